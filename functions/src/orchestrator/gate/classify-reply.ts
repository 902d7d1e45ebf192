import type { Language } from '@merve/contract';
import { foldText } from './fold.ts';
import { readAnswer } from './read-answer.ts';
import { type Pending, type Reading, startReading } from './reading.ts';

/** What a reply does to the pending action. */
export interface ReplyVerdict {
  /** `yes` commits exactly what was shown, `no` releases it, `other` does neither. */
  readonly verdict: 'yes' | 'no' | 'other';
  /** What the person said beyond the yes or no, in the reply's own words (NFC); null if nothing. */
  readonly rest: string | null;
  /** Why, for the turn log: `agreed`, `declined`, `change`, `condition`, `negation`, `question`, `unclear`, … */
  readonly reason: string;
}

export interface ReplyOptions {
  /** The thread's language: a hint that breaks ties. Replies in the other eight are understood all the same. */
  readonly language: Language;
  /** What was shown to the person. Without it, any number, time or date in the reply blocks the commit. */
  readonly pending?: Pending;
}

/** Longer replies are forwarded texts or stories, whatever their first word: they go to the tool loop. */
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
  const reading: Reading = startReading(foldText(trimmed), options.language, options.pending);
  return readAnswer(reading);
}

export function other(reason: string): ReplyVerdict {
  return { verdict: 'other', rest: null, reason };
}
