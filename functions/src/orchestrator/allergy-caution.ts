import type { Language } from '@merve/contract';
import { allergyStatements } from '../capabilities/orders/allergies.ts';
import { defineSentences } from '../language/define-sentences.ts';

const cautions = defineSentences({
  en: {
    caution: () =>
      'About your allergy: I cannot say that any dish is safe. What a kitchen has not declared is unknown, and kitchens mix. Please ask them yourself before you eat.',
  },
  tr: {
    caution: () =>
      'Alerjiniz hakkında: hiçbir yemeğin güvenli olduğunu söyleyemem. Mutfağın bildirmediği bilinmiyor demektir ve mutfakta karışabilir. Lütfen yemeden önce kendiniz de sorun.',
  },
});

/** Words with which a text says that something can be eaten without harm. Errs towards finding them: the cost is a sentence. */
const reassurances =
  /\bsafe(?:ly)?\b|\b(?:does not|doesn['’]t|do not|don['’]t|without|not) (?:\w+ ){0,3}(?:contain|include)\b|\bfree (?:of|from)\b|\b\w+-free\b|\ballergen[- ]free\b|\byou can (?:\w+ )?(?:eat|have|enjoy)\b|\bsuitable for you\b|güvenli|içerm(?:ez|iyor)|yiyebilirsin|\bsorun olmaz\b|\buygundur\b/iu;

/**
 * The model's text, with a caution where it reassures somebody who spoke of an allergy: nobody here knows what is safe, and
 * the person might rely on it. Pure.
 * @param said the person's messages, as far as the turn sees them
 */
export function withAllergyCaution(text: string, said: readonly string[], language: Language): string {
  if (!reassurances.test(text) || allergyStatements(said).length === 0) return text;
  return `${text}\n\n${cautions(language).caution()}`;
}
