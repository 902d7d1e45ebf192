import type { Allergen, DeclaredAllergens } from '@merve/contract';
import { foldText } from '../../catalogue/fold.ts';
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

const speaks =
  /\b(?:allerg\w*|alerj\w*|intoleran\w*|coeliac|celiac|colyak\w*|anaphyla\w*|anafila\w*|epipen|epi pen)\b|\b(?:can'?t|cannot|can ?not|mustn'?t|must not) eat\b|\b(?:yiyem\w*|dokunuyor)\b/;
const denies =
  /\bno (?:known |food )?allerg\w*|\bnot allergic\b|n'?t allergic\b|n'?t have (?:any )?allerg\w*|\balerj\w* (?:bir sey )?yok\b|\balerjik degil\w*/;
const restricts = /\b(?:but|except|only|apart|besides|other than|ama|fakat|haric|disinda|sadece)\b/;

/** Words that stand in such sentences and name no food. */
const plain = new Set(
  'a an the i im am is are was my our me we you he she it his her son daughter wife husband child friend kids have has had having got very really highly severely severe badly deadly also and or to of with from for in on at that this any some all please allergy allergies allergic allergen reaction intolerance intolerant coeliac celiac anaphylaxis anaphylactic epipen cannot cant can not mustnt must eat food foods anything no so because but thanks order want would like careful make sure note one two both contains containing without products product traces trace even extremely people person who us be know remember tell them kitchen alerjim alerjimiz alerjisi alerji alerjik alerjiniz var ve veya ile cok ciddi benim bana bende karim kocam oglum kizim cocugum karsi icin bir lutfen ama yok degil yiyemem yiyemiyorum yiyemez dokunuyor urunleri urunu urun olan icinde siparis istiyorum'.split(
    ' ',
  ),
);

const longestStatement = 240;

/** The sentences of a text, each trimmed; a line break ends one too. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.replace(/[\s\p{C}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
}

function statementOf(said: string): AllergyStatement {
  const folded = foldText(said).replaceAll(/['’]/g, '');
  const allergens = allergensIn(folded);
  // What follows "allergic to", or precedes "alerjim": the rest of the sentence may be about anything.
  const about = /\b(?:allerg\w*|intoleran\w*|eat|have)\b(?: reaction)?(?: to)?(.*)$/.exec(folded)?.[1];
  const before = /^(.*?)\balerj/.exec(folded)?.[1];
  const words = `${about ?? ''} ${before ?? ''}`.match(/\p{L}{4,}/gu) ?? [];
  const others = words.filter((word) => !plain.has(word) && allergensIn(word).size === 0);
  return {
    said: said.length <= longestStatement ? said : `${said.slice(0, longestStatement - 1)}…`,
    allergens,
    others,
  };
}

/**
 * What a person's messages say about allergies, word for word, oldest first and each once. Errs towards finding one: what
 * is no allergy is read by the merchant and does no harm; what is missed may. "No allergies" is none. Pure.
 */
export function allergyStatements(texts: readonly string[]): AllergyStatement[] {
  const found = texts.flatMap(sentencesOf).filter((sentence) => {
    const folded = foldText(sentence);
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
  const folded = foldText(eaten.names.join(' '));
  const spoken = [...allergensIn(folded)].find((one) => allergens.has(one));
  if (spoken !== undefined) return { kind: 'contains', allergen: spoken };
  const words = folded.match(/\p{L}{4,}/gu) ?? [];
  const word = others.find((other) => words.some((one) => sameStem(one, other)));
  return word === undefined ? { kind: 'unknown' } : { kind: 'mentions', word };
}
