import type { Turn } from '@merve/contract';
import type { LanguageModel, ModelAnswer } from '../../model/language-model.ts';
import { MerveError } from '../../platform/errors.ts';
import { storedAnswerSchema } from '../tool-loop.ts';

/** Says again what a model said in a turn, in order, whatever it is asked. It opens no connection. */
export class RecordedModel implements LanguageModel {
  readonly modelId = 'recorded';
  private readonly answers: ModelAnswer[];

  constructor({ steps }: Pick<Turn, 'steps'>) {
    this.answers = steps.flatMap((step): ModelAnswer[] => {
      if (step.type !== 'model') return [];
      const { parts, calls } = storedAnswerSchema.parse(JSON.parse(step.rawParts));
      const { modelId, text, inputTokens, outputTokens } = step;
      const usage = { inputTokens, outputTokens };
      return [{ modelId, text, rawParts: parts, toolCalls: calls, finish: 'stop', usage }];
    });
  }

  /** @throws MerveError `MODEL_UNAVAILABLE` once the record is used up: the code of today asks more often. */
  async generate(): Promise<ModelAnswer> {
    const answer = this.answers.shift();
    if (answer === undefined) {
      throw new MerveError('MODEL_UNAVAILABLE', 'The model was asked more often than in the recorded turn');
    }
    return answer;
  }
}
