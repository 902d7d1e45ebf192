import { diningRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { feedSentences } from './sentences/index.ts';

/** Stands where a restaurant stood of which the person said "not this one", as long as they can take that back here. */
export function UnwantedPick({
  name,
  restaurantId,
  onBack,
}: {
  readonly name: string;
  readonly restaurantId: string;
  /** It is picked again: shown as before. */
  readonly onBack: () => void;
}): ReactNode {
  const say = useSentences(feedSentences);
  const undo = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  // The button that was pressed is gone: the keyboard goes on where its opposite is.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  async function back(): Promise<void> {
    setState('asking');
    try {
      await callRoute(diningRoutes.changeBeliefs, { body: { kind: 'thisOneAgain', restaurantId } });
      onBack();
    } catch (error) {
      console.warn('A restaurant could not be picked again.', error);
      setState('failed');
    }
  }
  return (
    <div className="space-y-2 rounded-2xl border border-dashed border-line px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="min-w-0 text-sm text-muted wrap-break-word">
          {say.removed(`\u2068${name}\u2069`)}
        </p>
        <Button look="quiet" ref={undo} busy={state === 'asking'} onClick={() => void back()}>
          {say.undo}
        </Button>
      </div>
      {state === 'failed' && <Notice tone="danger">{say.notSaved}</Notice>}
    </div>
  );
}
