import type { ImportedRow, ImportOutcome } from '@merve/contract/api';

/** Rows that go together: the API takes 50, and bodies of 64 KiB. */
const rowsAtOnce = 25;
const bytesAtOnce = 48_000;

/** Rows in batches the API takes. Pure. */
export function batchesOf(rows: readonly ImportedRow[]): ImportedRow[][] {
  const batches: ImportedRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length >= rowsAtOnce || size + bytes > bytesAtOnce) {
      batches.push([row]);
      size = bytes;
    } else {
      batch.push(row);
      size += bytes;
    }
  }
  return batches;
}

/** How an import went: the outcomes so far, and why it stopped, if it did before its end. */
interface ImportRun {
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  readonly stopped: unknown;
}

/**
 * Sends rows batch by batch, each tried twice: rows imported once more change nothing, so a batch whose answer was lost
 * is simply sent again. Stops at the first that fails for good; what has no outcome then has not been done, or can be
 * sent again safely.
 * @param onProgress told of the outcomes after each batch, by line
 */
export async function runImport(
  rows: readonly ImportedRow[],
  send: (rows: ImportedRow[]) => Promise<readonly ImportOutcome[]>,
  onProgress: (outcomes: ReadonlyMap<number, ImportOutcome>) => void,
): Promise<ImportRun> {
  const outcomes = new Map<number, ImportOutcome>();
  for (const batch of batchesOf(rows)) {
    try {
      const answer = await send(batch).catch(() => send(batch));
      for (const outcome of answer) outcomes.set(outcome.line, outcome);
    } catch (stopped) {
      return { outcomes, stopped };
    }
    onProgress(new Map(outcomes));
  }
  return { outcomes, stopped: null };
}
