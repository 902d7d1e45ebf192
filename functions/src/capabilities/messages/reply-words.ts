import type { Language } from '@merve/contract';
import { codeLetters } from '../../language/code-letters.ts';
import { foldText, originalBetween } from '../../language/fold-text.ts';
import { hashId } from '../../platform/ids.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';

/** At least one word: the first is the one that businesses and drivers are told to write. */
type Words = readonly [offered: string, ...others: string[]];

/** What an answer to a customer begins with, by language. */
const replyWords: Readonly<Record<Language, Words>> = {
  en: ['reply', 'answer'],
  tr: ['yanıt', 'cevap', 'yanıtla'],
  he: ['תשובה', 'השב', 'מענה'],
  ru: ['ответ', 'ответить'],
  el: ['απάντηση', 'απάντησε'],
  de: ['antwort', 'antworten'],
  ar: ['رد', 'جواب'],
  fa: ['پاسخ', 'جواب'],
  ko: ['답장', '답변'],
};

/** The word as it is shown: in capitals where the script has them. */
export function offeredReplyWord(language: Language): string {
  return replyWords[language][0].toLocaleUpperCase(language);
}

const foldedReplyWords = onFirstUse(
  () =>
    new Set(
      Object.values(replyWords)
        .flat()
        .map((word) => foldText(word).text),
    ),
);

/** A booking's or request's code, or a ride's. */
export const codePattern = /^(?:[2-9A-HJKMNP-Z]{6}|[A-Z]\d[A-Z]\d)$/;
const maxAnswer = 1000;

/** An answer on its way to a customer: the code it names, and what it says, as it was written. */
interface CounterpartReply {
  readonly code: string;
  /** Empty if nothing stands behind the code. */
  readonly text: string;
}

/** Reads `REPLY K7QF2M we keep the corner table`, in any of Merve's languages; null for everything else. Pure. */
export function readCounterpartReply(text: string): CounterpartReply | null {
  const message = foldText(text.slice(0, maxAnswer + 100));
  const [first, second] = [...message.text.matchAll(/[\p{L}\p{N}]+/gu)];
  if (first === undefined || second === undefined) return null;
  if (message.text.slice(0, first.index).trim() !== '') return null;
  const code = codeLetters(second[0]);
  if (!codePattern.test(code) || !foldedReplyWords().has(first[0])) return null;
  const behind = originalBetween(message, second.index + second[0].length, message.text.length);
  const said = behind.replace(/^[\s:,–-]+/, '').trim();
  return { code, text: [...said].slice(0, maxAnswer).join('') };
}

/** The correspondence that an answer from this address with this code belongs to. A hash: ids stand in logs. */
export function correspondenceIdFor(address: string, code: string): string {
  return `cor_${hashId(['correspondence', address, code], 24)}`;
}
