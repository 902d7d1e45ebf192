/** "The same, but at Salt Wagon": what was spoken of last, once more. In any of Merve's languages. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';

const words: Readonly<Record<Language, string>> = {
  en: 'same, the same, same thing, same again, likewise, ditto',
  tr: 'aynısı*, aynı şey*, aynı şekilde, aynı saat*, aynısından, aynı plan*',
  de: 'das gleiche, das selbe, dasselbe, gleiche*, genauso, selbe zeit',
  ru: 'то же, тоже самое, то же самое, так же, всё то же',
  el: 'το ίδιο, τα ίδια, το ίδιο ακριβώς, ίδια ώρα',
  he: 'אותו דבר, אותו הדבר, בדיוק אותו דבר, כנל',
  ar: 'نفس الشي, نفس الشيء, نفسه, نفسها, نفس الموعد, زي ما هو, نفس الحجز',
  fa: 'همون, همونو, همان, همین, همینو, همون جوری, همان طور',
  ko: '똑같이, 같은 걸로, 같은걸로, 같은 시간*, 그대로, 똑같은 걸로',
};

const patterns = onFirstUse(() => languageSchema.options.map((language) => phrases(words[language])));
/** Who writes more tells it anew. */
const mostWords = 9;

/** Whether a short message asks for the same once more. */
export function asksForSame(text: string): boolean {
  const said = new SaidText(text);
  return said.words.length <= mostWords && patterns().some((pattern) => said.open.search(pattern) >= 0);
}
