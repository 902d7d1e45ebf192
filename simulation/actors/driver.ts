import { rideStatementsIn } from '../oracle/ride-readings.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { leaning } from '../world/focus.ts';
import type { SeenMessage } from '../world/screens.ts';
import type { Casting } from './actor.ts';
import { chat, rideWords } from './words.ts';

/** The codes of the rides a phone has been told of in this way, oldest first. */
function codesOf(screen: readonly SeenMessage[], kind: 'offered' | 'theirs'): readonly string[] {
  return screen.flatMap(({ text }) =>
    rideStatementsIn(text).flatMap((statement) => (statement.kind === kind ? (statement.code ?? []) : [])),
  );
}

/** Mostly the newest. */
function oneOf(codes: readonly string[], random: SeededRandom): string | undefined {
  return random.chance(0.75) || codes.length === 0 ? codes.at(-1) : random.pick(codes);
}

/** The drivers: quick or slow to answer, they take, leave, drive, give back, and write what makes no sense. */
export const drivers: Casting = (world, random) =>
  world.drivers.map(({ phone }, index) => {
    const own = random.fork(phone);
    const address = `whatsapp:${phone}`;
    const eagerness = own.pick([0.4, 0.7, 1]);
    let last: (() => void) | null = null;
    return {
      name: `driver-${index + 1}`,
      act() {
        const screen = world.screenOf(address);
        const offered = oneOf(codesOf(screen, 'offered'), own);
        if (offered === undefined || !own.chance(eagerness)) return false;
        const theirs = oneOf(codesOf(screen, 'theirs'), own);
        const say = (words: Parameters<typeof world.phoneSays>[1]) => {
          const sid = world.phoneSays(address, words);
          last = () => void world.phoneSays(address, { ...words, sid });
        };
        switch (
          own.weighted(
            leaning(world.focus, {
              take: 10,
              takeAny: 2,
              leave: 2,
              drive: theirs === undefined ? 1 : 8,
              giveBack: theirs === undefined ? 0.5 : 2,
              repeat: 1,
              chat: 1,
            }),
          )
        ) {
          case 'take':
            say(rideWords.take(own, offered));
            break;
          case 'takeAny':
            say(rideWords.takeAny(own));
            break;
          case 'leave':
            say(rideWords.leave(offered));
            break;
          case 'drive':
            say(rideWords.drive(own, theirs ?? offered));
            break;
          case 'giveBack':
            say(rideWords.giveBack(theirs ?? offered));
            break;
          case 'repeat':
            last?.();
            break;
          case 'chat':
            say(chat(own));
            break;
        }
        return true;
      },
    };
  });
