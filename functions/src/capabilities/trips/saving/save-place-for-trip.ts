import { type PutAside, tripCategories } from '@merve/contract';
import type { TextCard } from '@merve/contract/cards';
import { z } from 'zod';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { doing } from '../../../tools/doing.ts';
import { changingSentences } from '../changing/sentences.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { placeLookUp } from '../places-of-trip/look-up-place.ts';
import { tripPlaceSentences } from '../places-of-trip/sentences.ts';
import { isTripMeant, spokenOf, tripMeant } from '../trip-meant.ts';
import { savedPlaceKind } from './pending-saved-place.ts';
import { isOnList } from './saved-list.ts';
import { savingSentences } from './sentences.ts';
import { listOf, nextTrip } from './shelf.ts';

/** How long it waits for a YES: nothing is held. */
const answerWithinMs = 60 * 60_000;
const mostTold = 5;

const input = z.object({
  placeName: z.string().min(1).max(120).describe('What it is called, as it was said or shown.'),
  placeNameEn: z.string().min(1).max(120).optional().describe('What it is called in English.'),
  category: z.enum(tripCategories).optional().describe('etc if left out.'),
  remove: z.boolean().optional().describe('True: it is taken off the list.'),
});

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

interface Needs {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

const isSpokenOf = (names: readonly string[], { spoken }: ToolContext): boolean =>
  spoken === undefined || spoken.some(({ text }) => nameIn(text, { names }, []).isThis);

const numbered = (names: readonly string[]): string =>
  names.map((name, index) => `${index + 1}. ${name}`).join('\n');

/** `savePlaceForTrip`: a place put aside for the person's trip, looked up, or taken off the list; by a YES. */
export function savePlaceForTripTool(needs: Needs): Tool {
  return defineTool({
    name: 'savePlaceForTrip',
    label: 'Put a place aside for a trip',
    group: 'Trips',
    does: 'Puts a place aside for a trip, or takes it off that list; the guest confirms.',
    doing: doing.findingPlaces,
    description:
      'Puts a place aside for the person’s saved trip ("save this for my trip"), or for the next one where there is none yet; or takes it off that list. It is looked up; what nobody finds is shown as not verified. Days that are planned later begin with what was put aside. It asks first; nothing is kept before a YES.',
    constrainedBy: ['allowedTags'],
    shownWhen: isTripMeant,
    input,
    effect: 'propose',
    proposes: savedPlaceKind,
    async run({ placeName, placeNameEn, category = 'etc', remove = false }, context) {
      const { language, now } = context;
      const say = savingSentences(language);
      const found = await tripMeant(needs.documents, context);
      if (found?.role === 'reader') return refused('FORBIDDEN', changingSentences(language).readOnly());
      const shelf = found === null ? nextTrip(context) : listOf(found.trip, context);
      const { about } = shelf;
      const proposed = (place: PutAside[number], summary: string, isVerified: boolean): ToolResult => ({
        status: 'proposal',
        proposal: {
          kind: savedPlaceKind,
          args: shelf.args(place, remove),
          ref: shelf.ref,
          summary: isVerified
            ? summary
            : `${changingSentences(language).notVerified(place.name)}\n${summary}`,
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMs),
          ui: { type: 'text', message: summary, followUpQuestions: [] } satisfies TextCard,
        },
      });
      if (remove) {
        const things = shelf.places.map(({ name }) => ({ names: [name] }));
        const named = shelf.places.filter((_one, index) => {
          const thing = things[index];
          return thing !== undefined && nameIn(placeName, thing, things.toSpliced(index, 1)).isThis;
        });
        const [only, another] = named;
        if (only === undefined || another !== undefined)
          return { ...refused('NOT_FOUND', say.notOnList(placeName)), ...about };
        if (!isSpokenOf([only.name], context))
          return refused('NOT_AS_SAID', changingSentences(language).askPlace());
        return proposed(only, shelf.removal(only.name), true);
      }
      const { lookUp, meantBy } = await placeLookUp(
        needs,
        { trip: shelf.around },
        'savePlaceForTrip',
        context,
      );
      const looked = await lookUp({ name: placeName, nameEn: placeNameEn });
      if (!looked.isAllowed)
        return refused('NOT_BOOKABLE', tripPlaceSentences(language).noneNear(shelf.around.destination));
      const isFound = looked.place !== null || looked.outsideId !== null;
      const [one, another, ...more] = isFound ? [] : meantBy(placeName);
      if (one !== undefined && another !== undefined) {
        const list = [one, another, ...more]
          .slice(0, mostTold)
          .map(({ name }, index) => `${index + 1}. ${name}`);
        return { ...refused('PLACE_MISSING', changingSentences(language).which(list.join('\n'))), ...about };
      }
      const own = looked.place ?? one ?? null;
      const name = own?.name ?? placeName;
      const names = [
        placeName,
        ...(placeNameEn === undefined ? [] : [placeNameEn]),
        ...(own === null ? [] : [own.name, ...own.otherNames]),
      ];
      if (!isSpokenOf(names, context)) return refused('NOT_AS_SAID', changingSentences(language).askPlace());
      const place: PutAside[number] = {
        ...{ placeId: own?.placeId ?? null, outsideId: own === null ? looked.outsideId : null, name },
        checkedOn: own === null && looked.outsideId !== null ? now.toISOString().slice(0, 10) : null,
        kind: own?.kind ?? category,
      };
      if (isOnList(place, shelf.places)) return { ...refused('NOT_BOOKABLE', say.already(name)), ...about };
      if (shelf.places.length >= shelf.most) return refused('NOT_BOOKABLE', say.full(String(shelf.most)));
      const isVerified = own !== null || looked.outsideId !== null;
      return proposed(place, shelf.question(name), isVerified);
    },
  });
}

/** `savedPlacesOfTrip`: what was put aside for the person's trip. */
export function savedPlacesOfTripTool(documents: Documents): Tool {
  return defineTool({
    name: 'savedPlacesOfTrip',
    label: 'Tell what was put aside for a trip',
    group: 'Trips',
    does: 'Lists what was put aside for a trip.',
    doing: doing.lookingUpOwn,
    description:
      'What was put aside for the person’s saved trip, the newest last. `message` is the answer in their language.',
    shownWhen: isTripMeant,
    input: z.object({}),
    effect: 'read',
    async run(_input, context) {
      const { language, now } = context;
      const found = await tripMeant(documents, context);
      const say = savingSentences(language);
      if (found === null) {
        const kept = (context.context.putAside ?? []).map(({ name }) => name);
        const message =
          kept.length === 0 ? onTheWaySentences(language).tripOver() : say.listKept(numbered(kept));
        return { status: 'ok', data: { message, places: kept } };
      }
      const { trip } = found;
      const names = trip.savedPlaces.map(({ name }) => name);
      const message =
        names.length === 0 ? say.none(trip.destination) : say.list(trip.destination, numbered(names));
      return {
        status: 'ok',
        data: { message, places: names },
        context: { trip: spokenOf(trip, now) },
      };
    },
  });
}
