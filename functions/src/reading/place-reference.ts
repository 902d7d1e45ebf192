/** "There", "the first one", "the last": places pointed at, not named, in any of Merve's languages. */
import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';

/** Phrases as `reading/phrase.ts` reads them. */
interface ReferenceWords {
  /** The place already in view. */
  readonly there: string;
  /** The first to the fifth of a list. */
  readonly ordinals: readonly string[];
  readonly last: string;
}

const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: {
    there: 'there, that one|place, this one|place, same place, that restaurant|hotel, the place',
    ordinals: [
      'the first [one|place|option|restaurant], first|1st one|place|option|restaurant, the 1st [one]',
      '[the] second|2nd one|place|option|restaurant, the second|2nd',
      '[the] third|3rd one|place|option|restaurant, the third|3rd',
      '[the] fourth|4th one|place|option|restaurant, the fourth|4th',
      '[the] fifth|5th one|place|option|restaurant, the fifth|5th',
    ],
    last: '[the] last one|place|option, the last, the bottom one',
  },
  tr: {
    there:
      'orası*, oraya, orada, orayı, ora, burası*, buraya, burada, aynı yer*, o mekan*, o restoran*, orda, burda, oradan',
    ordinals: [
      'ilki, ilkini, ilkine, ilkinde, ilkinden, ilk olan|seçenek|sıradaki|restoran*, birinci|birincisi|birincisini|birincisine|birinciye|birinciyi',
      'ikinci|ikincisi|ikincisini|ikincisine|ikinciye|ikinciyi|ikincide',
      'üçüncü|üçüncüsü|üçüncüsünü|üçüncüsüne|üçüncüye|üçüncüyü',
      'dördüncü|dördüncüsü|dördüncüsünü|dördüncüsüne|dördüncüye|dördüncüyü',
      'beşinci|beşincisi|beşincisini|beşincisine|beşinciye|beşinciyi',
    ],
    last: 'sonuncu|sonuncusu|sonuncusunu|sonuncusuna|sonuncuya|sonuncuyu, en sondaki|alttaki, son olan',
  },
  de: {
    there:
      'dort, da, dorthin, dahin, dieses|das|jenes lokal|restaurant, das da, im selben, gleicher ort, bei denen',
    ordinals: [
      'der|die|das|den|beim|im|ins erste|ersten, das erste lokal|restaurant|hotel|angebot, ersteres',
      'der|die|das|den|beim|im|ins zweite|zweiten',
      'der|die|das|den|beim|im|ins dritte|dritten',
      'der|die|das|den|beim|im|ins vierte|vierten',
      'der|die|das|den|beim|im|ins fünfte|fünften',
    ],
    last: 'der|die|das|den|beim|im|ins letzte|letzten, letzteres',
  },
  ru: {
    there: 'там, туда, здесь, сюда, в этом месте, в этот ресторан, у них, к ним, тот же ресторан, в нем',
    ordinals: [
      'первый|первое|первую|первая|первом|первого|первыи|первои [вариант|ресторан|место]',
      'второй|второе|вторую|вторая|втором|второго [вариант|ресторан|место]',
      'третий|третье|третью|третья|третьем|третьего [вариант|ресторан|место]',
      'четвертый|четвертое|четвертую|четвертая|четвертом',
      'пятый|пятое|пятую|пятая|пятом',
    ],
    last: 'последний|последнее|последнюю|последняя|последнем|последнего',
  },
  el: {
    there: 'εκεί, εκεί πέρα, σε αυτό, σ αυτό, στο ίδιο μέρος, αυτό το μέρος, εδώ',
    ordinals: [
      'το|στο|τον|στον|την|στην πρώτο|πρώτη',
      'το|στο|τον|στον δεύτερο',
      'το|στο|τον|στον|την|στην τρίτο',
      'το|στο|τον|στον|την|στην τέταρτο|τέταρτη',
      'το|στο|τον|στον πέμπτο',
    ],
    last: 'το|στο|τον|στον|την|στην τελευταίο|τελευταία',
  },
  he: {
    there: 'שם, לשם, אצלם, במקום הזה, למקום הזה, באותו מקום, במסעדה הזאת|הזו, שמה',
    ordinals: [
      'הראשון, הראשונה, בראשון, בראשונה, לראשון, לראשונה, האפשרות הראשונה',
      'השני, השנייה, השניה, בשנייה, לשנייה',
      'השלישי, השלישית, בשלישית, לשלישית',
      'הרביעי, הרביעית',
      'החמישי, החמישית',
    ],
    last: 'האחרון, האחרונה, באחרון, באחרונה, לאחרון, לאחרונה ברשימה',
  },
  ar: {
    there: 'هناك, هنالك, هونيك, هنيك, عندهم, نفس المكان, هذا المكان, هالمكان, هالمطعم, هذا المطعم',
    ordinals: [
      'الأول, الأولى, اول واحد, أول واحد, بالأول, للأول',
      'الثاني, الثانية واحد, تاني واحد, التاني',
      'الثالث, ثالث واحد, التالت',
      'الرابع, رابع واحد',
      'الخامس, خامس واحد',
    ],
    last: 'الأخير, الأخيرة, آخر واحد, اخر واحد',
  },
  fa: {
    there: 'آنجا, اونجا, همانجا, همونجا, اینجا, همان جا, همون جا, آن‌جا, اون‌جا, همان رستوران, همون رستوران',
    ordinals: [
      'اولی, اولیش, اولین, اولی رو|را, گزینه اول',
      'دومی, دومیش, دومین, گزینه دوم',
      'سومی, سومیش, سومین, گزینه سوم',
      'چهارمی, چهارمیش, چهارمین',
      'پنجمی, پنجمیش, پنجمین',
    ],
    last: 'آخری, آخریش, آخرین, آخرین گزینه',
  },
  ko: {
    there: '거기*, 그곳*, 그 가게*, 그 식당*, 그 집*, 여기*, 거길, 그쪽*',
    ordinals: [
      '첫 번째*, 첫번째*, 첫째*, 1번*, 맨 위*',
      '두 번째*, 두번째*, 둘째*, 2번*',
      '세 번째*, 세번째*, 셋째*, 3번*',
      '네 번째*, 네번째*, 넷째*, 4번*',
      '다섯 번째*, 다섯번째*, 다섯째*, 5번*',
    ],
    last: '마지막*, 맨 아래*',
  },
};

const tables = Object.fromEntries(
  Object.entries(referenceWords).map(([language, { there, ordinals, last }]) => [
    language,
    onFirstUse(() => ({
      there: phrases(there),
      places: [...ordinals, last].map(
        (list, index) => [phrases(list), index === ordinals.length ? -1 : index] as const,
      ),
    })),
  ]),
);

export interface PlaceReference {
  /** Position in the list last shown, from 0; -1 is the last one. */
  readonly ordinal: number | null;
  /** Whether the place in view is pointed at. */
  readonly pointsAtPlace: boolean;
}

/**
 * Reads which place is pointed at, and takes the words.
 * @param text with moments taken: "the first of May" is no place.
 * @param languages the message's, the likeliest first; the first that has words for it decides.
 */
export function readPlaceReference(text: SaidText, languages: readonly Language[]): PlaceReference {
  for (const language of languages.slice(0, 2)) {
    const table = tables[language]?.();
    if (table === undefined) continue;
    for (const [pattern, ordinal] of table.places) {
      if (text.take(pattern, () => true)) return { ordinal, pointsAtPlace: true };
    }
    if (text.take(table.there, () => true)) return { ordinal: null, pointsAtPlace: true };
  }
  return { ordinal: null, pointsAtPlace: false };
}
