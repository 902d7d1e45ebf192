import type { Coordinates } from '@merve/contract';
import { type Catalogue, resolvePlace } from '../../catalogue/index.ts';
import { ownPlaceNamed } from '../../catalogue/places/search-own-places.ts';
import type { Geocoder, MapBounds } from '../../integrations/map-search.ts';
import { oneLine } from '../../language/one-line.ts';
import { askedForPlace } from '../../language/sharing-place.ts';
import { asMerveError, type ErrorCode } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { placeSentences } from './sentences.ts';

/** A location shared longer ago is not taken for where the person is. */
const freshMs = 60 * 60_000;

/** Where "near" is measured from. */
export interface Origin {
  /** Null for the person's own place. */
  readonly label: string | null;
  readonly at: Coordinates;
}

export type OriginFound =
  | { readonly kind: 'at'; readonly origin: Origin }
  /** Nothing is named and nothing shared. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string };

export interface OriginNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  /** Null where no map service is configured. */
  readonly geocoder: Geocoder | null;
}

/** What a model may pass on as a place though it names none. */
const here =
  /^\s*(?:(?:near |around |close to )?(?:me|here|my (?:place|location|position))|nearby|current location|buras[ıi]|burada|bana|yak[ıi]n[ıi]mda|konumum)\s*$/iu;

const inside = ({ west, south, east, north }: MapBounds, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/**
 * Where the person means: the place they named, else where they shared to be within the last hour. A name is looked up in the
 * market's towns, landmarks and listings (in memory), then in our own places (one query), then on the map. What the map
 * answers is used for this one answer and not kept.
 */
export async function findOrigin(
  needs: OriginNeeds,
  near: string | undefined,
  context: ToolContext,
): Promise<OriginFound> {
  const { market, language, now } = context;
  const say = placeSentences(language);
  const named = oneLine(near ?? '', 120);
  if (named !== '' && !here.test(named)) {
    const origin = await locate(needs, named, context);
    return origin === null
      ? { kind: 'refused', code: 'PLACE_NOT_FOUND', message: say.placeUnknown(named) }
      : { kind: 'at', origin };
  }
  const shared = context.context.lastLocation;
  if (shared === null || now.getTime() - shared.at.getTime() > freshMs) return { kind: 'unknown' };
  const at = { latitude: shared.latitude, longitude: shared.longitude };
  if (!inside(market.boundingBox, at)) {
    return { kind: 'refused', code: 'OUT_OF_AREA', message: say.outOfArea(market.name) };
  }
  return { kind: 'at', origin: { label: null, at } };
}

async function locate(needs: OriginNeeds, named: string, context: ToolContext): Promise<Origin | null> {
  const { market, config, language, signal } = context;
  const known = resolvePlace(named, await needs.catalogue.of(market), config.taxi);
  if (known !== null) return known;
  const own = await ownPlaceNamed(needs.documents, market.marketId, named);
  if (own !== null) return { label: own.name, at: own.location };
  if (needs.geocoder === null) return null;
  try {
    const found = await needs.geocoder.locate({
      ...{ text: named, bounds: market.boundingBox, language, signal },
      caller: context,
    });
    return found === null ? null : { label: oneLine(found.label, 80), at: found.at };
  } catch (thrown) {
    // Already logged where it failed. The person can share where they are instead.
    if (asMerveError(thrown).code !== 'UPSTREAM_UNAVAILABLE') throw thrown;
    return null;
  }
}

/** The refusal that asks where the person is. */
export function askWhere(context: ToolContext) {
  return {
    status: 'refused',
    code: 'PLACE_MISSING',
    message: askedForPlace(placeSentences(context.language).askWhere(), context),
    ui: { type: 'location_request' },
  } as const;
}
