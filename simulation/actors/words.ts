import type { KitchenAction, Meaning } from '../oracle/witness.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';

export interface Words {
  readonly text: string;
  readonly meaning: Meaning;
}

const other: Meaning = { answer: 'other', hasRest: false };
const saying = (text: string, answer: Meaning['answer'], hasRest = false): Words => ({
  text,
  meaning: { answer, hasRest },
});

/** Ways to say yes, no and neither, none of them open to doubt: what the gate makes of doubtful ones is its own test. */
const agreeing = [
  saying('YES', 'yes'),
  saying('yes', 'yes'),
  saying('Yes please', 'yes'),
  saying('👍', 'yes'),
  saying('EVET', 'yes'),
  saying('confirm', 'yes'),
] as const;
const agreeingAndAsking = [saying('Yes, and what is the address?', 'yes', true)] as const;
const declining = [saying('NO', 'no'), saying('no thanks', 'no'), saying('HAYIR', 'no')] as const;
const neither = [
  saying('What is the address?', 'other'),
  saying('Is it by the harbour?', 'other'),
  saying('hmm', 'other'),
  saying('Yes, but make it an hour later', 'other'),
] as const;

export const agree = (random: SeededRandom): Words =>
  random.chance(0.12) ? random.pick(agreeingAndAsking) : random.pick(agreeing);
export const decline = (random: SeededRandom): Words => random.pick(declining);
export const evade = (random: SeededRandom): Words => random.pick(neither);

const hours = ['7pm', '7pm', '8pm', '20:30'] as const;
const days = ['tomorrow', 'tomorrow', 'on Monday'] as const;

/**
 * A wish for a table. Few hours and places, so that people want the same one.
 * @param popular everybody wants the first place at the first hour
 */
export function wish(random: SeededRandom, places: readonly string[], popular: boolean): Words {
  const [place, day, hour] = popular
    ? [random.pick(places.slice(0, 1)), days[0], random.pick(hours.slice(0, 3))]
    : [random.pick(places), random.pick(days), random.pick(hours)];
  return { text: `Book a table for ${2 + random.below(4)} at ${place} ${day} at ${hour}`, meaning: other };
}

const smallTalk = ['Hello', 'find a meze restaurant', 'my bookings', 'thank you', 'asdf', ''] as const;
export const chat = (random: SeededRandom): Words => ({ text: random.pick(smallTalk), meaning: other });

export const stop: Words = { text: 'STOP', meaning: other };
export const start: Words = { text: 'START', meaning: other };
export const help: Words = { text: 'HELP', meaning: other };
export const cancelling = (reference: string): Words => ({
  text: `cancel ${reference}`,
  meaning: { ...other, cancels: reference },
});

/** A wish for a taxi from one of the places. */
export const taxiWish = (random: SeededRandom, places: readonly string[]): Words => ({
  text: `A taxi from ${random.pick(places)} to the airport for ${1 + random.below(3)} people`,
  meaning: other,
});
export const callingOff: Words = { text: 'cancel my taxi', meaning: other };
export const whereIsIt: Words = { text: 'where is my taxi?', meaning: other };

const taking = (text: string, code: string | null): Words => ({
  text,
  meaning: { ...other, takesRide: code },
});

/** What drivers write. */
export const rideWords = {
  take: (random: SeededRandom, code: string) =>
    taking(random.pick([`YES ${code}`, `EVET ${code}`, `ok ${code.toLowerCase()}`]), code),
  takeAny: (random: SeededRandom) => taking(random.pick(['YES', 'evet']), null),
  leave: (code: string): Words => ({ text: `NO ${code}`, meaning: other }),
  drive: (random: SeededRandom, code: string): Words => ({
    text: `${random.pick(['ARRIVED', 'arrived', 'PICKED UP', 'DONE', 'NO SHOW'])} ${code}`,
    meaning: other,
  }),
  giveBack: (code: string): Words => ({ text: `CANCEL ${code} flat tyre`, meaning: other }),
};

/** What is ordered, each also by those who must not eat it. */
const dishes = [
  'two margherita pizzas',
  'a pepperoni pizza',
  'two chicken satay',
  'three margherita pizzas and a cola',
];

/** A wish for food of a kitchen, brought to the harbour or collected. */
export const foodWish = (random: SeededRandom, kitchen: string): Words => ({
  text: `order ${random.pick(dishes)} from ${kitchen}, ${random.pick(['I will pick it up', 'deliver to 12 Harbour Street, Kyrenia'])}`,
  meaning: other,
});
export const foodChange = (random: SeededRandom): Words => ({
  text: random.pick([
    'add a cola to my order',
    'make it four margherita pizzas',
    'add two chicken satay to my order',
  ]),
  meaning: other,
});
export const serviceWish = (random: SeededRandom, kitchen: string): Words => ({
  text: random.pick([
    `book a pizza class at ${kitchen} tomorrow at 3pm for two people`,
    `book a pizza class at ${kitchen} tomorrow at 3pm`,
    `book a tap repair from ${kitchen} tomorrow at 3pm at 12 Harbour Street, Kyrenia`,
  ]),
  meaning: other,
});
/** What follows a question for how many. */
export const partyOfTwo: Words = { text: 'for two people', meaning: other };
/** What follows the times that are free instead. */
export const otherTime = (time: string): Words => ({ text: time, meaning: other });
export const viewingWish = (kitchen: string): Words => ({
  text: `I want to view ${kitchen} tomorrow at 3pm`,
  meaning: other,
});
export const allergyTold = (random: SeededRandom): Words => ({
  text: random.pick(["I'm allergic to peanuts", 'peanuts could kill me']),
  meaning: { ...other, avoids: { itemId: 'satay', word: 'peanut' } },
});
export const mine: Words = { text: 'my bookings', meaning: other };

const toPassOn = [
  'we are ten minutes late',
  'the gate is on the left',
  'one of us is in a wheelchair',
] as const;
export function messageWish(random: SeededRandom): Words {
  const passesOn = random.pick(toPassOn);
  return { text: `tell the restaurant ${passesOn}`, meaning: { ...other, passesOn } };
}

const kitchenWords: Readonly<Record<KitchenAction, readonly string[]>> = {
  accept: ['ACCEPT', 'accepted', 'KABUL'],
  reject: ['REJECT', 'declined'],
  ready: ['READY'],
  complete: ['DONE', 'delivered'],
  stock: ['OUT OF STOCK'],
  allow: ['ALLOW'],
  keep: ['KEEP'],
};

/** What a kitchen answers. */
export function kitchenAnswer(random: SeededRandom, action: KitchenAction, reference: string): Words {
  const meaning = { ...other, answersRequest: { action, reference } };
  return { text: `${random.pick(kitchenWords[action])} ${reference}`, meaning };
}
export const bareAccept: Words = {
  text: 'ok',
  meaning: { ...other, answersRequest: { action: 'accept', reference: null } },
};

/** What is done on the business line. */
export const staffSays = (text: string): Words => ({ text, meaning: other });

/** What is said in a group that votes. Numbers are those that the places are shown with, from 1. */
export const voteWords = {
  /** @param places what is voted on, in this order */
  start: (places: readonly string[], when: string): Words => ({
    text: `start a vote between ${places.join(' and ')} ${when}`,
    meaning: other,
  }),
  join: (code: string): Words => ({ text: `JOIN ${code}`, meaning: { ...other, joins: code } }),
  cast(random: SeededRandom, places: number): Words {
    const numbers = Array.from({ length: places }, (_, index) => index + 1);
    const choices = numbers.filter(() => random.chance(0.6));
    const voted = choices.length === 0 ? 'vote none' : `vote ${choices.join(' and ')}`;
    if (random.chance(0.7)) return { text: voted, meaning: { ...other, casts: { choices, veto: null } } };
    const veto = random.pick(numbers);
    const isAlone = random.chance(0.5) || choices.includes(veto);
    return {
      text: `${isAlone ? '' : `${voted}, `}veto ${veto} too loud`,
      meaning: { ...other, casts: { choices: isAlone ? null : choices, veto } },
    };
  },
  close: { text: 'close the vote', meaning: other },
  book: { text: 'book the winner', meaning: other },
  leave: { text: 'leave the vote', meaning: other },
  ask: { text: 'how is the vote going?', meaning: other },
} as const;
