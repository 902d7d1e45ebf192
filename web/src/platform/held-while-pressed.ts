import { useRef, useSyncExternalStore } from 'react';

/** What can be pressed. */
const pressable = 'button, a, label, input, select, textarea, summary';

let isPressed = false;
const listeners = new Set<() => void>();

function tell(pressed: boolean): void {
  if (isPressed === pressed) return;
  isPressed = pressed;
  for (const listener of listeners) listener();
}

const press = ({ target }: PointerEvent) =>
  tell(target instanceof Element && target.closest(pressable) !== null);
// Behind the click, which follows the letting go.
const letGo = () => requestAnimationFrame(() => tell(false));

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, { passive: true, capture: true });
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, letGo, { passive: true, capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    isPressed = false;
    window.removeEventListener('pointerdown', press, { capture: true });
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.removeEventListener(name, letGo, { capture: true });
  };
}

/**
 * A value as it was before something was pressed, until it is let go of. What comes up beside a list takes its room: what is pressed in it would be
 * let go of beside it, and nothing would happen.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const held = useRef(value);
  if (!pressed) held.current = value;
  return held.current;
}
