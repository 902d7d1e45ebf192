import { maxVoteDays, type Outing } from '@merve/contract';
import { resolveLocalTime } from '../ledger/wall-clock.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { linkOf } from '../sharing/links.ts';
import { shareCodeOf, shareTokenOf } from '../sharing/share-token.ts';
import { subjectOfOuting } from './group-members.ts';
import { nudgeAt } from './outing-news.ts';

const dayMs = 86_400_000;
/** A link lets people in for as long as there may be a vote. */
const linkLifeMs = maxVoteDays * dayMs;

export type NewOuting = Pick<
  Outing,
  | 'marketId'
  | 'actorId'
  | 'threadId'
  | 'organiserName'
  | 'title'
  | 'candidates'
  | 'dates'
  | 'timeZone'
  | 'method'
  | 'isSecret'
> & { readonly closesAt: Date };

/**
 * An outing, the first link into it, and the short code that does the same on WhatsApp, as they are to be written: the same for the same operation. Pure.
 * @param operation its idempotency key
 * @throws MerveError `TIME_PAST`, `TIME_TOO_FAR` or `TIME_DOES_NOT_EXIST` for a deadline or date that cannot be; `BAD_REQUEST` for a
 *   candidate or date that stands twice.
 */
export function newOuting(
  { closesAt, ...given }: NewOuting,
  { operation, key, now }: { readonly operation: string; readonly key: string; readonly now: Date },
) {
  const outingId = `out_${hashId(['outing', given.actorId, operation], 24)}`;
  if (new Set(given.candidates.map(({ venueId }) => venueId)).size !== given.candidates.length)
    throw new MerveError('BAD_REQUEST', 'A candidate stands twice', { details: { fields: 'candidates' } });
  checkDates(given.dates, given.timeZone, now);
  checkDeadline(closesAt, now, now);
  const outing: Outing = {
    ...given,
    ...{ outingId, closesAt, askedAt: null, state: 'open', result: null, closedAt: null },
    ...{ dates: given.dates.toSorted(), newsAt: nudgeAt(now, closesAt), createdAt: now, updatedAt: now },
  };
  const token = shareTokenOf([operation, outingId], key);
  const code = shareCodeOf([operation, outingId], key);
  const wayIn = (secret: string) =>
    linkOf({
      ...{ subject: subjectOfOuting(outingId), role: 'takePart', actorId: given.actorId, token: secret, now },
      expiresAt: new Date(now.getTime() + linkLifeMs),
    });
  return { outing, link: wayIn(token), codeLink: wayIn(code), token, code };
}

function checkDates(dates: readonly string[], timeZone: string, now: Date): void {
  if (new Set(dates).size !== dates.length)
    throw new MerveError('BAD_REQUEST', 'A date stands twice', { details: { fields: 'dates' } });
  for (const date of dates) {
    const resolved = resolveLocalTime(date, timeZone);
    if (resolved.kind === 'missing') throw new MerveError('TIME_DOES_NOT_EXIST', 'No such time');
    const instant = resolved.kind === 'exact' ? resolved.instant : resolved.first;
    if (instant <= now) throw new MerveError('TIME_PAST', 'A date is over');
  }
}

/**
 * @param createdAt of the outing: what was told for it is erased some time after that
 * @throws MerveError `TIME_PAST` or `TIME_TOO_FAR`
 */
export function checkDeadline(closesAt: Date, createdAt: Date, now: Date): void {
  if (closesAt <= now) throw new MerveError('TIME_PAST', 'The deadline is over');
  if (closesAt.getTime() > createdAt.getTime() + maxVoteDays * dayMs)
    throw new MerveError('TIME_TOO_FAR', 'The deadline is too far');
}

/** Makes the outing and its link in one transaction. Made again, it is the one that is there. */
export async function createOuting(
  documents: Documents,
  given: NewOuting,
  moment: { readonly operation: string; readonly key: string; readonly now: Date },
): Promise<{
  readonly outing: Outing;
  readonly token: string;
  readonly code: string;
  readonly expiresAt: Date;
}> {
  const { outing, link, codeLink, token, code } = newOuting(given, moment);
  return documents.db.runTransaction(async (tx) => {
    const known = (await tx.get(documents.outing(outing.outingId))).data();
    if (known === undefined) {
      tx.set(documents.outing(outing.outingId), outing);
      tx.set(documents.sharedLink(link.linkId), link);
      tx.set(documents.sharedLink(codeLink.linkId), codeLink);
    }
    return { outing: known ?? outing, token, code, expiresAt: link.expiresAt };
  });
}
