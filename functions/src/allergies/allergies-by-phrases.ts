import type { Allergen, AllergyStatement } from '@merve/contract';
import { type FoldedText, foldText, originalBetween } from '../language/fold-text.ts';
import { type Mention, mistyped } from './allergen-words.ts';
import { isBareAnswer } from './bare-answer.ts';
import { type Clause, clausesOf, isList, isPerson, withoutReminders } from './clauses.ts';
import {
  childWords,
  companionWords,
  dislikes,
  forbidden,
  forgetting,
  having,
  illness,
  noLonger,
  ordering,
  outgrown,
  past,
  politeRequest,
  removing,
  restriction,
  retold,
  selfWords,
  severityWords,
} from './phrases/index.ts';
import { isBareSeverity, type Sense, sensesOf } from './senses.ts';
import { isAboutNoFood, isInJest, namesNoFood, unknownIn } from './unknown-foods.ts';

/** Foods by what they are; `others` by a word that nobody declares. */
export interface NamedFoods {
  readonly allergens: readonly Allergen[];
  readonly others: readonly string[];
}

/** One thing a message says about what must not be eaten. */
export type SaidAllergy = Pick<
  AllergyStatement,
  'words' | 'kind' | 'whose' | 'severity' | 'allergens' | 'others'
>;

/** All that a message says about allergies. */
export interface AllergyReading {
  readonly said: readonly SaidAllergy[];
  /** What it says they are not, or no longer, allergic to, or asks to be forgotten; without foods: to nothing at all. */
  readonly denied: readonly NamedFoods[];
  /** True if it asks for what was kept to be forgotten. */
  readonly asksToForget: boolean;
  /** How bad it is and whose, wherever in the message that is said: the answer to Merve's question. */
  readonly severity: AllergyStatement['severity'];
  readonly whose: AllergyStatement['whose'];
  /** True if it says nothing but how bad it is, and whose. */
  readonly isBareAnswer: boolean;
  /** True if the message is about nothing else. */
  readonly isAll: boolean;
  /** True if it states none that is sure, and may still tell of one: the person is asked to say it plainly. */
  readonly isPossible: boolean;
}

const maxWords = 400;
/** Words of a request that says nothing of who asks: what is longer describes something. */
const maxRequestWords = 9;
/** UTF-16 units of a message that are read; nobody tells of an allergy behind a page of text. */
const maxRead = 4000;
const nothing: AllergyReading = {
  said: [],
  denied: [],
  asksToForget: false,
  isPossible: false,
  severity: 'unknown',
  whose: 'unknown',
  isBareAnswer: false,
  isAll: false,
};

export function foodsOf(foods: readonly Mention[]): NamedFoods {
  return {
    allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))],
    others: [...new Set(foods.flatMap(({ other }) => (other === null ? [] : [other])))],
  };
}

/** Foods whose names are mistyped, in the clauses of an allergy. */
function mistypedIn(clauses: readonly Clause[]): Mention[] {
  const words = clauses.flatMap(({ text }) => text.match(/(?<!¤\p{L}*)\p{L}{5,}/gu) ?? []);
  return words.flatMap((word) => {
    if (illness.test(word) || namesNoFood.test(word) || isPerson(word)) return [];
    const named = mistyped(word);
    return named === null ? [] : [{ ...named, start: 0, end: 0 }];
  });
}

/** The clauses beside `at` that say what it is about, where it names nothing itself. */
function linked(clauses: readonly Clause[], senses: readonly Sense[], at: number): Clause[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const isNear = ({ sentence }: Clause) => Math.abs(sentence - clause.sentence) <= 1;
  const mayBeMeant = (one: Clause, index: number) =>
    isList(one) ||
    senses[index] === 'left-out' ||
    senses[index] === 'forbidden' ||
    (one.isQuestion && !clause.isQuestion) ||
    isReferring(clause.text) ||
    (one.sentence === clause.sentence && !ordering.test(one.text));
  for (let index = at - 1; index >= 0 && index >= at - 4; index -= 1) {
    const one = clauses[index];
    if (one === undefined || !isNear(one)) break;
    if (one.foods.length > 0) return mayBeMeant(one, index) ? withList(clauses, senses, index) : [];
  }
  for (let index = at + 1; index < clauses.length && index <= at + 2; index += 1) {
    const one = clauses[index];
    if (one === undefined || !isNear(one)) break;
    if (one.foods.length > 0) {
      const isMeant =
        isList(one) ||
        senses[index] === 'left-out' ||
        (one.sentence === clause.sentence && eating.test(one.text) && !ordering.test(one.text));
      return isMeant ? withList(clauses, senses, index) : [];
    }
  }
  return [];
}

/** "She comes out in welts when she eats squid": the clause behind says of what. */
const eating =
  /(?<!\p{L})(?:eats?|ate|eating|touch(?:es)?|ye(?:r|rs|yin|di|dig)\p{L}*|isst|esse|gegessen|ест|ем|съе\p{L}*|поест|τρω\p{L}*|φα(?:ω|ει|με|ει)|אוכל\p{L}?|(?:ا|ي|ت)?اكل\p{L}*|(?:مي ?|ب)خور\p{L}*)(?!\p{L})|먹/u;

const referring =
  /(?<!\p{L})(?:it|them|they|theyd|itd|itll|theyll|those|these|that|one bite|even a|bunlar\p{L}*|onlar\p{L}*|davon|darauf|dagegen|daran|sie|от (?:них|него|нее|этого)|на (?:них|него|это)|они|оно|αυτα|αυτο|το|τα|אותם|זה|הם|מזה|منها|منه|ذلك|هذا|بها|اون|اونا|بهش|بهشون|ازش|그거|그것|이거|그걸|먹으면)(?!\p{L})/u;

function isReferring(text: string): boolean {
  return referring.test(text);
}

/**
 * A clause's own foods, and the list that it begins or ends: clauses of foods alone, and what an "and" joins to it ("my son
 * can have neither milk | and eggs"), but no dish that is ordered.
 */
function withList(clauses: readonly Clause[], senses: readonly Sense[], at: number): Clause[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const taken = [clause];
  const isFree = (one: Clause, index: number) =>
    one.sentence === clause.sentence && (senses[index] === null || senses[index] === senses[at]);
  for (let index = at + 1; index < clauses.length; index += 1) {
    const one = clauses[index];
    if (one === undefined || !isFree(one, index)) break;
    const isCoordinated = one.isJoined && /^\s*\p{L}{0,3}¤/u.test(one.text) && !ordering.test(one.text);
    if (!isList(one) && !isCoordinated) break;
    taken.push(one);
  }
  for (let index = at - 1; index >= 0; index -= 1) {
    const one = clauses[index];
    if (one === undefined || !isFree(one, index)) break;
    const isCoordinated =
      clauses[index + 1]?.isJoined === true &&
      /¤\p{L}{0,8}-?\s*$/u.test(one.text) &&
      !ordering.test(one.text);
    if (!isList(one) && !isCoordinated) break;
    taken.unshift(one);
  }
  return taken;
}

/** Of a taste, it is only asked for; of what makes many ill, asking is enough. */
function isCautious({ foods }: Clause): boolean {
  return foods.some(({ kind }) => kind !== 'taste');
}

export function severityOf(text: string): AllergyStatement['severity'] {
  const mild = severityWords.find(([name]) => name === 'mild')?.[1];
  const worst = severityWords.find(([, words]) => words.test(text))?.[0] ?? 'unknown';
  return worst === 'severe' && mild?.test(text) ? 'mild' : worst;
}

export function whoseOf(text: string): AllergyStatement['whose'] {
  if (childWords.test(text)) return 'child';
  if (companionWords.test(text)) return 'companion';
  return selfWords.test(text) ? 'self' : 'unknown';
}

/**
 * What somebody read, or saw in a film. Who says "I" or "my" of it speaks of their own, whatever else stands in the sentence: "a table before
 * the film, I am allergic to nuts".
 */
function isRetold(clause: Clause, sentence: string): boolean {
  return (
    retold.test(clause.text) || (retold.test(sentence) && !selfWords.test(clause.text) && !saysHaving(clause))
  );
}

/** Korean names nobody of whom it speaks: who says "there is an allergy" has it. */
const saysHaving = ({ text }: Clause): boolean =>
  /알(?:레르기|러지)\p{L}* ?(?:가|이)? ?있(?:어|습|거|는데|다|음)/u.test(text);

/** A question about somebody in general ("are you good with allergies?") tells of nobody. */
function isTold(clause: Clause, sentence: string): boolean {
  return !clause.isQuestion || whoseOf(sentence) !== 'unknown' || politeRequest.test(sentence);
}

/** A message taken apart: its clauses, and the sense of each. */
interface Told {
  readonly folded: FoldedText;
  readonly clauses: readonly Clause[];
  readonly senses: readonly Sense[];
}
type Statement =
  | { readonly denied: NamedFoods }
  | { readonly said: SaidAllergy; readonly about: readonly Clause[] };

/** What the clause at `at` states by its sense; null for nothing that counts. */
function statementAt(told: Told, at: number, sense: NonNullable<Sense>): Statement | null {
  const { folded, clauses, senses } = told;
  const clause = clauses[at];
  if (clause === undefined) return null;
  const sentence = clauses
    .filter((one) => one.sentence === clause.sentence)
    .map(({ text }) => text)
    .join(', ');
  const own = withList(clauses, senses, at);
  const denied = () => ({ denied: foodsOf(own.flatMap(foodsIn)) });
  if (sense === 'denied') return denied();
  if (isRetold(clause, sentence) || !isTold(clause, sentence)) return null;
  if (sense === 'left-out' && !isWanted(clause, sentence, senses, clauses)) return null;
  if (sense === 'illness' && isNoMore(told, clause)) return denied();
  const about = own.some(({ foods }) => foods.length > 0) ? own : [...own, ...linked(clauses, senses, at)];
  // A reaction needs a food; its words alone are about anything.
  if (sense === 'reaction' && isBareSeverity(clause) && !about.some(isList)) return null;
  const foods = sense === 'illness' ? foodsOfIllness(own, about, clause) : foodsOf(about.flatMap(foodsIn));
  const isUnnamed = foods.allergens.length === 0 && foods.others.length === 0;
  if (isUnnamed && !(sense === 'illness' && isOwnIllness(clause, sentence))) return null;
  return {
    about,
    said: {
      words: wordsOf(folded, about, clauses),
      kind: kindOf(sense, sentence),
      whose: whoseOf(sentence),
      severity: severityOf(sentence),
      allergens: [...foods.allergens],
      others: [...foods.others],
    },
  };
}

const foodsIn = ({ foods }: Clause) => foods;

/** Foods of an illness may be mistyped, or known to nobody here. */
function foodsOfIllness(own: readonly Clause[], about: readonly Clause[], clause: Clause): NamedFoods {
  const foods = foodsOf([...about.flatMap(foodsIn), ...mistypedIn(own)]);
  const isUnnamed = foods.allergens.length === 0 && foods.others.length === 0;
  return isUnnamed ? { allergens: [], others: unknownIn(clause) } : foods;
}

/** An illness that is to be forgotten, or that has passed as the sentence or the next one says. */
function isNoMore({ folded, clauses }: Told, clause: Clause): boolean {
  const end = clauses.findLast((one) => one.sentence <= clause.sentence + 1)?.end;
  return isForgotten(clause.text) || isOver(clause.text, folded.text.slice(clause.start, end));
}

/**
 * What a message says about allergies, by code, in the languages Merve speaks: an illness or a reaction beside a food, a
 * food that must not be eaten, or one to be left out that makes many ill. A food counts only in the clause that says so, in
 * the list it belongs to, or where that clause points at it: dishes that are ordered in the same breath are none.
 * Errs towards finding: what is no allergy is shown to the person and may be taken back; what is missed may kill. Pure.
 */
export function readByPhrases(message: string): AllergyReading {
  const folded = foldText(message.slice(0, maxRead));
  if (folded.text.trim() === '') return nothing;
  const clauses = clausesOf(folded);
  const told: Told = { folded, clauses, senses: sensesOf(clauses) };
  const statements = told.senses.flatMap((sense, at) => (sense && statementAt(told, at, sense)) ?? []);
  const denied = statements.flatMap((one) => ('denied' in one ? [one.denied] : []));
  const used = new Set(statements.flatMap((one) => ('about' in one ? one.about : [])));
  const joined = joinSentences(statements.flatMap((one) => ('said' in one ? [one.said] : [])));
  const whole = clauses.map(({ text }) => text).join(', ');
  return {
    said: joined,
    denied,
    asksToForget: asksToForget(clauses, whole) && (denied.length > 0 || illness.test(whole)),
    severity: severityOf(whole),
    whose: whoseOf(whole),
    isBareAnswer: isBareAnswer(whole),
    isPossible: false,
    isAll:
      joined.length > 0 &&
      clauses.every((clause) => used.has(clause) || courtesies.test(clause.text)) &&
      !clauses.some(({ isQuestion, text }) => isQuestion || ordering.test(text)),
  };
}

const courtesies =
  /^\s*(?:hi|hello|hey|please|thanks|thank you|ok|merhaba|selam|lutfen|tesekkurler|hallo|bitte|danke|привет|здравствуите|пожалуиста|спасибо|γεια|παρακαλω|ευχαριστω|שלום|בבקשה|תודה|مرحبا|شكرا|من فضلك|سلام|لطفا|ممنون|안녕하세요|감사합니다)\s*$/u;

/** "I was allergic to milk as a child, it passed": not where anything is left out of it ("but not the nuts"). */
function isOver(clause: string, after: string): boolean {
  const over = outgrown.exec(after);
  if (over === null || !past.test(clause)) return false;
  return !restriction.test(after.slice(over.index + over[0].length));
}

/**
 * Whether a clause takes an allergy back. One that takes something away does only where the allergy is what goes ("remove my nut
 * allergy"), and not the reason for it ("no anchovies, I have an allergy to fish").
 */
function isForgotten(clause: string): boolean {
  const rest = withoutReminders(clause);
  // "No more shellfish since the shock" goes on being one.
  if (forgetting.test(rest) || (noLonger.test(rest) && !forbidden.test(rest))) return true;
  return removing.test(rest) && illness.test(rest) && !having.test(rest);
}

/** Whether a message asks for what is kept to be forgotten. */
function asksToForget(clauses: readonly Clause[], whole: string): boolean {
  return forgetting.test(withoutReminders(whole)) || clauses.some(({ text }) => isForgotten(text));
}

/** "I have food allergies", with nothing named: it is asked what they are. Of something that nobody eats, it is none. */
function isOwnIllness({ isQuestion, text }: Clause, sentence: string): boolean {
  const objects = sentence.match(/\p{L}{2,}/gu) ?? [];
  return !isQuestion && whoseOf(sentence) !== 'unknown' && !objects.some(isInJest) && !isAboutNoFood(text);
}

/** Asked for without a food that makes many ill, or with any food where the sentence gives a reason of health. */
function isWanted(
  clause: Clause,
  sentence: string,
  senses: readonly Sense[],
  clauses: readonly Clause[],
): boolean {
  const hasReason = senses.some(
    (sense, index) =>
      (sense === 'illness' || sense === 'reaction') &&
      Math.abs((clauses[index]?.sentence ?? 99) - clause.sentence) <= 1,
  );
  if (hasReason) return true;
  if (dislikes.test(sentence)) return false;
  const isAsked = politeRequest.test(sentence);
  if (clause.isQuestion && !isAsked) return false;
  const isShort = sentence.trim().split(' ').length <= maxRequestWords;
  return isCautious(clause) && (isAsked || isShort || whoseOf(sentence) !== 'unknown');
}

export function kindOf(sense: Sense, sentence: string): AllergyStatement['kind'] {
  if (
    /intoleran|laktoz|lactos|лактоз|непереносим|δυσανεξ|λακτοζ|לקטוז|אי סבילות|لاكتوز|عدم تحمل|불내증|유당|unvertrag|laktose/u.test(
      sentence,
    )
  ) {
    return 'intolerance';
  }
  return sense === 'left-out' || sense === 'forbidden' ? 'avoidance' : 'allergy';
}

/** The sentences that were meant, as they were written. */
function wordsOf(folded: FoldedText, about: readonly Clause[], clauses: readonly Clause[]): string {
  const sentences = [...new Set(about.map(({ sentence }) => sentence))].toSorted((one, other) => one - other);
  const texts = sentences.map((sentence) => {
    const all = clauses.filter((one) => one.sentence === sentence);
    const end = all.at(-1)?.end ?? 0;
    const marks = /^[)\]»”"'.!?;…]*/u.exec(folded.text.slice(end))?.[0].length ?? 0;
    return originalBetween(folded, all[0]?.start ?? 0, end + marks);
  });
  const words = texts
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...words].slice(0, maxWords).join('');
}

/** What is said in one sentence is one statement. */
function joinSentences(said: readonly SaidAllergy[]): SaidAllergy[] {
  const byWords = new Map<string, SaidAllergy>();
  for (const one of said) {
    const known = byWords.get(one.words);
    const { words, kind, whose, severity, allergens, others } = one;
    byWords.set(
      words,
      known === undefined
        ? { words, kind, whose, severity, allergens: [...allergens], others: [...others] }
        : {
            ...known,
            kind: known.kind === 'avoidance' ? kind : known.kind,
            allergens: [...new Set([...known.allergens, ...allergens])],
            others: [...new Set([...known.others, ...others])],
          },
    );
  }
  return [...byWords.values()];
}
