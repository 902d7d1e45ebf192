import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Outing } from '@merve/contract';
import { identitySection, readConfig, waysInSection } from '../platform/config.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { noSuchOuting, organiserIdOf, subjectOfOuting } from './group-members.ts';
import { isDone } from './outing-news.ts';

/** One member's own pass to the calendar file of one outing: their id there, and a mark that nobody can make without the key. */
function passOf(outingId: string, memberId: string): string {
  const mark = createHmac('sha256', readConfig(identitySection).ACTOR_KEY)
    .update(JSON.stringify(['calendar', outingId, memberId]))
    .digest('hex')
    .slice(0, 40);
  return `${memberId}.${mark}`;
}

/** Whether there is anything for a calendar: a place was chosen, and there is a day for it, or it is booked. Pure. */
const hasTime = (outing: Outing): boolean =>
  Boolean(outing.result?.winner) && (outing.result?.dates[0] !== undefined || isDone(outing, 'booked'));

/**
 * Where a member's calendar finds what was chosen; null while nothing with a time is, and where this deployment is not told its address. It
 * says for itself who asks, for calendars and telephones sign in to nothing.
 */
export function calendarLink(outing: Outing, memberId: string): string | null {
  const { WEB_APP_URL } = readConfig(waysInSection);
  if (WEB_APP_URL === undefined || !hasTime(outing)) return null;
  const { outingId } = outing;
  return `${WEB_APP_URL.replace(/\/$/, '')}/v1/outings/${outingId}/calendar/${passOf(outingId, memberId)}`;
}

/**
 * Whose pass it is. One that never was, and one of somebody who left or was struck, are answered alike.
 * @throws MerveError `NOT_FOUND`
 */
export async function calendarMember(
  documents: Documents,
  { outingId, pass }: { readonly outingId: string; readonly pass: string },
): Promise<{ readonly outing: Outing; readonly memberId: string }> {
  const [memberId = ''] = pass.split('.');
  const [given, good] = [Buffer.from(pass), Buffer.from(passOf(outingId, memberId))];
  if (given.length !== good.length || !timingSafeEqual(given, good)) throw noSuchOuting();
  const [found, membership] = await Promise.all([
    documents.outing(outingId).get(),
    documents.sharedMember(memberId).get(),
  ]);
  const outing = found.data();
  const member = membership.data();
  if (outing === undefined) throw noSuchOuting();
  const isIn = member?.subject === subjectOfOuting(outingId) && member.state === 'in';
  if (!isIn && memberId !== organiserIdOf(outing)) throw noSuchOuting();
  return { outing, memberId };
}
