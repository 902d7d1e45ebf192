import { collection, getAggregateFromServer, query, sum, where } from 'firebase/firestore';
import { liveFirestore } from '../../platform/live-firestore.ts';

/** What a market consumed on one of its dates. Money in millionths of a US dollar. */
export interface DayTotal {
  readonly date: string;
  readonly turns: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
  readonly limited: number;
  readonly suspicious: number;
}

/**
 * Adds up a day of a market in the database: one read for each thousand conversations, however many there are.
 * @throws FirebaseError if it may not, or cannot be reached.
 */
export async function dayTotal(marketId: string, date: string): Promise<DayTotal> {
  const usage = collection(await liveFirestore(), 'usage');
  const ofDay = query(usage, where('marketId', '==', marketId), where('date', '==', date));
  const found = await getAggregateFromServer(ofDay, {
    turns: sum('turns'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costMicros: sum('costMicros'),
    limited: sum('limited'),
  });
  // Firestore adds up five fields at a time.
  const rest = await getAggregateFromServer(ofDay, { suspicious: sum('suspicious') });
  return { date, ...found.data(), ...rest.data() };
}
