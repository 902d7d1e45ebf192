import type { ReactNode } from 'react';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import type { Live } from './use-live.ts';

/** Live data, or what stands in for it: that it is on its way, or why it is not there. */
export function LiveView<T>({
  live,
  what,
  children,
}: {
  readonly live: Live<T>;
  /** Named in what is said meanwhile: "the bookings". */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
}): ReactNode {
  if (live.state === 'loading') return <Waiting label={`Loading ${what}…`} />;
  if (live.state === 'failed') {
    return (
      <Notice tone="danger">
        Could not load {what}. {live.reason}
      </Notice>
    );
  }
  return children(live.value);
}
