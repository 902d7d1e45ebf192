/**
 * Several language models behind one door; the answer carries the id of the model that gave it. When it moves on to the next
 * one is said in `model-chain.ts`.
 *
 * Streaming: text goes to `onText` as the first model writes it, so a good answer is not delayed. If a model fails after
 * some of its text was already given away, that text cannot be taken back; the models after it then run without
 * streaming, and nothing more goes to `onText`. So `onText` never mixes two answers, and may end with a piece of one
 * that was given up: `answer.text` alone is the answer, and whoever showed that piece says the answer behind it.
 */
import type { LanguageModel } from './language-model.ts';
import { type Chained, firstToAnswer } from './model-chain.ts';

/**
 * @param models tried in this order; at least one.
 * @throws MerveError of the last model tried, when none answered.
 */
export function fallbackChain(models: readonly Chained<LanguageModel>[]): LanguageModel {
  const first = firstToAnswer(models);
  return {
    modelId: models.map(({ model }) => model.modelId).join(' → '),
    generate(request, { signal, onText } = {}) {
      let hasSpoken = false;
      let current: LanguageModel | null = null;
      return first((model, attempt) => {
        current = model;
        if (onText === undefined || hasSpoken) return model.generate(request, { signal: attempt });
        const forward = (delta: string): void => {
          // A model that was given up may still be writing.
          if (current !== model || delta === '') return;
          hasSpoken = true;
          onText(delta, model.modelId);
        };
        return model.generate(request, { signal: attempt, onText: forward });
      }, signal).finally(() => {
        current = null;
      });
    },
  };
}
