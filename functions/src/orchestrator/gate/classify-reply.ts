import type { Language } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { readAnswer } from './read-answer.ts';
import { type Pending, startReading } from './reading.ts';
import { other, type ReplyVerdict } from './verdict.ts';

export type { Pending } from './reading.ts';
export type { ReplyVerdict } from './verdict.ts';

export interface ReplyOptions {
  /** The thread's language: a hint that breaks ties. Replies in the other eight are understood all the same. */
  readonly language: Language;
  /** What was shown to the person. Without it, any number, time or date in the reply blocks the commit. */
  readonly pending?: Pending;
}

/** UTF-16 units. Longer replies are forwarded texts or stories, whatever their first word: the tool loop reads them. */
const longestAnswer = 500;

/**
 * Decides, without a model and without I/O, what a reply to a proposal means (spine §4). The first meaningful word
 * or phrase decides; a contrast, a change, a condition, a negation, or a number, time or date that was not shown
 * makes it `other`; so does any word no lexicon knows. It errs towards `other`: a missed yes costs one more
 * question, a false yes costs a commitment. Never throws.
 */
export function classifyReply(text: string, options: ReplyOptions): ReplyVerdict {
  const trimmed = text.trim();
  if (trimmed.length > longestAnswer) return other('too-long');
  if (/^[>|]/mu.test(trimmed)) return other('quoted');
  return readAnswer(startReading(foldText(trimmed), options.language, options.pending));
}
