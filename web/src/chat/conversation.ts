import type {
  Coordinates,
  JsonObject,
  Message,
  Reply,
  ThreadStand,
  ToolProgress,
  TurnEvent,
} from '@merve/contract';
import { mergeSaid } from './merge-said.ts';
import type { Outgoing } from './outgoing.ts';

/** A message of the thread, of either side. Messages never change, so two accounts of one differ only in how much they know. */
export interface Said {
  readonly seq: number;
  readonly author: 'person' | 'merve' | 'operator' | 'business';
  readonly text: string;
  /** What is said in its place beside a card that is drawn; null where `text` is to be read as it is. */
  readonly brief: string | null;
  readonly location: (Coordinates & { readonly label: string | null }) | null;
  readonly mediaCount: number;
  readonly ui: JsonObject | null;
  readonly buttons: Reply['buttons'];
  /** Of a tapped button: what it answered. */
  readonly button: Message['button'];
  /** The id this app gave the message; null for messages of others and of WhatsApp. */
  readonly clientMessageId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As it is stored; otherwise as the stream or the outbox told, which is less. */
  readonly whole: boolean;
}

/** An answer while it is being written. */
export interface Draft {
  /** The conversation and the message being answered; null until it has its place. */
  readonly threadId: string | null;
  readonly seq: number | null;
  readonly text: string;
  /** The tool at work, and what is read meanwhile; null while Merve thinks or writes. */
  readonly tool: { readonly name: string; readonly doing: string | null } | null;
  /** How far that tool has come; null where it has not said. */
  readonly progress: ToolProgress | null;
  /** Finished messages that came by this stream. */
  readonly replies: number;
}

/** A conversation as it is known here: what was said, what is still to be sent, and how things stand. */
export interface Conversation {
  readonly threadId: string | null;
  /** By sequence number, each once. */
  readonly said: readonly Said[];
  /** Messages before this one are not loaded; `Infinity` before the first page, 0 once all are. */
  readonly olderThan: number;
  readonly outgoing: ReadonlyMap<string, Outgoing>;
  /** Outgoing messages that are over, sent or thrown away: a late word about one does not bring it back. */
  readonly settled: ReadonlySet<string>;
  /** By the `clientMessageId` they answer. */
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly stand: ThreadStand | null;
  /** The newest message whose answer failed or never came by the stream; null if none did. */
  readonly troubled: string | null;
}

export const emptyConversation: Conversation = {
  threadId: null,
  said: [],
  olderThan: Number.POSITIVE_INFINITY,
  outgoing: new Map(),
  settled: new Set(),
  drafts: new Map(),
  stand: null,
  troubled: null,
};

/** What of the other side is on the screen, at its newest: an answer written now may be to that, and to nothing later. */
export function seenIn({ threadId, said }: Conversation): Outgoing['seen'] {
  if (threadId === null) return null;
  return { threadId, seq: said.findLast(({ author }) => author !== 'person')?.seq ?? 0 };
}

export type ConversationEvent =
  /** This is the conversation now; another one is forgotten, what is still to be sent is not. */
  | { readonly type: 'opened'; readonly threadId: string }
  /** `next`: what `before` of the page after it is; null where there is none. Live messages come without. */
  | {
      readonly type: 'said';
      readonly threadId: string;
      readonly messages: readonly Said[];
      readonly next?: number | null;
    }
  | { readonly type: 'stand'; readonly threadId: string; readonly stand: ThreadStand }
  | { readonly type: 'queued'; readonly outgoing: Outgoing }
  /** All that lies in the outbox. */
  | { readonly type: 'outbox'; readonly outgoing: readonly Outgoing[] }
  | { readonly type: 'discarded'; readonly clientMessageId: string }
  /** What the stream of an outgoing message told. `at`: when, in milliseconds since 1970. */
  | {
      readonly type: 'turn';
      readonly outgoing: Outgoing;
      readonly event: TurnEvent;
      readonly at: number;
    }
  /** The stream is over, `broken` if before its end. */
  | { readonly type: 'stream-ended'; readonly clientMessageId: string; readonly broken: boolean };

/**
 * The conversation after an event. Pages of history, live snapshots, streams, the outbox and other tabs tell of the same
 * messages in any order and more than once: whatever the order, the same conversation comes of it, each message once.
 */
export function conversationAfter(before: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opened':
      if (before.threadId === event.threadId) return before;
      return {
        ...emptyConversation,
        ...{ outgoing: before.outgoing, settled: before.settled, drafts: before.drafts },
        threadId: event.threadId,
      };
    case 'said':
      return event.threadId === before.threadId ? withSaid(before, event.messages, event.next) : before;
    case 'stand':
      return event.threadId === before.threadId ? withStand(before, event.stand) : before;
    case 'queued':
      return withOutgoing(before, [event.outgoing]);
    case 'outbox':
      return withOutgoing(onlyThose(before, event.outgoing), event.outgoing);
    case 'discarded':
      return withoutOutgoing(before, event.clientMessageId);
    case 'turn':
      return afterTurnEvent(before, event);
    case 'stream-ended': {
      const drafts = without(before.drafts, event.clientMessageId);
      return { ...before, drafts, troubled: event.broken ? event.clientMessageId : before.troubled };
    }
  }
}

const noDraft: Draft = { threadId: null, seq: null, text: '', tool: null, progress: null, replies: 0 };

function afterTurnEvent(
  before: Conversation,
  { outgoing, event, at }: Extract<ConversationEvent, { type: 'turn' }>,
): Conversation {
  const { clientMessageId } = outgoing;
  const draft = before.drafts.get(clientMessageId) ?? noDraft;
  const withDraft = (change: Partial<Draft>): Conversation => ({
    ...before,
    drafts: new Map(before.drafts).set(clientMessageId, { ...draft, ...change }),
  });
  switch (event.type) {
    case 'accepted': {
      const next = withoutOutgoing(withDraft({ threadId: event.threadId, seq: event.seq }), clientMessageId);
      // The first message of all makes the thread.
      const opened = next.threadId === null ? { ...next, threadId: event.threadId, olderThan: 0 } : next;
      if (opened.threadId !== event.threadId) return opened;
      return withSaid(opened, [ownSaid(outgoing, event.seq)]);
    }
    case 'thinking':
      // What was written before a tool was called is not part of the answer.
      return withDraft({ text: '', tool: null, progress: null });
    case 'text':
      return withDraft({ text: draft.text + event.delta, tool: null, progress: null });
    case 'tool_call':
      return withDraft({ text: '', tool: { name: event.name, doing: event.doing ?? null }, progress: null });
    case 'progress':
      // A word of a tool that is not at work any more comes too late.
      return draft.tool?.name === event.name ? withDraft({ progress: event.progress }) : before;
    case 'tool_result':
      return before;
    case 'message': {
      const next = withDraft({ text: '', tool: null, progress: null, replies: draft.replies + 1 });
      // Of another conversation (the account was linked meanwhile), or of one whose beginning was missed: what is stored tells.
      if (draft.threadId === null || draft.threadId !== before.threadId) return next;
      return withSaid(next, [replySaid(event.message, at)]);
    }
    case 'done': {
      const told = event.threadId === before.threadId ? event.thread : undefined;
      const stood = told === undefined ? before : withStand(before, told);
      return { ...stood, drafts: without(stood.drafts, clientMessageId), troubled: null };
    }
    case 'error':
      return { ...before, drafts: without(before.drafts, clientMessageId), troubled: clientMessageId };
  }
}

/** An own message that has its place, as long as nobody told more about it. */
function ownSaid({ text, location, button, clientMessageId, queuedAt }: Outgoing, seq: number): Said {
  return {
    ...{ seq, text, clientMessageId, at: queuedAt, author: 'person', whole: false },
    ...{ button, mediaCount: 0, ui: null, buttons: [], brief: null },
    location: location && { ...location, label: null },
  };
}

function replySaid({ seq, text, brief, ui, buttons }: Reply, at: number): Said {
  return {
    ...{ seq, text, brief: brief ?? null, ui, buttons, at, author: 'merve', whole: false },
    ...{ location: null, mediaCount: 0, button: null, clientMessageId: null },
  };
}

function withSaid(before: Conversation, messages: readonly Said[], next?: number | null): Conversation {
  const olderThan = next === undefined ? before.olderThan : Math.min(before.olderThan, next ?? 0);
  const said = mergeSaid(before.said, messages);
  const arrived = messages.flatMap(({ clientMessageId }) => clientMessageId ?? []);
  return arrived.reduce(withoutOutgoing, { ...before, said, olderThan });
}

function withStand(before: Conversation, stand: ThreadStand): Conversation {
  const known = before.stand;
  if (known !== null && !isLater(stand, known)) return before;
  return { ...before, stand };
}

function isLater(one: ThreadStand, other: ThreadStand): boolean {
  if (one.lastSeq !== other.lastSeq) return one.lastSeq > other.lastSeq;
  return Date.parse(one.updatedAt) > Date.parse(other.updatedAt);
}

function withOutgoing(before: Conversation, told: readonly Outgoing[]): Conversation {
  const outgoing = new Map(before.outgoing);
  for (const one of told) {
    const known = outgoing.get(one.clientMessageId);
    if (before.settled.has(one.clientMessageId) || (known && known.revision > one.revision)) continue;
    outgoing.set(one.clientMessageId, one);
  }
  return { ...before, outgoing };
}

function onlyThose(before: Conversation, kept: readonly Outgoing[]): Conversation {
  const ids = new Set(kept.map(({ clientMessageId }) => clientMessageId));
  return { ...before, outgoing: new Map([...before.outgoing].filter(([id]) => ids.has(id))) };
}

function withoutOutgoing(before: Conversation, clientMessageId: string): Conversation {
  if (before.settled.has(clientMessageId) && !before.outgoing.has(clientMessageId)) return before;
  return {
    ...before,
    outgoing: without(before.outgoing, clientMessageId),
    settled: new Set(before.settled).add(clientMessageId),
  };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
