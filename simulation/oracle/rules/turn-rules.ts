import type { Court, Rule } from '../rule.ts';
import type { MessageView, ThreadView } from '../views.ts';

/** Every message of a person gets exactly one turn, in order, and is answered; none is there twice, none is lost. */
export function turnRules(court: Court): Rule {
  const { picture, witness } = court;
  /** Where each message of a person lies: its id at its channel, by the sender. */
  const stored = new Map<string, string>();
  /** Commits that replied to a message, by thread and sequence number. */
  const answers = new Map<string, number>();
  const inboundOf = new Map<string, number[]>();
  const keyOf = ({ threadId, seq }: Pick<MessageView, 'threadId' | 'seq'>) => `${threadId}:${seq}`;

  const messageAt = (threadId: string, seq: number) =>
    picture.documents.messages.get(`threads/${threadId}/messages/${String(seq).padStart(12, '0')}`);
  /** Messages that answered a proposal behind which another wish waited: that is seen to then, too. */
  const withNext = new Set<string>();
  /** Messages that lawfully have no answer, by thread and sequence number. */
  const silenced = new Set<string>();
  /** Messages of a phone that wanted none when they came or while they waited, the same way. */
  const writtenAfterStop = new Set<string>();

  /** Over a limit whose reaching the person has been told of already, or from a phone that wants no messages. */
  function isSilenced({ threadId, optedOut, humanTakeover }: ThreadView, seq: number): boolean {
    const message = messageAt(threadId, seq);
    // An operator speaks there, and has it in view.
    if (humanTakeover !== null) return true;
    if (message?.limited?.tell === false) return true;
    // Written after STOP on one line, and looked at after START on another, it stays without an answer.
    const isStopped = optedOut || writtenAfterStop.has(`${threadId}:${seq}`);
    return isStopped && message?.channel === 'whatsapp';
  }

  function arrived(message: MessageView): void {
    // Written for them, so that they are asked something: it has a turn, and was sent by nobody.
    if (message.prompted === true) {
      inboundOf.set(message.threadId, [...(inboundOf.get(message.threadId) ?? []), message.seq]);
      return;
    }
    const id = message.channelMessageId ?? '';
    const earlier = stored.get(id);
    court.never('message-stored-twice', earlier !== undefined, () => `${id}: ${earlier}, ${keyOf(message)}`);
    stored.set(id, keyOf(message));
    inboundOf.set(message.threadId, [...(inboundOf.get(message.threadId) ?? []), message.seq]);
    if (picture.documents.threads.get(`threads/${message.threadId}`)?.optedOut)
      writtenAfterStop.add(keyOf(message));
    const sent = witness.find(id);
    court.never('message-of-nobody', sent === undefined, () => `${keyOf(message)} "${message.text}"`);
  }

  function replied(replies: readonly MessageView[]): void {
    const answering = replies.filter(({ inReplyToSeq }) => inReplyToSeq !== null);
    for (const key of new Set(answering.map(({ threadId, inReplyToSeq }) => `${threadId}:${inReplyToSeq}`))) {
      const count = (answers.get(key) ?? 0) + 1;
      answers.set(key, count);
      const [threadId = '', seq = ''] = key.split(':');
      const message = messageAt(threadId, Number(seq));
      const sent = witness.find(message?.channelMessageId ?? null);
      // A YES or NO with more behind it is answered in two steps; what came over the limit is told so, and answered later.
      const lawful =
        1 + (sent?.meaning.hasRest ? 1 : 0) + (message?.limited ? 1 : 0) + (withNext.has(key) ? 1 : 0);
      court.never('answered-twice', count > lawful, () => `${key} "${message?.text}"`);
    }
  }

  function moved(before: ThreadView | undefined, after: ThreadView, replies: readonly MessageView[]): void {
    const from = before?.processedSeq ?? 0;
    if (after.processedSeq === from) return;
    court.never('processed-mark-moved-back', after.processedSeq < from, () => after.threadId);
    const passed = (inboundOf.get(after.threadId) ?? []).filter(
      (seq) => seq > from && seq <= after.processedSeq,
    );
    // Joined with another conversation of the same person, which is done only where nothing waits.
    if (passed.length === 0 && before?.unprocessed === false) return;
    court.never(
      'message-passed-over',
      passed.length !== 1 || passed[0] !== after.processedSeq,
      () => `${after.threadId}: ${passed.join(', ')} at once`,
    );
    const isAnswered = replies.some(
      ({ threadId, inReplyToSeq }) => threadId === after.threadId && inReplyToSeq === after.processedSeq,
    );
    court.lookedAt('processed-without-answer');
    if (isAnswered) return;
    if (isSilenced(after, after.processedSeq)) silenced.add(`${after.threadId}:${after.processedSeq}`);
    else court.violated('processed-without-answer', `${after.threadId}:${after.processedSeq}`);
  }

  return {
    committed({ messages, threads }) {
      const created = messages.flatMap(({ before, after, path }) => {
        court.never('message-changed', before !== undefined || after === undefined, () => path);
        return after ?? [];
      });
      for (const message of created) if (message.role === 'user') arrived(message);
      const replies = created.filter(({ role }) => role === 'assistant');
      for (const { before, after } of threads) {
        const answered = before?.pendingAction;
        if (answered?.next === undefined || answered.actionId === after?.pendingAction?.actionId) continue;
        for (const { threadId, inReplyToSeq } of replies)
          if (threadId === before?.threadId) withNext.add(`${threadId}:${inReplyToSeq}`);
      }
      replied(replies);
      for (const { before, after } of threads) if (after) moved(before, after, replies);
      // STOP may be said on another line of the phone while messages wait here: then they may stay without an answer.
      for (const { after } of threads)
        if (after?.optedOut)
          for (const seq of inboundOf.get(after.threadId) ?? [])
            if (seq > after.processedSeq) writtenAfterStop.add(`${after.threadId}:${seq}`);
    },
    atTheEnd() {
      for (const sent of witness.all()) {
        if (sent.acknowledged)
          court.never('acknowledged-and-lost', !stored.has(sent.id), () => `${sent.from} "${sent.text}"`);
      }
      for (const [id, key] of stored) {
        court.never(
          'never-answered',
          !answers.has(key) && !silenced.has(key),
          () => `${key} "${witness.find(id)?.text}"`,
        );
      }
      for (const thread of picture.documents.threads.values()) {
        court.never(
          'left-unprocessed',
          thread.unprocessed || thread.processedSeq < thread.lastInboundSeq,
          () => `${thread.threadId} at ${thread.processedSeq}`,
        );
        court.never(
          'lease-left',
          thread.lease !== null && thread.lease.until.getTime() > court.now(),
          () => thread.threadId,
        );
      }
    },
  };
}
