import { heatResolutions, type Listing, type Market, type VibeHeat } from '@merve/contract';
import type { Catalogue, CatalogueSnapshot } from '../../catalogue/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import type { Candidate } from '../pipeline/candidate.ts';
import { isOuting, ofListing, ofPlace } from '../scout.ts';
import { vibesOfTexts } from '../vibes/read-vibes.ts';
import { type HeatOfCells, makeHeat, type WarmPoint } from './make-heat.ts';

/** Of a market's own places, chosen by hand, so many are read. */
const maxPlaces = 500;

interface HeatWorld {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}

/** Kept as long as the catalogue keeps the listing: after an edit only what changed is read anew. */
const warmth = new WeakMap<Listing, WarmPoint | null>();

function warmPoint({ location, texts, category }: Candidate): WarmPoint | null {
  if (location === null) return null;
  const { vector, confidence } = vibesOfTexts(texts, category ?? '');
  return confidence === 0 ? null : { at: location, vector };
}

function ofListings({ listings }: CatalogueSnapshot): readonly WarmPoint[] {
  return listings.filter(isOuting).flatMap((listing) => {
    const known = warmth.get(listing);
    const point = known === undefined ? warmPoint(ofListing(listing)) : known;
    warmth.set(listing, point);
    return point ?? [];
  });
}

async function pointsOf({ documents }: HeatWorld, market: Market, snapshot: CatalogueSnapshot) {
  const found = await documents.places
    .where('marketId', '==', market.marketId)
    .where('active', '==', true)
    .where('purpose', '==', 'outing')
    .limit(maxPlaces)
    .get();
  return [
    ...ofListings(snapshot),
    ...readable(found.docs).flatMap((place) => warmPoint(ofPlace(place)) ?? []),
  ];
}

const unpacked = ({ cells, scores }: Pick<VibeHeat, 'cells' | 'scores'>): HeatOfCells => ({
  cells,
  scores: Uint8Array.from(Buffer.from(scores, 'base64')),
});

/**
 * A market's heat at one resolution: one document. Where the catalogue is another one since it was made, whoever asks first makes all four anew
 * and keeps them; two who do so at once write the same.
 */
export async function heatOfMarket(
  world: HeatWorld,
  market: Market,
  resolution: (typeof heatResolutions)[number],
  now: Date,
): Promise<HeatOfCells> {
  const { documents } = world;
  const { marketId } = market;
  const [kept, snapshot] = await Promise.all([
    documents.vibeHeat(marketId, resolution).get(),
    world.catalogue.of(market),
  ]);
  const known = kept.data();
  // An instance that has not heard of an edit yet takes what another one made of it.
  if (known !== undefined && known.catalogueVersion >= snapshot.version) return unpacked(known);
  const points = await pointsOf(world, market, snapshot);
  const made = heatResolutions.map((one): VibeHeat => {
    const { cells, scores } = makeHeat(points, one);
    return {
      ...{ marketId, resolution: one, catalogueVersion: snapshot.version, cells, madeAt: now },
      scores: Buffer.from(scores).toString('base64'),
    };
  });
  const batch = documents.db.batch();
  for (const heat of made) batch.set(documents.vibeHeat(marketId, heat.resolution), heat);
  await batch.commit();
  return unpacked(made.find((heat) => heat.resolution === resolution) ?? { cells: [], scores: '' });
}
