/** People by whom they are: "me, my wife and my son", "eşimle", "вдвоём с женой". In any of Merve's languages. */
import type { Language } from '@merve/contract';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import type { SaidText } from './said-text.ts';

/** One language's words, parted by spaces. */
interface CompanyWords {
  /** The person who writes. */
  readonly self: string;
  /** Says that those who follow come along. */
  readonly with: string;
  /** Stands between people and counts nobody. */
  readonly between: string;
  /** One person each, with the forms in which they stand beside the others. */
  readonly one: string;
  /** Two people each. */
  readonly two?: string;
  /** People of whom only a number before them says how many. */
  readonly several: string;
  /** What may stand written onto the head of such a word, and says no more. */
  readonly head?: RegExp;
  /** An ending that says that this person comes along. */
  readonly withEnding?: RegExp;
}

const companyWords: Readonly<Record<Language, CompanyWords>> = {
  en: {
    self: 'me i myself',
    with: 'with w',
    between: 'and plus my the our a an also in law little n',
    one: 'her him wife husband hubby missus partner girlfriend boyfriend fiance fiancee son daughter mum mom mam dad mother father brother sister grandma granddad grandmother grandfather nephew niece cousin aunt uncle colleague boss friend mate baby toddler kid child',
    two: 'parents inlaws grandparents twins',
    several: 'kids children friends mates colleagues sons daughters babies brothers sisters cousins others',
  },
  tr: {
    self: 'ben biz',
    with: 'ile',
    between: 've bir benim bizim de da',
    one: 'esim karim kocam hanim hanimim sevgilim nisanlim oglum kizim annem babam kardesim abim ablam arkadasim yegenim kuzenim cocugum bebegim bebek ogrencim patronum',
    two: 'annemle_babam ebeveynlerim ikizler ikizlerim',
    several: 'cocuk cocugum cocuklarim arkadas arkadaslarim kuzenlerim kardeslerim',
    withEnding: /(?<=.{3})y?l[ae]$/,
  },
  de: {
    self: 'ich mir mich',
    with: 'mit plus',
    between:
      'und mein meine meiner meinem meinen unser unsere unserem unserer ein eine einer einem der die das dem sowie',
    one: 'frau mann freundin freund partnerin partner ehefrau ehemann verlobte verlobter sohn tochter mutter vater mama papa bruder schwester oma opa neffe nichte cousin cousine tante onkel kollege kollegin chef kumpel baby kind',
    two: 'eltern grosseltern schwiegereltern zwillinge zwillingen',
    several: 'kinder kindern freunde freunden freundinnen kollegen sohne sohnen tochter tochtern geschwister',
  },
  ru: {
    self: 'я мы',
    with: 'с со',
    between: 'и мои моя мое моеи моим моими наш наша нашим нашеи еще плюс',
    one: 'жена женои жену муж мужем мужа подруга подругои друг другом девушка девушкои парень парнем сын сыном дочь дочерью дочка дочкои мама мамои папа папои мать матерью отец отцом брат братом сестра сестрои бабушка бабушкои дедушка дедушкои коллега коллегои ребенок ребенком малыш малышом',
    two: 'родители родителями двоиняшки двоиняшками близнецы близнецами',
    several: 'дети детьми детеи друзья друзьями друзеи друга коллеги коллегами ребенка детки детками',
  },
  el: {
    self: 'εγω',
    with: 'με μαζι',
    between: 'και κι μου μας η ο το τον την τη οι τους τις τα ενα εναν μια συν',
    one: 'γυναικα αντρα αντρας ανδρας ανδρα συζυγος συζυγο κοπελα φιλη φιλος φιλο αγορι γιος γιο κορη μαμα μπαμπας μπαμπα μητερα πατερας πατερα αδερφη αδερφος αδερφο αδελφη αδελφος αδελφο γιαγια παππους παππου μωρο παιδι παιδακι',
    two: 'γονεις διδυμα πεθερικα',
    several: 'παιδια παιδακια φιλους φιλοι φιλες μωρα',
  },
  he: {
    self: 'אני אנחנו לי',
    with: 'עם',
    between: 'שלי שלנו גם ועוד עוד ו',
    one: 'אשתי בעלי חברה חבר חברתי בת בן בתי בני הבן הבת הילד הילדה ילד ילדה אמא אבא אמי אבי אח אחות אחי אחותי סבתא סבא דודה דוד בןזוגי בתזוגי ארוסתי ארוסי תינוק תינוקת התינוק התינוקת זוגתי',
    two: 'ההורים הוריי הורי התאומים תאומים',
    several: 'ילדים הילדים חברים החברים חברות ילדיי',
    head: /^[ול]?ל?(?=.{3})/u,
  },
  ar: {
    self: 'انا نحن احنا نحنا لي',
    with: 'مع انا_مع',
    between: 'و',
    one: 'زوجتي زوجي مرتي مراتي جوزي خطيبتي خطيبي صديقتي صديقي صاحبي صاحبتي ابني بنتي ابنتي امي ابي والدي والدتي ماما بابا اخي اختي اخوي جدتي جدي طفلي طفلتي طفل طفله رضيع',
    two: 'والدي_ووالدتي اهلي_الاثنين والداي والديا ولدين بنتين طفلين',
    several: 'اولادي اطفالي اطفال اولاد اصدقائي اصحابي بناتي اصدقاء',
    head: /^ول?(?=.{3})/u,
  },
  fa: {
    self: 'من ما خودم',
    with: 'با همراه',
    between: 'و یک یه هم',
    one: 'همسرم خانمم خانومم زنم شوهرم دوستم نامزدم پسرم دخترم مادرم پدرم مامانم بابام برادرم خواهرم داداشم همکارم بچه‌ام بچم نوزادم',
    two: 'والدینم پدر_و_مادرم دوقلوها',
    several: 'بچه بچه‌ها بچه‌هام دوستام دوستانم بچه‌هایم دوستان دوست',
  },
  ko: {
    self: '저 나 저희 우리 저랑 나랑 저와 나와',
    with: '같이 함께',
    between: '그리고 제 우리',
    one: '아내 와이프 남편 여자친구 남자친구 여친 남친 애인 친구 아들 딸 엄마 아빠 어머니 아버지 동생 언니 오빠 누나 형 아기 아이 동료',
    two: '부모님',
    several: '친구들 아이들 애들',
    withEnding: /(?<=.)(?:이?랑|와|과|하고)$/u,
  },
};

interface Table {
  readonly self: ReadonlySet<string>;
  readonly with: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly people: ReadonlyMap<string, number | 'several'>;
  /** The words of `several`. */
  readonly counted: ReadonlySet<string>;
  readonly head: RegExp | undefined;
  readonly withEnding: RegExp | undefined;
}

const fold = (word: string) => foldedWords(word).join('');
const set = (list: string) => new Set(list.split(' ').map(fold));

function compile(words: CompanyWords): Table {
  const people = new Map<string, number | 'several'>();
  for (const word of words.several.split(' ')) people.set(fold(word), 'several');
  for (const word of words.two?.split(' ') ?? []) people.set(fold(word), 2);
  for (const word of words.one.split(' ')) people.set(fold(word), 1);
  const { head, withEnding } = words;
  return {
    self: set(words.self),
    with: set(words.with),
    between: set(words.between),
    people,
    counted: set(words.several),
    head,
    withEnding,
  };
}

const tables = Object.fromEntries(
  Object.entries(companyWords).map(([language, words]) => [language, onFirstUse(() => compile(words))]),
);

interface Person {
  readonly people: number | 'several';
  /** Whether its ending says that this person comes along. */
  readonly comesAlong: boolean;
  /** Turkish "çocuğum" is my child, and "iki çocuğum" my two children. */
  readonly mayBeCounted: boolean;
}

function personIn(word: string, { people, counted, head, withEnding }: Table): Person | null {
  const bare = head === undefined ? word : word.replace(head, '');
  const known = people.get(word) ?? people.get(bare);
  const mayBeCounted = counted.has(word) || counted.has(bare);
  if (known !== undefined) return { people: known, comesAlong: false, mayBeCounted };
  const stem = withEnding === undefined ? word : word.replace(withEnding, '');
  const along = stem === word ? undefined : people.get(stem);
  return along === undefined ? null : { people: along, comesAlong: true, mayBeCounted: counted.has(stem) };
}

/** What one word says of who comes. */
interface CompanyWord {
  readonly person: Person | null;
  readonly count: number | undefined;
  readonly isSelf: boolean;
  readonly isBetween: boolean;
  readonly isWith: boolean;
  /** Hung on the word before it, as "ve" and "ו" may be. */
  readonly isHung: boolean;
}

function companyWord(word: string, table: Table, numbers: ReadonlyMap<string, number>): CompanyWord {
  const bare = table.head === undefined ? word : word.replace(table.head, '');
  return {
    person: personIn(word, table),
    count: /^\d{1,2}$/.test(word) ? Number(word) : (numbers.get(word) ?? numbers.get(bare)),
    isSelf: table.self.has(word) || table.self.has(bare),
    isBetween: table.between.has(word),
    isWith: table.with.has(word),
    isHung: bare !== word,
  };
}

/** "Sabah 10 eşim ve ben": nobody has ten wives; the number is the hour. */
function countAt(words: readonly CompanyWord[], at: number): number | null {
  const { count } = words[at] ?? {};
  const person = words[at + 1]?.person ?? null;
  if (count === undefined || person === null) return null;
  return person.mayBeCounted || count === 1 ? count : null;
}

/** The people who are named one behind the other from a word on, and how sure it is that they and the person who writes come along. */
function companyFrom(
  words: readonly CompanyWord[],
  from: number,
): { readonly people: number; readonly isAlong: boolean; readonly isOpen: boolean; readonly last: number } {
  let [people, isAlong, isOpen, last, count] = [0, false, false, -1, 0];
  for (const [offset, word] of words.slice(from).entries()) {
    const at = from + offset;
    const { person, isSelf, isBetween, isWith } = word;
    const counted = countAt(words, at);
    if (person !== null) {
      const several = person.people === 'several';
      isOpen ||= several && count === 0;
      people += count > 0 ? count : person.people === 'several' ? 0 : person.people;
      isAlong ||= person.comesAlong;
      [count, last] = [0, at];
    } else if (counted !== null) count = counted;
    else if ((at === from && isBetween) || !(isBetween || isSelf || isWith)) break;
    // "Hi mate, I want a table": nobody comes along.
    const isJoined = people === 0 || words[at - 1]?.isBetween === true || word.isHung;
    if (isSelf && !isJoined) break;
    isAlong ||= isSelf || isWith;
    if (isSelf && people > 0) last = at;
  }
  return { people, isAlong, isOpen, last };
}

/**
 * How many come, the person who writes among them, where those are named who do; takes their words. Null where nobody is, it is not
 * said that they come along, or "friends" leaves open how many.
 * @param numbers the language's numbers in words
 */
export function readCompany(
  text: SaidText,
  language: Language,
  numbers: ReadonlyMap<string, number>,
): number | null {
  const table = tables[language]?.();
  if (table === undefined) return null;
  const words = text.words.map(({ text: word }, index) =>
    companyWord(text.isTaken(index) ? '' : word, table, numbers),
  );
  for (let from = 0; from < words.length; from += 1) {
    const { people, isAlong, isOpen, last } = companyFrom(words, from);
    if (people === 0 || !isAlong) continue;
    if (isOpen) return null;
    text.takeWords(from, last);
    return people + 1;
  }
  return null;
}
