import { statementsIn } from '../oracle/readings.ts';
import { requestStatementsIn } from '../oracle/request-readings.ts';
import { rideStatementsIn } from '../oracle/ride-readings.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { SeenMessage } from '../world/screens.ts';
import type { World } from '../world/world.ts';
import type { Actor, Casting } from './actor.ts';
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
  serviceWish,
  start,
  stop,
  taxiWish,
  viewingWish,
  type Words,
  whereIsIt,
  wish,
} from './words.ts';

/** How a guest reaches Merve. */
interface Line {
  readonly address: string;
  say(words: Words): void;
  /** Taps a button of a message on the screen, perhaps an old one. */
  tap(payload: string): void;
  /** Sends the last message once more, under the same id. */
  repeat(): void;
}

interface Habits {
  /** Wants what everybody wants. */
  readonly popular: boolean;
  /** Begins with more messages than fit into one look at the thread. */
  readonly floods: boolean;
}

const floodLength = 36;

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
  #hasStopped = false;
  #seenWhenWriting = -1;

  constructor(name: string, line: Line, world: World, random: SeededRandom, habits: Habits) {
    this.#habits = habits;
    this.name = name;
    this.#line = line;
    this.#world = world;
    this.#random = random;
    this.#floods = habits.floods;
    this.#isAllergic = random.fork('health').chance(0.5);
    this.#impatience = habits.floods ? 1 : random.pick([0, 0.03, 0.1, 0.3]);
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
      for (let count = 0; count < floodLength; count += 1) this.#line.say(chat(random));
      return true;
    }
    switch (this.#choose(last)) {
      case 'repeat':
        this.#line.repeat();
        break;
      case 'agreeTwice':
        this.#line.say(agree(random));
        this.#line.say(agree(random));
        break;
      case 'agree':
        this.#line.say(agree(random));
        break;
      case 'decline':
        this.#line.say(decline(random));
        break;
      case 'evade':
        this.#line.say(evade(random));
        break;
      case 'wish':
        this.#line.say(this.#wish());
        break;
      case 'tap':
        this.#tap(last);
        break;
      case 'tapOld':
        this.#tap(random.pick([...screen.filter(({ buttons }) => buttons.length > 0), undefined]));
        break;
      case 'cancel':
        this.#cancel(screen);
        break;
      case 'taxi':
        this.#line.say(taxiWish(random, this.#placeNames));
        break;
      case 'callOff':
        this.#line.say(callingOff);
        break;
      case 'whereIsIt':
        this.#line.say(whereIsIt);
        break;
      case 'errand':
        this.#errand();
        break;
      case 'tell':
        this.#line.say(messageWish(random));
        break;
      case 'mine':
        this.#line.say(mine);
        break;
      case 'pay':
        this.#pay(screen);
        break;
      case 'stop':
        this.#line.say(stop);
        break;
      case 'start':
        this.#line.say(start);
        break;
      case 'help':
        this.#line.say(help);
        break;
      case 'chat':
        this.#line.say(chat(random));
        break;
    }
    return true;
  }

  /** What a person in this situation does next: mostly what is sensible. */
  #choose(last: SeenMessage | undefined) {
    const random = this.#random;
    const rides = this.#world.drivers.length > 0 ? 1 : 0;
    const kitchens = this.#world.kitchen === null ? 0 : 1;
    const doing = this.#hasStopped
      ? random.weighted({ start: 5, chat: 3, wish: 2 })
      : last !== undefined && isQuestion(last)
        ? random.weighted({
            agree: 10,
            agreeTwice: 2,
            decline: 3,
            evade: 2,
            wish: 2,
            tap: 3,
            tapOld: 3,
            chat: 1,
            repeat: 1,
          })
        : random.weighted({
            agree: 1,
            wish: 10 - 8 * rides,
            errand: 10 * kitchens,
            tell: 1,
            mine: 1,
            pay: 6,
            chat: 3 - 2 * rides,
            cancel: 4 - 3 * rides,
            tapOld: 1,
            stop: 0.6,
            help: 0.3,
            repeat: 1,
            taxi: 14 * rides,
            callOff: 2 * rides,
            whereIsIt: rides,
          });
    if (doing === 'stop') this.#hasStopped = true;
    if (doing === 'start') this.#hasStopped = false;
    return doing;
  }

  /** Something of the kitchen: food mostly, its change, a class, a look at the rooms, what must not be eaten, an end. */
  #errand(): void {
    const random = this.#random;
    const kitchen = this.#world.kitchen?.listing.name ?? '';
    switch (
      random.weighted({
        food: 8,
        change: 3,
        service: 2,
        viewing: 2,
        allergy: this.#isAllergic ? 1 : 0,
        cancel: 2,
      })
    ) {
      case 'food':
        this.#line.say(foodWish(random, kitchen));
        break;
      case 'change':
        this.#line.say(foodChange(random));
        break;
      case 'service':
        this.#line.say(serviceWish(kitchen));
        break;
      case 'viewing':
        this.#line.say(viewingWish(kitchen));
        break;
      case 'allergy':
        this.#line.say(allergyTold(random));
        break;
      case 'cancel': {
        const sent = this.#world
          .screenOf(this.#line.address)
          .flatMap(({ text }) =>
            requestStatementsIn(text).flatMap(({ kind, reference }) =>
              kind === 'sent' || kind === 'accepted' ? (reference ?? []) : [],
            ),
          );
        this.#line.say(sent.length === 0 ? foodWish(random, kitchen) : cancelling(random.pick(sent)));
        break;
      }
    }
  }

  /** Pays where the newest link leads, or an older one. */
  #pay(screen: readonly SeenMessage[]): void {
    const links = screen.flatMap(({ text }) => text.match(/https:\/\/pay\.test\/\w+/g) ?? []);
    const link = this.#random.chance(0.8) ? links.at(-1) : links[0];
    if (link === undefined || !this.#world.payments.pays(link)) this.#line.say(this.#wish());
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

const isQuestion = ({ text, buttons }: SeenMessage): boolean =>
  buttons.some(({ payload }) => payload.startsWith('yes:')) ||
  /\b(?:Reply YES|YES to|EVET)\b/.test(text) ||
  statementsIn(text).some(({ kind }) => kind === 'proposal' || kind === 'cancel-question') ||
  rideStatementsIn(text).some(({ kind }) => kind === 'asks-to-call' || kind === 'asks-to-call-off');

function phoneLine(world: World, address: string): Line {
  let last: { sid: string; words: Words; fields?: Record<string, string> } | null = null;
  return {
    address,
    say(words) {
      const sid = world.phoneSays(address, words);
      last = { sid, words };
    },
    tap(payload) {
      const [answer, actionId = ''] = payload.split(':');
      if (answer !== 'yes' && answer !== 'no') return;
      const words: Words = { text: answer.toUpperCase(), meaning: { answer, hasRest: false, actionId } };
      const fields = { ButtonPayload: payload, ButtonText: words.text };
      last = { sid: world.phoneSays(address, { ...words, fields }), words, fields };
    },
    repeat() {
      if (last === null) return;
      const { sid, words, fields = {} } = last;
      world.phoneSays(address, { ...words, sid, fields });
    },
  };
}

function webLine(world: World, uid: string): Line {
  let last: (() => void) | null = null;
  const post = (words: Words, button?: { actionId: string; answer: 'yes' | 'no' }) => {
    const clientMessageId = world.newId('web-');
    last = () => world.browserPosts(uid, { message: words.text, clientMessageId, button }, words.meaning);
    last();
  };
  return {
    address: uid,
    // The client does not post an empty message.
    say: (words) => post(words.text === '' ? { ...words, text: 'Hello' } : words),
    tap(payload) {
      const [answer, actionId = ''] = payload.split(':');
      if (answer !== 'yes' && answer !== 'no') return;
      post({ text: '', meaning: { answer, hasRest: false, actionId } }, { actionId, answer });
    },
    repeat: () => last?.(),
  };
}

/** Two to four guests, some on WhatsApp and some on the web. */
export const guests: Casting = (world, random) => {
  const popular = random.chance(0.6);
  const flooded = random.chance(0.12);
  return Array.from({ length: 2 + random.below(3) }, (_, index) => {
    const name = `guest-${index + 1}`;
    const line = random.chance(0.65)
      ? phoneLine(world, `whatsapp:+90533000010${index + 1}`)
      : webLine(world, name);
    const habits = { popular, floods: flooded && index === 0 };
    return new Guest(name, line, world, random.fork(name), habits);
  });
};
