import type { Language } from '@merve/contract';
import { detectLanguage } from '../language/detect-language.ts';

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hangul}/u, ['ko']],
];
const latin: readonly Language[] = ['en', 'tr', 'de'];

/**
 * The languages whose words a message may be written in, the likeliest first. People mix ("yarın 8pm"), so it is never one
 * alone where letters are shared.
 * @param held the language the conversation is held in.
 */
export function languagesOf(text: string, held: Language): readonly Language[] {
  // One message is read by its own words: "yarım saat sonraya al" is Turkish, too little as it is to leave an English conversation.
  const seems = detectLanguage(text, null) ?? held;
  // Letters that Persian and Arabic share tell neither: then it is the one that is spoken.
  const told = seems === 'ar' && held === 'fa' ? (detectLanguage(text, held) ?? held) : seems;
  const written = scripts.filter(([letters]) => letters.test(text)).flatMap(([, languages]) => languages);
  const likely = [told, held].filter((language) => written.includes(language) || latin.includes(language));
  // Names of places are Latin in every conversation: where there is another script, that is the message's.
  const inOrder =
    written.length === 0
      ? [...likely, ...latin]
      : [...likely.filter((one) => written.includes(one)), ...written, ...latin];
  return [...new Set(inOrder)];
}
