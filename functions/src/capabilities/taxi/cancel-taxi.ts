import type { Language, Ride } from '@merve/contract';
import type { TaxiCancelProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import { commitmentSentences } from '../../commitments/sentences/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { NamedSlot } from '../../reading/named-as-said.ts';
import { besideCancelling } from '../../tools/beside-cancelling.ts';
import { defineTool, type Tool, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { ridePath } from './pending-ride.ts';
import { refuseRide } from './refuse-ride.ts';
import { rideCard, rideWords } from './ride-words.ts';
import { openRidesOf } from './rides-of.ts';
import { taxiSentences } from './sentences/index.ts';

/** How long a question about calling off waits for its answer, in minutes. Nothing is held by it. */
const answerWithinMinutes = 5;

const input = z.object({
  code: z
    .string()
    .max(10)
    .optional()
    .describe('The code of the ride, if they named it: letter, digit, letter, digit.'),
  reason: z.string().max(100).optional().describe('Why, if the person said so: a few words for the driver.'),
});

const description = `Asks the person whether their taxi is to be called off, and shows which ride. It does not call it off: only the person's own \
YES does.`;

/** The ride whose code stands in one of these texts, the first of them first. */
function rideNamed(rides: readonly Ride[], texts: readonly string[]): Ride | undefined {
  const codes = texts.flatMap((text) => text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return codes.map((code) => rides.find((ride) => ride.code === code)).find((ride) => ride !== undefined);
}

/** Which of the rides is called off, by its code. */
const rideSlot = ({ code }: Ride, open: readonly Ride[]): NamedSlot => ({
  value: code,
  isKnown: open.length === 1,
  hear(text) {
    const named = rideNamed(open, [text]);
    return {
      isThis: named?.code === code,
      other: named === undefined || named.code === code ? null : named.code,
    };
  },
});

function askWhich(rides: readonly Ride[], language: Language): ToolResult {
  const lines = rides.map((ride) => taxiSentences(language).cancelProposal(rideWords(ride, language), null));
  const named = lines.map((line, index) => `${index + 1}. ${line.split('\n')[0] ?? ''}`);
  const message = [...named, commitmentSentences(language).whichToCancel()].join('\n');
  return { status: 'refused', code: 'RIDE_AMBIGUOUS', message };
}

/** `cancelTaxi`: finds the person's own ride and asks. One query. */
export function cancelTaxiTool(documents: Documents): Tool {
  return defineTool({
    name: 'cancelTaxi',
    label: 'Call off a taxi',
    group: 'Taxis and messages',
    does: 'Asks whether a taxi is to be called off; the guest confirms.',
    doing: doing.findingWhatToCancel,
    description,
    guidance: [{ sentence: 'To call off a taxi use cancelTaxi.' }],
    input,
    effect: 'propose',
    proposes: 'confirm_taxi',
    async run({ code, reason = '' }, context): Promise<ToolResult> {
      const { actorId, alsoActorIds = [], language, now, said = [] } = context;
      const open = await openRidesOf(documents, [actorId, ...alsoActorIds]);
      const named = rideNamed(open, [code ?? '', said.at(-1) ?? '']);
      if (named === undefined && open.length > 1) return askWhich(open, language);
      const ride = named ?? open[0];
      if (ride === undefined) return refuseRide('RIDE_NOT_FOUND', language);
      if (ride.state === 'on_board') return refuseRide('RIDE_UNDER_WAY', language);
      const unsaid = refuseUnsaid(
        context,
        { verbatim: [reason], named: [rideSlot(ride, open)] },
        { names: [], timeZone: context.market.timeZone },
      );
      if (unsaid !== null) return unsaid;
      const line = reason.replace(/[\s\p{C}]+/gu, ' ').trim();
      const names = [ride.code, ride.pickup.label, ride.destination.label, ride.driver?.name ?? ''];
      const beside = besideCancelling(context, { names, timeZone: context.market.timeZone }, [line]);
      if (beside.refused !== null) return beside.refused;
      return {
        status: 'proposal',
        proposal: {
          kind: 'confirm_taxi',
          args: { rideId: ride.rideId, code: ride.code, reason: line === '' ? null : line },
          ref: ridePath(ride.rideId),
          summary: beside.told(
            taxiSentences(language).cancelProposal(rideWords(ride, language), ride.driver?.name ?? null),
          ),
          brief: '',
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMinutes * 60_000),
          ui: { ...rideCard(ride), type: 'taxi_cancel_proposal' } satisfies TaxiCancelProposalCard,
        },
      };
    },
  });
}
