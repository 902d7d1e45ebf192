import { useEffect } from 'react';

const everyMs = 15_000;

/** Loads again every few seconds while something is under way and somebody looks. */
export function useRefresh(underWay: boolean, reload: () => void): void {
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [underWay, reload]);
}
