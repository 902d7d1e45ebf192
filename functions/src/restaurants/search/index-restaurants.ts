import { type DocumentSnapshot, FieldPath } from '@google-cloud/firestore';
import { datesFromTimestamps, type Restaurant, restaurantReviewSchema } from '@merve/contract';
import { z } from 'zod';
import type { TypesenseClient, TypesenseDocument } from '../../integrations/typesense/index.ts';
import type { Embedder } from '../../model/embedder.ts';
import type { Clock } from '../../platform/clock.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import {
  isRestaurantCollection,
  type RestaurantCollection,
  restaurantAliases,
  restaurantCollectionName,
  restaurantDocument,
  restaurantSchema,
  reviewDocument,
} from './typesense-restaurants.ts';
import { vectorSpaceOf } from './vector-space.ts';

export interface RestaurantIndexNeeds {
  readonly documents: Documents;
  readonly client: TypesenseClient;
  /** Whose vectors are searched by. */
  readonly embedders: readonly Embedder[];
}

const kinds = ['restaurants', 'reviews'] as const satisfies readonly RestaurantCollection[];
/** A query binds no more ids at once. */
const atOnce = 30;

const storedReviewSchema = restaurantReviewSchema.omit({ vectors: true });
/** A vector as Firestore hands it out. */
const vectorValue = z.custom<{ toArray(): number[] }>(
  (value) => typeof value === 'object' && value !== null && 'toArray' in value,
);

interface Entries {
  readonly written: Readonly<Record<RestaurantCollection, readonly TypesenseDocument[]>>;
  readonly removed: Readonly<Record<RestaurantCollection, readonly string[]>>;
}

/** What the collections hold of some restaurants: of those that are active, each with its reviews that have a vector; nothing of the others. */
async function entriesOf(
  { documents, embedders }: Pick<RestaurantIndexNeeds, 'documents' | 'embedders'>,
  restaurantIds: readonly string[],
): Promise<Entries> {
  const [restaurants, reviews] = await Promise.all([
    documents.restaurants.where(FieldPath.documentId(), 'in', restaurantIds).get(),
    documents.restaurantReviews.where('restaurantId', 'in', restaurantIds).withConverter(null).get(),
  ]);
  const active = readable(restaurants.docs).filter((restaurant) => restaurant.active);
  const byId = new Map(active.map((restaurant) => [restaurant.restaurantId, restaurant]));
  const spaces = embedders.map(vectorSpaceOf);
  const told = reviews.docs.map((one) => ({ id: one.id, document: reviewEntry(one, byId, spaces) }));
  return {
    written: {
      restaurants: active.map(restaurantDocument),
      reviews: told.flatMap(({ document }) => document ?? []),
    },
    removed: {
      restaurants: restaurantIds.filter((id) => !byId.has(id)),
      reviews: told.flatMap(({ id, document }) => (document === null ? [id] : [])),
    },
  };
}

function reviewEntry(
  stored: Pick<DocumentSnapshot<unknown>, 'data' | 'get'>,
  restaurants: ReadonlyMap<string, Restaurant>,
  spaces: readonly string[],
): TypesenseDocument | null {
  const parsed = storedReviewSchema.safeParse(datesFromTimestamps(stored.data() ?? {}));
  const restaurant = parsed.success ? restaurants.get(parsed.data.restaurantId) : undefined;
  if (!parsed.success || restaurant === undefined) return null;
  const vectors = spaces.flatMap((space) => {
    const value = vectorValue.safeParse(stored.get(new FieldPath('vectors', space)));
    return value.success ? [[space, value.data.toArray()] as const] : [];
  });
  // What has no vector is found by its restaurant's words.
  if (vectors.length === 0) return null;
  return reviewDocument(restaurant, { ...parsed.data, vectors: {} }, Object.fromEntries(vectors));
}

async function write(
  client: TypesenseClient,
  collection: string,
  documents: readonly TypesenseDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const results = await client.importMany(collection, documents);
  for (const [place, result] of results.entries()) {
    if (!result.success)
      throw new MerveError('BAD_REQUEST', `${documents[place]?.id} was refused: ${result.error}`);
  }
}

/**
 * Brings some restaurants to what Firestore has now, in the collections in use and in any that a re-index is filling. Safe to run any number of times, in any
 * order: whoever searches looks at the documents themselves, so what lags shows nothing that is not true. Nothing where there is no index yet.
 * @param restaurantIds at most 30
 */
export async function indexRestaurants(
  needs: RestaurantIndexNeeds,
  restaurantIds: readonly string[],
): Promise<void> {
  const { client } = needs;
  const names = (await client.collections()).map(({ name }) => name);
  if (!kinds.some((of) => names.some((name) => isRestaurantCollection(of, name)))) return;
  const { written, removed } = await entriesOf(needs, restaurantIds);
  for (const of of kinds) {
    for (const name of names.filter((one) => isRestaurantCollection(of, one))) {
      await write(client, name, written[of]);
      for (const id of removed[of]) await client.remove(name, id);
    }
  }
}

export interface RestaurantsIndexed {
  readonly restaurants: number;
  readonly reviews: number;
}

/**
 * Fills new collections with every active restaurant and its reviews that have vectors, then points the aliases at them and drops the older ones: searches go on in
 * those until then. May be interrupted at any moment, and run again.
 * @param needs.uniquely tells two that begin in the same second apart: letters and digits
 * @throws MerveError `BAD_REQUEST` if one is refused; the aliases then stay where they were
 */
export async function reindexRestaurants(
  needs: RestaurantIndexNeeds & {
    readonly clock: Clock;
    readonly uniquely: string;
    readonly onProgress?: (indexed: RestaurantsIndexed) => void;
  },
): Promise<RestaurantsIndexed> {
  const { client, clock, uniquely, documents, embedders } = needs;
  const begun = clock.now();
  const nameOf = (of: RestaurantCollection) => restaurantCollectionName(of, begun, uniquely);
  for (const of of kinds) await client.createCollection(restaurantSchema(of, nameOf(of), embedders));
  let indexed: RestaurantsIndexed = { restaurants: 0, reviews: 0 };
  const pages = documents.restaurants
    .orderBy(FieldPath.documentId())
    .select()
    .limit(atOnce)
    .withConverter(null);
  for (let page = await pages.get(); !page.empty; ) {
    const { written } = await entriesOf(
      needs,
      page.docs.map(({ id }) => id),
    );
    for (const of of kinds) await write(client, nameOf(of), written[of]);
    indexed = {
      restaurants: indexed.restaurants + written.restaurants.length,
      reviews: indexed.reviews + written.reviews.length,
    };
    needs.onProgress?.(indexed);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < atOnce) break;
    page = await pages.startAfter(last).get();
  }
  for (const of of kinds) await switchOver(client, of, nameOf(of));
  return indexed;
}

/** Points the alias at the filled collection and drops those begun before it, never one begun later. */
async function switchOver(client: TypesenseClient, of: RestaurantCollection, name: string): Promise<void> {
  await client.pointAlias(restaurantAliases[of], name);
  const names = (await client.collections()).map((one) => one.name);
  for (const older of names.filter((one) => isRestaurantCollection(of, one) && one < name))
    await client.dropCollection(older);
}
