/** Something that can be pressed, as far as a press has to know it. */
export interface Pressable {
  /** Whether a click on this goes to it. */
  holds(target: EventTarget | null): boolean;
  /** Where it is now, in pixels of the window. */
  place(): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** From a finger or a button of the mouse that goes down to the click that follows. */
export interface Press<Pressed extends Pressable> {
  /** @param pressed what it went down on; null for nothing that this should follow */
  down(pressed: Pressed | null): void;
  up(at: { readonly clientX: number; readonly clientY: number }): void;
  /** It became something else: a scroll, a drag. */
  cancel(): void;
  /** @returns what is to be clicked instead of where the browser's click went; null where that is right as it is. */
  clickInstead(target: EventTarget | null): Pressed | null;
}

/**
 * What a press began on is what is clicked, wherever it has gone meanwhile. Browsers look for what lies under the pointer when it is let go of: a page
 * that moved in between loses the press of a mouse, and gives that of a finger to whatever lies there now. Whoever moves away before they let go has
 * thought better of it, and nothing is clicked for them.
 */
export function createPress<Pressed extends Pressable>(): Press<Pressed> {
  let began: { readonly pressed: Pressed; readonly place: ReturnType<Pressable['place']> } | null = null;
  return {
    down(pressed) {
      began = pressed && { pressed, place: pressed.place() };
    },
    up({ clientX: x, clientY: y }) {
      if (began === null) return;
      const { left, right, top, bottom } = began.place;
      if (x < left || x > right || y < top || y > bottom) began = null;
    },
    cancel() {
      began = null;
    },
    clickInstead(target) {
      const pressed = began?.pressed ?? null;
      began = null;
      return pressed?.holds(target) === false ? pressed : null;
    },
  };
}
