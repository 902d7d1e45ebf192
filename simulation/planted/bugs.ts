/** One exact piece of source and what stands there instead. */
export interface Patch {
  /** Below functions/src. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export interface PlantedBug {
  readonly name: string;
  /** What a programmer might have thought. */
  readonly thought: string;
  readonly patches: readonly Patch[];
}

/** Bugs that this product could have had, each of which has been one somewhere. The simulation must find them all. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'no-lease-check',
    thought: 'Two workers on one thread are rare.',
    patches: [
      {
        file: 'conversations/lease.ts',
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
    patches: [
      {
        file: 'conversations/history.ts',
        find: "window.find((message) => message.role === 'user' && message.seq > processedSeq)",
        put: "window.findLast((message) => message.role === 'user' && message.seq > processedSeq)",
      },
    ],
  },
  {
    name: 'expiry-unchecked-at-yes',
    thought: 'The sweep has long released what ran out.',
    patches: [
      {
        file: 'orchestrator/pending-action.ts',
        find: 'return action.expiresAt.getTime() - now.getTime() < expiryBufferMs;',
        put: 'return action.expiresAt.getTime() - now.getTime() < -3_600_000;',
      },
      {
        file: 'ledger/transition.ts',
        find: "return state === 'hold' && (holdExpiresAt === null || holdExpiresAt <= now) ? 'expired' : state;",
        put: "return state === 'hold' && holdExpiresAt === null && now === null ? 'expired' : state;",
      },
    ],
  },
  {
    name: 'taken-lock-looks-free',
    thought: 'A lock that does not run out is an old one.',
    patches: [
      {
        file: 'ledger/choose-locks.ts',
        find: "if (lock.state !== 'held') return false;",
        put: "if (lock.state !== 'held') return true;",
      },
    ],
  },
  {
    name: 'late-release-frees-others',
    thought: 'A lock named in my booking is mine.',
    patches: [
      {
        file: 'ledger/resolve-transaction.ts',
        find: 'lock !== undefined && lock.txId === transaction.txId',
        put: 'lock !== undefined',
      },
    ],
  },
  {
    name: 'dead-lease-never-resumed',
    thought: 'Who has the lease is at work.',
    patches: [
      {
        file: 'conversations/sweep-unprocessed.ts',
        find: 'thread.lease === null || thread.lease.until <= now',
        put: 'thread.lease === null',
      },
    ],
  },
  {
    name: 'stale-button-accepted',
    thought: 'A tapped YES is a YES.',
    patches: [
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'if (button && button.actionId !== action?.actionId) {',
        put: 'if (button && !action) {',
      },
    ],
  },
  {
    name: 'contains-yes',
    thought: 'Whoever writes yes means yes.',
    patches: [
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'return classifyReply(text, { language, pending: { summary: action.summary } });',
        put: "return /yes/i.test(text) ? { verdict: 'yes' as const, rest: null, reason: 'planted' } : classifyReply(text, { language, pending: { summary: action.summary } });",
      },
    ],
  },
  {
    name: 'yes-before-the-offer',
    thought: 'What waits for a YES is what the YES is for.',
    patches: [
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'turn.message.seq >= (action.shownSeq ?? 0)',
        put: 'turn.message.seq >= 0',
      },
    ],
  },
  {
    name: 'offer-sent-late',
    thought: 'What is in the queue is to be sent.',
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
    patches: [
      {
        file: 'outbox/choose-content.ts',
        find: 'if (recipient?.optedOut && intent.type !== consentType) return',
        put: "if (recipient?.optedOut && intent.type === 'none') return",
      },
    ],
  },
  {
    name: 'model-claims-pass',
    thought: 'The prompt tells the model not to lie.',
    patches: [
      {
        file: 'orchestrator/claims/check-sentence.ts',
        find: 'if (readsAsClaim(sentence, goesOn)) return',
        put: 'if (readsAsClaim(sentence, goesOn) && sentence === "") return',
      },
    ],
  },
  {
    name: 'newest-yes-has-the-ride',
    thought: 'Whoever says yes to a ride has it.',
    patches: [
      {
        file: 'capabilities/taxi/accept-ride.ts',
        find: "return state === 'requested' && openOffers(driver, now)",
        put: "return state !== 'cancelled' && openOffers(driver, now)",
      },
      {
        file: 'capabilities/taxi/ride.ts',
        find: "assigned: {\n    arrived: 'arrived',",
        put: "assigned: {\n    assigned: 'assigned',\n    arrived: 'arrived',",
      },
    ],
  },
  {
    name: 'lost-round-never-resumed',
    thought: 'The task queue loses nothing.',
    patches: [
      {
        file: 'capabilities/taxi/sweep-rounds.ts',
        find: '.map(goOn)',
        put: '.map(async (document) => void document.id)',
      },
    ],
  },
];
