import { tripRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { useSentences } from '../../language/define-sentences.ts';
import { callRoute } from '../../platform/api-client.ts';
import { tripsSentences } from '../sentences/index.ts';
import { togetherSentences } from './sentences/index.ts';

/** Leaves a trip that others share. Closed, it has done nothing. */
export default function LeaveDialog({
  tripId,
  title,
  onClose,
}: {
  readonly tripId: string;
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const trips = useSentences(tripsSentences);
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  async function leave(): Promise<void> {
    setState('leaving');
    try {
      await callRoute(tripRoutes.leaveTrip, { params: { tripId } });
      navigate('/trips', { replace: true });
    } catch (error) {
      console.warn('A trip could not be left.', error);
      setState('failed');
    }
  }
  return (
    <Dialog title={say.leaveSure(title)} closeLabel={trips.close} onClose={onClose}>
      <div className="space-y-4">
        <p className="text-muted">{say.leaveHint}</p>
        {state === 'failed' && <Notice tone="danger">{say.failed}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button look="danger" busy={state === 'leaving'} onClick={() => void leave()}>
            {say.leaveYes}
          </Button>
          <Button onClick={onClose}>{say.keep}</Button>
        </div>
      </div>
    </Dialog>
  );
}
