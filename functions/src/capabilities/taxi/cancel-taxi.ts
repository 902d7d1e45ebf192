import type { TaxiCancelProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { ridePath } from './pending-ride.ts';
import { refuseRide } from './refuse-ride.ts';
import { rideCard, rideWords } from './ride-words.ts';
import { openRideOf } from './rides-of.ts';
import { taxiSentences } from './sentences/index.ts';

/** How long a question about calling off waits for its answer, in minutes. Nothing is held by it. */
const answerWithinMinutes = 5;

const input = z.object({
  reason: z.string().max(100).optional().describe('Why, if the person said so: a few words for the driver.'),
});

const description = `Asks the person whether their taxi is to be called off, and shows which ride. It does not call it off: only the person's own \
YES does.`;

/** `cancelTaxi`: finds the person's own ride and asks. One query. */
export function cancelTaxiTool(documents: Documents): Tool {
  return defineTool({
    name: 'cancelTaxi',
    label: 'Call off a taxi',
    doing: doing.findingWhatToCancel,
    description,
    guidance: [{ sentence: 'To call off a taxi use cancelTaxi.' }],
    input,
    effect: 'propose',
    proposes: 'confirm_taxi',
    async run({ reason = '' }, { actorId, alsoActorIds = [], language, now }): Promise<ToolResult> {
      const ride = await openRideOf(documents, [actorId, ...alsoActorIds]);
      if (ride === undefined) return refuseRide('RIDE_NOT_FOUND', language);
      if (ride.state === 'on_board') return refuseRide('RIDE_UNDER_WAY', language);
      const line = reason.replace(/[\s\p{C}]+/gu, ' ').trim();
      return {
        status: 'proposal',
        proposal: {
          kind: 'confirm_taxi',
          args: { rideId: ride.rideId, code: ride.code, reason: line === '' ? null : line },
          ref: ridePath(ride.rideId),
          summary: taxiSentences(language).cancelProposal(
            rideWords(ride, language),
            ride.driver?.name ?? null,
          ),
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMinutes * 60_000),
          ui: { ...rideCard(ride), type: 'taxi_cancel_proposal' } satisfies TaxiCancelProposalCard,
        },
      };
    },
  });
}
