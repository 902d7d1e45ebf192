import type { Allergen, DeclaredAllergens } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { allergensIn } from './allergen-words.ts';

/** One thing a person said about an allergy. */
export interface AllergyStatement {
  /** Word for word, as it goes to the merchant. */
  readonly said: string;
  /** What it names that merchants declare. */
  readonly allergens: ReadonlySet<Allergen>;
  /** Further words it names, folded: `strawberries`. Compared with names and descriptions, because nobody declares them. */
  readonly others: readonly string[];
}

/** Of folded text, in the languages Merve speaks. They err towards finding: what is no allergy is read by the merchant and does no harm. */
const speaks = anyOf(
  String.raw`\b(?:allerg\w*|alerj\w*|intoleran\w*|coeliac|celiac|colyak\w*|anaphyla\w*|anafila\w*|epipen|epi pen)\b`,
  String.raw`\b(?:cant|cannot|can not|mustnt|must not) eat\b|\b(?:yiyem\w*|dokunuyor)\b`,
  String.raw`allerg|unvertraglich|zoliakie|\bvertrag\w* kein|\bdarf kein`,
  'аллерг|непереноси|нельзя есть|мне нельзя|целиаки|анафила',
  'αλλεργ|δυσανεξι|δεν μπορω να φαω|κοιλιοκακ|αναφυλα',
  'אלרג|רגיש|אסור לי|צליאק|אנפילק',
  'حساسي|حساس|تحسس|لا استطيع اكل|لا استطيع تناول|سيلياك|الرژي|سلياك|نميتوانم بخورم|نمي توانم بخورم',
  '알레르기|알러지|못 ?먹|먹으면 안|셀리악',
);
const denies = anyOf(
  String.raw`\bno (?:known |food )?allerg\w*|\bnot allergic\b|nt allergic\b|nt have (?:any )?allerg\w*`,
  String.raw`\balerj\w* (?:bir sey )?yok\b|\balerjik degil\w*`,
  String.raw`\bkeine?n? (?:\w+ ){0,2}\w*allerg|\bnicht allerg|\bohne allerg`,
  String.raw`нет (?:\p{L}+ ){0,2}аллерг|аллерги\p{L}* (?:\p{L}+ ){0,1}нет|не аллерг|без аллерг`,
  String.raw`δεν (?:εχω|εχουμε|εχει|ειμαι|ειμαστε) (?:\p{L}+ ){0,2}αλλεργ|χωρισ (?:\p{L}+ )?αλλεργ|καμια αλλεργ`,
  String.raw`(?:אין|לא|ללא|בלי) (?:\p{L}+ ){0,2}אלרג`,
  String.raw`(?:ليس|لا يوجد|لا توجد|لا اعاني|بدون|ما) (?:\p{L}+ ){0,3}حساس|(?:حساسيت|الرژي)\p{L}* (?:\p{L}+ ){0,2}ندار`,
  '(?:알레르기|알러지)(?:가|는|도)? ?없',
);
const restricts = anyOf(
  String.raw`\b(?:but|except|only|apart|besides|other than|ama|fakat|haric|disinda|sadece|ausser|nur|aber|bis auf)\b`,
  String.raw`(?<!\p{L})(?:кроме|но|только|εκτοσ|αλλα|μονο|חוץ|אבל|רק|למעט|الا|عدا|باستثناء|لكن|فقط|جز|بجز|اما|ولي)(?!\p{L})`,
  '빼고|제외|외에|말고|하지만|지만',
);

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'), 'u');
}

/** Words that stand in such sentences and name no food. */
const plain = new Set(
  [
    'a an the i im am is are was my our me we you he she it his her son daughter wife husband child friend kids have has had having got very really highly severely severe badly deadly also and or to of with from for in on at that this any some all please allergy allergies allergic allergen reaction intolerance intolerant coeliac celiac anaphylaxis anaphylactic epipen cannot cant can not mustnt must eat food foods anything no so because but thanks order want would like careful make sure note one two both contains containing without products product traces trace even extremely people person who us be know remember tell them kitchen',
    'alerjim alerjimiz alerjisi alerji alerjik alerjiniz var ve veya ile cok ciddi benim bana bende karim kocam oglum kizim cocugum karsi icin bir lutfen ama yok degil yiyemem yiyemiyorum yiyemez dokunuyor urunleri urunu urun olan icinde siparis istiyorum',
    'gegen habe haben mein meine meiner sohn tochter frau mann kind bitte aber ohne eine einen keine schwere starke sehr nicht essen darf vertrage bestellen',
    'меня есть очень сильная тяжелая моего моей сына дочери жены мужа ребенка пожалуйста можно нельзя только заказ заказать продукты',
    'εχουμε στουσ στισ στην πολυ σοβαρη παιδι μου γιοσ κορη παρακαλω μπορω θελω παραγγελια προϊοντα',
    'יש לי לנו מאוד קשה הבן הבת שלי אשתי בעלי בבקשה רוצה להזמין מוצרי',
    'عندي لدي لدينا شديده ابني ابنتي زوجتي زوجي ارجو فضلك الطعام طعام اريد طلب منتجات دارم دارد داريم شديد پسرم دخترم همسرم لطفا غذا نسبت مواد سفارش ميخواهم',
  ]
    .join(' ')
    .split(' '),
);

const longestStatement = 240;
const fold = (text: string) => foldText(text).text;

/** The sentences of a text, each trimmed; a line break ends one too. Joiners stay: Persian words are spelled with them. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
}

function statementOf(said: string): AllergyStatement {
  const folded = fold(said);
  return {
    said: said.length <= longestStatement ? said : `${said.slice(0, longestStatement - 1)}…`,
    allergens: allergensIn(folded),
    others: foodWords(folded).filter((word) => !plain.has(word) && allergensIn(word).size === 0),
  };
}

/**
 * Words of an allergy that may be food. In English and Turkish those behind "allergic to" and before "alerjim", because
 * the rest of the sentence may be about anything; elsewhere all but those that say that it is an allergy.
 */
function foodWords(folded: string): readonly string[] {
  const after = /\b(?:allerg(?:y|ic|ies)|intoleran\w*|eat|have)\b(?: reaction)?(?: to)?(.*)$/.exec(
    folded,
  )?.[1];
  const before = /^(.*?)\balerj/.exec(folded)?.[1];
  const known = after !== undefined || before !== undefined;
  const words = (known ? `${after ?? ''} ${before ?? ''}` : folded).match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !speaks.test(word));
}

/**
 * What a person's messages say about allergies, word for word, oldest first and each once. Errs towards finding one: what
 * is no allergy is read by the merchant and does no harm; what is missed may. "No allergies" is none. Pure.
 */
export function allergyStatements(texts: readonly string[]): AllergyStatement[] {
  const found = texts.flatMap(sentencesOf).filter((sentence) => {
    const folded = fold(sentence);
    return speaks.test(folded) && (!denies.test(folded) || restricts.test(folded));
  });
  return [...new Set(found)].map(statementOf);
}

/** What is eaten: an item with what was chosen for it. */
export interface Eaten {
  readonly names: readonly string[];
  readonly declared: readonly DeclaredAllergens[];
}

export type AllergyVerdict =
  | { readonly kind: 'contains' | 'may_contain'; readonly allergen: Allergen }
  /** Its name or description speaks of it, though nobody declares it. */
  | { readonly kind: 'mentions'; readonly word: string }
  /** Not declared either way. Never "safe": nobody has said so. */
  | { readonly kind: 'unknown' };

/** The same stem: `strawberries` and `strawberry`, `çilek` and `çileğe`. */
function sameStem(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const stem = Math.max(4, length - 3);
  return length >= 4 && one.slice(0, stem) === other.slice(0, stem);
}

/** What is known of an item for somebody with this allergy. There is no verdict that says it is safe. Pure. */
export function judgeAllergy({ allergens, others }: AllergyStatement, eaten: Eaten): AllergyVerdict {
  for (const kind of ['contains', 'mayContain'] as const) {
    const allergen = [...allergens].find((one) =>
      eaten.declared.some((declared) => declared[kind].includes(one)),
    );
    if (allergen !== undefined) return { kind: kind === 'contains' ? 'contains' : 'may_contain', allergen };
  }
  const folded = fold(eaten.names.join(' '));
  const spoken = [...allergensIn(folded)].find((one) => allergens.has(one));
  if (spoken !== undefined) return { kind: 'contains', allergen: spoken };
  const words = folded.match(/\p{L}{4,}/gu) ?? [];
  const word = others.find((other) => words.some((one) => sameStem(one, other)));
  return word === undefined ? { kind: 'unknown' } : { kind: 'mentions', word };
}
