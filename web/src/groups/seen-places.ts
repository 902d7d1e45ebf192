import { conversationRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { callRoute } from '../platform/api-client.ts';

/** A place that a vote may have, as the API names it. */
export interface VotePlace {
  readonly venueId: string;
  readonly name: string;
}

const one = z.object({ listingId: z.string(), name: z.string() });
const card = z.union([
  z.object({ items: z.array(one) }).transform(({ items }) => items),
  one.transform((place) => [place]),
]);
/** Messages that are looked at, the newest. */
const lookedAt = 50;
const mostShown = 12;

/** The market's own places that Merve showed in the newest conversation, the last first; none for who has none yet. */
export async function seenPlaces(signal: AbortSignal): Promise<readonly VotePlace[]> {
  const { items: threads } = await callRoute(conversationRoutes.listThreads, { signal });
  const thread = threads.find(({ threadType }) => threadType === 'merve');
  if (thread === undefined) return [];
  const { items: messages } = await callRoute(conversationRoutes.listMessages, {
    ...{ params: { threadId: thread.threadId }, query: { limit: lookedAt }, signal },
  });
  const seen = messages.flatMap(({ ui }) => card.safeParse(ui).data ?? []);
  const places = seen.map(({ listingId, name }) => ({ venueId: `listing:${listingId}`, name }));
  return places
    .filter(({ venueId }, at) => places.findIndex((other) => other.venueId === venueId) === at)
    .slice(0, mostShown);
}

/** The places that an address brings: `?place=listing:id~Name`, once for each. */
export function placesIn(search: string): readonly VotePlace[] {
  const given = new URLSearchParams(search).getAll('place').map((value) => {
    const at = value.indexOf('~');
    return at < 0 ? null : { venueId: value.slice(0, at), name: value.slice(at + 1, at + 121) };
  });
  return given.flatMap((place) =>
    place !== null && /^(?:listing|place):[^/\s]{1,300}$/.test(place.venueId) && place.name.trim() !== ''
      ? [place]
      : [],
  );
}

/** When it is to be, as the wall clock there shows it: `?when=2026-11-28T20:00`; '' for an address that does not say. */
export function whenIn(search: string): string {
  const when = new URLSearchParams(search).get('when') ?? '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(when) ? when : '';
}

/** The address of a vote on these places, for this hour where there is one. */
export const addressOfVote = (places: readonly VotePlace[], when = ''): string =>
  `/groups/new?${new URLSearchParams([
    ...places.map(({ venueId, name }) => ['place', `${venueId}~${name}`]),
    ...(when === '' ? [] : [['when', when]]),
  ]).toString()}`;
