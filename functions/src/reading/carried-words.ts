/** What people take along: how many of it are no people, and no time. Phrases as `reading/phrase.ts` reads them. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';

const carried: Readonly<Record<Language, string>> = {
  en: 'suitcase*, luggage, baggage, bag*, case|cases, child|baby|car|booster seat|seats, booster*, pram*, buggy, buggies, stroller*, pushchair*, wheelchair*, walker, dog*, cat|cats, pet*, bike*, bicycle*, surfboard*, ski|skis, golf, box|boxes, parcel*',
  tr: 'bavul*, valiz*, çanta*, bagaj*, çocuk|bebek koltuğu*|koltuk*, oto koltuğu*, pusetle*, puset*, bebek arabası*, tekerlekli sandalye*, köpe*, kedi*, evcil*, bisiklet*, sörf*, kayak*, koli*, kutu*',
  de: 'koffer*, gepäck*, tasche*, rucksack*, kindersitz*, babyschale*, sitzerhöhung*, kinderwagen*, buggy*, rollstuhl*, rollator*, hund*, katze*, haustier*, fahrrad*, fahrräder*, surfbrett*, ski|skier, golf*, kiste*, paket*',
  ru: 'чемодан*, багаж*, сум*, рюкзак*, детск* кресл*|сидень*|автокресл*, автокресл*, бустер*, коляск*, собак*, кошк*, кот|кота|котом, велосипед*, доск*, лыж*, короб*',
  el: 'βαλίτσ*, αποσκευ*, τσάντ*, σακίδι*, παιδικ* κάθισμα|καθίσματα, καθισματάκι*, καρότσι*, αμαξίδι*, σκύλ*, σκυλ*, γάτ*, ποδήλατ*, κούτ*, κιβώτι*',
  he: 'מזווד*, תיק|תיקים, כבודה, מטען, כיסא|כסא תינוק|ילד*|בטיחות, סלקל, בוסטר, עגל*, כיסא|כסא גלגלים, כלב*, חתול*, אופני*, גלשן*, ארגז*',
  ar: 'حقيب*, حقائب, شنط*, شنطة, أمتعة, عفش, كرسي|مقعد طفل|أطفال|سيارة, عربة*, كرسي متحرك, كلب*, قط*, دراج*, صندوق, صناديق',
  fa: 'چمدان*, چمدون*, کیف*, ساک*, بار, صندلی کودک|بچه|نوزاد|ماشین, کالسکه*, ویلچر*, سگ*, گربه*, دوچرخه*, جعبه*, کارتن*',
  ko: '짐*, 가방*, 캐리어*, 여행가방*, 카시트*, 유아 시트*, 어린이 시트*, 유모차*, 휠체어*, 강아지*, 개|개가|개를, 고양이*, 자전거*, 상자*, 박스*',
};

const patterns = onFirstUse(
  () => new Map(languageSchema.options.map((language) => [language, phrases(carried[language])])),
);
const nothing = /(?!)/gu;

/** What is taken along, in the words of a language: a global pattern of `SaidText.open`. */
export const carriedIn = (language: Language): RegExp => patterns().get(language) ?? nothing;

/** Whether words speak of what is taken along, in any language. Pure. */
export function speaksOfCarried(words: string): boolean {
  const { open } = new SaidText(words);
  return [...patterns().values()].some((pattern) => open.search(pattern) >= 0);
}
