import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { BackLink } from './receipt.tsx';
import { mineSentences } from './sentences/index.ts';
import { Skeleton } from './thing-list.tsx';
import { useOne } from './use-one.ts';

/**
 * One thing by its code, with what is shown until it is there, and when it is not there.
 * @param load a new function is another thing
 */
export function LoadReceipt<Item>({
  back,
  load,
  children,
}: {
  readonly back: string;
  readonly load: (signal: AbortSignal) => Promise<Item>;
  readonly children: (item: Item, reload: () => void) => ReactNode;
}): ReactNode {
  const say = useSentences(mineSentences);
  const [one, reload] = useOne(load);
  if (one.state === 'ready') return children(one.item, reload);
  return (
    <div className="space-y-3">
      <BackLink href={back} />
      {one.state === 'loading' && <Skeleton label={say.loading} />}
      {one.state === 'not-found' && <Notice tone="info">{say.notFound}</Notice>}
      {one.state === 'failed' && (
        <>
          <Notice tone="danger">{say.failed}</Notice>
          <Button onClick={reload}>{say.retry}</Button>
        </>
      )}
    </div>
  );
}
