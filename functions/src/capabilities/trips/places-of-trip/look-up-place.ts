import { type Coordinates, distanceKm, type Place, type PlaceField } from '@merve/contract';
import { placesAround } from '../../../catalogue/places/find-places.ts';
import { googleForSearches } from '../../../catalogue/places/google-for-searches.ts';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { placeKindIn } from '../../../language/place-kinds.ts';
import { areTagsAllowed } from '../../../markets/index.ts';
import { readConfig } from '../../../platform/config.ts';
import { asMerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { log } from '../../../platform/log.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import {
  believedPlace,
  destinationKm,
  type FoundPlace,
  type NamedPlace,
} from '../../../trips/verify-place.ts';
import type { TripNow } from '../on-the-way/today-on-trip.ts';
import { isAround } from '../planning/change-words.ts';

/** Asked of a provider for one look: enough to see whether a place is there, and nothing of it is told on. */
const lookedAt: readonly PlaceField[] = ['place_id', 'name', 'geometry'];
const candidates = 5;

/** Who looks something up: where, in which language, and until when. */
export type LooksUpFor = Pick<ToolContext, 'market' | 'config' | 'language' | 'signal'>;

interface Needs {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** A named place after the look. Of a provider its id alone may be kept or told. */
export interface LookedUp {
  /** Where it is; of a provider's, to plan by while the turn lasts: it is kept nowhere and told to nobody. */
  readonly at: Coordinates | null;
  /** One of ours; null for another. */
  readonly place: Place | null;
  /** The provider's id; null where nobody found it, or it is ours. */
  readonly outsideId: string | null;
  /** False: ours, and the market shows none of its kind here. */
  readonly isAllowed: boolean;
}

/** At most two questions a place: by its name, then by its English one. Whatever fails leaves the place not verified. */
async function lookOutside(
  { outsidePlaces }: Needs,
  wanted: NamedPlace,
  { destination, stay }: Pick<TripNow['trip'], 'destination' | 'stay'>,
  { market, config, language: spoken, signal }: LooksUpFor,
): Promise<FoundPlace | null> {
  const settings = readConfig(placeSearchSection);
  const google = config.placeSearch.enabled ? googleForSearches(outsidePlaces, settings) : null;
  if (google === null) return null;
  // Each is answered in its own language, so that names are compared with their like.
  const questions = [
    { name: wanted.name, language: spoken },
    ...(wanted.nameEn === undefined ? [] : [{ name: wanted.nameEn, language: 'en' as const }]),
  ];
  for (const { name, language } of questions) {
    try {
      const { places } = await google.searchText({
        ...{ text: `${name} ${destination}`, type: null, openNow: false, price: null, pageToken: null },
        ...{ bias: { centre: stay, radiusMetres: destinationKm * 1000 }, within: null, rankBy: 'relevance' },
        ...{ fields: lookedAt, language, region: null, limit: candidates, caller: { market, config } },
        ...{ signal, timeoutMs: settings.PLACES_TEXTSEARCH_TIMEOUT_MS },
      });
      const found = places.map(({ id, name: known, at }) => ({
        id,
        at,
        names: known === null ? [] : [known],
      }));
      const believed = believedPlace(wanted, found, stay, { around: [destination] });
      if (believed !== null) return believed;
    } catch (thrown) {
      log.info('place not looked up', { code: asMerveError(thrown).code });
      return null;
    }
  }
  return null;
}

interface LooksUp {
  lookUp(wanted: NamedPlace): Promise<LookedUp>;
  /** Ours that words may mean which are no name of any: those whose names have all of them, else those of the kind; the nearest first. Pure. */
  meantBy(words: string): readonly Place[];
}

/** Whether every word that tells something is one of a name's, or begins it. */
function hasWords(words: string, names: readonly string[]): boolean {
  const told = foldedWords(words).filter((word) => !isAround(word));
  const own = names.flatMap((name) => foldedWords(name));
  return (
    told.length > 0 &&
    told.every((word) => own.some((one) => one === word || (word.length > 3 && one.startsWith(word))))
  );
}

/** Looks named places up for a trip, ours first: one query for all of them, and at most two questions to a provider for each that is not ours. */
export async function placeLookUp(
  needs: Needs,
  { trip }: { readonly trip: Pick<TripNow['trip'], 'destination' | 'stay'> },
  tool: string,
  context: LooksUpFor,
): Promise<LooksUp> {
  const { market, config } = context;
  const around = await placesAround(needs.documents, {
    ...{ marketId: market.marketId, centre: trip.stay, radiusKm: destinationKm, of: { purpose: 'outing' } },
  });
  const ours = around.map(({ place }) => ({
    ...{ id: place.placeId, names: [place.name, ...place.otherNames], at: place.location, place },
  }));
  const allowed = ours.filter(({ place }) => areTagsAllowed(config, tool, place.tags));
  const meantBy = (words: string): readonly Place[] => {
    const named = allowed.filter(({ names }) => hasWords(words, names));
    const kind = placeKindIn(words);
    const isKindAlone = foldedWords(words).filter((word) => !isAround(word)).length === 1;
    const found =
      named.length > 0 || !isKindAlone ? named : allowed.filter(({ place }) => place.kind === kind);
    return found.map(({ place }) => place);
  };
  const lookUp = async (wanted: NamedPlace): Promise<LookedUp> => {
    const own = believedPlace(wanted, ours, trip.stay, { around: [trip.destination] });
    if (own !== null)
      return {
        place: own.place,
        outsideId: null,
        at: own.place.location,
        isAllowed: areTagsAllowed(config, tool, own.place.tags),
      };
    const outside = await lookOutside(needs, wanted, trip, context);
    return { place: null, outsideId: outside?.id ?? null, at: outside?.at ?? null, isAllowed: true };
  };
  return { lookUp, meantBy };
}

/** From a point to a place of ours, in kilometres of straight line; null for what is not ours. Pure. */
export const distanceTo = ({ place }: LookedUp, from: Coordinates): number | null =>
  place === null ? null : distanceKm(place.location, from);
