/**
 * A model that proposes what code reads of the messages: nothing of it is made up. What of it is refused as not said
 * (`NOT_AS_SAID`) is refused without need.
 */
import type { LanguageModel, ModelRequest } from '../../functions/src/model/language-model.ts';
import { refusalOf } from '../../functions/src/model/planner/recorded-calls.ts';
import { textAt } from '../../functions/src/model/planner/text-at.ts';

const proposing: ReadonlySet<string> = new Set([
  'initiateBooking',
  'rescheduleBooking',
  'orderFood',
  'changeOrder',
  'bookService',
  'scheduleViewing',
  'requestTaxi',
  'sendWhatsAppMessage',
]);

/** What was proposed, and what of it was refused as not said. */
export interface HonestProposals {
  proposed: number;
  readonly refused: { readonly tool: string; readonly said: string; readonly question: string }[];
}

/** @param into is told of every proposal that is made, and of every one that is refused */
export function honestModel(planner: LanguageModel, into: HonestProposals): LanguageModel {
  const modelId = 'honest-model';
  return {
    modelId,
    async generate(request, options) {
      into.refused.push(...refusedIn(request));
      const { toolCalls, ...answer } = await planner.generate(request, {
        ...(options?.signal === undefined ? {} : { signal: options.signal }),
        onText: (text) => options?.onText?.(text, modelId),
      });
      into.proposed += toolCalls.filter(({ name }) => proposing.has(name)).length;
      return { ...answer, toolCalls, modelId };
    },
  };
}

function refusedIn(request: ModelRequest): HonestProposals['refused'] {
  const last = request.turns.at(-1);
  if (last?.role !== 'tool') return [];
  const said = textAt(
    request,
    request.turns.findLastIndex(({ role }) => role === 'user'),
  );
  return last.results.flatMap(({ name, response }) => {
    const refusal = refusalOf(response);
    return refusal?.code === 'NOT_AS_SAID' ? [{ tool: name, said, question: refusal.message }] : [];
  });
}
