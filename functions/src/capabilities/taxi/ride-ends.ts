import type { RidePlace, TaxiPolicy } from '@merve/contract';
import { type CatalogueSnapshot, type KnownPlace, type NamedEnd, resolveEnd } from '../../catalogue/index.ts';
import { ownPlaceNamed } from '../../catalogue/places/search-own-places.ts';
import { formatList } from '../../language/format.ts';
import { askedForPlace } from '../../language/sharing-place.ts';
import { shortLine } from '../../language/short-line.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readRoute } from '../../reading/route/read-route.ts';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import { refuseRide } from './refuse-ride.ts';
import { taxiSentences } from './sentences/index.ts';

/** A location shared longer ago is not taken for where the person is. */
const locationMaximumAgeMs = 30 * 60_000;
/** Letters of a person's own words that a driver is shown. */
const maxLetters = 80;

/** Where a ride begins and ends, as far as the words tell; or what is to be asked about. */
type RideEnds =
  | { readonly from: KnownPlace; readonly to: RidePlace }
  | { readonly refused: Extract<ToolResult, { status: 'refused' }> };

export interface EndsKnown {
  readonly documents: Documents;
  readonly snapshot: CatalogueSnapshot;
  readonly policy: Pick<TaxiPolicy, 'landmarks'>;
}

/**
 * Both ends of a ride. The pickup is a place with coordinates: the one named, or where the person shared to be. A
 * destination that nobody here knows may still be one the driver knows: it is passed on in the person's words, whole. Of
 * several places that may be meant none is chosen. One query for an end that neither catalogue nor landmarks know.
 */
export async function readEnds(
  said: { readonly pickup: string | undefined; readonly destination: string },
  known: EndsKnown,
  context: ToolContext,
): Promise<RideEnds> {
  const pickup = said.pickup?.trim() ?? '';
  const [from, to] = await Promise.all([
    pickup === '' || saysHere(pickup) ? whereTheyAre(context) : endNamed(pickup, known, context),
    saysHere(said.destination) ? whereTheyAre(context) : endNamed(said.destination, known, context),
  ]);
  if (from.kind !== 'one') return { refused: refusal(from, pickup, context) };
  if (to.kind === 'several') return { refused: refusal(to, said.destination, context) };
  const label = shortLine(said.destination, maxLetters) ?? said.destination;
  return { from: from.place, to: to.kind === 'one' ? to.place : { label, at: null } };
}

/** What the market's own names tell, else its sights, hospitals and the like. */
async function endNamed(
  text: string,
  { documents, snapshot, policy }: EndsKnown,
  { market }: ToolContext,
): Promise<NamedEnd> {
  const end = resolveEnd(text, snapshot, policy);
  if (end.kind !== 'unknown' && end.kind !== 'town-only') return end;
  const place = await ownPlaceNamed(documents, market.marketId, text);
  return place === null
    ? end
    : { kind: 'one', place: { label: shortLine(place.name, maxLetters) ?? place.name, at: place.location } };
}

function refusal(
  end: Exclude<NamedEnd, { kind: 'one' }>,
  said: string,
  context: Pick<ToolContext, 'language' | 'channel'>,
) {
  const { language } = context;
  switch (end.kind) {
    case 'several':
      return refuseRide('PLACE_AMBIGUOUS', language, {
        names: formatList([...end.names], language, 'disjunction'),
      });
    case 'town-only':
      return refuseRide('PLACE_UNCLEAR', language, { place: said, town: end.town });
    case 'unknown':
      if (said !== '' && !saysHere(said)) return refuseRide('PLACE_NOT_FOUND', language, { place: said });
      return whereFrom(context);
  }
}

/** "Here", and no place by its name. */
function saysHere(text: string): boolean {
  const { isHere, pickup, destination, unplaced } = readRoute(text);
  return isHere && pickup === null && destination === null && unplaced.length === 0;
}

function whereTheyAre({ context: { lastLocation }, now, language }: ToolContext): NamedEnd {
  if (lastLocation === null || now.getTime() - lastLocation.at.getTime() > locationMaximumAgeMs) {
    return { kind: 'unknown' };
  }
  const { latitude, longitude, label } = lastLocation;
  return {
    kind: 'one',
    place: {
      label: shortLine(label, maxLetters) ?? taxiSentences(language).here(),
      at: { latitude, longitude },
    },
  };
}

/** Nobody knows where they are, and they have named no place. */
function whereFrom(context: Pick<ToolContext, 'language' | 'channel'>) {
  const asked = refuseRide('PLACE_NOT_FOUND', context.language);
  return { ...asked, message: askedForPlace(asked.message, context) };
}
