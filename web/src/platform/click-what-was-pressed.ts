import { createPress, type Pressable } from './press.ts';
import { pressable } from './pressing-of-page.ts';

interface PressableElement extends Pressable {
  click(): void;
}

function pressableAt(target: EventTarget | null): PressableElement | null {
  const element = target instanceof Element ? target.closest(pressable) : null;
  if (!(element instanceof HTMLElement)) return null;
  return {
    holds: (other) => other instanceof Node && element.contains(other),
    place: () => element.getBoundingClientRect(),
    // What was taken out of the page is not there to be clicked, and neither is what came in its place.
    click: () => {
      if (element.isConnected) element.click();
    },
  };
}

const first = { capture: true } as const;

/** Follows every press in the page, before anything in it sees one: what it began on is what is clicked (press.ts). */
export function clickWhatWasPressed(page: Window): void {
  const press = createPress<PressableElement>();
  page.addEventListener(
    'pointerdown',
    ({ target, button, isPrimary, ctrlKey, metaKey, shiftKey, altKey }) => {
      // With a key held a link opens elsewhere, which no page can do for it.
      const isPlain = isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
      press.down(isPlain ? pressableAt(target) : null);
    },
    first,
  );
  page.addEventListener('pointercancel', press.cancel, first);
  page.addEventListener('pointerup', press.up, first);
  page.addEventListener(
    'click',
    (event) => {
      // A key's click, or a program's, is meant for what it comes to.
      if (!event.isTrusted || event.detail === 0) return;
      const instead = press.clickInstead(event.target);
      if (instead === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      instead.click();
    },
    first,
  );
}
