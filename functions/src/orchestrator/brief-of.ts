import type { Reply } from '@merve/contract';

/** `1. Carob Lantern — seafood, Kyrenia`: a result in words. */
const numbered = /^\s*\d+\.\s/;

/**
 * What of a text that code wrote is left to say beside its card: the card has what the numbered lines list. Undefined where the text
 * lists nothing, or there is no card.
 */
function briefOf(text: string, ui: Reply['ui']): string | undefined {
  if (ui === null) return undefined;
  const lines = text.split('\n');
  const left = lines.filter((line) => !numbered.test(line));
  return left.length === lines.length ? undefined : left.join('\n').trim();
}

/** An answer that code wrote, with what is left of it beside its card. */
export function withBrief<Answer extends Pick<Reply, 'text' | 'ui' | 'brief'>>(answer: Answer): Answer {
  const brief = briefOf(answer.text, answer.ui);
  return brief === undefined ? answer : { ...answer, brief };
}
