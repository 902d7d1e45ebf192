import { FieldPath, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { datesFromTimestamps } from '@merve/contract';
import { someAtOnce } from '../some-at-once.ts';
import type { Documents } from './documents.ts';
import { type Retention, retention, retentionFields } from './retention.ts';

const pageSize = 300;
const atOnce = 20;

export interface RetentionFilled {
  readonly looked: number;
  readonly filled: number;
}

/**
 * Gives documents that were written before there was a period the dates on which they, or a part of them, go (`expireAt`,
 * `forgetAt`), as their next write would. Reads every document of these kinds once, so it is for an operator to run after the
 * first deployment with periods, or with other ones. May be repeated: what has its dates is not written again.
 */
export async function fillRetention({ db }: Documents): Promise<RetentionFilled> {
  const report = { looked: 0, filled: 0 };
  const kinds: [string, Retention][] = Object.values(retention).flatMap((rules: Retention) =>
    'days' in rules ? [[rules.collectionGroup, rules]] : [],
  );
  for (const [collectionGroup, rules] of [...kinds, ['threads', retention.thread] as const]) {
    for await (const page of pagesOf(db.collectionGroup(collectionGroup))) {
      report.looked += page.length;
      await someAtOnce(
        page,
        async (document) => {
          if (await fill(document, rules)) report.filled += 1;
        },
        atOnce,
      );
    }
  }
  return report;
}

async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.orderBy(FieldPath.documentId()).limit(pageSize);
  for (let page = await pages.get(); !page.empty; ) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await pages.startAfter(last).get();
  }
}

async function fill(document: QueryDocumentSnapshot, rules: Retention): Promise<boolean> {
  // The earlier application's messages are in a group of the same name, and are its own.
  if (document.ref.path.startsWith('chatSessions/')) return false;
  const stored: unknown = datesFromTimestamps(document.data());
  const fields = typeof stored === 'object' && stored !== null ? retentionFields(stored, rules) : {};
  const missing = Object.entries(fields).filter(
    ([name, date]) => document.get(name)?.toMillis?.() !== date.getTime(),
  );
  if (missing.length === 0) return false;
  // Only dates that the document itself leads to: whoever writes it meanwhile writes the same.
  await document.ref.update(Object.fromEntries(missing)).catch((thrown: unknown) => {
    // Gone meanwhile (gRPC status NOT_FOUND).
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 5)) throw thrown;
  });
  return true;
}
