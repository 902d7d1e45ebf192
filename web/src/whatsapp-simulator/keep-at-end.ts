/** How far from the end somebody may have scrolled and still be reading the newest, in pixels. */
const nearEnd = 80;

/**
 * A ref for what scrolls: it stays at its end when its contents grow or the room for them shrinks, unless somebody has
 * scrolled up to read.
 */
export function keepAtEnd(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let following = true;
  const toEnd = () => {
    if (following) element.scrollTop = element.scrollHeight;
  };
  const look = () => {
    following = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
  };
  const sizes = new ResizeObserver(toEnd);
  sizes.observe(element);
  if (element.firstElementChild !== null) sizes.observe(element.firstElementChild);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
}
