/** What a person's YES does; each is a rule of its own. */
export const byYesAlone = [
  'confirmed',
  'cancelled',
  'deposit-agreed',
  'ride-called',
  'ride-called-off',
  'request-placed',
  'request-changed',
  'request-cancelled',
  'leave-asked',
  'less-taken',
  'vote-ended',
] as const;
export type ByYesAlone = (typeof byYesAlone)[number];

/** What Merve states of a booking, of a ride, and of a request: each is true when it is said. */
const statements = [
  ...['proposal', 'confirmed', 'released', 'cancelled', 'cancel-question', 'kept', 'ran-out', 'let-go'],
  ...['ride-asks-to-call', 'ride-asks-to-call-off', 'ride-searching', 'ride-assigned', 'ride-given-back'],
  ...['ride-unserved', 'ride-called-off', 'ride-offered', 'ride-theirs'],
  ...['request-sent', 'request-accepted', 'request-ready', 'request-completed', 'request-rejected'],
  ...['request-cancelled', 'request-expired'],
];

/** Every rule that worlds are to come to: one that a run never looked at was not tested by it. */
export const ruleNames: readonly string[] = [
  ...byYesAlone.flatMap((what) => [`${what}-without-yes`, `${what}-of-what-was-not-shown`]),
  ...statements.map((kind) => `untrue-${kind}`),
  // Consent
  ...['proposal-not-shown', 'yes-with-two-effects', 'old-button-applied', 'confirmed-after-expiry'],
  ...['called-off-without-yes', 'message-without-yes', 'message-not-as-shown', 'message-in-other-words'],
  // The ledger
  ...['unlawful-transition', 'transition-without-event', 'booking-changed', 'expired-too-early'],
  ...[
    'sold-beyond-capacity',
    'event-changed',
    'hold-never-ended',
    'confirmed-without-lock',
    'lock-of-nobody',
  ],
  // Turns
  ...[
    'message-stored-twice',
    'message-of-nobody',
    'message-changed',
    'answered-twice',
    'message-passed-over',
  ],
  ...['processed-mark-moved-back', 'processed-without-answer', 'acknowledged-and-lost', 'never-answered'],
  ...['left-unprocessed', 'lease-left', 'false-claim', 'cancelled-in-silence', 'open-things-denied'],
  // What reaches phones
  ...['message-without-intent', 'delivered-twice', 'delivered-after-stop', 'offer-after-its-end'],
  ...['status-moved-back', 'merchant-told-twice', 'merchant-told-backwards', 'merchant-notices-wrong'],
  ...['intent-stuck', 'message-lost', 'delivered-but-called-failed'],
  // Rides
  ...['ride-taken-without-yes', 'ended-ride-goes-on', 'ride-changed-hands', 'ride-changed-in-silence'],
  ...['driver-with-two-rides', 'ride-without-its-driver', 'driver-held-by-no-ride', 'search-without-end'],
  // Orders, services, viewings
  ...['unlawful-request-step', 'request-born-late', 'request-revision-skipped', 'request-answered-by-nobody'],
  ...['request-cancelled-unasked', 'request-expired-early', 'request-changed-in-silence'],
  ...['request-without-end', 'allergen-ordered', 'allergy-not-passed-on', 'kitchen-not-told-of-allergy'],
  ...['kitchen-notices-wrong'],
  // Deposits
  ...['confirmed-unpaid', 'refund-that-was-none', 'payment-moved-back', 'money-for-nothing'],
  ...['booking-without-its-money', 'payment-without-end'],
  // Jobs
  ...['job-moved-back', 'job-without-end', 'job-done-in-part', 'job-effect-not-counted-once'],
  // Votes of a group
  ...[
    'ballot-not-as-said',
    'ballot-after-close',
    'vote-miscounted',
    'vote-decided-by-too-few',
    'vote-reopened',
  ],
  ...['member-uninvited', 'untrue-vote-cast', 'untrue-vote-decided', 'result-told-twice', 'result-not-told'],
  ...['vote-without-end', 'winner-proposed-twice', 'winner-booked-twice'],
  // People
  ...['merve-spoke-over-operator', 'linked-without-code'],
];
