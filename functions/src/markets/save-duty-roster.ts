import { isDeepStrictEqual } from 'node:util';
import type { DutyRoster, PharmacyDuty, Place, PolicyProblem } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';

/** A duty as an operator writes it: where the pharmacy is, its place knows. */
type WrittenDuty = Pick<PharmacyDuty, 'placeId' | 'starts' | 'ends'>;

type CheckedDuties =
  | { readonly ok: true; readonly duties: readonly PharmacyDuty[] }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/**
 * The duties of a roster with where each pharmacy is, or everything that is wrong with them. Pure.
 * @param places one for each duty; undefined where there is none of that id
 */
function checkDuties(
  written: readonly WrittenDuty[],
  places: readonly (Place | undefined)[],
  marketId: string,
): CheckedDuties {
  const problems: PolicyProblem[] = [];
  const duties: PharmacyDuty[] = [];
  for (const [index, { placeId, starts, ends }] of written.entries()) {
    const path = `duties.${index}.placeId`;
    const wrong = (code: PolicyProblem['code'], message: string) => problems.push({ path, code, message });
    const place = places[index];
    if (place === undefined || place.marketId !== marketId) {
      wrong('not_known_here', `There is no place ${placeId} in this market`);
    } else if (place.kind !== 'pharmacy') {
      wrong('invalid', `${place.name} is no pharmacy`);
    } else if (!place.active) {
      // It would be shown to nobody, and its district would seem to have none.
      wrong('invalid', `${place.name} is switched off`);
    } else if (written.findIndex((one) => one.placeId === placeId) < index) {
      wrong('invalid', `${place.name} has another duty that night`);
    } else {
      duties.push({ placeId, district: place.district, at: place.location, starts, ends });
    }
  }
  return problems.length === 0 ? { ok: true, duties } : { ok: false, problems };
}

/** Who changes a duty roster, when and why. */
interface RosterAction {
  readonly marketId: string;
  /** Local date, `YYYY-MM-DD`, on which the night begins. */
  readonly date: string;
  /** The version the operator saw; 0 where there was no roster. */
  readonly expectedVersion: number;
  readonly duties: readonly WrittenDuty[];
  /** The operator's uid, from the verified token. */
  readonly by: string;
  readonly reason: string;
  readonly traceId: string;
  /** The action's own id, made by the caller before the transaction: a transaction run again is the same action. */
  readonly changeId: string;
  readonly now: Date;
}

/** What became of it. What an operator can put right is an outcome, not an error; nothing was written then. */
type RosterOutcome =
  /** Saving what is there already changes nothing, and raises no version. */
  | { readonly kind: 'saved'; readonly roster: DutyRoster }
  | { readonly kind: 'outdated'; readonly roster: DutyRoster }
  | { readonly kind: 'invalid'; readonly problems: readonly PolicyProblem[] };

const noSuchMarket = (marketId: string) => new MerveError('NOT_FOUND', `There is no market ${marketId}`);

/** A night of which nothing is known, at version 0: what an operator begins with. Never stored. */
function unknownRoster(marketId: string, date: string, timeZone: string, now: Date): DutyRoster {
  return { marketId, date, timeZone, duties: [], version: 0, updatedAt: now };
}

/**
 * The roster of the night that begins on a local date; at version 0, where there is none. One round trip.
 * @throws MerveError `NOT_FOUND` for a market that does not exist
 */
export async function dutyRosterOf(
  documents: Documents,
  { marketId, date, now }: Pick<RosterAction, 'marketId' | 'date' | 'now'>,
): Promise<DutyRoster> {
  const [market, stored] = await Promise.all([
    documents.market(marketId).get(),
    documents.dutyRoster(marketId, date).get(),
  ]);
  const { timeZone } = market.data() ?? {};
  if (timeZone === undefined) throw noSuchMarket(marketId);
  return stored.data() ?? unknownRoster(marketId, date, timeZone, now);
}

/**
 * Puts the pharmacies of one night in place of what the operator saw, with the record of who did it, in one transaction. In
 * effect with the next question. Without duties the roster of that night is not known, and people are told so.
 * @throws MerveError `NOT_FOUND` for a market that does not exist
 */
export function saveDutyRoster(documents: Documents, action: RosterAction): Promise<RosterOutcome> {
  const { marketId, date, expectedVersion, duties: written, changeId, now } = action;
  return documents.db.runTransaction(async (tx): Promise<RosterOutcome> => {
    const [[market, stored, places], newest] = await Promise.all([
      readTogether(
        tx,
        documents.market(marketId),
        documents.dutyRoster(marketId, date),
        written.map(({ placeId }) => documents.place(placeId)),
      ),
      tx.get(documents.dutyRosterChanges(marketId, date).orderBy('version', 'desc').limit(1)),
    ]);
    if (market === undefined) throw noSuchMarket(marketId);
    const { timeZone } = market;
    const roster = stored ?? unknownRoster(marketId, date, timeZone, now);
    const change = newest.docs[0]?.data();
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (change?.changeId === changeId) return { kind: 'saved', roster };
    if (roster.version !== expectedVersion) return { kind: 'outdated', roster };
    const checked = checkDuties(written, places, marketId);
    if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
    const duties = [...checked.duties];
    if (stored !== undefined && isDeepStrictEqual(stored.duties, duties)) return { kind: 'saved', roster };
    // Above every version there is a record of: a roster that was imported or restored has an older number.
    const version = Math.max(roster.version, change?.version ?? 0) + 1;
    const saved: DutyRoster = { marketId, date, timeZone, duties, version, updatedAt: now };
    const { by, reason, traceId } = action;
    tx.set(documents.dutyRoster(marketId, date), saved);
    // create: a record is written once.
    tx.create(documents.dutyRosterChange(marketId, date, version), {
      ...{ changeId, marketId, date, version, by, at: now, reason, traceId },
      before: roster.duties,
      after: duties,
    });
    return { kind: 'saved', roster: saved };
  });
}
