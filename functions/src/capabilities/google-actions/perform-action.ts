import type { Transaction } from '@google-cloud/firestore';
import type { GoogleAction, Language, OutboxIntent } from '@merve/contract';
import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import { type GoogleServices, googleServices } from '../../integrations/google-account/index.ts';
import { loadMarket } from '../../markets/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { randomId } from '../../platform/ids.ts';
import { accessTokenOf, mayUse } from './google-account.ts';
import { resultInWords } from './result-in-words.ts';

/** Longer than any call to Google: whoever holds a part for so long is dead. */
const leaseMs = 2 * 60_000;
const mostAttempts = 10;
const pauseMs = 60_000;

type Part = GoogleAction['parts'][number];
type Ended = Pick<Part, 'state' | 'reason'>;
/** Google was surely not asked, or may be asked twice; and why nothing came of it. */
export type Again = 'limited' | 'unavailable';
const isAgain = (ended: Ended | Again): ended is Again => typeof ended === 'string';
const failed = (reason: NonNullable<Part['reason']>): Ended => ({ state: 'failed', reason });

interface Claimed {
  readonly action: GoogleAction;
  readonly index: number;
  readonly part: Part;
}

const withPart = (action: GoogleAction, index: number, change: Partial<Part>): GoogleAction['parts'] =>
  action.parts.map((part, at) => (at === index ? { ...part, ...change } : part));

/**
 * The parts as they are once nobody holds one for longer than a lease: a mail that somebody died over may be out, and is never sent again; an
 * entry has an id, and may be put in again. Pure.
 */
export function withoutDead(
  { what, parts }: Pick<GoogleAction, 'what' | 'parts'>,
  now: Date,
): GoogleAction['parts'] {
  return parts.map((part) => {
    const isDead = part.state === 'sending' && now.getTime() - (part.claimedAt?.getTime() ?? 0) >= leaseMs;
    if (!isDead) return part;
    return { ...part, state: what.kind === 'mail' ? 'uncertain' : 'queued', claimedAt: null };
  });
}

/** Takes the next part that nobody has. Who took their address back since, or left, is written to no more. */
async function claimNext(documents: Documents, actionId: string, now: Date): Promise<Claimed | null> {
  return documents.db.runTransaction(
    async (tx) => {
      const reference = documents.googleAction(actionId);
      const found = (await tx.get(reference)).data();
      if (found === undefined || found.dueAt === null) return null;
      const action = { ...found, parts: withoutDead(found, now) };
      const index = action.parts.findIndex(({ state }) => state === 'queued');
      const part = action.parts[index];
      if (part === undefined) {
        tx.set(reference, action);
        return null;
      }
      const mayStill = await isStillWanted(tx, documents, action, part);
      const change: Partial<Part> = mayStill ? { state: 'sending', claimedAt: now } : failed('withdrawn');
      const next = {
        ...action,
        parts: withPart(action, index, change),
        ...{ dueAt: new Date(now.getTime() + leaseMs), updatedAt: now },
      };
      tx.set(reference, next);
      return { action: next, index, part: { ...part, ...change } };
    },
    { maxAttempts: 10 },
  );
}

async function isStillWanted(
  tx: Transaction,
  documents: Documents,
  { what }: GoogleAction,
  { memberId, address }: Part,
): Promise<boolean> {
  if (what.kind !== 'mail' || memberId === null) return true;
  const [member, told] = await readTogether(
    tx,
    documents.sharedMember(memberId),
    documents.outingMember(what.outingId, memberId),
  );
  return member?.state === 'in' && address !== null && told?.address === address;
}

/** What a call that failed means. Pure. */
export function endOf(thrown: unknown, kind: GoogleAction['what']['kind']): Ended | Again {
  if (!(thrown instanceof MerveError)) throw thrown;
  const { reason, by } = thrown.details;
  if (reason === 'off' || reason === 'denied') return failed('leave');
  if (reason === 'rejected' || reason === 'missing') return failed('refused');
  // A refusal for too much is one: nothing went out. An open breaker asked nobody.
  if (reason === 'limited') return 'limited';
  if (by === 'breaker') return 'unavailable';
  return kind === 'mail' ? { state: 'uncertain', reason: null } : 'unavailable';
}

async function perform(
  documents: Documents,
  services: GoogleServices | null,
  { action, part }: Claimed,
  now: Date,
): Promise<Ended | Again> {
  const { actorId, subject, what, marketId } = action;
  const [found, { market, config }] = await Promise.all([
    documents.googleAccount(actorId).get(),
    loadMarket(documents, marketId, []),
  ]);
  const account = found.data();
  const leave = what.kind === 'mail' ? 'mail' : 'calendar';
  if (services === null || !mayUse(account, leave) || account.subject !== subject) return failed('leave');
  let accessToken: string | null;
  try {
    accessToken = await accessTokenOf(documents, services, account, now);
  } catch (thrown) {
    // Without a token nothing was asked of anybody.
    if (thrown instanceof MerveError) return 'unavailable';
    throw thrown;
  }
  if (accessToken === null) return failed('leave');
  const call = { accessToken, caller: { market, config } };
  try {
    if (what.kind === 'entry') await services.calendar.put(what.entry, call);
    else if (part.address !== null) await services.gmail.send({ ...what.mail, address: part.address }, call);
    return { state: 'done', reason: null };
  } catch (thrown) {
    return endOf(thrown, what.kind);
  }
}

/** Writes down what came of a part; what may be tried again waits longer each time, and is given up at last. */
async function settle(
  documents: Documents,
  { action: { actionId }, index, part: claimed }: Claimed,
  ended: Ended | Again,
  now: Date,
): Promise<{ readonly waits: boolean }> {
  return documents.db.runTransaction(
    async (tx) => {
      const reference = documents.googleAction(actionId);
      const action = (await tx.get(reference)).data();
      const part = action?.parts[index];
      // Somebody else has it by now: they thought this one dead.
      const isMine = part?.state === 'sending' && part.claimedAt?.getTime() === claimed.claimedAt?.getTime();
      if (action === undefined || !isMine) return { waits: false };
      const attempts = action.attempts + (isAgain(ended) ? 1 : 0);
      const waits = isAgain(ended) && attempts < mostAttempts;
      const change: Partial<Part> = waits
        ? { state: 'queued', claimedAt: null }
        : { ...(isAgain(ended) ? failed(ended) : ended), claimedAt: null };
      tx.set(reference, {
        ...{ ...action, attempts, updatedAt: now, parts: withPart(action, index, change) },
        dueAt: new Date(now.getTime() + (waits ? attempts * pauseMs : 0)),
      });
      return { waits };
    },
    { maxAttempts: 10 },
  );
}

/** Tells the person what became of it, once nothing is open any more; addresses are kept no longer. */
async function tellResult(
  documents: Documents,
  actionId: string,
  now: Date,
): Promise<{ readonly intents: readonly OutboxIntent[]; readonly next: Date | null }> {
  return documents.db.runTransaction(
    async (tx) => {
      const reference = documents.googleAction(actionId);
      const action = (await tx.get(reference)).data();
      if (action === undefined || action.dueAt === null) return { intents: [], next: null };
      const isOpen = action.parts.some(({ state }) => state === 'queued' || state === 'sending');
      if (isOpen) return { intents: [], next: action.dueAt };
      const notice = await prepareThreadNotice(tx, documents, {
        ...{ threadId: action.threadId, actorId: action.askedBy, ui: null, traceId: randomId(), now },
        say: (language: Language) => resultInWords(action, language),
      });
      notice.write();
      tx.set(reference, {
        ...{ ...action, dueAt: null, updatedAt: now },
        parts: action.parts.map((part) => ({ ...part, address: null })),
      });
      for (const intent of notice.intents) tx.create(documents.intent(intent.intentId), intent);
      return { intents: notice.intents, next: null };
    },
    { maxAttempts: 10 },
  );
}

/**
 * Does what was said YES to: each part once, by whoever claims it; then tells what became of it. May be repeated and run by several at once.
 * A mail of which nobody knows whether it went out is told as that, and never sent again.
 */
export async function performAction(
  documents: Documents,
  actionId: string,
  clock: () => Date,
): Promise<{ readonly intents: readonly OutboxIntent[]; readonly next: Date | null }> {
  const services = googleServices();
  for (;;) {
    const claimed = await claimNext(documents, actionId, clock());
    if (claimed === null) break;
    if (claimed.part.state !== 'sending') continue;
    const ended = await perform(documents, services, claimed, clock());
    const { waits } = await settle(documents, claimed, ended, clock());
    if (waits) break;
  }
  return tellResult(documents, actionId, clock());
}
