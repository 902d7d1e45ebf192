import { describe, expect, test } from '@jest/globals';
import { createPress } from './press.ts';

const place = { left: 10, right: 50, top: 10, bottom: 30 };
const within = { clientX: 20, clientY: 20 };

function stage() {
  const own = new EventTarget();
  const button = { own, holds: (target: EventTarget | null) => target === own, place: () => place };
  const press = createPress<typeof button>();
  return { own, button, press };
}

describe('a press', () => {
  test('that ends on what it began on is clicked by the browser', () => {
    const { own, button, press } = stage();
    press.down(button);
    press.up(within);
    expect(press.clickInstead(own)).toBeNull();
  });

  test('whose button moved away, or under which another one came, clicks the button', () => {
    const { button, press } = stage();
    press.down(button);
    press.up(within);
    expect(press.clickInstead(new EventTarget())).toBe(button);
  });

  test.each([
    { clientX: 9, clientY: 20 },
    { clientX: 51, clientY: 20 },
    { clientX: 20, clientY: 9 },
    { clientX: 20, clientY: 31 },
  ])('let go of at $clientX, $clientY, beside where it began, clicks nothing', (at) => {
    const { button, press } = stage();
    press.down(button);
    press.up(at);
    expect(press.clickInstead(new EventTarget())).toBeNull();
  });

  test('that became a scroll clicks nothing', () => {
    const { button, press } = stage();
    press.down(button);
    press.cancel();
    expect(press.clickInstead(new EventTarget())).toBeNull();
  });

  test('on nothing forgets the one before', () => {
    const { button, press } = stage();
    press.down(button);
    press.down(null);
    press.up(within);
    expect(press.clickInstead(new EventTarget())).toBeNull();
  });

  test('is clicked once: the click of a label on its field, which follows, goes where it goes', () => {
    const { button, press } = stage();
    press.down(button);
    press.up(within);
    expect(press.clickInstead(button.own)).toBeNull();
    expect(press.clickInstead(new EventTarget())).toBeNull();
  });
});
