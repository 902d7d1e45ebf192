import type { BookableChoice, BookableKind, DataKind, Listing } from '@merve/contract';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { shortLine } from '../../language/short-line.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { resolveNamed } from '../../requests/index.ts';

const choiceLimit = 60;

/** The argument that names one of several things to book at a listing. */
export const namedChoice = z
  .string()
  .max(100)
  .optional()
  .describe(
    'Which kind of room or ticket, as the person named it ("double room"). Only where they named one.',
  );

function isBookableKind(dataKind: DataKind | undefined): dataKind is BookableKind {
  return dataKind === 'tickets' || dataKind === 'roomTypes';
}

/** The kind of things one chooses from when booking there; null where there is nothing to choose. */
function bookableKindOf({ merve }: Listing): BookableKind | null {
  const action = merve.actions.find((one) => one.actionType === 'book' && one.enabled);
  return isBookableKind(action?.dataKind) ? action.dataKind : null;
}

/** The room types or tickets of a listing, as they are numbered. One query, and none where there is nothing to choose. */
export async function choicesAt(documents: Documents, listing: Listing): Promise<BookableChoice[]> {
  const dataKind = bookableKindOf(listing);
  if (dataKind === null) return [];
  const query = documents.bookableChoices(listing.listingId, dataKind).orderBy('number').limit(choiceLimit);
  return (await query.get()).docs.map((document) => document.data());
}

/**
 * The offering behind a room type or ticket as the person named it; undefined where nothing was named, or the listing has
 * nothing to choose from. One query, and none in those cases.
 * @throws MerveError `ITEM_NOT_FOUND`, `ITEM_AMBIGUOUS`, `ITEM_UNAVAILABLE`: another room is never booked instead.
 */
export async function chooseOffering(
  documents: Documents,
  snapshot: CatalogueSnapshot,
  { listing: idOrName, choice }: { readonly listing: string; readonly choice?: string | undefined },
): Promise<string | undefined> {
  const resolution = snapshot.resolveListing(idOrName);
  if (choice === undefined || choice.trim() === '' || resolution.kind !== 'one') return undefined;
  const { listing } = resolution;
  if (bookableKindOf(listing) === null) return undefined;
  const choices = await choicesAt(documents, listing);
  const found = resolveNamed(choice, choices);
  const numbered = (some: readonly BookableChoice[]) =>
    some.map(({ number, name }) => `${number}. ${name}`).join(', ');
  const item = shortLine(choice, 60) ?? '';
  if (found.kind === 'none') {
    throw new MerveError('ITEM_NOT_FOUND', 'The listing has no such room type or ticket', {
      details: { item, name: listing.name, names: numbered(choices) },
    });
  }
  if (found.kind === 'several') {
    throw new MerveError('ITEM_AMBIGUOUS', 'Several room types or tickets fit', {
      details: { item, names: numbered(found.entries) },
    });
  }
  const { available, offeringId, name } = found.entry;
  if (!available || offeringId === null || snapshot.bookable(listing.listingId, offeringId) === undefined) {
    throw new MerveError('ITEM_UNAVAILABLE', 'It cannot be booked', { details: { item: name } });
  }
  return offeringId;
}
