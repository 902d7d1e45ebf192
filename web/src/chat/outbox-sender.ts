import type { TurnEvent } from '@merve/contract';
import { type AfterFailure, afterFailure } from './after-failure.ts';
import type { ConversationEvent } from './conversation.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { isOf, type Outgoing } from './outgoing.ts';

/** Nobody is signed in and nobody may be made up: the account's session has ended. */
export class SignInNeeded extends Error {}

export interface SenderNeeds {
  readonly storage: OutboxStorage;
  /** Runs `work` while no other tab does. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The account that is signed in; null for nobody. */
  uid(): string | null;
  /** Signs in if need be, anonymously. @throws SignInNeeded if only the person can. */
  account(): Promise<string>;
  /** As `postMessage`. */
  post(outgoing: Outgoing, onEvent: (event: TurnEvent) => void): Promise<void>;
  /** Tells this tab and the others. */
  publish(event: ConversationEvent): void;
  now(): number;
  /** Resolves after a while, or as soon as `wake` is called. */
  pause(forMs: number, signal: AbortSignal): Promise<void>;
  chance(): number;
}

export interface OutboxSender {
  /** Something may be sent now: a message was written, the connection is back, somebody signed in. */
  wake(): void;
  stop(): void;
}

type Step = AfterFailure | { readonly kind: 'sent' } | { readonly kind: 'empty' };

/**
 * Sends what lies in the outbox, one message after the other: the next one leaves when the one before it has its place in
 * the conversation. What is not certain to have arrived is sent again under the same id, which Merve takes for the same
 * message; so a tab killed between sending and hearing loses nothing and doubles nothing.
 */
export function outboxSender(needs: SenderNeeds): OutboxSender {
  const { storage, publish, now } = needs;
  let waking = new AbortController();
  let running = false;
  let wanted = false;
  let stopped = false;
  let failures = 0;
  /** Sent from here: should a broken storage still hold one, it is not posted over and over. */
  const delivered = new Set<string>();

  async function change(outgoing: Outgoing, to: Partial<Outgoing>): Promise<Outgoing> {
    const changed = { ...outgoing, ...to, revision: outgoing.revision + 1 };
    await storage.put(changed);
    publish({ type: 'queued', outgoing: changed });
    return changed;
  }

  /** The first message that waits, sent until it has its place. */
  async function sendNext(): Promise<Step> {
    const next = (await storage.all()).find(
      (one) => isOf(one, needs.uid()) && one.refusal === null && !delivered.has(one.clientMessageId),
    );
    if (next === undefined) return { kind: 'empty' };
    const held = (next.heldUntil ?? 0) - now();
    if (held > 0) return { kind: 'held', forMs: held };
    try {
      const uid = await needs.account();
      if (!isOf(next, uid)) return { kind: 'sent' };
      await postUntilAccepted(next.uid === uid ? next : await change(next, { uid }));
      failures = 0;
      return { kind: 'sent' };
    } catch (error) {
      if (error instanceof SignInNeeded) return { kind: 'signed-out' };
      failures += 1;
      const after = afterFailure(error, failures, needs.chance());
      if (after.kind === 'refused') await change(next, { refusal: after.code });
      if (after.kind === 'held') await change(next, { heldUntil: now() + after.forMs });
      return after;
    }
  }

  /** Resolves when the message has its place; its answer goes on being heard after that. */
  function postUntilAccepted(outgoing: Outgoing): Promise<void> {
    const { clientMessageId } = outgoing;
    return new Promise((resolve, reject) => {
      let accepted = false;
      const heard = (event: TurnEvent) => {
        publish({ type: 'turn', outgoing, event, at: now() });
        if (accepted) return;
        accepted = true;
        delivered.add(clientMessageId);
        storage.remove(clientMessageId).then(resolve, reject);
      };
      needs.post(outgoing, heard).then(
        () => publish({ type: 'stream-ended', clientMessageId, broken: false }),
        (error) => {
          if (accepted) publish({ type: 'stream-ended', clientMessageId, broken: true });
          else reject(error);
        },
      );
    });
  }

  async function drain(): Promise<void> {
    while (!stopped) {
      wanted = false;
      const step = await needs.exclusively(sendNext);
      if (step.kind === 'sent' || step.kind === 'refused') continue;
      if (wanted) continue;
      if (step.kind === 'empty' || step.kind === 'signed-out') break;
      // While this tab pauses another one may try: the lock is free.
      await needs.pause(step.forMs, waking.signal);
    }
    running = false;
  }

  return {
    wake() {
      wanted = true;
      waking.abort();
      waking = new AbortController();
      if (running || stopped) return;
      running = true;
      drain().catch((error: unknown) => {
        running = false;
        console.error('The outbox stopped; the next message wakes it.', error);
      });
    },
    stop() {
      stopped = true;
      waking.abort();
    },
  };
}
