import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

const narrowest = 320;
const widest = 720;
const step = 24;

const bounded = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)));

/**
 * A page in two: what is read, and what stands beside it. Where there is room, the line between them is moved by dragging or by the arrow keys
 * (L-101); on a phone the other part stands above, where there is one.
 */
export function SplitPage({
  label,
  aside,
  hasAside,
  children,
}: {
  /** What a screen reader calls the line between the two. */
  readonly label: string;
  readonly aside: ReactNode;
  /** Whether it is worth its room on a phone. */
  readonly hasAside: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [width, setWidth] = useState(440);
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl';

  function drag(event: PointerEvent): void {
    if (from.current === null) return;
    const moved = event.clientX - from.current.x;
    setWidth(bounded(from.current.width + (isRightToLeft() ? -moved : moved)));
  }
  function press({ key }: KeyboardEvent): void {
    const towards = isRightToLeft() ? -step : step;
    if (key === 'ArrowLeft') setWidth((before) => bounded(before - towards));
    if (key === 'ArrowRight') setWidth((before) => bounded(before + towards));
  }
  return (
    <div
      className="flex h-full flex-col-reverse md:flex-row"
      style={{ '--panel': `${width}px` } as Record<string, string>}
    >
      <div className="relative min-h-0 flex-1 overflow-y-auto border-line bg-surface md:w-(--panel) md:flex-none">
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved is no rule between paragraphs. */}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        aria-valuenow={width}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, width };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        className="hidden w-2 shrink-0 cursor-col-resize touch-none border-x border-line bg-raised hover:bg-accent-soft focus-visible:bg-accent-soft md:block"
      />
      <div
        className={`min-h-0 min-w-0 md:flex-1 ${hasAside ? 'max-md:h-[28dvh] max-md:shrink-0' : 'max-md:hidden'}`}
      >
        {aside}
      </div>
    </div>
  );
}
