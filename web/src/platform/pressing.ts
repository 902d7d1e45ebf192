/** Whether somebody presses something, and whoever wants to know. */
export interface Pressing {
  isPressed(): boolean;
  /** Told of each change, as long as it is subscribed. @returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** Where pressing happens. */
interface Pressed {
  /** The window: a finger may leave what it pressed before it lets go. */
  readonly events: EventTarget;
  readonly isPressable: (target: EventTarget | null) => boolean;
  /** Runs something behind the click, which follows the letting go. */
  readonly behindClick: (run: () => void) => void;
}

/** With these what was pressed is let go of. */
const lettingGo = ['pointerup', 'pointercancel'] as const;
const early = { passive: true, capture: true } as const;

/** Follows what is pressed while anybody wants to know; nothing counts as pressed before. */
export function createPressing({ events, isPressable, behindClick }: Pressed): Pressing {
  const listeners = new Set<() => void>();
  let pressed = false;
  /** Which press it is: what is pressed anew before the frame of the last one's end is not let go of by that. */
  let count = 0;
  function tell(now: boolean): void {
    if (pressed === now) return;
    pressed = now;
    for (const listener of listeners) listener();
  }
  const press = ({ target }: Event) => {
    count += 1;
    tell(isPressable(target));
  };
  const letGo = () => {
    const ended = count;
    behindClick(() => {
      if (count === ended) tell(false);
    });
  };
  return {
    isPressed: () => pressed,
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('pointerdown', press, early);
        for (const name of lettingGo) events.addEventListener(name, letGo, early);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        pressed = false;
        events.removeEventListener('pointerdown', press, early);
        for (const name of lettingGo) events.removeEventListener(name, letGo, early);
      };
    },
  };
}
