import type { Language } from '@merve/contract';
import { readShareCode, readShareToken } from '../../sharing/share-token.ts';

/** What is written before a code. In scripts that run from right to left the code stands better beside Latin letters. */
const joinWords: Readonly<Record<Language, string>> = {
  ...{ en: 'JOIN', tr: 'KATIL', de: 'MITMACHEN', ru: 'УЧАСТВУЮ', el: 'ΜΠΑΙΝΩ', ko: '참여' },
  ...{ he: 'JOIN', ar: 'JOIN', fa: 'JOIN' },
};

/** The word that people pass on with a code, as `byCode` says it. */
export const joinWordOf = (language: Language): string => joinWords[language];

const spelled = '[0-9a-z]{4}[ \\-–][0-9a-z]{4}|[0-9a-z]{8}|[0-9a-z]{26}';
const behindWord = new RegExp(
  `^\\W*(?:join|katil|katıl|mitmachen|mitmache|dabei|участвую|μπαινω|μπαίνω|참여|הצטרף|מצטרף|מצטרפת|انضم|پیوستن)\\P{L}{1,4}(${spelled})\\W*$`,
  'iu',
);
const alone = /^\W*((?=[^\s]*\d)[0-9a-z]{4}[-–][0-9a-z]{4})\W*$/iu;
/** Eight letters in lower case without a digit or a dash are a word: "join together". */
const isCode = /\d|[-– ]|^[A-Z]{8}$/;

/** The code that a message brings, as it was written; null for every other message. Pure. */
export function joinCodeIn(text: string): string | null {
  const said = text.normalize('NFKC').trim().slice(0, 120);
  const [, code] = alone.exec(said) ?? behindWord.exec(said) ?? [];
  if (code === undefined || !(code.length > 9 || isCode.test(code))) return null;
  return (code.length > 9 ? readShareToken(code) : readShareCode(code)) === null ? null : code;
}
