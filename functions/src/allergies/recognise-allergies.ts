import type { Allergen, AllergyStatement } from '@merve/contract';
import { type FoldedText, foldText, originalBetween } from '../language/fold-text.ts';
import { type Mention, mentionsIn, mistyped } from './allergen-words.ts';
import {
  childWords,
  companionWords,
  denial,
  dislikes,
  forbidden,
  forgetting,
  illness,
  leftOut,
  ordering,
  politeRequest,
  restriction,
  retold,
  selfWords,
  severityWords,
} from './allergy-phrases.ts';
import { reaction } from './reaction-phrases.ts';

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
  severity: 'unknown',
  whose: 'unknown',
  isBareAnswer: false,
  isAll: false,
};

/** A piece of a sentence: what stands between commas and the like. `text` has `¤` for each food. */
interface Clause {
  readonly text: string;
  readonly foods: readonly Mention[];
  readonly sentence: number;
  /** Offsets in the folded text. */
  readonly start: number;
  readonly end: number;
  readonly isQuestion: boolean;
  /** True if nothing but an "and" or "or" stands between it and the clause before. */
  readonly isJoined: boolean;
}

const sentenceEnd = /[.!?;\n…]+/gu;
const clauseEnd =
  /[,:()[\]]+|\s[-–—]+\s|\s(?:and|but|because|since|so|or|otherwise|else|as|if|when|ve|ama|fakat|cunku|yoksa|und|oder|aber|denn|weil|sonst|da|и|а|но|или|иначе|потому что|так как|και|αλλα|ή|η|γιατι|επειδη|διοτι|αλλιωσ|כי|אבל|או|אחרת|لان|لاني|لكن|او|والا|و|يا|چون|ولي|اما|وگرنه|그리고|하지만|그래서|아니면)(?=\s)/gu;

const joining = /^\s*(?:and|or|as|ve|ya da|veya|und|oder|и|или|και|ή|η|או|و|او|يا|그리고)\s*$/u;

const interrogative =
  /^\s*(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|what|who|whose|which|where|when|how|any|anyone|anybody|haben|hat|hast|ist|sind|gibt|kann|konnen|was|wer|wo|welche\p{L}*|есть ли|кто|что|где|какие|у кого|υπαρχει|εχει|ποιοσ|τι|יש|האם|מי|מה|هل|في|من|ما|ايا|آيا|كي|چه|혹시)(?!\p{L})/u;

/** Small words that stand between the foods of a list. */
const listWords =
  /^(?:the|any|all|a|an|of|to|also|both|either|kinds?|types?|products?|too|even|every|most|some|especially|particularly|mainly|like|e\.?g|etc|please|plus|very|urunleri|urunler|urunlerine|de|da|bile|ile|hic|her|tur|turlu|lutfen|alle|allen|auch|sowie|jede|art|von|gegen|bitte|все|всё|любы[ехм]|также|еще|даже|на|к|ко|особенно|пожалуйста|ολα|ολουσ|τα|τουσ|το|τη|την|τησ|τον|τισ|οι|στα|στισ|στουσ|στο|στη|στην|επισησ|ακομα|παρακαλω|כל|גם|את|של|בבקשה|من|ال|كل|ايضا|لل|كذلك|به|را|رو|هم|همه|انواع|هر|와|과|이나|랑|하고|및|등|나|도|종류|other|others|diger\p{L}*|anderen?|другие|остальные|другим|αλλουσ|αλλα|אחרים|الاخري|اطلاقا|ديگر|다른|all|whatsoever|ever|uberhaupt|вообще|совсем|καθολου|בכלל|אصلا|اصلا|모든|전부|다|둘|모두|neither|nor|both|in|it|not|ne|ni|hem|ikisi|weder|noch|sowohl|als|beides|ни|ουτε|και|לא|ולא|لا|ولا|نه|من|كلها|كلهم|¤\p{L}*)$/u;

function isList({ text, foods }: Clause): boolean {
  if (foods.length === 0) return false;
  const words = text.trim().split(/\s+/);
  return words.every(
    (word) => /^\p{L}{0,3}¤\p{L}{0,6}$/u.test(word) || listWords.test(word) || isPerson(word),
  );
}

/** "The big one sesame, the small one nuts." */
function isPerson(word: string): boolean {
  return (
    childWords.test(word) ||
    companionWords.test(word) ||
    selfWords.test(word) ||
    /^(?:the|big|older|younger|small|elder|der|die|grosse|kleine|старш\p{L}*|младш\p{L}*|μεγαλ\p{L}*|μικρ\p{L}*|ה?גדול\p{L}?|וה?קטנ\p{L}?|ה?קטנ\p{L}?|و?ال(?:كبير|صغير)\p{L}?|بزرگ\p{L}*|كوچيك\p{L}*|كوچك\p{L}*|첫째\p{L}?|둘째\p{L}?|buyuk\p{L}*|kucuk\p{L}*)$/u.test(
      word,
    )
  );
}

/** The clauses of a text, with `¤` where a food is named. */
function clausesOf({ text }: FoldedText): Clause[] {
  const mentions = mentionsIn(text);
  const clauses: Clause[] = [];
  const isGreek = /\p{Script=Greek}/u.test(text);
  let at = 0;
  let sentence = 0;
  const ends = [...text.matchAll(sentenceEnd), { index: text.length, 0: '' }];
  for (const { index, 0: mark } of ends) {
    const isAsked = mark.includes('?') || (isGreek && mark.includes(';'));
    let from = at;
    let lastGap = '';
    const piece = text.slice(at, index);
    for (const { index: cut, 0: gap } of [...piece.matchAll(clauseEnd), { index: piece.length, 0: '' }]) {
      // A word for a list within the name of a food ("salt and pepper") is none.
      const [start, end] = [from, at + cut];
      if (mentions.some((one) => one.start < end && end < one.end)) continue;
      if (end > start) {
        const isJoined = from !== at && joining.test(lastGap);
        // "I am coeliac, which place is good?" asks only at its end.
        const isLast = cut === piece.length;
        const isQuestion = isAsked && (isLast || interrogative.test(piece));
        const foods = mentions.filter((one) => one.start >= start && one.end <= end);
        clauses.push({
          text: masked(text, foods, start, end),
          foods,
          sentence,
          start,
          end,
          isQuestion,
          isJoined,
        });
      }
      from = end + gap.length;
      lastGap = gap;
    }
    at = index + mark.length;
    sentence += 1;
  }
  return clauses.filter(({ text: one }) => one.trim() !== '');
}

function masked(text: string, foods: readonly Mention[], start: number, end: number): string {
  let result = '';
  let at = start;
  for (const food of foods) {
    result += `${text.slice(at, food.start)}¤`;
    at = food.end;
  }
  return (result + text.slice(at, end)).replace(/\s+/gu, ' ');
}

type Sense = 'illness' | 'reaction' | 'forbidden' | 'left-out' | 'denied' | 'restricted-denial' | null;

/** What a clause says of the foods in or beside it. */
function senseOf(clause: Clause): Sense {
  const { text, foods } = clause;
  const names = illness.test(text) || foods.some(({ kind }) => kind === 'illness');
  if (denial.test(text) && (names || reaction.test(text)))
    return restriction.test(text) && foods.length > 0 ? 'restricted-denial' : 'denied';
  if (names) return 'illness';
  if (forbidden.test(text)) return 'forbidden';
  if (reaction.test(text) || isBareSeverity(clause)) return 'reaction';
  if (foods.length > 0 && leftOut.test(text)) return 'left-out';
  return null;
}

/** "Nuts and milk, both severe": the answer to what they are. */
function isBareSeverity({ text, foods }: Clause): boolean {
  const severe = severityWords.find(([name]) => name === 'severe')?.[1];
  return foods.length === 0 && text.trim().split(' ').length <= 4 && severe?.test(text) === true;
}

function foodsOf(foods: readonly Mention[]): NamedFoods {
  return {
    allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))],
    others: [...new Set(foods.flatMap(({ other }) => (other === null ? [] : [other])))],
  };
}

/** What the words of an allergy name that no list of ours knows, where the language says where it stands. */
const unknownFood: readonly RegExp[] = [
  /\ballerg(?:ic|y|ies)(?: reactions?)? (?:to|against) (?:\p{L}{1,3} )?(\p{L}{3,}(?: \p{L}{3,})?)/u,
  /(\p{L}{3,}) allerg(?:y|ies)(?!\p{L})/u,
  /(?:^| )(\p{L}{3,}?)(?:y?[ae]|n[ae])(?: karsi)?(?: \p{L}+){0,2} (?:alerj|hassas)/u,
  /(\p{L}{3,}) alerj/u,
  /allerg\p{L}* (?:\p{L}+ )?(?:gegen|auf) (?:\p{L}{3} )?(\p{L}{3,})/u,
  /(?<!\p{L})(\p{L}{4,}?)s?allergie/u,
  /аллерг\p{L}* (?:\p{L}+ )?на (\p{L}{3,})/u,
  /αλλεργ\p{L}* (?:στ\p{L}+|σε|με) (\p{L}{3,})/u,
  /אלרגי\p{L}* ל(\p{L}{3,})/u,
  /(?:حساسي\p{L}*|تحسس) (?:\p{L}+ )?(?:من|ل|تجاه) (?:ال)?(\p{L}{3,})/u,
  /به (\p{L}{3,}) (?:\p{L}+ )?(?:حساس|الرژ)/u,
  /(\p{L}{2,})(?:에|에 대한)? ?(?:알레르기|알러지|알레지)/u,
  /(\p{L}{2,}) 먹고 (?:아나필|쇼크)/u,
];

/** Words that stand there and name nothing that is eaten, and what people say they are allergic to in jest. */
const namesNoFood =
  /^(?:food|foods|foodstuff|many|several|some|severe|severely|serious|any|the|this|that|them|it|other|these|those|have|has|had|with|my|our|his|her|no|nut|skin|seasonal|certain|following|anything|everything|something|lots|bad|good|work|working|mornings?|mondays?|people|exercise|waiting|drama|nonsense|bullshit|stupid\p{L}*|noise|crowds|early|cheap|paperwork|boredom|cooking|queues?|tourists?|bana|bende|benim|onun|cok|ciddi|bir|besin|gida|yemek|karsi|herhangi|var|pazartesi\p{L}*|sabah\p{L}*|calis\p{L}*|etwas|nichts|alles|lebensmittel|nahrungsmittel|stark|schwer|arbeit|dumm\p{L}*|montage?|eine?|keine?|meine?|lebensmittel|nahrungsmittel|еду|пищу|что|все|некоторые|понедельник\p{L}*|работу|глуп\p{L}*|φαγητ\p{L}*|τροφ\p{L}*|κατι|τιποτα|δουλεια|δευτερ\p{L}*|אוכל|מזון|משהו|עבודה|בוקר|طعام|اكل|شيء|شديده|العمل|عمل|غذا\p{L}*|چيزي|شديد|كار|음식|식품|심한|무슨|어떤|월요일|특정|다른|있는|혹시|지각\p{L}*|commitment|lateness|late|sundays?|liars?|lies|hypocrisy|traffic|housework|gym|sport|rain|cold|heat|sun|cats?|dogs?|pollen|dust|bees?|wasps?|penicillin|grass|mold|mould|animals?|pets?|perfume|nickel|kedi\p{L}*|kopek\p{L}*|polen\p{L}*|toz\p{L}*|ari|erken|kalkma\p{L}*|bekle\p{L}*|gec|yalan\p{L}*|gurultu\p{L}*|insan\p{L}*|trafi\p{L}*|katzen\p{L}*|hunde\p{L}*|pollen\p{L}*|staub\p{L}*|haus\p{L}*|tier\p{L}*|heu\p{L}*|gras\p{L}*|nickel\p{L}*|unpunkt\p{L}*|luge\p{L}*|larm\p{L}*|fruh\p{L}*|кош\p{L}*|соба\p{L}*|пыл\p{L}*|тополин\p{L}*|цветен\p{L}*|шерст\p{L}*|опоздан\p{L}*|люд\p{L}*|лож\p{L}*|хамств\p{L}*|утр\p{L}*|γατ\p{L}*|σκυλ\p{L}*|γυρη\p{L}*|σκονη\p{L}*|πρωι\p{L}*|καθυστ\p{L}*|ψεμ\p{L}*|αγενεια\p{L}*|חתול\p{L}*|כלב\p{L}*|אבק\p{L}*|ימי|יום|איחור\p{L}*|שקר\p{L}*|אנשים|פרווה|قطط|القطط|كلاب|غبار|يوم|تاخير\p{L}*|كذب\p{L}*|ناس|اشخاص|گربه|سگ|گرد\p{L}*|موي|ادم|ادمها\p{L}*|دروغ\p{L}*|صبح\p{L}*|\p{L}*شنبه\p{L}*|\p{L}?תור(?:ים)?|пробк\p{L}*|κινηση|פקקים|زحمه|ترافيك|trafi\p{L}*|stau|고양이\p{L}*|강아지\p{L}*|꽃가루\p{L}*|먼지\p{L}*|아침\p{L}*|사람\p{L}*|거짓\p{L}*)$/u;

/** What nobody eats: an allergy to it, real or said in jest, is not about food. */
const inJest =
  /^(?:work|mornings?|mondays?|sundays?|people|exercise|waiting|drama|nonsense|bullshit|stupid\p{L}*|noise|crowds|early|late|lateness|cheap|paperwork|boredom|queues?|tourists?|commitment|liars?|lies|cats?|dogs?|pollen|dust|bees?|wasps?|penicillin|grass|perfume|pazartesi\p{L}*|sabah\p{L}*|calis\p{L}*|kedi\p{L}*|kopek\p{L}*|polen\p{L}*|toz\p{L}*|kalkma\p{L}*|bekle\p{L}*|yalan\p{L}*|gurultu\p{L}*|insan\p{L}*|katzen\p{L}*|hunde\p{L}*|pollen\p{L}*|hausstaub\p{L}*|tierhaar\p{L}*|heuschnupfen|unpunkt\p{L}*|arbeit\p{L}*|dumm\p{L}*|montag\p{L}*|luge\p{L}*|larm\p{L}*|кош\p{L}*|соба\p{L}*|пыл\p{L}*|шерст\p{L}*|опоздан\p{L}*|глупост\p{L}*|понедельник\p{L}*|работ\p{L}*|хамств\p{L}*|γατ\p{L}*|σκυλ\p{L}*|γυρη\p{L}*|σκονη\p{L}*|πρωιν\p{L}*|δουλεια|δευτερ\p{L}*|καθυστερ\p{L}*|\p{L}?חתול\p{L}*|\p{L}?כלב\p{L}*|\p{L}?אבק\p{L}*|\p{L}?ימי|יום|\p{L}?איחור\p{L}*|\p{L}?שקר\p{L}*|\p{L}?בוקר|قطط|القطط|كلاب|الكلاب|غبار|الغبار|يوم|تاخير\p{L}*|كذب\p{L}*|العمل|گربه|سگ|گرد\p{L}*|ادم|ادمها\p{L}*|دروغ\p{L}*|صبح\p{L}*|\p{L}*شنبه\p{L}*|\p{L}?תור(?:ים)?|пробк\p{L}*|κινηση|פקקים|زحمه|ترافيك|trafi\p{L}*|stau|고양이\p{L}*|강아지\p{L}*|꽃가루\p{L}*|먼지\p{L}*|아침\p{L}*|월요일\p{L}*|지각\p{L}*|거짓\p{L}*)$/u;

/** With the small words that Hebrew and Arabic write onto the next one. */
function isInJest(word: string): boolean {
  return [word, word.slice(1), word.slice(2)].some((one) => inJest.test(one));
}

function unknownIn({ text }: Clause): string[] {
  if ((text.match(/\p{L}{2,}/gu) ?? []).some(isInJest)) return [];
  return unknownFood.flatMap((pattern) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined || found.includes('¤') || namesNoFood.test(found.split(' ')[0] ?? '')
      ? []
      : [found];
  });
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
      return isList(one) || senses[index] === 'left-out' ? withList(clauses, senses, index) : [];
    }
  }
  return [];
}

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

function severityOf(text: string): AllergyStatement['severity'] {
  const mild = severityWords.find(([name]) => name === 'mild')?.[1];
  const worst = severityWords.find(([, words]) => words.test(text))?.[0] ?? 'unknown';
  return worst === 'severe' && mild?.test(text) ? 'mild' : worst;
}

function whoseOf(text: string): AllergyStatement['whose'] {
  if (childWords.test(text)) return 'child';
  if (companionWords.test(text)) return 'companion';
  return selfWords.test(text) ? 'self' : 'unknown';
}

/** A question about somebody in general ("are you good with allergies?") tells of nobody. */
function isTold(clause: Clause, sentence: string): boolean {
  return !clause.isQuestion || whoseOf(sentence) !== 'unknown' || politeRequest.test(sentence);
}

/**
 * What a message says about allergies, by code, in the languages Merve speaks: an illness or a reaction beside a food, a
 * food that must not be eaten, or one to be left out that makes many ill. A food counts only in the clause that says so, in
 * the list it belongs to, or where that clause points at it: dishes that are ordered in the same breath are none.
 * Errs towards finding: what is no allergy is shown to the person and may be taken back; what is missed may kill. Pure.
 */
export function readAllergies(message: string): AllergyReading {
  const folded = foldText(message.slice(0, maxRead));
  if (folded.text.trim() === '') return nothing;
  const clauses = clausesOf(folded);
  const senses = clauses.map(senseOf);
  const sentenceText = (sentence: number) =>
    clauses
      .filter((one) => one.sentence === sentence)
      .map(({ text }) => text)
      .join(', ');
  const said: SaidAllergy[] = [];
  const denied: NamedFoods[] = [];
  const used = new Set<Clause>();
  for (const [at, sense] of senses.entries()) {
    const clause = clauses[at];
    if (clause === undefined || sense === null) continue;
    const sentence = sentenceText(clause.sentence);
    if (sense === 'denied') {
      denied.push(foodsOf(withList(clauses, senses, at).flatMap(({ foods }) => foods)));
      continue;
    }
    if (retold.test(sentence)) continue;
    if (sense === 'left-out' && !isWanted(clause, sentence, senses, clauses)) continue;
    if (!isTold(clause, sentence)) continue;
    if (sense === 'illness' && isForgotten(clause.text)) {
      denied.push(foodsOf(withList(clauses, senses, at).flatMap(({ foods }) => foods)));
      continue;
    }
    const own = withList(clauses, senses, at);
    const about = own.some(({ foods }) => foods.length > 0) ? own : [...own, ...linked(clauses, senses, at)];
    const named = about.flatMap(({ foods: all }) => all);
    const foods = foodsOf(sense === 'illness' ? [...named, ...mistypedIn(own)] : named);
    const isUnnamed = foods.allergens.length === 0 && foods.others.length === 0;
    // A reaction needs a food; its words alone are about anything.
    if (sense === 'reaction' && isBareSeverity(clause) && !about.some(isList)) continue;
    const unknown = sense === 'illness' && isUnnamed ? unknownIn(clause) : [];
    if (isUnnamed && unknown.length === 0 && !(sense === 'illness' && isOwnIllness(clause, sentence)))
      continue;
    for (const one of about) used.add(one);
    said.push({
      words: wordsOf(folded, about, clauses),
      kind: kindOf(sense, sentence),
      whose: whoseOf(sentence),
      severity: severityOf(sentence),
      allergens: [...foods.allergens],
      others: [...foods.others, ...unknown],
    });
  }
  const joined = joinSentences(said);
  const whole = clauses.map(({ text }) => text).join(', ');
  return {
    said: joined,
    denied,
    asksToForget: isForgotten(whole) && (denied.length > 0 || illness.test(whole)),
    severity: severityOf(whole),
    whose: whoseOf(whole),
    isBareAnswer: isBareAnswer(whole),
    isAll:
      joined.length > 0 &&
      clauses.every((clause) => used.has(clause) || courtesies.test(clause.text)) &&
      !clauses.some(({ isQuestion, text }) => isQuestion || ordering.test(text)),
  };
}

const answerFillers =
  /^(?:its|it|is|are|they|and|not|only|just|quite|so|too|yes|no|hers|yours|ours|own|one|got|has|have|had|he|she|allerg\p{L}*|evet|hayir|cok|degil|o|da|de|bu|benimki|onun|alerj\p{L}*|ja|nein|nicht|nur|ist|es|das|sie|er|und|да|нет|это|не|только|и|у|он|она|ναι|οχι|ειναι|του|τησ|και|כן|לא|זה|של|הוא|היא|נעם|نعم|لا|هو|هي|من|بله|نه|است|مال|هست|네|아니요|입니다|이에요|예요|것|거)$/u;

/** "Severe, my son's": every word of it says how bad it is, or whose. */
function isBareAnswer(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        answerFillers.test(word) ||
        listWords.test(word) ||
        isPerson(word) ||
        severityWords.some(([, severity]) => severity.test(word)),
    )
  );
}

const courtesies =
  /^\s*(?:hi|hello|hey|please|thanks|thank you|ok|merhaba|selam|lutfen|tesekkurler|hallo|bitte|danke|привет|здравствуите|пожалуиста|спасибо|γεια|παρακαλω|ευχαριστω|שלום|בבקשה|תודה|مرحبا|شكرا|من فضلك|سلام|لطفا|ممنون|안녕하세요|감사합니다)\s*$/u;

function isForgotten(sentence: string): boolean {
  return forgetting.test(sentence);
}

/** "I have food allergies", with nothing named: it is asked what they are. Of something that nobody eats, it is none. */
function isOwnIllness({ isQuestion }: Clause, sentence: string): boolean {
  const objects = sentence.match(/\p{L}{2,}/gu) ?? [];
  return !isQuestion && whoseOf(sentence) !== 'unknown' && !objects.some(isInJest);
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

function kindOf(sense: Sense, sentence: string): AllergyStatement['kind'] {
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
