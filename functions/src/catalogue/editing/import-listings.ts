import type { Transaction } from '@google-cloud/firestore';
import {
  type Business,
  type Job,
  type JobPart,
  jsonValueSchema,
  type Listing,
  type Market,
  type PolicyProblem,
} from '@merve/contract';
import {
  editedListingSchema,
  type ImportedRow,
  type ImportOutcome,
  importedRowSchema,
} from '@merve/contract/api';
import { z } from 'zod';
import { type ActingOperator, recordAction } from '../../platform/acting-operator.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { hashId } from '../../platform/ids.ts';
import { newJob } from '../../platform/jobs/change-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { pictureProblems } from '../pictures/picture-problems.ts';
import { newBusiness, newListing } from './create-listing.ts';
import { fieldsChanged, missing } from './edit.ts';
import { invalid, listingProblems, marketFull, roomFor } from './problems.ts';
import { editedPartOf as editedBusiness, withEdits, zoneObstacle } from './save-business.ts';
import { editedPartOf as editedListing, withListingEdits } from './save-listing.ts';

/** What there is already, for one row: as it stands, or as an earlier row leaves it. */
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
      : withListingEdits(known, edited);
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

interface Rows {
  readonly marketId: string;
  readonly rows: readonly ImportedRow[];
}

/** One row, once it has been looked at. */
interface Judged {
  readonly outcome: ImportOutcome;
  /** What is to be written; null where nothing is. */
  readonly write: { readonly listing: Listing; readonly business: Business } | null;
}

/**
 * What rows of a table make of what there is, each on top of those before it. A row that would change nothing writes nothing,
 * so the same table twice is the same as once. Reads only.
 * @throws MerveError `NOT_FOUND` for a market there is not.
 */
async function judgeRows(
  tx: Transaction,
  documents: Documents,
  { marketId, rows }: Rows,
  now: Date,
): Promise<Judged[]> {
  const ids = [...new Set(rows.map(({ listingId }) => listingId))];
  const [market, known] = await readTogether(
    tx,
    documents.market(marketId),
    ids.map((id) => documents.listing(id)),
  );
  if (market === undefined) throw missing('market');
  const listings = new Map(ids.map((id, index) => [id, known[index]]));
  const businessIds = [...new Set(rows.map((row) => businessIdOf(row, listings.get(row.listingId))))];
  const [owners] = await readTogether(
    tx,
    businessIds.map((id) => documents.business(id)),
  );
  const stored = new Map(businessIds.map((id, index) => [id, owners[index]]));
  const businesses = new Map(stored);
  const judged: Judged[] = [];
  const mayAdd = ids.some((id) => listings.get(id) === undefined);
  let room = mayAdd ? await roomFor(documents, marketId) : 0;
  for (const row of rows) {
    const listing = listings.get(row.listingId);
    const isNew = listing === undefined;
    const businessId = businessIdOf(row, listing);
    const planned = planRow(row, { market, listing, business: businesses.get(businessId) });
    const before = stored.get(businessId);
    const problems =
      'problems' in planned
        ? planned.problems
        : isNew && room <= 0
          ? [marketFull]
          : before !== undefined &&
              (await zoneObstacle(tx, documents, before, planned.business, now)) !== null
            ? [invalid('business.timeZone', 'Bookings stand whose slots would be others')]
            : await pictureProblems(tx, documents, marketId, {
                ...{ shown: listing?.pictures ?? [], wanted: planned.listing.pictures ?? [], now },
              });
    const { line, listingId } = row;
    if ('problems' in planned || problems.length > 0) {
      const outcome = { line, listingId, result: 'refused' as const, changed: [], problems: [...problems] };
      judged.push({ outcome, write: null });
      continue;
    }
    const changed = [...planned.changed];
    const isChanged = changed.length > 0;
    const result = !isChanged ? 'unchanged' : isNew ? 'created' : 'changed';
    if (isNew) room -= 1;
    judged.push({
      outcome: { line, listingId, result, changed, problems: [] },
      write: isChanged ? planned : null,
    });
    listings.set(listingId, planned.listing);
    businesses.set(businessId, planned.business);
  }
  return judged;
}

/** What rows would make of what there is. Nothing is written. @throws MerveError `NOT_FOUND` for a market there is not. */
export async function tryImport(documents: Documents, rows: Rows, now: Date): Promise<ImportOutcome[]> {
  const judged = await documents.db.runTransaction((tx) => judgeRows(tx, documents, rows, now), {
    readOnly: true,
  });
  return judged.map(({ outcome }) => outcome);
}

/**
 * Keeps rows of a table that is to be imported; those of an import that was begun stay as they are.
 * @throws MerveError `NOT_FOUND` for a market there is not.
 */
export async function putImportPart(
  documents: Documents,
  { marketId, jobId, index, rows }: Rows & { readonly jobId: string; readonly index: number },
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const [market, job] = await readTogether(tx, documents.market(marketId), documents.job(jobId));
    if (market === undefined) throw missing('market');
    if (job !== undefined) return;
    const part: JobPart = { index, given: jsonValueSchema.parse(rows), outcome: null, createdAt: now };
    tx.set(documents.jobPart(jobId, index), part);
  });
}

/**
 * Begins the import of a table whose parts are there; once, however often it is asked for.
 * @throws MerveError `NOT_FOUND` for a market there is not; `BAD_REQUEST` where a part is missing.
 */
export async function beginImport(
  documents: Documents,
  table: {
    readonly marketId: string;
    readonly jobId: string;
    readonly title: string;
    readonly parts: number;
  },
  operator: Pick<ActingOperator, 'by' | 'reason' | 'now'>,
): Promise<Job> {
  const { marketId, jobId, title, parts } = table;
  return documents.db.runTransaction(async (tx) => {
    const [market, job] = await readTogether(tx, documents.market(marketId), documents.job(jobId));
    if (market === undefined) throw missing('market');
    if (job !== undefined) return job;
    const given = (await tx.get(documents.jobParts(jobId).orderBy('index'))).docs.map((part) => part.data());
    if (given.length !== parts || given.some(({ index }, place) => index !== place)) {
      throw new MerveError('BAD_REQUEST', 'A part of the table is missing');
    }
    const total = given.reduce((sum, part) => sum + rowsOfPart.parse(part.given).length, 0);
    const begun = newJob(
      { jobId, marketId, title, kind: 'listing-import', cursor: { part: 0, parts }, total },
      operator,
    );
    tx.create(documents.job(jobId), begun);
    return begun;
  });
}

const rowsOfPart = z.array(importedRowSchema);

/** Adds and changes listings, and their businesses, by a table: a step for each part of it, with the record of every row. */
export const listingImport = defineJob({
  cursor: z.object({ part: z.int().nonnegative(), parts: z.int().positive() }),
  async step({ documents, tx, job, now }, { part: index, parts }) {
    const { jobId, marketId, askedBy: by, reason } = job;
    const [part] = await readTogether(tx, documents.jobPart(jobId, index));
    if (part === undefined) throw missing('part of the table');
    const judged = await judgeRows(tx, documents, { marketId, rows: rowsOfPart.parse(part.given) }, now);
    for (const [place, { outcome, write }] of judged.entries()) {
      if (write === null) continue;
      const { listing, business } = write;
      const { listingId, changed, result } = outcome;
      tx.set(documents.listing(listingId), listing);
      if (changed.some((field) => field.startsWith('business.'))) {
        tx.set(documents.business(business.businessId), business);
      }
      const actionId = hashId([jobId, String(index), String(place)]);
      recordAction(
        tx,
        documents,
        { by, reason, actionId, now },
        {
          action: result === 'created' ? 'listing-created' : 'listing-changed',
          ...{ listingId, marketId, businessId: business.businessId, changed },
        },
      );
    }
    const outcomes = judged.map(({ outcome }) => outcome);
    const settled: JobPart = { ...part, outcome: jsonValueSchema.parse(outcomes) };
    tx.set(documents.jobPart(jobId, index), settled);
    const counts = Map.groupBy(outcomes, ({ result }) => result);
    return {
      cursor: { part: index + 1, parts },
      done: outcomes.length,
      counts: Object.fromEntries([...counts].map(([code, { length }]) => [code, length])),
      isLast: index + 1 === parts,
    };
  },
});
