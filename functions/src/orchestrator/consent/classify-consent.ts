import { foldText } from '../gate/fold.ts';
import { isContent, tokenise } from '../gate/tokenise.ts';
import { consentPhrases } from './consent-phrases.ts';

/** Folded words joined by single spaces: case, accents, punctuation, emoji and spacing do not decide. */
function bare(text: string): string {
  return tokenise(foldText(text))
    .filter((token) => isContent(token) && token.kind !== 'emoji')
    .map((token) => token.text)
    .join(' ');
}

const kinds = ['stop', 'start', 'help'] as const;
const wholeMessages = new Map(
  kinds.flatMap((kind) => consentPhrases[kind].map((phrase) => [bare(phrase), kind] as const)),
);
const politeWords = consentPhrases.polite.map(bare);

/** UTF-16 units. Nothing on the lists comes near it, and folding a long message costs time. */
const longestCommand = 80;

/** "Please stop" and "stop lütfen" are commands too; a polite word in the middle is part of a sentence. */
function withoutPoliteness(text: string): string {
  const polite = politeWords.find((word) => text.startsWith(`${word} `) || text.endsWith(` ${word}`));
  if (polite === undefined) return text;
  return text.startsWith(`${polite} `) ? text.slice(polite.length + 1) : text.slice(0, -polite.length - 1);
}

/**
 * Whether the whole message asks to stop all messages, to start them again, or for help with them; null for anything
 * else. Runs before the gate. Words that answer a proposal ("cancel", "no", "dur") are left to the gate, and "stop" in
 * a sentence ("stop at the harbour") is a sentence. A question ("stop?") is not a command. Pure; never throws.
 */
export function classifyConsent(text: string): 'stop' | 'start' | 'help' | null {
  const trimmed = text.trim();
  if (trimmed.length > longestCommand) return null;
  const folded = bare(trimmed);
  const asksBack = tokenise(foldText(trimmed)).some(({ kind }) => kind === 'question');
  const kind = wholeMessages.get(folded) ?? wholeMessages.get(withoutPoliteness(folded)) ?? null;
  return asksBack && kind !== 'help' ? null : kind;
}
