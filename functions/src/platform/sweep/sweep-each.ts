import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import type { SweepFailure } from '@merve/contract';
import { asMerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';
import { readable } from '../firestore/readable.ts';
import { log, maskAddress } from '../log.ts';
import { someAtOnce } from '../some-at-once.ts';
import { withTraceOf } from '../trace.ts';
import { forgetFailure, isOfOccasion, noteFailure, occasionOf, type Swept } from './sweep-failure.ts';

export interface SweepContext {
  readonly documents: Documents;
  readonly now: Date;
  /** Nothing more is begun once it says so; left out for no limit. */
  readonly isOver?: () => boolean;
}

/** How a sweep deals with the documents it is given. */
export interface SettleRules<Model extends object> {
  /** In logs, alerts and records. Without a colon. */
  readonly name: string;
  /** The fields that say what is to be done: when they change, earlier failures say nothing any more. */
  readonly occasion: readonly string[];
  /** Deals with one; false where there is nothing to be done now. Safe to repeat, and to run beside itself. */
  readonly settle: (document: QueryDocumentSnapshot<Model, DocumentData>) => Promise<unknown>;
  /** Those of one lane are dealt with one after another; each is its own lane by default. Reads raw fields: the document may be broken. */
  readonly lane?: (document: QueryDocumentSnapshot<Model, DocumentData>) => unknown;
  /** Their order in a lane, rising. Default: as they are due. */
  readonly inLane?: (document: QueryDocumentSnapshot<Model, DocumentData>) => number;

  /** How many lanes are served at once. Default 8. */
  readonly atOnce?: number;
  /** How many are dealt with in one sweep; the next goes on. Those that are passed over do not count. Default: no limit. */
  readonly atMost?: number;
}

/** What a sweep deals with, and how. */
export interface SweepRules<Model extends object> extends Omit<SettleRules<Model>, 'settle'> {
  /** All that is due, in the order of urgency. */
  readonly due: Query<Model, DocumentData>;
  readonly settle: (model: Model, reference: DocumentReference<Model, DocumentData>) => Promise<unknown>;
  /** Default 1,000. */
  readonly atMost?: number;
  readonly pageSize?: number;
}

/** As many values as one query may ask for. */
const maxIdsOfQuery = 30;

export interface SweepReport {
  /** Due, those that wait or were put aside too. */
  readonly found: number;
  readonly settled: number;
  readonly failed: number;
  /** Nothing was to be done now; or they failed before, and their next try has not come, or they were put aside. */
  readonly passedOver: number;
  /** Of the failed, those that could not be put on record either: the database is away. */
  readonly unrecorded: number;
}

/** A sweep under way, which is handed what is due page by page. */
export interface Sweep<Model extends object> {
  readonly report: SweepReport;
  /** True once time or number is used up. */
  readonly isOver: () => boolean;
  /** True if anything failed in this sweep, now or before, and is not dealt with yet. */
  readonly hasFailures: () => boolean;
  /** Deals with what is new on a page; what failed before, and may be tried again by now, waits for `end`. */
  readonly settlePage: (page: readonly QueryDocumentSnapshot<Model, DocumentData>[]) => Promise<void>;
  /** Tries what failed before. */
  readonly settleAgain: (failed: readonly QueryDocumentSnapshot<Model, DocumentData>[]) => Promise<void>;
  /** Last: what failed before must not take the time of what has not been tried. */
  readonly end: () => Promise<SweepReport>;
}

/**
 * Begins a sweep: each document by itself, some at once, each failure on record, tried again a few times and then put
 * aside with an alert. For those that walk in a way of their own, as audits do; all others: `sweepEach`.
 */
export async function beginSweep<Model extends object>(
  context: SweepContext,
  rules: SettleRules<Model>,
): Promise<Sweep<Model>> {
  const { documents, now } = context;
  const { name, atMost = Number.POSITIVE_INFINITY, atOnce = 8 } = rules;
  const report = { found: 0, settled: 0, failed: 0, passedOver: 0, unrecorded: 0 };
  const isOver = () => report.settled + report.failed >= atMost || context.isOver?.() === true;
  const settleAll = (ready: readonly QueryDocumentSnapshot<Model, DocumentData>[], failedBefore: boolean) =>
    someAtOnce(
      lanesOf(ready, rules),
      async (lane) => {
        for (const document of lane) {
          if (isOver()) return;
          const end = await settleOne(context, rules, document, failedBefore);
          report[end === 'unrecorded' ? 'failed' : end] += 1;
          if (end === 'unrecorded') report.unrecorded += 1;
        }
      },
      atOnce,
    );
  const anyFailures = await documents.sweepFailures.where('sweep', '==', name).limit(1).get();
  const again: QueryDocumentSnapshot<Model, DocumentData>[] = [];
  return {
    report,
    isOver,
    hasFailures: () => !anyFailures.empty || report.failed > 0,
    async settlePage(page) {
      report.found += page.length;
      const failures = anyFailures.empty ? noFailures : await failuresOf(documents, name, page);
      const fresh: QueryDocumentSnapshot<Model, DocumentData>[] = [];
      for (const document of page) {
        const failure = failures.get(document.ref.path);
        if (failure === undefined || !isOfOccasion(failure, occasionOf(document, rules.occasion)))
          fresh.push(document);
        else if (failure.retryAt === null || failure.retryAt > now) report.passedOver += 1;
        else if (again.length < atMost) again.push(document);
      }
      await settleAll(fresh, false);
    },
    settleAgain: (failed) => settleAll(failed, true),
    async end() {
      await settleAll(again.splice(0), true);
      return report;
    },
  };
}

/**
 * The one way to go over what is due: each document by itself, some at once, all that time allows. One that fails is tried
 * again after a pause, a few times, and then put aside with an alert (`put-aside`). It keeps no other back, however many
 * of them there are: it is tried again after all that is new, and else passed over. Sweeps may overlap.
 *
 * Costs one query a page, and one read for each document due that failed before (one query tells whether there are any).
 * @throws what the queries throw; never what a document's `settle` throws.
 */
export async function sweepEach<Model extends object>(
  context: SweepContext,
  rules: SweepRules<Model>,
): Promise<SweepReport> {
  const { due, pageSize = 100, settle, ...others } = rules;
  const pages = due.limit(pageSize);
  const [sweep, first] = await Promise.all([
    beginSweep<Model>(context, {
      ...{ atMost: 1000, ...others },
      settle: (document) => settle(document.data(), document.ref),
    }),
    pages.get(),
  ]);
  for (let page = first; !page.empty; ) {
    await sweep.settlePage(page.docs);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize || sweep.isOver()) break;
    page = await pages.startAfter(last).get();
  }
  const report = await sweep.end();
  if (report.settled + report.failed > 0) log.info('swept', { sweep: rules.name, ...report });
  return report;
}

const noFailures: ReadonlyMap<string, SweepFailure> = new Map();

async function failuresOf<Model>(
  documents: Documents,
  sweep: string,
  page: readonly QueryDocumentSnapshot<Model, DocumentData>[],
): Promise<ReadonlyMap<string, SweepFailure>> {
  // By query: what is not there is not read, and costs nothing.
  const references = page.map(({ ref }) => documents.sweepFailure(sweep, ref.path));
  const found = await Promise.all(
    chunksOf(references, maxIdsOfQuery).map((some) =>
      documents.sweepFailures.where(FieldPath.documentId(), 'in', some).get(),
    ),
  );
  return new Map(found.flatMap(({ docs }) => readable(docs).map((one) => [one.subject, one])));
}

function lanesOf<Model extends object>(
  ready: readonly QueryDocumentSnapshot<Model, DocumentData>[],
  { lane, inLane = () => 0 }: SettleRules<Model>,
): readonly (readonly QueryDocumentSnapshot<Model, DocumentData>[])[] {
  if (lane === undefined) return ready.map((document) => [document]);
  return [...Map.groupBy(ready, lane).values()].map((one) => one.toSorted((a, b) => inLane(a) - inLane(b)));
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Settles one under the trace it remembers, if any, and puts on record if that fails. */
async function settleOne<Model extends object>(
  { documents, now }: SweepContext,
  rules: SettleRules<Model>,
  document: QueryDocumentSnapshot<Model, DocumentData>,
  failedBefore: boolean,
): Promise<'settled' | 'failed' | 'passedOver' | 'unrecorded'> {
  const swept: Swept = {
    sweep: rules.name,
    subject: document.ref.path,
    occasion: occasionOf(document, rules.occasion),
  };
  const fields = { sweep: rules.name, path: maskAddress(document.ref.path) };
  const traceId: unknown = document.get('traceId');
  return withTraceOf({ traceId: typeof traceId === 'string' ? traceId : undefined }, async () => {
    try {
      const hadWork = (await rules.settle(document)) !== false;
      if (hadWork && failedBefore) await forgetFailure(documents, swept, now);
      return hadWork ? 'settled' : 'passedOver';
    } catch (thrown) {
      const { code } = asMerveError(thrown);
      // Somebody else is at it: that is no failure of the document.
      if (code === 'LEASE_LOST') return 'passedOver';
      log.error('not swept', { ...fields, code }, thrown);
      try {
        await noteFailure(documents, swept, thrown, now);
        return 'failed';
      } catch (cause) {
        log.error('failure not recorded', fields, cause);
        return 'unrecorded';
      }
    }
  });
}
