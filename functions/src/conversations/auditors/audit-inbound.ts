import type { Message, MessageIdempotency, Thread, Turn } from '@merve/contract';
import type { AuditContext, ChangeRules, Finding, Judgement } from '../../platform/audit/auditor.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { isPastRetention, retention } from '../../platform/firestore/retention.ts';

/** Outcomes after which it is right that nothing was said: an operator speaks, the person wants silence, or was told before. */
const silent = [
  /^human$/,
  /^opted-out$/,
  /^reaction$/,
  /^limited-/,
  // STOP sent again: the answer to the first said all.
  /^consent-/,
] as const;

/** True if a turn that ended so needs no reply. */
function explainsSilence(outcome: string | null): boolean {
  return outcome !== null && silent.some((pattern) => pattern.test(outcome));
}

/** A message that was acknowledged to its sender, and what became of it, read at one moment. */
export interface InboundPicture {
  readonly record: MessageIdempotency;
  readonly thread: Thread | undefined;
  /** What stands where the record says the message is. */
  readonly message: Message | undefined;
  /** Messages of the thread that carry the provider's id; more than one is one too many. */
  readonly copies: number;
  readonly turns: readonly Turn[];
  readonly isAnswered: boolean;
}

type FaultOfOne = Pick<Finding, 'kind' | 'message'>;

/** Every message of a person is in its thread once, and has exactly one finished turn, which answered it or says why not. Pure. */
export function judgeInbound(picture: InboundPicture): FaultOfOne | 'too-early' | null {
  const { record, thread, message, copies, turns, isAnswered } = picture;
  const isThere = message?.role === 'user' && message.channelMessageId === record.channelMessageId;
  if (thread === undefined || !isThere) {
    return {
      kind: 'message-lost',
      message: `Message ${record.seq} was acknowledged and is not in its thread`,
    };
  }
  if (copies > 1) {
    return { kind: 'message-doubled', message: `Message ${record.seq} is ${copies} times in its thread` };
  }
  const finished = turns.filter((turn) => turn.state === 'finished');
  const isProcessed = record.seq <= thread.processedSeq;
  const isCaughtUp = thread.deferred?.messages.some(({ seq }) => seq === record.seq) === true;
  if ((!isProcessed || isCaughtUp) && finished.length === 0) return 'too-early';
  if (!isProcessed || finished.length !== 1) {
    const state = isProcessed ? 'counts as processed' : 'is still to be processed';
    return {
      kind: 'one-finished-turn',
      message: `Message ${record.seq} ${state} and has ${finished.length} finished turns`,
    };
  }
  const outcome = finished[0]?.outcome ?? null;
  if (isAnswered || explainsSilence(outcome)) return null;
  return {
    kind: 'turn-unanswered',
    message: `The turn of message ${record.seq} ended as "${outcome ?? ''}" without a reply`,
  };
}

/** One record is written for each message of a person, whichever way it came: so none is left out. */
export const inboundRules: ChangeRules<MessageIdempotency> = {
  name: 'inbound',
  kinds: ['message-lost', 'message-doubled', 'one-finished-turn', 'turn-unanswered'],
  query: (documents) => documents.allMessageIdempotency,
  changedBy: 'createdAt',
  judge: judgeRecord,
  concernedBy(documents, { subject }) {
    const [, threadId = '-', , seq] = subject.split('/');
    return documents.allMessageIdempotency.where('threadId', '==', threadId).where('seq', '==', Number(seq));
  },
};

async function judgeRecord(
  { documents, clock }: AuditContext,
  record: MessageIdempotency,
): Promise<Judgement> {
  // Message, turn, reply and record go on one day, in no order.
  if (isPastRetention(retention.message, record.createdAt, clock.now())) return { findings: [] };
  const verdict = judgeInbound(await readInbound(documents, record));
  if (verdict === null) return { findings: [] };
  if (verdict === 'too-early') return { findings: [], unripeSince: record.createdAt };
  const { path } = documents.message(record.threadId, record.seq);
  return { findings: [{ ...verdict, subject: path }] };
}

function readInbound(documents: Documents, record: MessageIdempotency): Promise<InboundPicture> {
  const { threadId, seq, channelMessageId } = record;
  const messages = documents.messages(threadId);
  return documents.db.runTransaction(
    async (tx) => {
      const [[thread, message], copies, turns, replies] = await Promise.all([
        readTogether(tx, documents.thread(threadId), documents.message(threadId, seq)),
        tx.get(messages.where('channelMessageId', '==', channelMessageId).limit(2)),
        tx.get(documents.turns(threadId).where('seq', '==', seq).limit(2)),
        tx.get(messages.where('inReplyToSeq', '==', seq).limit(1)),
      ]);
      return {
        record,
        thread,
        message,
        copies: copies.size,
        turns: turns.docs.map((document) => document.data()),
        isAnswered: !replies.empty,
      };
    },
    { readOnly: true },
  );
}
