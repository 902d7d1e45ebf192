import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wide enough for something beside the conversation. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
