import type { Transaction } from '@google-cloud/firestore';
import {
  allergenSchema,
  isDiningListing,
  type Listing,
  type Restaurant,
  type RestaurantAllergen,
} from '@merve/contract';
import type { AllergenDeclaration, AllergenDeclarationView } from '@merve/contract/api';
import { carryOut, contentVersion, type EditOutcome, missing } from '../catalogue/editing/edit.ts';
import { invalid } from '../catalogue/editing/problems.ts';
import type { ActingOperator } from '../platform/acting-operator.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { nextRestaurant, statementsOf, withStatements } from './next-restaurant.ts';
import { confidenceAt } from './restaurant-allergens.ts';
import { restaurantFromListing } from './restaurant-from-listing.ts';

const dayMs = 86_400_000;
/** A kitchen of ten years ago is another one: such a day is a slip of the finger. */
const oldestDays = 3660;
/** Dishes of a listing that are read to tell what its menu contains. */
const maxDishes = 500;

const declaredOf = (restaurant: Restaurant): readonly RestaurantAllergen[] =>
  statementsOf(restaurant).filter(({ source }) => source === 'owner');

/** Who saw the same declaration has the same version, whatever else became known of the restaurant. Pure. */
function versionOf(restaurant: Restaurant): string {
  return contentVersion(
    declaredOf(restaurant).map(({ allergen, value, date }) => [allergen, value, date.toISOString()]),
  );
}

/** A restaurant's declaration as operators see it. Pure. */
export function declarationView(
  listingId: string,
  restaurant: Restaurant | undefined,
  now: Date,
): AllergenDeclarationView {
  const declared = restaurant === undefined ? [] : declaredOf(restaurant);
  const [latest] = declared
    .map(({ date }) => date.toISOString())
    .toSorted()
    .reverse();
  return {
    listingId,
    version: restaurant === undefined ? null : versionOf(restaurant),
    declaredOn: latest?.slice(0, 10) ?? null,
    values: Object.fromEntries(declared.map(({ allergen, value }) => [allergen, value])),
    told: (restaurant?.allergens ?? []).map((one) => ({
      allergen: one.allergen,
      value: one.value,
      source: one.source,
      confidence: confidenceAt(one, now),
      date: one.date.toISOString(),
    })),
  };
}

/** What is wrong with a declaration by itself. Pure. */
function declarationProblems({ declaredOn, values }: AllergenDeclaration, now: Date) {
  const isEmpty = Object.keys(values).length === 0;
  if (declaredOn === null)
    return isEmpty ? [] : [invalid('declaredOn', 'On which day did the restaurant declare it?')];
  if (isEmpty) return [invalid('declaredOn', 'Nothing is declared: leave the day empty')];
  const age = now.getTime() - Date.parse(declaredOn);
  // Somewhere it is tomorrow already.
  if (age < -dayMs) return [invalid('declaredOn', 'That day is yet to come')];
  return age > oldestDays * dayMs ? [invalid('declaredOn', 'That is more than ten years ago')] : [];
}

/** A listing's restaurant as it is, or as it begins where it is none yet: with what its menu and kitchen tell. */
async function restaurantOf(
  tx: Transaction,
  documents: Documents,
  listing: Listing,
  now: Date,
): Promise<Restaurant | null> {
  const menu = (await tx.get(documents.menuItems(listing.listingId).limit(maxDishes))).docs;
  const dishes = menu.map((dish) => dish.data());
  return nextRestaurant(undefined, restaurantFromListing(listing, dishes, now), now);
}

/**
 * Keeps what a restaurant declares of the fourteen allergens, on record. It replaces what it declared before and nothing of what others state:
 * of two declarations the worse holds, with the lower confidence (`joinAllergens`). A listing that is no restaurant yet becomes one.
 * @throws MerveError `NOT_FOUND` for a listing there is not
 */
export async function declareAllergens(
  documents: Documents,
  listingId: string,
  {
    expectedVersion,
    declaration,
  }: { readonly expectedVersion: string | null; readonly declaration: AllergenDeclaration },
  operator: ActingOperator,
): Promise<EditOutcome<Restaurant>> {
  const listing = (await documents.listing(listingId).get()).data();
  if (listing === undefined) throw missing('listing');
  const { now } = operator;
  return carryOut(documents, operator, {
    reference: documents.restaurant(listingId),
    expectedVersion,
    versionOf,
    async change(tx, current) {
      const problems = [
        ...(isDiningListing(listing) ? [] : [invalid('values', 'Nobody eats at this listing')]),
        ...declarationProblems(declaration, now),
      ];
      if (problems.length > 0) return { kind: 'invalid', problems };
      const restaurant = current ?? (await restaurantOf(tx, documents, listing, now));
      if (restaurant === null) throw missing('restaurant');
      return withStatements(restaurant, statementsIn(declaration), ['owner'], now);
    },
    subject: (changed, before) => ({
      action: 'allergens-declared',
      ...{ listingId, businessId: listing.businessId, marketId: listing.marketId },
      changed: allergensChanged(before, changed),
    }),
  });
}

/** A restaurant's own word: as sure as can be on its day. Pure. */
function statementsIn({ declaredOn, values }: AllergenDeclaration): RestaurantAllergen[] {
  if (declaredOn === null) return [];
  const date = new Date(`${declaredOn}T00:00:00Z`);
  return allergenSchema.options.flatMap((allergen) => {
    const value = values[allergen];
    return value === undefined
      ? []
      : [{ allergen, value, source: 'owner', confidence: 'high', date } satisfies RestaurantAllergen];
  });
}

/** The allergens of which something else is declared now; all of them where only the day is another. Pure. */
function allergensChanged(before: Restaurant | undefined, after: Restaurant): string[] {
  const was = new Map((before === undefined ? [] : declaredOf(before)).map((one) => [one.allergen, one]));
  const is = new Map(declaredOf(after).map((one) => [one.allergen, one]));
  return allergenSchema.options.filter((allergen) => {
    const [one, other] = [was.get(allergen), is.get(allergen)];
    return one?.value !== other?.value || one?.date.getTime() !== other?.date.getTime();
  });
}
