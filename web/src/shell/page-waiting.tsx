import type { ReactNode } from 'react';
import { Waiting } from '../design/waiting.tsx';

/** Shown while a page or its language is fetched: there are no sentences yet, so it has none. */
export function PageWaiting(): ReactNode {
  return <Waiting label="…" />;
}
