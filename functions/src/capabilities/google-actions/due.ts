import { documentIdSchema } from '@merve/contract';
import { z } from 'zod';
import { defineDue } from '../../manifest/due-kind.ts';
import { sweepEach } from '../../platform/sweep/sweep-each.ts';
import { performAction } from './perform-action.ts';

/** What a YES does with a Google account: at once by a task, and by the minute's sweep what a lost one leaves. */
export const googleActionDue = defineDue({
  key: z.object({ actionId: documentIdSchema }),
  look: ({ documents, clock }, { actionId }) => performAction(documents, actionId, () => clock.now()),
  sweep: ({ documents, clock }, isOver) => {
    const now = clock.now();
    return sweepEach(
      { documents, now, isOver },
      {
        name: 'google-actions',
        due: documents.googleActions.where('dueAt', '<=', now).orderBy('dueAt'),
        occasion: ['dueAt'],
        settle: ({ actionId }) => performAction(documents, actionId, () => clock.now()),
      },
    );
  },
});
