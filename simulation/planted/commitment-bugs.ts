import { ledgerUnguarded, type PlantedBug } from './planted-bug.ts';

/** What could go wrong with a commitment: made without a YES, made twice, or not ended. */
export const commitmentBugs: readonly PlantedBug[] = [
  {
    name: 'expiry-unchecked-at-yes',
    thought: 'The sweep has long released what ran out.',
    focus: 'lateness',
    patches: [
      ledgerUnguarded,
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
    focus: 'tables',
    patches: [
      ledgerUnguarded,
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
    focus: 'stale-holds',
    patches: [
      ledgerUnguarded,
      {
        file: 'ledger/resolve-transaction.ts',
        find: 'lock !== undefined && lock.txId === transaction.txId',
        put: 'lock !== undefined',
      },
    ],
  },
  {
    name: 'stale-button-accepted',
    thought: 'A tapped YES is a YES.',
    focus: 'second-thoughts',
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
    focus: 'tables',
    patches: [
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'return classifyReply(text, { language, pending, now: message.createdAt, earlier });',
        put: "return /yes/i.test(text) ? { verdict: 'yes' as const, rest: null, reason: 'planted' } : classifyReply(text, { language, pending, now: message.createdAt, earlier });",
      },
    ],
  },
  {
    name: 'yes-before-the-offer',
    thought: 'What waits for a YES is what the YES is for.',
    focus: 'haste',
    patches: [
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'if (message.seq < (action.shownSeq ?? 0)) return false;',
        put: '',
      },
      {
        file: 'orchestrator/confirmation-gate.ts',
        find: 'return action.showings === undefined || showingsBefore(message, action).length > 0;',
        put: 'return true;',
      },
    ],
  },
  {
    name: 'late-money-kept',
    thought: 'Money is money.',
    focus: 'late-money',
    patches: [
      {
        file: 'payments/payment-after.ts',
        find: 'from: requested,\n      if: ({ fact }) => fact.goesBack === null,',
        put: "from: unpaid,\n      if: ({ payment, fact }) => payment.state !== 'requested' || fact.goesBack === null,",
      },
    ],
  },
  {
    name: 'refund-left-to-chance',
    thought: 'The webhook will remind us.',
    focus: 'deposits',
    patches: [
      {
        file: 'payments/payment-after.ts',
        find: "refund: { reason, refundId: null, status: 'pending', requestedAt: now },\n    nextStepAt: now,",
        put: "refund: { reason, refundId: null, status: 'pending', requestedAt: now },\n    nextStepAt: null,",
      },
    ],
  },
  {
    name: 'block-over-bookings',
    thought: 'The house comes first.',
    focus: 'business-line',
    patches: [
      ledgerUnguarded,
      {
        file: 'ledger/block-slots.ts',
        find: 'wanted.filter((lock) => isFree(locks.get(lock.lockKey), now))',
        put: 'wanted.filter((lock) => locks.get(lock.lockKey) !== null && now !== null && isFree !== null)',
      },
    ],
  },
  {
    name: 'hold-ends-early',
    thought: 'A minute more or less.',
    focus: 'holds',
    patches: [
      ledgerUnguarded,
      {
        file: 'ledger/choose-locks.ts',
        find: '(lock.expiresAt !== null && lock.expiresAt <= now)',
        put: '(lock.expiresAt !== null && lock.expiresAt.getTime() - 40_000 <= now.getTime())',
      },
    ],
  },
  {
    name: 'lock-left-behind',
    thought: 'Locks run out by themselves.',
    focus: 'tables',
    patches: [
      {
        file: 'ledger/resolve-transaction.ts',
        find: 'lock !== undefined && lock.txId === transaction.txId',
        put: "lock !== undefined && lock.txId === ''",
      },
    ],
  },
  {
    name: 'open-things-forgotten',
    thought: 'The list can be made from the sources.',
    focus: 'kitchen',
    patches: [
      {
        file: 'commitments/write-commitment.ts',
        find: "  writeEntry(tx, documents, { kind: 'request', request }, reference.path);",
        put: "  writeEntry(tx, documents, { kind: 'request', request: { ...request, open: false, state: 'expired' } }, reference.path);",
      },
    ],
  },
  {
    name: 'cursor-after-the-step',
    thought: 'Where a job has come to can be written once its step is done.',
    focus: 'imports',
    patches: [
      {
        file: 'platform/jobs/run-job.ts',
        find: 'const step = await kind.step({ documents, tx, job, now });',
        put: 'const step = await documents.db.runTransaction((own) => kind.step({ documents, tx: own, job, now }));',
      },
    ],
  },
];
