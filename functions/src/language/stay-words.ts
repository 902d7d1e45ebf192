/** Words that look for somewhere to sleep, where no kind of house is named: "somewhere to stay", "kalacak yer", "ночлег". */
import { onFirstUse } from '../platform/on-first-use.ts';
import { anyPhrase, foldedWords } from './phrase-pattern.ts';

const sleeping = onFirstUse(() =>
  anyPhrase(
    `somewhere to stay|someplace to stay|anywhere to stay|where to stay|where can we stay|where can i stay|place to stay|places to stay|place to sleep|
    somewhere to sleep|stay overnight|stay the night|spend the night|a room for the night|somewhere for the night|
    kalacak*|kalabileceğ*|kalınacak|geceleyecek*|konaklayabileceğ*|nerede kalabilir*|nerede kalsak|
    ללון|לישון|מקום לינה|להתארח|להתאכסן|
    остановиться|заночевать|переночевать|ночлег*|где пожить|
    να μεινουμε|να μεινω|να διανυκτερευ*|να κοιμηθουμε|να κοιμηθω|διαμονη|
    übernacht*|zum schlafen|schlafplatz|bleibe für die nacht|
    نام فيه|ننام فيه|ننام|مكان للنوم|نبيت|أبيت|مبيت|للمبيت|نسكن|إقامة|اقامه|
    جای خواب|بمونیم|بمانیم|بمونم|بمانم|شب بمون*|اقامت*|بخوابیم|
    묵을|묵을 곳|묵을 데|묵을만한|숙박*|잘 곳|잘 데|머물 곳|머무를 곳|머물 데`,
  ),
);

/** Whether a text looks for somewhere to sleep. Pure. */
export const seeksBed = (text: string): boolean =>
  sleeping().test(` ${foldedWords(text.slice(0, 500)).join(' ')} `);
