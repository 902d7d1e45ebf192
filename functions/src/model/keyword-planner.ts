/**
 * A language model without a network: the embedded default, and the last resort in production when no LLM answers. It
 * reads by rules: what all wishes are made of it reads itself (`planner/`), which wishes there are the capabilities tell
 * (`CapabilityManifest.planning`). It fills their slots over several messages, asks for what is missing, calls the same tools an
 * LLM would, and says so when it does not understand. Deterministic: the same request gives the same answer.
 */
import type { JsonObject } from '@merve/contract';
import { z } from 'zod';
import { romanisedIn } from '../language/romanised.ts';
import { MerveError } from '../platform/errors.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { localNow } from '../reading/moment/moment.ts';
import { withoutTakenBack } from '../reading/self-correction.ts';
import { splitWishes } from '../reading/split-wishes.ts';
import type { CatalogueMentions, LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';
import type { Plan } from './planner/plan.ts';
import { planAfterTools } from './planner/plan-after-tools.ts';
import { planMessage } from './planner/plan-message.ts';
import { joinPlannings, type Planning } from './planner/planning.ts';

/** Names the planner in recorded turns; other adapters know by it that its parts are not theirs. */
export const keywordPlannerId = 'keyword-planner';

/** True of an answer that is code's own, though it came by a model's door: nothing in it was made up. */
export const isWrittenByCode = (modelId: string): boolean => modelId === keywordPlannerId;

const choicesPart = z.object({ choices: z.array(z.string().min(1).max(20)).max(3) });

/** What may be tapped in answer to what the planner wrote, by the parts that it recorded; none of any other model's. */
export function choicesIn(modelId: string, rawParts: readonly JsonObject[]): readonly string[] {
  if (!isWrittenByCode(modelId)) return [];
  return rawParts.flatMap((part) => choicesPart.safeParse(part).data?.choices ?? []);
}

async function plan(
  request: ModelRequest,
  catalogue: CatalogueMentions,
  planning: Required<Planning>,
): Promise<Plan> {
  const last = request.turns.at(-1);
  const asked = withFirstWish(withoutMistakes(request));
  if (last?.role === 'tool') return planAfterTools(asked, last.results, catalogue, planning);
  return planMessage(asked, catalogue, planning);
}

/** "Stolik na dvoih" is read as Russian in its own letters. */
const inOwnLetters = (text: string): string => romanisedIn(text)?.text ?? text;

/** "Friday, no wait, Saturday" is read as Saturday, whoever reads it. */
function withoutMistakes(request: ModelRequest): ModelRequest {
  const { language, now, timeZone } = request.situation;
  const local = localNow(now, timeZone);
  const turns = request.turns.map((turn) =>
    turn.role === 'user'
      ? { ...turn, text: withoutTakenBack(inOwnLetters(turn.text), language, local) }
      : turn,
  );
  return { ...request, turns };
}

/** Of two wishes in the newest message the first; the second is answered when that one is settled. */
function withFirstWish(request: ModelRequest): ModelRequest {
  const { turns, situation } = request;
  const newest = turns.findLastIndex((turn) => turn.role === 'user');
  const turn = turns[newest];
  if (turn?.role !== 'user') return request;
  const two = splitWishes(turn.text, situation.language, localNow(situation.now, situation.timeZone));
  return two === null ? request : { ...request, turns: turns.with(newest, { ...turn, text: two.first }) };
}

function answerOf(made: Plan): ModelAnswer {
  const parts: JsonObject[] = [];
  if (made.text !== undefined) parts.push({ text: made.text });
  if (made.choices !== undefined && made.choices.length > 0) parts.push({ choices: [...made.choices] });
  if (made.call !== undefined) parts.push({ functionCall: { name: made.call.name, args: made.call.args } });
  return {
    modelId: keywordPlannerId,
    rawParts: parts,
    text: made.text ?? '',
    toolCalls: made.call === undefined ? [] : [{ callId: null, ...made.call }],
    finish: 'stop',
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

/** How the wishes of all capabilities are read: asked for by the first message of an instance. */
export type LoadPlannings = () => Promise<readonly Planning[]>;

/**
 * @param catalogue is asked which listings a message names; whatever it throws, `generate` throws
 * @param load the plannings of the capabilities, in the order of their manifests
 */
export function keywordPlanner(catalogue: CatalogueMentions, load: LoadPlannings): LanguageModel {
  const planning = onFirstUse(async () => joinPlannings(await load()));
  return {
    modelId: keywordPlannerId,
    async generate(request, options = {}) {
      if (options.signal?.aborted) throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call');
      const answer = answerOf(await plan(request, catalogue, await planning()));
      if (answer.text !== '') options.onText?.(answer.text, keywordPlannerId);
      return answer;
    },
  };
}
