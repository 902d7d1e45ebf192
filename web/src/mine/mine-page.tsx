import type { ReactNode } from 'react';
import { PageWaiting } from '../shell/page-waiting.tsx';

export default function MinePage(): ReactNode {
  return <PageWaiting />;
}
