import type { OutboxIntent } from '@merve/contract';
import { replyIntents } from '../intent.ts';

/** The queued intents of one reply in a thread. */
export function sampleReply(
  reply: { threadId: string; to: string; text?: string; seq?: number; now: Date } & Partial<
    Pick<OutboxIntent, 'type'>
  >,
): OutboxIntent[] {
  return replyIntents({
    threadId: reply.threadId,
    seq: reply.seq ?? 1,
    to: reply.to,
    text: reply.text ?? `A message of ${reply.threadId}`,
    buttons: [],
    marketId: 'north-cyprus',
    now: reply.now,
    traceId: 'trace',
    ...(reply.type === 'consent' ? { type: 'consent' } : {}),
  });
}

/** The only element of a list that must have exactly one. */
export function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length !== 1) throw new Error(`expected one, found ${items.length}`);
  return item;
}
