import type { Catalogue } from '../../catalogue/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import {
  cancelRequestTool,
  type RequestScheduler,
  type RequestShape,
  requestHandler,
} from '../../requests/index.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { scheduleViewingTool } from './schedule-viewing.ts';

export interface ViewingsNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: RequestScheduler;
}

const cancelDescription = `Asks the person whether their wish to view a place is to be called off. It does not cancel: only the person's own YES does, \
and once the agent has accepted it also needs their leave. For bookings, use cancelBooking.`;

/**
 * Viewings, to the room of requests: a lead without a price, so that nothing can have changed since it was shown but the
 * listing and the policy, which the room asks about. An agent who shows people around all day has hours to answer.
 */
const viewings: RequestShape = {
  kind: 'viewing',
  pendingKind: 'confirm_viewing',
  actionType: 'schedule_viewing',
  patience: { lateAfterMinutes: 60, expiresAfterMinutes: 8 * 60 },
  changeSinceShown: async () => null,
};

/** Viewings of properties: asked for, answered by the agent or owner, called off. */
export function viewingsCapability({ documents, catalogue, scheduler }: ViewingsNeeds): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
} {
  return {
    tools: [
      scheduleViewingTool({ documents, catalogue }),
      cancelRequestTool(
        { documents, catalogue },
        {
          ...viewings,
          name: 'cancelViewing',
          label: 'Cancel a viewing',
          group: 'Orders, services and viewings',
          does: 'Asks whether a viewing is to be cancelled; the guest confirms.',
          description: cancelDescription,
        },
      ),
    ],
    handlers: [requestHandler(documents, scheduler, viewings)],
  };
}
