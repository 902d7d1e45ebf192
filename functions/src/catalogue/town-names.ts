/** What towns are called in Merve's languages, beside the names that the market's own data has for them. */
import { isTypoOf } from '../language/edit-distance.ts';
import { searchWords } from './fold.ts';

/**
 * One line a town. Cyrillic and Greek names stand in the nominative; endings and prefixes of the other cases are known to
 * `isTownWord`.
 */
const known = `
Kyrenia, Girne, Кирения, Гирне, Κερύνεια, Κυρήνεια, קירניה, גירנה, קירנייה, كيرينيا, غيرنه, جيرنة, کایرنیا, کرنیا, کیرنیا, گیرنه, گرنه, 키레니아, 기르네
Nicosia, Lefkoşa, Lefkosia, Никосия, Лефкоша, Левкосия, Λευκωσία, ניקוסיה, לפקושה, נקוסיה, نيقوسيا, لفكوشا, لفکوشا, نیکوزیا, نیکوسیا, 니코시아, 레프코샤
Famagusta, Gazimağusa, Mağusa, Magosa, Ammochostos, Фамагуста, Газимагуса, Магуса, Αμμόχωστος, Αμμοχώστου, Αμμόχωστο, פמגוסטה, פאמאגוסטה, פמאגוסטה, גזימאוסה, مأغوسا, ماغوسا, فاماغوستا, فماغوستا, غازي ماغوسا, فاماگوستا, ماگوسا, گازیماغوسا, 파마구스타, 가지마우사
İskele, Trikomo, Искеле, Трикомо, Τρίκωμο, איסקלה, טריקומו, إسكيلي, اسكله, تريكومو, ایسکله, ایسکیله, 이스켈레
Güzelyurt, Morphou, Гюзельюрт, Морфу, Μόρφου, גוזליורט, מורפו, غوزيليورت, غوزليورت, مورفو, گوزلیورت, 귀젤유르트, 모르푸
Lefke, Lefka, Лефке, Λεύκα, לפקה, لفكة, لفکه, 레프케
Karpaz, Dipkarpaz, Rizokarpaso, Карпас, Карпаз, Дипкарпаз, Καρπασία, Ριζοκάρπασο, קרפז, קרפס, كارباز, دیپکارپاز, کارپاز, 카르파즈
Bellapais, Beylerbeyi, Bellabayıs, Беллапаис, Беллапайс, Μπέλλαπαϊς, בלפאיס, בלאפאיס, بيلابايس, بلاپایس, 벨라파이스
Lapta, Lapithos, Лапта, Лапитос, Λάπηθος, Λάπηθο, לפטה, لابتا, لاپتا, 라프타
Alsancak, Karavas, Алсанджак, Καραβάς, אלסנג'אק, السنجق, آلسانجاک, 알산작
Çatalköy, Catalkoy, Чаталкёй, Чаталкой, צ'טלקוי, تشاتالكوي, چاتالکوی, 차탈쾨이
Esentepe, Эсентепе, אסנטפה, إسينتيبي, اسن‌تپه, 에센테페
Bafra, Bafra Plajı, Бафра, באפרה, بافرا, 바프라
`;

const folded = (name: string) => searchWords(name).join(' ');
const namesOf = new Map(
  known
    .trim()
    .split('\n')
    .map((line) => line.split(', ').map(folded))
    .flatMap((names) => names.map((name) => [name, names] as const)),
);

/** All names of a town of which one is told, folded, the given one first. Pure. */
export function allNamesOf(name: string): readonly string[] {
  return [name, ...(namesOf.get(name) ?? []).filter((other) => other !== name)];
}

/**
 * What else may stand at the beginning or the end of a town's name, script by script: the Turkish and Korean "in", Hebrew and Arabic
 * letters for "in" and "to", Russian and Greek cases.
 */
const townAffixes: readonly (readonly [script: RegExp, affixes: RegExp])[] = [
  [/^[a-z]/, /(?<=.{3})n?[dt][ae](?:ki|n)?$/],
  [/^[א-ת]/, /^[ולבמה]{1,2}(?=.{3})/],
  [/^[؀-ۿ]/, /^و?[بلف]?(?:ال)?(?=.{3})/],
  [/^[가-힣]/, /(?<=.)(?:에서?|으로|로|까지|쪽|의|[은는]요?|이|가)$/],
  [/^[а-я]/, /(?<=.{3})(?:[аяеиыуюйоь]|ой|ей)$/],
  [/^[α-ω]/, /(?<=.{3})(?:[αηοςιυω]|ασ|ησ|ου|οσ)$/],
];

/** A word of a name without what stands at its beginning or end by grammar alone. */
function bare(word: string): string {
  const [, affixes] = townAffixes.find(([script]) => script.test(word)) ?? [];
  return affixes === undefined ? word : word.replace(affixes, '');
}

/** True if a written word is this word of a town's name, in any case of its language, or misspelt. */
export function isTownWord(written: string, word: string): boolean {
  if (written === word || isTypoOf(written, word)) return true;
  return bare(written) === word || isSameInAnyCase(written, word);
}

/** Whether two Russian or Greek words are one name in different cases. */
export function isSameInAnyCase(one: string, other: string): boolean {
  return /^[а-яα-ω]/.test(other) && bare(one) === bare(other);
}

/** Whether one of the towns that this table knows is named, in any case of its language. Pure. */
export function namesKnownTown(text: string): boolean {
  return searchWords(text).some((word) => [...namesOf.keys()].some((name) => isTownWord(word, name)));
}

/** The first of the towns that this table knows which a text names, by its first name, folded; null where it names none. Pure. */
export function townNamedIn(text: string): string | null {
  for (const word of searchWords(text)) {
    const known = [...namesOf].find(([name]) => isTownWord(word, name));
    if (known !== undefined) return known[1][0] ?? null;
  }
  return null;
}
