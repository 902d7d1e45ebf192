import type { OutingMember, OutingTelling } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { noSuchOuting } from './group-members.ts';
import { withChange } from './outing-news.ts';

const nothingTold = {
  departure: null,
  budget: null,
  diet: [],
  allergies: [],
  companions: 0,
  dates: {},
  address: null,
} satisfies Required<OutingTelling>;

/**
 * Keeps what a member tells for this outing alone: what is left out stays as it was. Reads the outing and their own document, and writes
 * that one only, and once something is booked, that it is to be looked at. After the vote too: who comes may change until the day.
 * @throws MerveError `NOT_FOUND` for an outing that was deleted; `BAD_REQUEST` for a date that is none of its.
 */
export async function tellOuting(
  documents: Documents,
  {
    outingId,
    memberId,
    actorId,
    telling,
    now,
  }: {
    readonly outingId: string;
    readonly memberId: string;
    readonly actorId: string;
    readonly telling: OutingTelling;
    readonly now: Date;
  },
): Promise<OutingMember> {
  return documents.db.runTransaction(async (tx) => {
    const reference = documents.outingMember(outingId, memberId);
    const [outing, known] = await readTogether(tx, documents.outing(outingId), reference);
    if (outing === undefined) throw noSuchOuting();
    const { dates = {} } = telling;
    if (Object.keys(dates).some((date) => !outing.dates.includes(date)))
      throw new MerveError('BAD_REQUEST', 'No date of this outing', { details: { fields: 'dates' } });
    const before = known ?? { ...nothingTold, outingId, memberId, actorId, createdAt: now };
    const told: OutingMember = {
      ...{ ...before, ...telling },
      dates: { ...before.dates, ...dates },
      updatedAt: now,
    };
    tx.set(reference, told);
    // Who has booked for them is to know: a number, a kitchen that must be told.
    const changed = withChange(outing, now);
    if (changed !== null) tx.set(documents.outing(outingId), changed);
    return told;
  });
}
