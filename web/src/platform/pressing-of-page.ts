import { useRef, useSyncExternalStore } from 'react';
import { createPressing, type Pressing } from './pressing.ts';

/** What can be pressed, as a selector. */
export const pressable = 'button, a, label, input, select, textarea, summary';

/** What is pressed in the page with a finger or mouse. */
export const pressingOfPage: Pressing = createPressing({
  events: window,
  isPressable: (target) => target instanceof Element && target.closest(pressable) !== null,
  behindClick: (run) => void requestAnimationFrame(run),
});

/**
 * A value as it was before something was pressed, until it is let go of. What comes up beside a list takes its room: what is pressed in it would be
 * let go of beside it, and nothing would happen.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(pressingOfPage.subscribe, pressingOfPage.isPressed);
  const held = useRef(value);
  if (!pressed) held.current = value;
  return held.current;
}
