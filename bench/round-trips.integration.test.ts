import { expect, test } from '@jest/globals';
import { roundTripRows } from './round-trips.ts';
import { keepsTarget } from './row.ts';

/** Round trips are the bench's: a busy machine may load code between two calls that leave together on a quiet one. */
test('a message costs no more documents and calls than it should, however long its thread is', async () => {
  const rows = await roundTripRows(100);
  const judged = rows.filter(({ name, target }) => target !== null && !name.includes('roundTrips'));
  expect(judged.length).toBeGreaterThan(12);
  expect(judged.filter((row) => keepsTarget(row) === false)).toEqual([]);
}, 120_000);
