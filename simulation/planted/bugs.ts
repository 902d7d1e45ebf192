import type { FocusName } from '../world/focus.ts';

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
  /** What the worlds in which it is looked for are about: there its rule is come to often. */
  readonly focus: FocusName;
  readonly patches: readonly Patch[];
}

/** What the ledger asserts of its writes would stop some of them: without it, the rules of the simulation must. */
const ledgerUnguarded: Patch = {
  file: 'ledger/write-transaction.ts',
  find: 'if (!holds)',
  put: "if (!holds && broken === '')",
};

/** Bugs that this product could have had, each of which has been one somewhere. The simulation must find them all. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'no-lease-check',
    thought: 'Two workers on one thread are rare.',
    focus: 'races',
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
        find: 'return classifyReply(text, { language, pending: { summary: action.summary }, now: message.createdAt });',
        put: "return /yes/i.test(text) ? { verdict: 'yes' as const, rest: null, reason: 'planted' } : classifyReply(text, { language, pending: { summary: action.summary }, now: message.createdAt });",
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
    name: 'newest-yes-has-the-ride',
    thought: 'Whoever says yes to a ride has it.',
    focus: 'taxis',
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
    focus: 'silent-drivers',
    patches: [
      {
        file: 'capabilities/taxi/sweep-rounds.ts',
        find: 'intents.push(...(await nextRoundOf(documents, ride, context)).intents);',
        put: 'intents.push(...(ride.rideId === "" ? (await nextRoundOf(documents, ride, context)).intents : []));',
      },
    ],
  },
  {
    name: 'silence-is-an-answer',
    thought: 'Kitchens answer in the end.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "return request.state === 'placed' && now >= request.answerBy;",
        put: "return request.state === 'placed' && now < request.createdAt;",
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
        find: "return { type: 'merchant_request_expired', text: say.merchantExpired(label), buttons: [] };",
        put: 'return null;',
      },
    ],
  },
  {
    name: 'allergy-stays-here',
    thought: 'What was said of allergies is for the guard.',
    focus: 'allergies',
    patches: [
      {
        file: 'requests/placement-proposal.ts',
        find: 'const allergies = [...new Set([...details.allergies, ...said.map(({ words }) => words)])];',
        put: 'const allergies = said.length < 0 ? [] : [...details.allergies];',
      },
    ],
  },
  {
    name: 'declared-is-only-advice',
    thought: 'Whoever orders it wants it.',
    focus: 'temptation',
    patches: [
      {
        file: 'capabilities/orders/prepare-order.ts',
        find: "if (verdict.kind === 'unknown') continue;",
        put: "if (verdict.kind !== 'never') continue;",
      },
      {
        file: 'capabilities/orders/order-shape.ts',
        find: "(statement) => judgeAllergy(statement, eaten).kind !== 'unknown',",
        put: "(statement) => judgeAllergy(statement, eaten).kind === 'never',",
      },
    ],
  },
  {
    name: 'leave-not-waited-for',
    thought: 'A customer may always cancel.',
    focus: 'cooking',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "event: 'cancel_asked',\n      patch: ({ now }) => ({ cancelAskedAt: now }),",
        put: "event: 'cancelled',\n      to: 'cancelled',\n      patch: byCustomer,",
      },
    ],
  },
  {
    name: 'refused-is-accepted',
    thought: 'Whatever a kitchen answers, it has answered.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "event: 'rejected', to: 'rejected',",
        put: "event: 'accepted', to: 'accepted',",
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
