const forgetters = new Set<() => void>();
const listeners = new Set<() => void>();

/**
 * A part of the app that is fetched when it is first asked for. Whoever asks gets the same promise, as React's `use`
 * needs it, also after it failed: only `askAgain` makes another attempt. Otherwise a part that is gone would be asked
 * for with every attempt to draw what needs it, without end.
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    if (loading !== null) return loading;
    loading = fetchPart();
    loading.catch(() => {
      forgetters.add(() => {
        loading = null;
      });
    });
    return loading;
  };
}

/** Lets every part that failed be fetched anew, and tells whoever shows that one is missing. */
export function askAgain(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
  for (const listener of [...listeners]) listener();
}

/** @returns stops listening. */
export function onAskAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
