import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A little before it comes into view. Browsers' own lazy loading begins screens ahead, and each photo is paid for. */
const ahead = '80px';

/**
 * A photo that is fetched when it is looked at, and by nobody who never scrolls to it. One that cannot be shown leaves `children`
 * in its place. It says nothing that the name beside it does not say.
 */
export function LazyPhoto({
  address,
  children,
}: {
  readonly address: string | null;
  readonly children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  const isShown = address !== null && isSeen && !isMissing;
  return (
    <span
      ref={frame}
      className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-xl bg-raised text-muted sm:size-28"
    >
      {isShown ? (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      ) : (
        children
      )}
    </span>
  );
}
