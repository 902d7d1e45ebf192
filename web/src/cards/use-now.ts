import { useEffect, useState } from 'react';

/** Timers of browsers hold 24.8 days at most. */
const maxWaitMs = 2 ** 31 - 1;

/** The time when this was drawn; drawn again when `until` is reached, so that what ends then is shown to have ended. */
export function useNow(until: Date | null): Date {
  const [now, setNow] = useState(() => new Date());
  const end = until?.getTime() ?? null;
  useEffect(() => {
    if (end === null) return;
    const wait = end - Date.now();
    if (wait <= 0 || wait > maxWaitMs) return;
    const timer = setTimeout(() => setNow(new Date()), wait + 50);
    return () => clearTimeout(timer);
  }, [end]);
  return now;
}
