import type { CardOf } from '@merve/contract/cards';
import { z } from 'zod';
import { errorSentence } from '../language/error-sentences/index.ts';
import { besideCancelling } from '../tools/beside-cancelling.ts';
import { defineTool, type Tool, type ToolResult } from '../tools/define-tool.ts';
import { doing } from '../tools/doing.ts';
import { ownThingSlot } from '../tools/place-as-said.ts';
import { refuseUnsaid } from '../tools/refuse-unsaid.ts';
import { findOwnRequest, givenReference } from './find-own-request.ts';
import { pendingArguments } from './pending-arguments.ts';
import type { RequestShape } from './request-shape.ts';
import type { RequestToolNeeds } from './request-tool.ts';
import { requestCard, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

/** How long a question about cancelling waits for its answer. Nothing is held by it. */
const answerWithinMs = 10 * 60_000;

const input = z.object({
  reference: z
    .string()
    .max(40)
    .nullish()
    .describe('Its code, for example K7QF2M; left out if the person did not give one.'),
});

/** A tool that asks whether one of the person's own requests of this kind is to be cancelled. One query. */
export function cancelRequestTool(
  { documents, catalogue }: RequestToolNeeds,
  shape: Pick<RequestShape, 'kind' | 'pendingKind'> &
    Pick<Tool, 'name' | 'label' | 'group' | 'does'> & { readonly description: string },
): Tool {
  const { kind, pendingKind, name, label, group, does, description } = shape;
  return defineTool({
    name,
    label,
    group,
    does,
    doing: doing.findingWhatToCancel,
    description,
    input,
    effect: 'propose',
    proposes: pendingKind,
    async run(args, context): Promise<ToolResult> {
      const { language, now } = context;
      const reference = givenReference(args.reference);
      const request = await findOwnRequest(documents, kind, context, reference);
      if (request === null) {
        const code = 'REQUEST_NOT_FOUND';
        const details: Record<string, string> = reference === null ? {} : { reference };
        return { status: 'refused', code, message: errorSentence({ code, details }, language) };
      }
      const { listingId, businessName: name, timeZone } = request;
      const snapshot = await catalogue.of(context.market);
      const own = ownThingSlot(snapshot, { listingId, name, reference: request.reference }, context);
      const unsaid = refuseUnsaid(context, { named: [own] }, { names: [name], timeZone });
      if (unsaid !== null) return unsaid;
      const names = [name, request.details.kind === 'food' ? '' : request.details.name, request.reference];
      const beside = besideCancelling(context, { names, timeZone });
      if (beside.refused !== null) return beside.refused;
      const say = requestSentences(language);
      const words = requestWords(request, language);
      if (!request.open) {
        return {
          status: 'refused',
          code: 'REQUEST_OVER',
          message: say.overForCustomer(words, say.state(request.state)),
        };
      }
      const { requestId, businessName } = request;
      return {
        status: 'proposal',
        proposal: {
          kind: pendingKind,
          args: pendingArguments({
            do: 'cancel',
            requestId,
            kind,
            reference: request.reference,
            businessName,
          }),
          ref: documents.request(kind, requestId).path,
          summary: beside.told(say.cancelProposal(words, request.state !== 'placed')),
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMs),
          ui: {
            ...requestCard(request),
            type: 'order_cancel_proposal',
          } satisfies CardOf<'order_cancel_proposal'>,
        },
      };
    },
  });
}
