import { statementsIn } from '../oracle/readings.ts';
import { isThere } from '../world/focus.ts';
import type { Casting } from './actor.ts';
import { agree, chat, decline, staffSays, start, stop, type Words } from './words.ts';

/** What staff do on the business line, beside calling a booking off. */
const actions = [
  'business',
  "tomorrow's bookings",
  'block 19:00-21:00 tomorrow',
  'close tomorrow',
  'reopen tomorrow',
  'pause bookings',
  'resume bookings',
] as const;

/**
 * The merchants: told of bookings, they seldom write themselves; they look at their bookings, keep times, close days and
 * call bookings off, and one day one of them wants no more messages.
 */
export const merchants: Casting = (world, random) =>
  world.places.map(({ business, merchantPhone }, index) => {
    const own = random.fork(business.businessId);
    const address = `whatsapp:${merchantPhone}`;
    // Most places leave the business line alone: what one of them changes, nobody can book any more.
    const runsTheLine = isThere(world.focus, 'business-line', own.chance(0.4));
    let hasStopped = false;
    const say = (words: Words) => void world.phoneSays(address, words);
    const work = () => {
      const screen = world.screenOf(address);
      const booked = screen.flatMap(({ text }) =>
        statementsIn(text).flatMap(({ kind, reference }) =>
          kind === 'merchant-booked' ? (reference ?? []) : [],
        ),
      );
      if (/Reply YES/.test(screen.at(-1)?.text ?? '')) say(own.chance(0.8) ? agree(own) : decline(own));
      else if (booked.length > 0 && own.chance(0.5))
        say(staffSays(`cancel ${own.pick(booked)} the kitchen is flooded`));
      else say(staffSays(own.pick(actions)));
    };
    return {
      name: `merchant-${index + 1}`,
      act() {
        if (!own.chance(runsTheLine ? 0.35 : 0.08)) return false;
        const stopping = (hasStopped ? 0.3 : runsTheLine ? 0.05 : 0.25) * (world.focus.oftener.stop ?? 1);
        if (own.chance(Math.min(0.5, stopping))) {
          say(hasStopped ? start : stop);
          hasStopped = !hasStopped;
        } else if (runsTheLine && own.chance(0.85)) work();
        else say(chat(own));
        return true;
      },
    };
  });
