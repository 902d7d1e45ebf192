import type { Ask, Coordinates, Language } from '@merve/contract';
import { sessionNow, signInAnonymously } from '../platform/session.ts';
import { load } from './chat-history.ts';
import { chatNow, dispatch } from './chat-state.ts';
import { type ConversationEvent, seenIn } from './conversation.ts';
import { outboxSender, SignInNeeded } from './outbox-sender.ts';
import { browserOutbox } from './outbox-storage.ts';
import { isOf, type Outgoing } from './outgoing.ts';
import { postUntilDone } from './post-message.ts';
import { otherTabs } from './tabs.ts';

/** Resolves after `forMs` milliseconds, or as soon as `signal` is aborted. */
function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    // Longer than this a browser's timer does not hold; whoever waits looks again after it.
    const timer = setTimeout(resolve, Math.min(forMs, 2 ** 31 - 1));
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Runs `work` while no other tab of this browser runs its own under the same name. Where there are no Web Locks (a page
 * that is not secure) it runs at once: Merve takes a message sent twice for one anyway, order alone could suffer.
 */
function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, () => work().then(resolve, reject)).catch(reject);
  });
}

/** What a person says: in words, by a button, by where they are, or by a control of a card. */
export interface Words {
  readonly text: string;
  readonly language: Language;
  readonly button?: Outgoing['button'];
  readonly location?: Coordinates;
  readonly ask?: Ask;
}

const storage = browserOutbox();
const tabs = otherTabs((uid, event) => {
  if (uid === null || uid === chatNow().owner) hear(event);
});
const sender = outboxSender({
  storage,
  exclusively: (work) => exclusively('merve-outbox', work),
  uid: () => chatNow().owner,
  account: async () => {
    const uid = await signInAnonymously();
    if (uid === null) throw new SignInNeeded();
    return uid;
  },
  post: postUntilDone,
  publish(event) {
    tabs.tell(chatNow().owner, event);
    hear(event);
  },
  now: Date.now,
  pause,
  chance: Math.random,
});
let lastQueuedAt = 0;

function hear(event: ConversationEvent): void {
  if (event.type === 'turn' && !isOf(event.outgoing, chatNow().owner)) return;
  dispatch(event);
  if (event.type !== 'turn' || event.event.type !== 'accepted') return;
  const { wanted, conversation } = chatNow();
  // It reached another conversation than the one shown: the account was linked, or unlinked, meanwhile.
  if (wanted === null && conversation.threadId !== event.event.threadId) void load();
}

/** Says something: it is shown at once, kept in this browser, and sent as soon as that is possible. */
export function say({ text, language, button, location, ask }: Words): Promise<void> {
  // The order is that of these times, so no two of a tab are the same.
  lastQueuedAt = Math.max(Date.now(), lastQueuedAt + 1);
  return enqueue({
    clientMessageId: crypto.randomUUID(),
    ...{ uid: chatNow().owner, queuedAt: lastQueuedAt, text, language },
    ...{ button: button ?? null, location: location ?? null, ask: ask ?? null },
    seen: seenIn(chatNow().conversation),
    ...{ revision: 0, refusal: null, heldUntil: null },
  });
}

/** Sends a refused message again. It is the same message still. */
export async function retry(clientMessageId: string): Promise<void> {
  const known = chatNow().conversation.outgoing.get(clientMessageId);
  if (known === undefined) return;
  await enqueue({ ...known, revision: known.revision + 1, refusal: null, heldUntil: null });
}

async function enqueue(outgoing: Outgoing): Promise<void> {
  const event = { type: 'queued', outgoing } as const;
  dispatch(event);
  await storage.put(outgoing);
  tabs.tell(chatNow().owner, event);
  sender.wake();
}

/** Throws away a message that was not sent. */
export async function discard(clientMessageId: string): Promise<void> {
  const event = { type: 'discarded', clientMessageId } as const;
  await storage.remove(clientMessageId);
  tabs.tell(chatNow().owner, event);
  dispatch(event);
}

/** Something that kept messages from being sent may be over. */
export function wakeOutbox(): void {
  sender.wake();
}

/** Shows what lies in the outbox, as other tabs or an earlier life of this one left it, and goes on sending it. */
export async function readOutbox(): Promise<void> {
  const { owner } = chatNow();
  const outgoing = (await storage.all()).filter((one) => isOf(one, owner));
  dispatch({ type: 'outbox', outgoing });
  if (sessionNow().state === 'signed-in')
    for (const one of outgoing) if (one.refusal === 'UNAUTHENTICATED') await retry(one.clientMessageId);
  if (outgoing.length > 0) sender.wake();
}

/** Whoever signs out, or signs in as somebody else, leaves nothing unsent behind for the next person here. */
export async function forgetOutbox(uid: string): Promise<void> {
  for (const { clientMessageId, ...outgoing } of await storage.all())
    if (outgoing.uid === uid) await storage.remove(clientMessageId);
}
