import { describe, expect, test } from '@jest/globals';
import { createPressing } from './pressing.ts';

function stage() {
  const events = new EventTarget();
  const frames: (() => void)[] = [];
  let isPressable = true;
  const pressing = createPressing({
    events,
    isPressable: () => isPressable,
    behindClick: (run) => frames.push(run),
  });
  const told: boolean[] = [];
  const end = pressing.subscribe(() => told.push(pressing.isPressed()));
  return {
    ...{ pressing, told, end },
    fire: (name: string, on = true) => {
      isPressable = on;
      events.dispatchEvent(new Event(name));
    },
    frame: () => frames.shift()?.(),
  };
}

describe('what is pressed', () => {
  test.each(['pointerup', 'pointercancel'])('counts until behind the click that follows a %s', (name) => {
    const { pressing, told, fire, frame } = stage();
    fire('pointerdown');
    expect(pressing.isPressed()).toBe(true);
    fire(name);
    expect(pressing.isPressed()).toBe(true);
    frame();
    expect([pressing.isPressed(), told]).toEqual([false, [true, false]]);
  });

  test('is only what can be pressed: of a scrollbar no browser says that it was let go of', () => {
    const { pressing, told, fire } = stage();
    fire('pointerdown', false);
    expect([pressing.isPressed(), told]).toEqual([false, []]);
  });

  test('is not let go of by the frame of the press before', () => {
    const { pressing, fire, frame } = stage();
    fire('pointerdown');
    fire('pointerup');
    fire('pointerdown');
    frame();
    expect(pressing.isPressed()).toBe(true);
    fire('pointerup');
    frame();
    expect(pressing.isPressed()).toBe(false);
  });

  test('is followed by all who want to know, and by nobody else', () => {
    const { pressing, end, fire } = stage();
    const others: boolean[] = [];
    const endOther = pressing.subscribe(() => others.push(pressing.isPressed()));
    end();
    fire('pointerdown');
    expect(others).toEqual([true]);
    endOther();
    fire('pointerup');
    fire('pointerdown');
    expect([others, pressing.isPressed()]).toEqual([[true], false]);
  });
});
