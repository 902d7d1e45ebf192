import type { Business, Listing, Market, PolicyProblem } from '@merve/contract';
import { editedListingSchema, type ImportedRow, type ImportOutcome } from '@merve/contract/api';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { newBusiness, newListing } from './create-listing.ts';
import { type EditDeed, fieldsChanged, missing, recordEdit } from './edit.ts';
import { invalid, listingProblems } from './problems.ts';
import { editedPartOf as editedBusiness, withEdits, zoneObstacle } from './save-business.ts';
import { editedPartOf as editedListing } from './save-listing.ts';

/** Read for one row: what there is already. */
interface Found {
  readonly market: Market;
  readonly listing: Listing | undefined;
  readonly business: Business | undefined;
}

/** What a row would make of what there is. */
type Planned =
  | { readonly problems: readonly PolicyProblem[] }
  | { readonly listing: Listing; readonly business: Business; readonly changed: readonly string[] };

/** What may be empty in a listing that is new. */
const emptyListing = {
  subCategory: null,
  description: '',
  tags: [],
  address: '',
  priceTier: null,
  active: true,
};

const businessIdOf = (row: ImportedRow, listing: Listing | undefined) =>
  row.businessId ?? listing?.businessId ?? row.listingId;

/** What a row makes of what there is: nothing it does not name is changed. Pure. */
function planRow(row: ImportedRow, { market, listing: known, business }: Found): Planned {
  const { listingId, listing: given } = row;
  const { marketId } = market;
  const businessId = businessIdOf(row, known);
  const read = editedListingSchema.safeParse({
    ...(known === undefined ? emptyListing : editedListing(known)),
    ...given,
  });
  if (!read.success) {
    const paths = read.error.issues.map(({ path }) => String(path[0] ?? ''));
    const problems = [...new Set(paths)].map(
      (path): PolicyProblem => ({ path, code: 'missing', message: 'A new listing needs it' }),
    );
    return { problems };
  }
  const edited = read.data;
  const problems = [
    ...(known !== undefined && known.marketId !== marketId
      ? [invalid('listingId', 'Another market has a listing with this id')]
      : []),
    ...(known !== undefined && known.businessId !== businessId
      ? [invalid('businessId', `The listing belongs to ${known.businessId}, and stays there`)]
      : []),
    ...(business !== undefined && business.marketId !== marketId
      ? [invalid('businessId', 'It is a business of another market')]
      : []),
    ...listingProblems(edited, market),
  ];
  if (problems.length > 0) return { problems };
  const listing =
    known === undefined
      ? newListing({ marketId, listingId, businessId, business: null, listing: edited })
      : { ...known, ...edited };
  const fresh = {
    name: edited.name,
    timeZone: market.timeZone,
    whatsappE164: null,
    language: null,
    closedOn: [],
  };
  const next =
    business === undefined
      ? newBusiness(businessId, marketId, { ...fresh, ...row.business })
      : withEdits(business, { ...editedBusiness(business), ...row.business });
  const changed = [
    ...fieldsChanged(known === undefined ? {} : editedListing(known), edited),
    ...fieldsChanged(business === undefined ? {} : editedBusiness(business), editedBusiness(next)).map(
      (field) => `business.${field}`,
    ),
  ];
  return { listing, business: next, changed };
}

/**
 * Adds or changes one listing, and its business, by a row of a table: one transaction, with the record of it. A row that
 * would change nothing writes nothing, so the same table twice is the same as once. With `dryRun` nothing is written.
 * @throws MerveError `NOT_FOUND` for a market there is not.
 */
export function importListing(
  documents: Documents,
  {
    marketId,
    row,
    dryRun,
  }: { readonly marketId: string; readonly row: ImportedRow; readonly dryRun: boolean },
  deed: EditDeed,
): Promise<ImportOutcome> {
  const { line, listingId } = row;
  const outcome = (
    result: ImportOutcome['result'],
    changed: readonly string[],
    problems: readonly PolicyProblem[] = [],
  ): ImportOutcome => ({ line, listingId, result, changed: [...changed], problems: [...problems] });

  return documents.db.runTransaction(async (tx) => {
    const [market, listing, record] = await readTogether(
      tx,
      documents.market(marketId),
      documents.listing(listingId),
      documents.adminAction(deed.actionId),
    );
    if (market === undefined) throw missing('market');
    if (record !== undefined) {
      return outcome(record.action === 'listing-created' ? 'created' : 'changed', record.changed ?? []);
    }
    const [business] = await readTogether(tx, documents.business(businessIdOf(row, listing)));
    const planned = planRow(row, { market, listing, business });
    if ('problems' in planned) return outcome('refused', [], planned.problems);
    const { changed } = planned;
    if (changed.length === 0) return outcome('unchanged', []);
    const obstacle =
      business === undefined ? null : await zoneObstacle(tx, documents, business, planned.business, deed.now);
    if (obstacle !== null) {
      return outcome(
        'refused',
        [],
        [invalid('business.timeZone', 'Bookings stand whose slots would be others')],
      );
    }
    const result = listing === undefined ? 'created' : 'changed';
    if (dryRun) return outcome(result, changed);
    tx.set(documents.listing(listingId), planned.listing);
    if (changed.some((field) => field.startsWith('business.'))) {
      tx.set(documents.business(planned.business.businessId), planned.business);
    }
    recordEdit(tx, documents, deed, {
      action: result === 'created' ? 'listing-created' : 'listing-changed',
      ...{ listingId, marketId, businessId: planned.business.businessId },
      changed: [...changed],
    });
    return outcome(result, changed);
  });
}
