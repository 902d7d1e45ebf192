import { statementsIn } from '../oracle/readings.ts';
import { requestStatementsIn } from '../oracle/request-readings.ts';
import { rideStatementsIn } from '../oracle/ride-readings.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { type Interest, isThere, leaning } from '../world/focus.ts';
import type { SeenMessage } from '../world/screens.ts';
import type { World } from '../world/world.ts';
import type { Actor, Casting } from './actor.ts';
import { type Line, phoneLine, webLine } from './guest-line.ts';
import {
  agree,
  allergyTold,
  callingOff,
  cancelling,
  chat,
  decline,
  evade,
  foodChange,
  foodWish,
  help,
  messageWish,
  mine,
  otherTime,
  partyOfTwo,
  serviceWish,
  start,
  stop,
  taxiWish,
  viewingWish,
  type Words,
  whereIsIt,
  wish,
} from './words.ts';

interface Habits {
  /** Wants what everybody wants. */
  readonly popular: boolean;
  /** Begins with more messages than fit into one look at the thread. */
  readonly floods: boolean;
}

const floodLength = 36;
/** Over what a person may write at once, where the limits of everyday use hold. */
const burstLength = 12;

/** A guest who books, hesitates, says yes twice, cancels, falls silent, and wants no more messages now and then. */
class Guest implements Actor {
  readonly name: string;
  readonly #line: Line;
  readonly #world: World;
  readonly #random: SeededRandom;
  readonly #impatience: number;
  readonly #habits: Habits;
  #floods: boolean;
  readonly #isAllergic: boolean;
  readonly #interest: Interest;
  #hasStopped = false;
  #seenWhenWriting = -1;

  constructor(name: string, line: Line, world: World, random: SeededRandom, habits: Habits) {
    this.#habits = habits;
    this.name = name;
    this.#line = line;
    this.#world = world;
    this.#random = random;
    this.#floods = habits.floods;
    this.#isAllergic = isThere(world.focus, 'allergies', random.fork('health').chance(0.5));
    this.#interest =
      world.focus.interest ??
      random
        .fork('interest')
        .pick<Interest>([
          'table',
          ...(world.kitchen === null ? [] : (['kitchen', 'kitchen'] as const)),
          ...(world.drivers.length === 0 ? [] : (['taxi'] as const)),
        ]);
    const impatience = random.pick([0, 0.03, 0.1, 0.3]);
    this.#impatience = habits.floods ? 1 : (world.focus.impatience ?? impatience);
  }

  act(): boolean {
    const random = this.#random;
    const screen = this.#world.screenOf(this.#line.address);
    const last = screen.at(-1);
    // Most people wait for an answer before they write again; the impatient ones are where the races are.
    if (screen.length === this.#seenWhenWriting && !random.chance(this.#impatience)) return false;
    this.#seenWhenWriting = screen.length;
    if (this.#floods) {
      this.#floods = false;
      if (!this.#world.isLimited)
        for (let count = 0; count < floodLength; count += 1) this.#line.say(chat(random));
      // What comes over the limit waits, and is answered by one turn.
      else for (let count = 0; count < burstLength; count += 1) this.#line.say(this.#ofTheirs());
      return true;
    }
    this.#doings(screen)[this.#choose(last)]();
    return true;
  }

  #doings(screen: readonly SeenMessage[]) {
    const random = this.#random;
    const line = this.#line;
    const last = screen.at(-1);
    return {
      repeat: () => line.repeat(),
      agreeTwice: () => {
        line.say(agree(random));
        line.say(agree(random));
      },
      agreeAhead: () => {
        line.say(this.#wish());
        line.say(agree(random));
      },
      agree: () => line.say(agree(random)),
      decline: () => line.say(decline(random)),
      evade: () => line.say(evade(random)),
      wish: () => line.say(this.#wish()),
      tap: () => this.#tap(last),
      tapOld: () =>
        this.#tap(random.pick([...screen.filter(({ buttons }) => buttons.length > 0), undefined])),
      cancel: () => this.#cancel(screen),
      taxi: () => line.say(taxiWish(random, this.#placeNames)),
      callOff: () => line.say(callingOff),
      whereIsIt: () => line.say(whereIsIt),
      errand: () => this.#errand(),
      tell: () => line.say(messageWish(random)),
      otherTime: () => line.say(otherTime(otherTimeIn(last?.text ?? '') ?? '')),
      party: () => line.say(partyOfTwo),
      mine: () => line.say(mine),
      pay: () => this.#pay(screen),
      stop: () => line.say(stop),
      start: () => line.say(start),
      help: () => line.say(help),
      chat: () => line.say(chat(random)),
    };
  }

  /** What a person in this situation does next: mostly what is sensible. */
  #choose(last: SeenMessage | undefined) {
    const random = this.#random;
    const { focus } = this.#world;
    const doing = this.#hasStopped
      ? random.weighted({ start: 5, chat: 3, wish: 2 })
      : last !== undefined && isQuestion(last)
        ? random.weighted(
            leaning(focus, {
              agree: 16,
              agreeTwice: 2,
              decline: 3,
              evade: 2,
              wish: 2,
              tap: 3,
              tapOld: 2,
              chat: 1,
              repeat: 1,
              stop: 0.2,
            }),
          )
        : random.weighted(leaning(focus, this.#leanings(last)));
    if (doing === 'stop') this.#hasStopped = true;
    if (doing === 'start') this.#hasStopped = false;
    return doing;
  }

  /** What somebody does who is not asked for a YES: what they came for, and what follows from what they have. */
  #leanings(last: SeenMessage | undefined) {
    const { drivers, kitchen } = this.#world;
    const screen = this.#world.screenOf(this.#line.address);
    const has = (shown: (text: string) => boolean) => screen.some(({ text }) => shown(text));
    const comesFor = (what: Interest, much: number, little: number) =>
      this.#interest === what ? much : little;
    const hasBooking = has((text) => statementsIn(text).some(({ kind }) => kind === 'confirmed'));
    const hasOrder = has((text) => requestStatementsIn(text).length > 0);
    return {
      agree: 1,
      agreeAhead: comesFor('table', 0.4, 0.1),
      wish: comesFor('table', 14, 2),
      errand: kitchen === null ? 0 : comesFor('kitchen', 16, 3),
      taxi: drivers.length === 0 ? 0 : comesFor('taxi', 14, 2),
      callOff: comesFor('taxi', 2, 0),
      whereIsIt: comesFor('taxi', 1, 0),
      party: last !== undefined && /how many/i.test(last.text) ? 12 : 0,
      otherTime: last !== undefined && otherTimeIn(last.text) !== null ? 12 : 0,
      tell: hasBooking || hasOrder ? 4 : 0.3,
      mine: hasBooking || hasOrder ? 3 : 0.5,
      pay: has((text) => text.includes('https://pay.test/')) ? 12 : 0,
      cancel: hasBooking ? 5 : 0.3,
      chat: 1.5,
      tapOld: 1,
      stop: 0.4,
      help: 0.2,
      repeat: 1,
    };
  }

  /** Something of the kitchen: food mostly, its change, a class, a look at the rooms, what must not be eaten, an end. */
  #errand(): void {
    const random = this.#random;
    const kitchen = this.#world.kitchen?.listing.name ?? '';
    const sent = this.#world
      .screenOf(this.#line.address)
      .flatMap(({ text }) =>
        requestStatementsIn(text).flatMap(({ kind, reference }) =>
          kind === 'sent' || kind === 'accepted' ? (reference ?? []) : [],
        ),
      );
    const hasSome = sent.length > 0;
    switch (
      random.weighted(
        leaning(this.#world.focus, {
          food: 8,
          change: hasSome ? 5 : 0.3,
          service: 2,
          viewing: 2,
          allergy: this.#isAllergic ? 3 : 0,
          cancelOrder: hasSome ? 4 : 0,
        }),
      )
    ) {
      case 'food':
        this.#line.say(foodWish(random, kitchen));
        break;
      case 'change':
        this.#line.say(foodChange(random));
        break;
      case 'service':
        this.#line.say(serviceWish(random, kitchen));
        break;
      case 'viewing':
        this.#line.say(viewingWish(kitchen));
        break;
      case 'allergy':
        this.#line.say(allergyTold(random));
        break;
      case 'cancelOrder':
        this.#line.say(cancelling(random.pick(sent)));
        break;
    }
  }

  /** Pays where the newest link leads, or an older one. */
  #pay(screen: readonly SeenMessage[]): void {
    const links = screen.flatMap(({ text }) => text.match(/https:\/\/pay\.test\/\w+/g) ?? []);
    const link = this.#random.chance(0.8) ? links.at(-1) : links[0];
    if (link === undefined || !this.#world.payments.pays(link)) this.#line.say(this.#wish());
  }

  /** Something they came for, or small talk. */
  #ofTheirs(): Words {
    const random = this.#random;
    const kitchen = this.#world.kitchen?.listing.name;
    if (random.chance(0.4)) return chat(random);
    if (this.#isAllergic && random.chance(0.3)) return allergyTold(random);
    return kitchen === undefined ? this.#wish() : foodWish(random, kitchen);
  }

  #wish(): Words {
    return wish(this.#random, this.#placeNames, this.#habits.popular);
  }

  get #placeNames(): readonly string[] {
    return this.#world.places.map(({ listing }) => listing.name);
  }

  #tap(message: SeenMessage | undefined): void {
    if (message === undefined || message.buttons.length === 0) this.#line.say(agree(this.#random));
    else this.#line.tap(this.#random.pick(message.buttons).payload);
  }

  #cancel(screen: readonly SeenMessage[]): void {
    const references = screen.flatMap(({ text }) =>
      statementsIn(text).flatMap(({ kind, reference }) => (kind === 'confirmed' ? (reference ?? []) : [])),
    );
    this.#line.say(references.length === 0 ? this.#wish() : cancelling(this.#random.pick(references)));
  }
}

/** A time that Merve offers instead of the one that is taken. */
const otherTimeIn = (text: string): string | null => /instead: [^.]*?(\d\d:\d\d)/.exec(text)?.[1] ?? null;

export const isQuestion = ({ text, buttons }: SeenMessage): boolean =>
  buttons.some(({ payload }) => payload.startsWith('yes:')) ||
  /\b(?:Reply YES|YES to|EVET)\b/.test(text) ||
  statementsIn(text).some(({ kind }) => kind === 'proposal' || kind === 'cancel-question') ||
  rideStatementsIn(text).some(({ kind }) => kind === 'asks-to-call' || kind === 'asks-to-call-off');

/** Two to four guests, some on WhatsApp and some on the web. */
export const guests: Casting = (world, random) => {
  const popular = isThere(world.focus, 'one-table', random.chance(0.6));
  const flooded = random.chance(world.isLimited ? 0.6 : 0.1);
  const many = 2 + random.below(3);
  const length = isThere(world.focus, 'few-guests', false) ? Math.ceil(many / 2) : many;
  return Array.from({ length }, (_, index) => {
    const name = `guest-${index + 1}`;
    const line = !isThere(world.focus, 'browsers', !random.chance(0.65))
      ? phoneLine(world, `whatsapp:+90533000010${index + 1}`)
      : webLine(world, name);
    const habits = { popular, floods: flooded && index === 0 };
    return new Guest(name, line, world, random.fork(name), habits);
  });
};
