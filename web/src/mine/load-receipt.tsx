import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import type { Kept } from '../platform/kept-answers.ts';
import { KeptNotice } from './kept-notice.tsx';
import { BackLink } from './receipt.tsx';
import { mineSentences } from './sentences/index.ts';
import { Skeleton } from './thing-list.tsx';

type One<Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'not-found' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly item: Item; readonly keptAt: Date | null };

/**
 * One thing by its code, and a function that loads it again.
 * @param load a new function is another thing
 */
function useOne<Item>(load: (signal: AbortSignal) => Promise<Kept<Item>>): [One<Item>, () => void] {
  const [one, setOne] = useState<One<Item>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      ({ answer, keptAt }) => {
        if (!controller.signal.aborted) setOne({ state: 'ready', item: answer, keptAt });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiFailure)) console.error(error);
        const isGone = error instanceof ApiFailure && error.status === 404;
        setOne({ state: isGone ? 'not-found' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [load, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return [one, again];
}

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
  readonly load: (signal: AbortSignal) => Promise<Kept<Item>>;
  readonly children: (item: Item, reload: () => void) => ReactNode;
}): ReactNode {
  const say = useSentences(mineSentences);
  const [one, reload] = useOne(load);
  if (one.state === 'ready')
    return (
      <>
        <KeptNotice keptAt={one.keptAt} />
        {children(one.item, reload)}
      </>
    );
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
