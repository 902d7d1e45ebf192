import type { DutyRoster } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';

/**
 * The rosters of these nights, in one round trip. A night without a document, with an empty one, or with one that does not read
 * is left out: its roster is not known.
 */
export async function readRosters(
  documents: Documents,
  marketId: string,
  dates: Iterable<string>,
): Promise<DutyRoster[]> {
  const snapshots = await Promise.all([...dates].map((date) => documents.dutyRoster(marketId, date).get()));
  return snapshots.flatMap((snapshot) => {
    try {
      const roster = snapshot.data();
      return roster === undefined || roster.duties.length === 0 ? [] : [roster];
    } catch (error) {
      log.error('duty roster left out', { path: snapshot.ref.path }, error);
      return [];
    }
  });
}
