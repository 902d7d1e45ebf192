import type { Court, Rule } from '../rule.ts';
import type { ThreadView } from '../views.ts';

/** Servers' clocks differ a little: a takeover that ends about now may be over for one of them. */
const skewMs = 500;

/**
 * Who may speak and read where: Merve says nothing of its own while an operator speaks, and a web account is joined to a
 * phone by a code alone that this phone has shown.
 */
export function peopleRules(court: Court): Rule {
  const { picture, witness } = court;
  /** Texts shown on each phone. */
  const shownOn = new Map<string, string[]>();

  function isTakenOver(thread: ThreadView | undefined): boolean {
    const takeover = thread?.humanTakeover ?? null;
    if (takeover === null || takeover.since.getTime() > court.now() - skewMs) return false;
    return takeover.until === null || takeover.until.getTime() > court.now() + skewMs;
  }

  return {
    committed({ messages, threads, identities }) {
      for (const { after: message } of messages) {
        if (message?.role !== 'assistant' || message.inReplyToSeq === null) continue;
        const changed = threads.find(({ after }) => after?.threadId === message.threadId);
        const before = changed?.before ?? picture.documents.threads.get(`threads/${message.threadId}`);
        const asked = picture.documents.messages.get(
          `threads/${message.threadId}/messages/${String(message.inReplyToSeq).padStart(12, '0')}`,
        );
        // What the law wants is done whoever speaks: STOP, START and HELP.
        const isConsent = /^(?:STOP|START|HELP)$/.test(asked?.text ?? '');
        if (isTakenOver(before))
          court.never(
            'merve-spoke-over-operator',
            (message.author ?? 'merve') === 'merve' && !isConsent,
            () => `${message.threadId}:${message.seq} "${message.text}"`,
          );
      }
      for (const { before, after } of identities) {
        if (after === undefined || before?.address === after.address) continue;
        const typed = witness.codesTypedBy(after.uid);
        const seen = shownOn.get(after.address) ?? [];
        court.never(
          'linked-without-code',
          !typed.some((code) => seen.some((text) => text.includes(code))),
          () => `${after.uid} to ${after.address}`,
        );
      }
    },
    delivered({ to, body }) {
      shownOn.set(to, [...(shownOn.get(to) ?? []), body]);
    },
  };
}
