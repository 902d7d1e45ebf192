/**
 * Which seed finds which planted bug, so that the tests need one world for each. A change of the code moves them: then a
 * search finds another, the test says so, and what `npm run simulate -- --planted` prints is written here anew.
 */
export const foundBy: Readonly<Record<string, number>> = {
  'no-deduplication': 42,
  'resend-on-time-out': 4,
  'trust-trigger-order': 181,
  'taken-lock-looks-free': 731,
  'dead-lease-never-resumed': 693,
  'status-moves-back': 407,
  'stop-ignored': 397,
  'stop-on-another-line': 407,
};
