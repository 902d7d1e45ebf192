import type { FaultKind } from './faults.ts';

/** What people do, as their actors name it. */
export type Activity =
  // Guests
  | 'agree'
  | 'agreeTwice'
  | 'agreeAhead'
  | 'decline'
  | 'evade'
  | 'wish'
  | 'tap'
  | 'tapOld'
  | 'cancel'
  | 'taxi'
  | 'callOff'
  | 'whereIsIt'
  | 'errand'
  | 'tell'
  | 'otherTime'
  | 'party'
  | 'mine'
  | 'pay'
  | 'stop'
  | 'start'
  | 'help'
  | 'chat'
  | 'repeat'
  // Their errands at the kitchen
  | 'food'
  | 'change'
  | 'service'
  | 'viewing'
  | 'allergy'
  | 'cancelOrder'
  // Kitchens
  | 'accept'
  | 'reject'
  | 'ready'
  | 'complete'
  | 'stock'
  | 'allow'
  | 'keep'
  | 'bare'
  // Drivers
  | 'take'
  | 'takeAny'
  | 'leave'
  | 'drive'
  | 'giveBack'
  // Who links an account to a phone
  | 'ask'
  | 'type'
  | 'guess'
  | 'use'
  // A group that votes
  | 'startVote'
  | 'joinVote'
  | 'castVote'
  | 'closeVote'
  | 'leaveVote'
  | 'askVote'
  | 'bookVote';

/** What is there in some worlds only. */
export type Presence =
  | 'kitchen'
  | 'drivers'
  | 'deposits'
  | 'operator'
  | 'linker'
  | 'importer'
  | 'business-line'
  | 'allergies'
  | 'short-holds'
  | 'one-table'
  | 'few-guests'
  | 'browsers'
  | 'group'
  | 'vote-of-today';

/** What somebody came for. */
export type Interest = 'table' | 'kitchen' | 'taxi';

/** What a world is about, beside what its seed makes of it. */
export interface Focus {
  /** There for certain. */
  readonly present: readonly Presence[];
  /** Not there, whatever the seed says. */
  readonly absent: readonly Presence[];
  /** Whose turn it is so many times as often, by the kind of their name: `kitchen`, `merchant`. */
  readonly busy: Readonly<Record<string, number>>;
  /** What every guest comes for; null where each has a mind of their own. */
  readonly interest: Interest | null;
  /** Activities done so many times as often. */
  readonly oftener: Partial<Readonly<Record<Activity, number>>>;
  /** Kinds of faults this world surely knows, and so many times as often. */
  readonly faults: Partial<Readonly<Record<FaultKind, number>>>;
  /** How much goes wrong beside that: 1 is as much as ever. */
  readonly trouble: number;
  /** How people and functions come one after another: `calm` lets all that is under way end first, `hurried` next to nothing. */
  readonly pace: 'calm' | 'mixed' | 'hurried';
  /** How long nobody does anything, in milliseconds, where nothing is under way: until something has run out. */
  readonly waits: readonly number[];
  /** How patient the guests are: the chance that they write before they have read an answer; null for any. */
  readonly impatience: number | null;
}

const everyday: Focus = {
  present: [],
  absent: [],
  busy: {},
  interest: null,
  oftener: {},
  faults: {},
  trouble: 1,
  pace: 'mixed',
  waits: [20_000, 45_000, 100_000, 300_000, 900_000],
  impatience: null,
};

/**
 * The focuses there are. Each raises the odds of some corner of the product; what happens there is still chance's. A rule
 * that no world comes to is a rule nobody tests, so whoever adds one adds a focus in which it is looked at.
 */
export const focuses = {
  everyday,
  /** Tables everybody wants, held for a minute, agreed to late or not at all. */
  tables: {
    ...everyday,
    interest: 'table',
    pace: 'calm',
    oftener: { wish: 2, evade: 4, decline: 2, cancel: 3, tapOld: 4 },
  },
  /** One table, held for a minute by whoever asks first, while others ask again and again. */
  holds: {
    ...everyday,
    present: ['short-holds', 'one-table'],
    interest: 'table',
    pace: 'calm',
    waits: [20_000, 45_000],
    oftener: { agree: 0.3, agreeTwice: 0.3, tap: 0.3, wish: 4, evade: 2, chat: 2 },
  },
  /** The same while schedules are down: what ran out was never let go, and its place is another's by now. */
  'stale-holds': {
    ...everyday,
    present: ['short-holds', 'one-table'],
    absent: ['deposits'],
    interest: 'table',
    pace: 'calm',
    waits: [45_000, 100_000],
    oftener: { wish: 3 },
    faults: { 'task-dropped': 50, 'tick-dropped': 50 },
  },
  /** People who want one thing, then another, and tap what they find on the screen. */
  'second-thoughts': {
    ...everyday,
    present: ['few-guests'],
    interest: 'table',
    pace: 'calm',
    waits: [20_000],
    oftener: { agree: 0.3, wish: 6, tapOld: 12, decline: 0.3 },
  },
  /** A YES on the heels of the wish, in browsers, where all that is written can be read at once. */
  haste: {
    ...everyday,
    present: ['browsers'],
    absent: ['deposits'],
    interest: 'table',
    pace: 'calm',
    oftener: { agreeAhead: 40 },
  },
  /** Many hands on one conversation: everything comes twice, and at once. */
  races: {
    ...everyday,
    pace: 'hurried',
    impatience: 0.3,
    oftener: { agreeAhead: 6, agreeTwice: 3, repeat: 4 },
    faults: { 'event-duplicated': 2, 'webhook-duplicated': 2, 'tick-extra': 2 },
  },
  /** Schedules and task queues are down: what ran out is still there when somebody comes back to it. */
  lateness: {
    ...everyday,
    interest: 'table',
    pace: 'calm',
    oftener: { agree: 2 },
    faults: { 'task-dropped': 50, 'tick-dropped': 50, crash: 2 },
  },
  /** Messages are not taken, or nobody knows whether they were. */
  outages: {
    ...everyday,
    impatience: 0.1,
    oftener: { decline: 2, wish: 2 },
    faults: {
      'provider-429': 3,
      'provider-500': 3,
      'provider-timeout-after-accepting': 2,
      'callback-duplicated': 2,
    },
  },
  /** People who want no more messages, and then want them again. */
  stopping: {
    ...everyday,
    busy: { merchant: 3 },
    impatience: 0.1,
    oftener: { stop: 15, start: 2 },
  },
  /** Merchants who want no more messages, of whom tables are booked. */
  unwanted: {
    ...everyday,
    absent: ['deposits', 'kitchen', 'drivers'],
    busy: { merchant: 3 },
    interest: 'table',
    pace: 'calm',
    waits: [20_000],
    oftener: { stop: 4, agree: 2 },
  },
  /** A model that says and calls what comes to its mind. */
  model: { ...everyday, pace: 'calm', faults: { 'model-false-claim': 6, 'model-wrong-call': 4 } },
  taxis: {
    ...everyday,
    present: ['drivers'],
    interest: 'taxi',
    pace: 'calm',
    oftener: { callOff: 2, whereIsIt: 2 },
  },
  /** Drivers who do not answer, while the tasks that would ask the next ones are lost. */
  'silent-drivers': {
    ...everyday,
    present: ['drivers', 'few-guests'],
    interest: 'taxi',
    pace: 'calm',
    waits: [20_000, 45_000, 300_000],
    oftener: { take: 0.2, takeAny: 0.2, leave: 2 },
    faults: { 'task-dropped': 20 },
  },
  kitchen: {
    ...everyday,
    present: ['kitchen'],
    interest: 'kitchen',
    pace: 'calm',
    oftener: { cancelOrder: 2, mine: 3 },
  },
  /** A cook who is quick, and guests who change their minds about what is being cooked. */
  cooking: {
    ...everyday,
    present: ['kitchen', 'few-guests'],
    absent: ['operator', 'linker', 'drivers'],
    busy: { kitchen: 4, guest: 2 },
    trouble: 0.2,
    interest: 'kitchen',
    pace: 'calm',
    waits: [20_000, 45_000, 100_000],
    oftener: { cancelOrder: 4, agree: 2 },
  },
  allergies: {
    ...everyday,
    present: ['kitchen', 'allergies'],
    interest: 'kitchen',
    pace: 'calm',
    oftener: { allergy: 2, food: 2 },
  },
  /** Guests who order, and change what they ordered, whatever they have said of their health. */
  temptation: {
    ...everyday,
    present: ['kitchen', 'allergies', 'few-guests'],
    absent: ['operator', 'linker', 'drivers'],
    busy: { guest: 3 },
    trouble: 0.2,
    interest: 'kitchen',
    pace: 'calm',
    waits: [20_000, 45_000],
    oftener: { allergy: 3, food: 2, change: 4, agree: 2, decline: 0.3, cancelOrder: 0.3 },
  },
  /** Money that comes, comes late, or goes back, while hardly anybody is told of it. */
  deposits: {
    ...everyday,
    present: ['deposits', 'few-guests'],
    absent: ['kitchen', 'drivers'],
    interest: 'table',
    pace: 'calm',
    waits: [45_000, 300_000, 900_000, 1_500_000],
    oftener: { agree: 2, pay: 0.5, cancel: 3 },
    faults: { 'task-dropped': 5, 'tick-dropped': 10, 'callback-lost': 3, 'payment-unreachable': 2 },
  },
  /** Links that are paid when the place is gone, while nobody is there to close the page. */
  'late-money': {
    ...everyday,
    present: ['deposits', 'few-guests'],
    absent: ['kitchen', 'drivers', 'operator', 'linker', 'business-line'],
    busy: { guest: 4 },
    interest: 'table',
    pace: 'calm',
    waits: [1_000_000, 2_100_000],
    oftener: { agree: 3, pay: 0.5, wish: 0.5 },
    trouble: 0.2,
    faults: { 'task-dropped': 3, 'tick-dropped': 10, 'payment-unreachable': 10 },
  },
  messages: { ...everyday, interest: 'table', pace: 'calm', oftener: { tell: 4 } },
  'business-line': {
    ...everyday,
    present: ['business-line'],
    absent: ['deposits', 'kitchen', 'drivers', 'operator', 'linker'],
    busy: { merchant: 3, guest: 2 },
    trouble: 0.2,
    interest: 'table',
    pace: 'calm',
    waits: [20_000, 45_000],
    oftener: { agree: 2 },
  },
  takeover: { ...everyday, present: ['operator'], pace: 'calm' },
  /** Tables that are imported by workers who die, while the tasks that would go on are lost. */
  imports: {
    ...everyday,
    present: ['importer', 'few-guests'],
    absent: ['kitchen', 'drivers', 'deposits', 'operator', 'linker'],
    busy: { importer: 6 },
    trouble: 0.3,
    waits: [20_000, 100_000, 300_000],
    faults: {
      'crash-before-call': 4,
      'crash-after-call': 4,
      crash: 2,
      'commit-unacknowledged': 2,
      'task-dropped': 5,
    },
  },
  /** A group that votes, on phones and in a browser, while the vote is closed under their hands. */
  votes: {
    ...everyday,
    present: ['group', 'few-guests'],
    absent: ['kitchen', 'drivers', 'deposits', 'operator', 'linker', 'importer'],
    busy: { voter: 8 },
    trouble: 0.3,
    pace: 'calm',
    waits: [20_000],
    impatience: 0.15,
    oftener: { joinVote: 3, castVote: 2, bookVote: 2 },
  },
  /** The same, left to its deadline: hours pass, and schedules are down now and then. */
  deadlines: {
    ...everyday,
    present: ['group', 'few-guests', 'vote-of-today'],
    absent: ['kitchen', 'drivers', 'deposits', 'operator', 'linker', 'importer'],
    busy: { voter: 8 },
    trouble: 0.3,
    pace: 'calm',
    waits: [20_000, 300_000, 3_600_000],
    oftener: { joinVote: 3, closeVote: 0.1, castVote: 2 },
    faults: { 'task-dropped': 4 },
  },
  linking: { ...everyday, present: ['linker'], pace: 'calm', oftener: { guess: 3 } },
} as const satisfies Readonly<Record<string, Focus>>;

export type FocusName = keyof typeof focuses;

export const focusNames = Object.keys(focuses).filter((name): name is FocusName => name in focuses);

/** Those of a group that votes, which is there in no other world. */
export const groupFocuses = ['votes', 'deadlines'] as const satisfies readonly FocusName[];

/** Whether it is there, where chance would have it or not. */
export function isThere({ present, absent }: Focus, what: Presence, byChance: boolean): boolean {
  return present.includes(what) || (byChance && !absent.includes(what));
}

/** The weights of activities, as this focus has them. */
export function leaning<Name extends Activity>(
  { oftener }: Focus,
  weights: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const leant: Record<Name, number> = { ...weights };
  for (const name in weights) leant[name] = weights[name] * (oftener[name] ?? 1);
  return leant;
}
