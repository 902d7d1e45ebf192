import type { Message, Thread } from '@merve/contract';

/** What every message of Merve's own has to say for itself. */
type Essentials = Pick<Message, 'seq' | 'text' | 'traceId' | 'createdAt'>;
type Extras = Pick<Message, 'author' | 'brief' | 'channel' | 'buttons' | 'ui' | 'inReplyToSeq'>;

/**
 * A message from Merve's side of a thread, or an operator's. Without extras: to the channel of the person's newest message, in
 * reply to nothing, with no card and no buttons. Pure: writing it, and raising the thread's `lastSeq`, is the caller's, in one
 * transaction.
 */
export function assistantMessage(
  { threadId, marketId, replyTo }: Pick<Thread, 'threadId' | 'marketId' | 'replyTo'>,
  message: Essentials & Partial<Extras>,
): Message {
  return {
    threadId,
    marketId,
    role: 'assistant',
    channel: replyTo.channel,
    address: null,
    channelMessageId: null,
    location: null,
    media: [],
    button: null,
    buttons: [],
    ui: null,
    inReplyToSeq: null,
    ...message,
  };
}
