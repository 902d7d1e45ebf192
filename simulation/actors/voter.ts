import { voteStatementsIn } from '../oracle/vote-readings.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { isThere, leaning } from '../world/focus.ts';
import type { World } from '../world/world.ts';
import type { Actor, Casting } from './actor.ts';
import { isQuestion } from './guest.ts';
import { type Line, phoneLine, webLine } from './guest-line.ts';
import { agree, chat, decline, voteWords } from './words.ts';

/** Who votes on what, and where whoever started it reads. */
interface Group {
  readonly organiser: Line;
  readonly places: readonly string[];
  /** When they want to meet, in words: a vote ends some hours before. */
  readonly when: string;
}

const codes = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/g;

/** Somebody of a group: starts its vote or comes by its code, votes, changes their mind, rules something out, leaves, or comes late. */
class Voter implements Actor {
  readonly name: string;
  readonly #line: Line;
  readonly #world: World;
  readonly #random: SeededRandom;
  readonly #group: Group;
  readonly #impatience: number;
  #seenWhenWriting = -1;

  constructor(name: string, line: Line, group: Group, world: World, random: SeededRandom) {
    this.name = name;
    this.#line = line;
    this.#group = group;
    this.#world = world;
    this.#random = random;
    this.#impatience = world.focus.impatience ?? random.pick([0, 0.03, 0.2]);
  }

  act(): boolean {
    const random = this.#random;
    const screen = this.#world.screenOf(this.#line.address);
    if (screen.length === this.#seenWhenWriting && !random.chance(this.#impatience)) return false;
    const last = screen.at(-1);
    const isOrganiser = this.#line === this.#group.organiser;
    const code = this.#world
      .screenOf(this.#group.organiser.address)
      .flatMap(({ text }) => text.match(codes) ?? [])
      .at(-1);
    // Friends hear of it from whoever started it.
    if (code === undefined && !isOrganiser) return false;
    this.#seenWhenWriting = screen.length;
    if (last !== undefined && isQuestion(last)) {
      const button = random.chance(0.2) ? last.buttons[0] : undefined;
      if (button !== undefined) this.#line.tap(button.payload);
      else this.#line.say(random.chance(0.8) ? agree(random) : decline(random));
      return true;
    }
    const has = (kind: 'cast' | 'decided') =>
      screen.some(({ text }) => voteStatementsIn(text).some((one) => one.kind === kind));
    const isIn = screen.length > 0;
    const isOver = has('decided');
    const doing = random.weighted(
      leaning(this.#world.focus, {
        startVote: isOrganiser && code === undefined ? 20 : 0,
        joinVote: !isOrganiser && code !== undefined ? (isIn ? 0.5 : 20) : 0,
        castVote: code === undefined ? 0 : has('cast') ? 4 : 10,
        closeVote: isOrganiser && code !== undefined ? (isOver ? 0.3 : 3) : 0.1,
        bookVote: isOrganiser && isOver ? 3 : 0.1,
        leaveVote: isOrganiser ? 0.1 : 0.4,
        askVote: 1,
        repeat: 0.7,
        chat: 0.5,
      }),
    );
    this.#does(doing, code ?? '');
    return true;
  }

  #does(
    doing:
      | 'startVote'
      | 'joinVote'
      | 'castVote'
      | 'closeVote'
      | 'bookVote'
      | 'leaveVote'
      | 'askVote'
      | 'repeat'
      | 'chat',
    code: string,
  ): void {
    const random = this.#random;
    const line = this.#line;
    if (doing === 'repeat') line.repeat();
    else if (doing === 'chat') line.say(chat(random));
    else if (doing === 'startVote') line.say(voteWords.start(this.#group.places, this.#group.when));
    else if (doing === 'joinVote') line.say(voteWords.join(random.chance(0.9) ? code : 'ABCD-1234'));
    else if (doing === 'castVote') line.say(voteWords.cast(random, this.#group.places.length));
    else if (doing === 'closeVote') line.say(voteWords.close);
    else if (doing === 'bookVote') line.say(voteWords.book);
    else if (doing === 'leaveVote') line.say(voteWords.leave);
    else line.say(voteWords.ask);
  }
}

/** Three or four of a group in worlds that are about them; who starts the vote writes from a phone or a browser. */
export const voters: Casting = (world, random) => {
  if (!isThere(world.focus, 'group', false)) return [];
  const many = 3 + random.below(2);
  const phone = (index: number) => phoneLine(world, `whatsapp:+90533000020${index}`);
  const organiser = random.chance(0.4) ? webLine(world, 'voter-1') : phone(1);
  const group: Group = {
    organiser,
    places: world.places.map(({ listing }) => listing.name),
    when: isThere(world.focus, 'vote-of-today', false) ? 'today at 7pm' : 'tomorrow at 8pm',
  };
  return Array.from({ length: many }, (_, index) => {
    const name = `voter-${index + 1}`;
    return new Voter(name, index === 0 ? organiser : phone(index + 1), group, world, random.fork(name));
  });
};
