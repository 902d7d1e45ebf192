import { isThere, leaning } from '../world/focus.ts';
import type { Casting } from './actor.ts';

const codes = /\b\d{6}\b/g;

/** Somebody with the app who links it to a phone in hand: asks for a code, reads it there, mistypes it, unlinks. */
export const linkers: Casting = (world, random) => {
  if (!isThere(world.focus, 'linker', random.chance(0.3))) return [];
  const uid = 'linker';
  const phone = '+905330000101';
  return [
    {
      name: 'linker',
      act() {
        if (!random.chance(0.4)) return false;
        const seen = world.screenOf(`whatsapp:${phone}`).flatMap(({ text }) => text.match(codes) ?? []);
        const doing =
          seen.length === 0
            ? 'ask'
            : random.weighted(leaning(world.focus, { ask: 1, type: 4, guess: 1, use: 6 }));
        if (doing === 'ask') world.asksForCode(uid, phone);
        else if (doing === 'type') world.typesCode(uid, random.pick(seen));
        else if (doing === 'guess') world.typesCode(uid, String(100_000 + random.below(900_000)));
        else if (world.isLinked(uid))
          world.browserPosts(
            uid,
            { message: 'my bookings', clientMessageId: world.newId('web-') },
            { answer: 'other', hasRest: false },
          );
        else return false;
        return true;
      },
    },
  ];
};
