/** Resolves after `forMs` milliseconds, or as soon as `signal` is aborted. */
export function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    // Longer than this a browser's timer does not hold; whoever waits looks again after it.
    const timer = setTimeout(resolve, Math.min(forMs, 2 ** 31 - 1));
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
