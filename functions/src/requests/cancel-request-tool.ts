import type { MerchantRequest } from '@merve/contract';
import { z } from 'zod';
import { errorSentence } from '../language/error-sentences/index.ts';
import { normalizeReference } from '../ledger/identity.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../tools/define-tool.ts';
import { pendingArguments } from './pending-arguments.ts';
import type { RequestShape } from './request-handler.ts';
import { requestCard, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';

/** How long a question about cancelling waits for its answer. Nothing is held by it. */
const answerWithinMs = 10 * 60_000;
const openLimit = 10;

const input = z.object({
  reference: z
    .string()
    .max(40)
    .nullish()
    .describe('Its code, for example K7QF2M; left out if the person did not give one.'),
});

/** The person's own request by its code; without one, the only open one. */
async function findOwn(
  documents: Documents,
  { kind }: Pick<RequestShape, 'kind'>,
  { actorId, alsoActorIds = [] }: ToolContext,
  reference: string | null,
): Promise<MerchantRequest | null> {
  const own = documents.requests(kind).where('actorId', 'in', [actorId, ...alsoActorIds]);
  const wanted = reference === null ? own.where('open', '==', true) : own.where('reference', '==', reference);
  const found = await wanted.limit(openLimit).get();
  const requests = found.docs.map((document) => document.data());
  if (reference === null && requests.length !== 1) return null;
  return requests.find(({ open }) => open) ?? requests[0] ?? null;
}

/** A tool that asks whether one of the person's own requests of this kind is to be cancelled. One query. */
export function cancelRequestTool(
  documents: Documents,
  shape: Pick<RequestShape, 'kind' | 'pendingKind'> & { readonly name: string; readonly description: string },
): Tool {
  const { kind, pendingKind, name, description } = shape;
  return defineTool({
    name,
    description,
    input,
    effect: 'propose',
    async run(args, context): Promise<ToolResult> {
      const { language, now } = context;
      const reference = args.reference ? normalizeReference(args.reference).slice(0, 12) : null;
      const request = await findOwn(documents, shape, context, reference);
      if (request === null) {
        const code = 'REQUEST_NOT_FOUND';
        const details: Record<string, string> = reference === null ? {} : { reference };
        return { status: 'refused', code, message: errorSentence({ code, details }, language) };
      }
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
          summary: say.cancelProposal(words, request.state !== 'placed'),
          price: null,
          expiresAt: new Date(now.getTime() + answerWithinMs),
          ui: { ...requestCard(request), type: 'order_cancel_proposal' },
        },
      };
    },
  });
}
