import {
  type ChatMessageRequest,
  type ChatMessageResponse,
  type Message,
  maxMessageLength,
  type Reply,
  type TurnEvent,
} from '@merve/contract';
import { type Appended, appendInbound } from '../../conversations/append-inbound.ts';
import { waitForTurn } from '../../conversations/wait-for-turn.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { isExemptFromLimits } from '../../orchestrator/exempt-from-limits.ts';
import { processInbound } from '../../orchestrator/process-inbound.ts';
import { MerveError } from '../../platform/errors.ts';
import { actorIdFor, randomId } from '../../platform/ids.ts';
import { loadAdmissionPolicy } from '../../usage/index.ts';
import { cleanText, hasHiddenText } from '../clean-text.ts';
import { threadStand } from './views.ts';

export interface WebSender {
  /** From the verified ID token, never from the request. */
  readonly uid: string;
  readonly name: string | null;
  readonly actorKey: string;
  readonly marketId: string;
  readonly traceId: string;
  /** Keyed id of the internet address the request came from; null if it is not known. */
  readonly addressId?: string | null;
}

/** A message that is in its thread, and will get its turn whatever becomes of this process. */
export interface Accepted extends Appended {
  readonly marketId: string;
}

/**
 * The web door: appends the message, runs the turn itself (streaming it through `onEvent`), and answers with what
 * the turn said. If this process dies on the way, the trigger on the message gives it its turn all the same.
 *
 * Posting the same `clientMessageId` again is the same message: the stored replies come back.
 * @throws MerveError as `acceptMessage`.
 */
export async function postMessage(
  deps: OrchestratorDependencies,
  sender: WebSender,
  request: ChatMessageRequest,
  onEvent: (event: TurnEvent) => void = () => {},
): Promise<ChatMessageResponse> {
  return answerAccepted(deps, sender, await acceptMessage(deps, sender, request), onEvent);
}

/**
 * The first half: refuses the message or puts it into its thread. A stream begins only after it, so a refusal still
 * has an HTTP status of its own.
 * @throws MerveError `EMPTY_MESSAGE`, `MESSAGE_TOO_LONG`, `FORBIDDEN` for a thread that is not the sender's, `NOT_FOUND`
 *   for a market that does not exist, or `RATE_LIMITED` for a message over the limit of its person or address; nothing was written, and the same message
 *   may be sent again later.
 */
export async function acceptMessage(
  deps: OrchestratorDependencies,
  sender: WebSender,
  request: ChatMessageRequest,
  { trip }: Pick<Message, 'trip'> = {},
): Promise<Accepted> {
  const text = cleanText(request.message);
  if (text === '' && !request.button && !request.location) {
    throw new MerveError('EMPTY_MESSAGE', 'The message is empty');
  }
  if (text.length > maxMessageLength) {
    throw new MerveError('MESSAGE_TOO_LONG', 'The message is too long', {
      details: { limit: maxMessageLength },
    });
  }
  const marketId = request.marketId ?? sender.marketId;
  const appended = await appendInbound(deps.documents, {
    threadType: 'merve',
    marketId,
    actorId: actorIdFor(`web:${sender.uid}`, sender.actorKey),
    from: { channel: 'web', uid: sender.uid },
    channelMessageId: request.clientMessageId ?? randomId(),
    text,
    hiddenText: hasHiddenText(request.message),
    location: request.location ? { ...request.location, label: null } : null,
    media: [],
    button: request.button ?? null,
    ask: request.ask,
    trip,
    seen: request.seen,
    profileName: sender.name,
    language: request.language ?? null,
    traceId: sender.traceId,
    now: deps.clock.now(),
    leaseFor: randomId(),
    expectedThreadId: request.threadId ?? request.sessionId ?? null,
    admission: {
      policy: loadAdmissionPolicy(deps.documents, marketId, deps.markets),
      addressId: sender.addressId ?? null,
      whenLimited: 'refuse',
      refusesUnknownMarket: true,
      isExempt: (thread) =>
        isExemptFromLimits({ text, button: request.button ?? null, ask: request.ask }, thread),
    },
  });
  return { ...appended, marketId };
}

/** The second half: runs the accepted message's turn, or waits for who does. */
export async function answerAccepted(
  deps: OrchestratorDependencies,
  sender: Pick<WebSender, 'traceId'>,
  accepted: Accepted,
  onEvent: (event: TurnEvent) => void,
): Promise<ChatMessageResponse> {
  const { threadId, seq, leased, marketId, duplicate } = accepted;
  onEvent({ type: 'accepted', threadId, seq });
  const result = await processInbound(deps, { threadId, marketId, seq, leased, onEvent });
  const mine = result.kind === 'processed' ? result.turns.filter((turn) => turn.seq === seq) : [];
  const own = mine.at(-1);
  // Busy or already processed: another worker answers, or has answered; its replies are in the thread.
  const answered = own
    ? { replies: mine.flatMap((turn) => turn.replies), thread: own.thread }
    : await waitForTurn(deps.documents, threadId, seq);
  if (!own) for (const message of answered.replies) onEvent({ type: 'message', message });
  onEvent({ type: 'done', threadId, seq, thread: threadStand(answered.thread, deps.clock.now()) });
  const pending = answered.thread.pendingAction;
  return {
    threadId,
    seq,
    duplicate,
    replies: answered.replies.map(toReply),
    pendingAction: pending && {
      actionId: pending.actionId,
      kind: pending.kind,
      summary: pending.summary,
      expiresAt: pending.expiresAt.toISOString(),
    },
    traceId: sender.traceId,
  };
}

function toReply({ seq, text, brief, buttons, ui }: Reply): Reply {
  return { seq, text, ...(brief === undefined ? {} : { brief }), buttons, ui };
}
