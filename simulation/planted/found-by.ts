import type { Plan } from '../simulate.ts';

/**
 * Which world of its focus shows which planted bug, so that the tests need one for each. A change of the code moves them:
 * then a search finds another, the test says so, and what `npm run simulate -- --planted` prints is written here anew.
 */
export const foundBy: Readonly<Record<string, Pick<Plan, 'seed' | 'steps'>>> = {
  'no-lease-check': { seed: 1, steps: 60 },
  'no-deduplication': { seed: 2, steps: 12 },
  'resend-on-time-out': { seed: 4, steps: 52 },
  'trust-trigger-order': { seed: 2, steps: 33 },
  'expiry-unchecked-at-yes': { seed: 2, steps: 32 },
  'taken-lock-looks-free': { seed: 2, steps: 60 },
  'late-release-frees-others': { seed: 5, steps: 100 },
  'dead-lease-never-resumed': { seed: 3, steps: 60 },
  'stale-button-accepted': { seed: 7, steps: 14 },
  'contains-yes': { seed: 8, steps: 22 },
  'yes-before-the-offer': { seed: 2, steps: 45 },
  'offer-sent-late': { seed: 4, steps: 48 },
  'status-moves-back': { seed: 2, steps: 60 },
  'stop-ignored': { seed: 6, steps: 19 },
  'stop-on-another-line': { seed: 2, steps: 60 },
  'model-claims-pass': { seed: 1, steps: 15 },
  'newest-yes-has-the-ride': { seed: 9, steps: 54 },
  'lost-round-never-resumed': { seed: 6, steps: 60 },
  'silence-is-an-answer': { seed: 6, steps: 100 },
  'kitchen-not-told-of-the-end': { seed: 4, steps: 100 },
  'declared-is-only-advice': { seed: 9, steps: 17 },
  'leave-not-waited-for': { seed: 5, steps: 41 },
  'refused-is-accepted': { seed: 4, steps: 18 },
  'answer-not-passed-on': { seed: 1, steps: 60 },
  'late-money-kept': { seed: 4, steps: 100 },
  'refund-left-to-chance': { seed: 10, steps: 60 },
  'message-improved': { seed: 1, steps: 73 },
  'called-off-in-silence': { seed: 3, steps: 96 },
  'block-over-bookings': { seed: 3, steps: 16 },
  'talks-over-operators': { seed: 3, steps: 88 },
  'any-code-links': { seed: 4, steps: 23 },
  'hold-ends-early': { seed: 5, steps: 44 },
  'merchant-not-told': { seed: 2, steps: 60 },
  'lock-left-behind': { seed: 3, steps: 60 },
  'open-things-forgotten': { seed: 4, steps: 100 },
  'cursor-after-the-step': { seed: 10, steps: 100 },
};
