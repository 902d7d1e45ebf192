import type { Firestore } from '@google-cloud/firestore';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import type { TwilioSandbox } from '../../local/sandbox/twilio/index.ts';
import type { Spoken } from './person.ts';

/** What must be 0 after a run, and how long Merve itself took for each turn (ms, the model's time taken off). */
export interface Findings {
  /** Lines the webhook accepted that have no message, no finished turn, or no reply. */
  readonly lost: string[];
  /** Lines with more than one message, and messages a phone got more than once. */
  readonly doubled: string[];
  /** Slots with more confirmed bookings than locks. */
  readonly overbooked: string[];
  /** Confirmed bookings whose merchant was not told, by the end of the wait. */
  readonly undelivered: string[];
  readonly confirmed: number;
  readonly ownMs: number[];
}

/**
 * Holds what people sent and phones received against what the database says. Reads everything: meant for a stack that
 * served nothing else.
 */
export async function checkRun(
  db: Firestore,
  sandbox: TwilioSandbox,
  spoken: readonly Spoken[],
): Promise<Findings> {
  const documents = documentsIn(db);
  const lost: string[] = [];
  const doubled: string[] = [];
  const ownMs: number[] = [];
  const bySid = new Map<string, number>();
  const answered = new Set<string>();
  for (const { id: threadId } of (await documents.threads.get()).docs) {
    const [messages, turns] = await Promise.all([
      documents.messages(threadId).get(),
      documents.turns(threadId).get(),
    ]);
    const finished = new Set<number>();
    for (const turn of turns.docs.map((one) => one.data())) {
      if (turn.finishedAt === null) continue;
      finished.add(turn.seq);
      const model = turn.steps.reduce((sum, step) => sum + (step.type === 'model' ? step.tookMs : 0), 0);
      ownMs.push(turn.finishedAt.getTime() - turn.startedAt.getTime() - model);
    }
    const all = messages.docs.map((one) => one.data());
    const replied = new Set(all.flatMap(({ inReplyToSeq }) => (inReplyToSeq === null ? [] : [inReplyToSeq])));
    for (const { role, seq, channelMessageId: sid } of all) {
      if (role !== 'user' || sid === null) continue;
      bySid.set(sid, (bySid.get(sid) ?? 0) + 1);
      if (finished.has(seq) && replied.has(seq)) answered.add(sid);
    }
  }
  for (const { messageSid, status, purpose, phone } of spoken) {
    if (status !== 200) continue;
    if (!answered.has(messageSid)) lost.push(`${purpose} ${messageSid} of ${phone}`);
    if ((bySid.get(messageSid) ?? 0) > 1) doubled.push(`${purpose} ${messageSid}: several messages`);
  }
  doubled.push(...sentTwice(sandbox));
  const { overbooked, confirmed } = await bookings(db);
  return { lost, doubled, overbooked, undelivered: await undelivered(db), confirmed, ownMs };
}

/** Each intent names itself in its status callback: two accepted messages with one callback are one message twice. */
function sentTwice(sandbox: TwilioSandbox): string[] {
  const times = new Map<string, number>();
  for (const { statusCallback, direction } of sandbox.messages()) {
    if (direction === 'inbound' || statusCallback === undefined) continue;
    times.set(statusCallback, (times.get(statusCallback) ?? 0) + 1);
  }
  return [...times].filter(([, count]) => count > 1).map(([callback]) => `sent twice: ${callback}`);
}

async function bookings(db: Firestore): Promise<{ overbooked: string[]; confirmed: number }> {
  const owners = new Map<string, string[]>();
  let confirmed = 0;
  for (const transaction of (await documentsIn(db).allTransactions.get()).docs.map((one) => one.data())) {
    if (transaction.state !== 'confirmed') continue;
    confirmed += 1;
    for (const key of transaction.lockKeys) {
      const place = `${transaction.businessId}/${key}`;
      owners.set(place, [...(owners.get(place) ?? []), transaction.txId]);
    }
  }
  const overbooked = [...owners].filter(([, ids]) => ids.length > 1).map(([place]) => place);
  return { overbooked, confirmed };
}

async function undelivered(db: Firestore): Promise<string[]> {
  const intents = (await documentsIn(db).intents.get()).docs.map((one) => one.data());
  return intents
    .filter(({ state }) => !['sent', 'delivered', 'read'].includes(state))
    .map(({ intentId, state }) => `${intentId}: ${state}`);
}
