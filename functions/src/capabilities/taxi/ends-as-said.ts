/** Where a ride begins and ends, held against the words of the conversation. Pure. */
import type { Language } from '@merve/contract';
import type { KnownPlace } from '../../catalogue/index.ts';
import { type NamedSlot, type NamedThing, nameIn } from '../../reading/named-as-said.ts';
import { type PlaceSaid, readRoute } from '../../reading/route/read-route.ts';
import type { ToolContext } from '../../tools/define-tool.ts';

interface Ends {
  readonly from: Pick<KnownPlace, 'label'>;
  readonly to: { readonly label: string };
}

/** One end as it is heard: said in its own role it is this one; a place said in that role that is none of its names is another. */
function endSlot(
  role: 'pickup' | 'destination',
  names: readonly string[],
  { language }: Pick<ToolContext, 'language'>,
): NamedSlot {
  const thing: NamedThing = { names };
  return {
    value: names.at(-1) ?? '',
    hear(text) {
      const route = readRoute(text, language);
      const place: PlaceSaid | null = route[role];
      const isNamed = nameIn(text, thing, []).isThis || names.some((name) => text.includes(name));
      const inRole =
        place === null ? isNamed : nameIn(place.said, thing, []).isThis || sharesWords(place, names);
      // "To the airport from here": who is where they are is picked up there.
      if (inRole || (role === 'pickup' && route.isHere && isNamed)) return { isThis: true, other: null };
      return { isThis: false, other: place?.said ?? null };
    },
  };
}

/** Names of one or two letters tell nothing to `nameIn`: they are compared as they stand. */
const sharesWords = ({ said, bare }: PlaceSaid, names: readonly string[]): boolean =>
  names.some((name) => [said, ...bare].some((one) => one.toLowerCase() === name.toLowerCase()));

/**
 * Both ends as the call names them. Who names no pickup is where they shared to be; a pickup that the words have and the call has not
 * is found as another place in its role.
 */
export function endsAsSaid(
  { pickup = '', destination }: { readonly pickup: string | undefined; readonly destination: string },
  { from, to }: Ends,
  context: ToolContext,
): NamedSlot[] {
  const shared = context.context.lastLocation?.label;
  const isShared = pickup.trim() === '' || from.label === shared;
  const start = endSlot(
    'pickup',
    [pickup, from.label].filter((name) => name !== ''),
    context,
  );
  const end = endSlot('destination', [destination, to.label], context);
  const isHere = to.label === shared;
  return [
    { ...start, isKnown: isShared },
    { ...end, isKnown: isHere },
  ];
}

/** The language in which the newest message speaks of a way. */
export const languagesOfRoute = ({
  said = [],
  language,
}: Pick<ToolContext, 'said' | 'language'>): Language[] =>
  said.slice(-1).map((text) => readRoute(text, language).language);

/** Every place that was said as an end of a way: each is held against the call in its role, and is none of what is passed on. */
export const placesSaid = ({ said = [], language }: Pick<ToolContext, 'said' | 'language'>): string[] =>
  said.flatMap((text) => {
    const { pickup, destination } = readRoute(text, language);
    return [pickup, destination].flatMap((place) => place?.said ?? []);
  });
