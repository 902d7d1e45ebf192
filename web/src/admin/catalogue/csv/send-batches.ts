import type { ImportedRow } from '@merve/contract/api';

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

/** Gives each batch, with its place, to `send`, one after another, each tried twice. @throws what a batch failed with for good. */
export async function sendBatches<Answer>(
  rows: readonly ImportedRow[],
  send: (rows: ImportedRow[], index: number) => Promise<Answer>,
  onAnswer: (answer: Answer) => void = () => {},
): Promise<void> {
  for (const [index, batch] of batchesOf(rows).entries()) {
    onAnswer(await send(batch, index).catch(() => send(batch, index)));
  }
}
