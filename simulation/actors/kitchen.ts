import { leaning } from '../world/focus.ts';
import type { Casting } from './actor.ts';
import { bareAccept, chat, kitchenAnswer, type Words } from './words.ts';

const codes = /\b(?=[2-9A-HJKMNP-Z]*\d)(?=\d*[A-HJKMNP-Z])[2-9A-HJKMNP-Z]{6}\b/g;

/** The cook: quick or slow to answer, by words or buttons; accepts, refuses, runs out of things, and changes their mind. */
export const kitchens: Casting = (world, random) => {
  const { kitchen } = world;
  if (kitchen === null) return [];
  const address = `whatsapp:${kitchen.merchantPhone}`;
  const eagerness = random.pick(world.focus.interest === 'kitchen' ? [0.6, 1] : [0.2, 0.6, 1]);
  let last: (() => void) | null = null;
  return [
    {
      name: 'kitchen',
      act() {
        const named = world.screenOf(address).flatMap(({ text }) => text.match(codes) ?? []);
        if (named.length === 0 || !random.chance(eagerness)) return false;
        const reference = random.chance(0.75) ? (named.at(-1) ?? '') : random.pick(named);
        const say = (words: Words) => {
          const sid = world.phoneSays(address, words);
          last = () => void world.phoneSays(address, { ...words, sid });
        };
        const doing = random.weighted(
          leaning(world.focus, {
            accept: 8,
            reject: 2,
            ready: 3,
            complete: 3,
            stock: 2,
            allow: 2,
            keep: 1,
            bare: 2,
            repeat: 1,
            chat: 0.5,
          }),
        );
        if (doing === 'bare') say(bareAccept);
        else if (doing === 'chat') say(chat(random));
        else if (doing === 'repeat') last?.();
        else say(kitchenAnswer(random, doing, reference));
        return true;
      },
    },
  ];
};
