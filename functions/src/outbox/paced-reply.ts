import type { OutboxIntent, Thread } from '@merve/contract';
import { type OutsideWindow, replyIntents } from './intent.ts';
import { pacedTimes } from './pace.ts';

/** What is said without having been asked for; `seq` is its place in the thread. */
interface UnaskedReply {
  readonly seq: number;
  readonly text: string;
  readonly traceId: string;
  readonly now: Date;
  /**
   * Where it goes if not to where the person wrote last: `whatsapp:…` of somebody the caller knows may be written to,
   * or null for nowhere.
   */
  readonly to?: string | null;
  /** What goes when the person has not written for a day. Without it nothing does: the thread has it. */
  readonly outsideWindow?: OutsideWindow | undefined;
}

export interface PacedReply {
  /** Queued, each not before its time; none for a person on the web, who reads the thread, or after STOP. */
  readonly intents: readonly OutboxIntent[];
  /** The person's pace after it, to be kept in the thread in the same transaction. */
  readonly outboundPace: Date | null;
}

/** A message that answers no turn, as intents that leave no faster than one person may be written to (`pacedTimes`). Pure. */
export function pacedReply(
  thread: Pick<Thread, 'threadId' | 'marketId' | 'replyTo' | 'optedOut' | 'outboundPace'>,
  { seq, text, traceId, now, to = addressOf(thread), outsideWindow }: UnaskedReply,
): PacedReply {
  const { threadId, marketId, outboundPace = null } = thread;
  if (to === null) return { intents: [], outboundPace };
  const parts = replyIntents({ threadId, seq, to, text, buttons: [], outsideWindow, marketId, now, traceId });
  if (parts.length === 0) return { intents: [], outboundPace };
  const { times, usedUntil } = pacedTimes(parts.length, outboundPace, now);
  return {
    intents: parts.map((intent, part) => ({ ...intent, notBefore: times[part] ?? now })),
    outboundPace: usedUntil,
  };
}

function addressOf({ replyTo, optedOut }: Pick<Thread, 'replyTo' | 'optedOut'>): string | null {
  return replyTo.channel === 'whatsapp' && !optedOut ? replyTo.address : null;
}
