import type { PlantedBug } from './planted-bug.ts';

/** What could go wrong with messages: lost, doubled, sent to the wrong one, or untrue. */
export const conversationBugs: readonly PlantedBug[] = [
  {
    name: 'no-lease-check',
    thought: 'Two workers on one thread are rare.',
    focus: 'races',
    patches: [
      {
        file: 'conversations/leased-thread.ts',
        find: 'return thread.lease !== null && thread.lease.turnId !== turnId && thread.lease.until > now;',
        put: 'return false && thread === null && turnId === String(now);',
      },
      {
        file: 'orchestrator/finish-turn.ts',
        find: 'if (!thread || thread.lease?.turnId !== turn.turnId) {',
        put: 'if (!thread) {',
      },
    ],
  },
  {
    name: 'no-deduplication',
    thought: 'The provider delivers each message once.',
    focus: 'races',
    patches: [
      {
        file: 'conversations/append-inbound.ts',
        find: 'if (known) return',
        put: 'if (known && inbound.text === "\\0") return',
      },
      {
        file: 'conversations/append-inbound.ts',
        find: 'tx.create(own.record, {',
        put: 'tx.set(own.record, {',
      },
    ],
  },
  {
    name: 'resend-on-time-out',
    thought: 'No answer means not sent.',
    focus: 'outages',
    patches: [
      {
        file: 'outbox/attempt-end.ts',
        find: "return { end: 'unknown', code: outcome.reason };",
        put: "return { end: 'postponed', code: outcome.reason, notBefore: now };",
      },
    ],
  },
  {
    name: 'trust-trigger-order',
    thought: 'The newest message is the one to answer.',
    focus: 'races',
    patches: [
      {
        file: 'conversations/history.ts',
        find: "window.find((message) => message.role === 'user' && message.seq > processedSeq)",
        put: "window.findLast((message) => message.role === 'user' && message.seq > processedSeq)",
      },
    ],
  },
  {
    name: 'dead-lease-never-resumed',
    thought: 'Who has the lease is at work.',
    focus: 'lateness',
    patches: [
      {
        file: 'conversations/sweep-unprocessed.ts',
        find: 'if (thread.lease !== null && thread.lease.until > context.now) return false;',
        put: 'if (thread.lease !== null) return false;',
      },
    ],
  },
  {
    name: 'offer-sent-late',
    thought: 'What is in the queue is to be sent.',
    focus: 'outages',
    patches: [
      {
        file: 'outbox/claim.ts',
        find: 'return asOffered(intent, thread?.pendingAction ?? null, now);',
        put: 'return thread === undefined ? null : intent;',
      },
    ],
  },
  {
    name: 'status-moves-back',
    thought: 'The newest callback knows best.',
    focus: 'outages',
    patches: [
      {
        file: 'outbox/rank.ts',
        find: 'const higher = rankOf(proven) > rankOf(current.state);',
        put: 'const higher = rankOf(proven) !== rankOf(current.state);',
      },
    ],
  },
  {
    name: 'stop-ignored',
    thought: 'STOP is for newsletters.',
    focus: 'unwanted',
    patches: [
      {
        file: 'outbox/choose-content.ts',
        find: 'if (recipient?.optedOut && !sentAfterStop.has(intent.type)) return',
        put: "if (recipient?.optedOut && intent.type === 'none') return",
      },
    ],
  },
  {
    name: 'stop-on-another-line',
    thought: 'The conversation knows whether it was stopped.',
    focus: 'stopping',
    patches: [
      {
        file: 'orchestrator/finish-turn.ts',
        find: 'const optedOut = decided.optedOut ?? session?.optedOut ?? thread.optedOut;',
        put: "const optedOut = decided.optedOut ?? (session?.address === '' || thread.optedOut);",
      },
    ],
  },
  {
    name: 'model-claims-pass',
    thought: 'The prompt tells the model not to lie.',
    focus: 'model',
    patches: [
      {
        file: 'orchestrator/claims/check-sentence.ts',
        find: 'if (isClaim || answersForLedger(sentence, turn, tools)) return',
        put: 'if (isClaim && sentence === "") return',
      },
    ],
  },
  {
    name: 'kitchen-not-told-of-the-end',
    thought: 'Nobody waits for an order that is over.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/merchant-notice.ts',
        find: "return { type: 'merchant_request_expired', text: say.merchantExpired(label), ...tellsOnly };",
        put: 'return null;',
      },
    ],
  },
  {
    name: 'answer-not-passed-on',
    thought: 'The customer looks it up.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/prepare-action.ts',
        find: 'toCustomer?.write();',
        put: 'toCustomer?.intents.at(0);',
      },
    ],
  },
  {
    name: 'message-improved',
    thought: 'A message reads better in our words.',
    focus: 'messages',
    patches: [
      {
        file: 'capabilities/messages/send-message.ts',
        find: '    message.trim(),\n',
        put: '    message.trim().toUpperCase(),\n',
      },
    ],
  },
  {
    name: 'called-off-in-silence',
    thought: 'The guest will see it in the list.',
    focus: 'business-line',
    patches: [
      {
        file: 'capabilities/operations/call-off-booking.ts',
        find: '      notice.write();\n',
        put: '',
      },
    ],
  },
  {
    name: 'talks-over-operators',
    thought: 'Two heads know more.',
    focus: 'takeover',
    patches: [
      {
        file: 'orchestrator/human-takeover.ts',
        find: 'return isTakenOver(turn.thread, deps.clock.now()) ? finishSilently(deps, turn) : null;',
        put: "return turn.turnId === '' ? finishSilently(deps, turn) : null;",
      },
      {
        file: 'orchestrator/finish-turn.ts',
        find: 'if (isTakenOver(thread, now) && !mayInterrupt) {',
        put: "if (isTakenOver(thread, now) && !mayInterrupt && thread.threadId === '') {",
      },
    ],
  },
  {
    name: 'any-code-links',
    thought: 'Nobody guesses.',
    focus: 'linking',
    patches: [
      {
        file: 'identity/redeem-link-code.ts',
        find: 'return sameHash(hash, open.codeHash) && code !== null;',
        put: 'return (sameHash(hash, open.codeHash) || true) && code !== null;',
      },
    ],
  },
  {
    name: 'merchant-not-told',
    thought: 'They see it in the agenda.',
    focus: 'tables',
    patches: [
      {
        file: 'capabilities/bookings/confirm-booking.ts',
        find: 'intents: notice === null || confirmation.replayed ? [] : [notice],',
        put: 'intents: [],',
      },
    ],
  },
];
