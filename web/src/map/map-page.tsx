import type { ReactNode } from 'react';
import { PageWaiting } from '../shell/page-waiting.tsx';

export default function MapPage(): ReactNode {
  return <PageWaiting />;
}
