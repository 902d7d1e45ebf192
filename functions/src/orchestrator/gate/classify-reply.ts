import type { Language } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { inOwnLetters } from '../../language/romanised.ts';
import { agreesInDialect } from './dialect-yes.ts';
import { readAnswer } from './read-answer.ts';
import { type Pending, readingsByLanguage, startReading } from './reading.ts';
import { other, type ReplyVerdict, yes } from './verdict.ts';

export type { Pending } from './reading.ts';
export type { ReplyVerdict } from './verdict.ts';

export interface ReplyOptions {
  /** The thread's language: a hint that breaks ties. Replies in the other eight are understood all the same. */
  readonly language: Language;
  /** What was shown to the person. Without it, any number, time or date in the reply blocks the commit. */
  readonly pending?: Pending;
  /** The moment the reply was sent. Without it, "today" and "tonight" never mean the day that was shown. */
  readonly now?: Date;
  /** What the person wrote before, which tells their dialect. */
  readonly earlier?: readonly string[];
}

/** UTF-16 units. Longer replies are forwarded texts or stories, whatever their first word: the tool loop reads them. */
const maxAnswer = 500;

/** Taken back by its writer: ~yes~ as WhatsApp strikes it out, or letters under strokes, circles and slashes. */
const struckOut =
  /~[^~\n]*[^\s~][^~\n]*~|[\u{334}-\u{338}]|\u{489}|[\u{20D2}-\u{20D3}]|[\u{20D8}-\u{20DA}]|[\u{20DD}-\u{20E0}]|[\u{20E5}-\u{20E6}]|[\u{20EA}-\u{20EB}]/u;
/** Tag characters, which nobody sees, and marks that turn the order of letters round. Flags are spelt with tags. */
const flag = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
const hidden = /[\u{E0000}-\u{E007F}\u202D\u202E]/u;

/**
 * Decides, without a model and without I/O, what a reply to a proposal means (spine §4). It takes an explicit yes, or a
 * message that does nothing but agree, to commit. Whatever is left unexplained is evidence against: a contrast, a
 * change, a condition, a negation, a number, time or day that was not shown, and any word no lexicon knows make it
 * `other`. It errs that way: a missed yes costs one more question, a false yes costs a commitment. Never throws.
 */
export function classifyReply(text: string, options: ReplyOptions): ReplyVerdict {
  const trimmed = text.trim();
  if (trimmed.length > maxAnswer) return other('too-long');
  if (/^[>|]/mu.test(trimmed)) return other('quoted');
  if (struckOut.test(trimmed)) return other('struck-out');
  if (hidden.test(trimmed.replace(flag, ''))) return other('hidden');
  if (agreesInDialect(trimmed, options.earlier ?? [])) return yes(null);
  const read = readReply(trimmed, options);
  if (read.verdict !== 'other' || read.reason === 'change' || read.reason === 'question') return read;
  // "Da, spasibo" in a Russian thread: people write their language without its keyboard, too.
  const native = inOwnLetters(trimmed, options.language);
  return native === null ? read : readReply(native, options);
}

function readReply(text: string, options: ReplyOptions): ReplyVerdict {
  const reading = startReading(foldText(text), options);
  const inAnyLanguage = readAnswer(reading);
  if (inAnyLanguage.verdict === 'other') return inAnyLanguage;
  // What reads as an answer must do so in one language: "Kabul" is a Turkish yes, and "Kabul ist schön" is none.
  for (const inOneLanguage of readingsByLanguage(reading)) {
    const verdict = readAnswer(inOneLanguage);
    if (verdict.verdict === inAnyLanguage.verdict) return verdict;
  }
  return other('mixed-languages');
}
