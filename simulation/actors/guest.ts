import { statementsIn } from '../oracle/readings.ts';
import { rideStatementsIn } from '../oracle/ride-readings.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { SeenMessage } from '../world/screens.ts';
import type { World } from '../world/world.ts';
import type { Actor, Casting } from './actor.ts';
import {
  agree,
  callingOff,
  cancelling,
  chat,
  decline,
  evade,
  help,
  start,
  stop,
  taxiWish,
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
  #hasStopped = false;
  #seenWhenWriting = -1;

  constructor(name: string, line: Line, world: World, random: SeededRandom, habits: Habits) {
    this.#habits = habits;
    this.name = name;
    this.#line = line;
    this.#world = world;
    this.#random = random;
    this.#floods = habits.floods;
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

const isQuestion = ({ text }: SeenMessage): boolean =>
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
