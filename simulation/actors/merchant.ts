import type { Casting } from './actor.ts';
import { chat, start, stop } from './words.ts';

/** The merchants: told of bookings, they seldom write themselves; one day one of them wants no more messages. */
export const merchants: Casting = (world, random) =>
  world.places.map(({ business, merchantPhone }, index) => {
    const own = random.fork(business.businessId);
    let hasStopped = false;
    return {
      name: `merchant-${index + 1}`,
      act() {
        if (!own.chance(0.2)) return false;
        const address = `whatsapp:${merchantPhone}`;
        if (own.chance(hasStopped ? 0.3 : 0.25)) {
          world.phoneSays(address, hasStopped ? start : stop);
          hasStopped = !hasStopped;
        } else world.phoneSays(address, chat(own));
        return true;
      },
    };
  });
