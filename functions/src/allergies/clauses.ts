import { everyMatch } from '../language/every-match.ts';
import type { FoldedText } from '../language/fold-text.ts';
import { type Mention, mentionsIn } from './allergen-words.ts';
import { childWords, companionWords, notForgotten, selfWords } from './phrases/index.ts';

/** A piece of a sentence: what stands between commas and the like. `text` has `¤` for each food. */
export interface Clause {
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
export const listWords =
  /^(?:the|any|all|a|an|of|to|also|both|either|kinds?|types?|products?|too|even|every|most|some|especially|particularly|mainly|like|e\.?g|etc|please|plus|very|urunleri|urunler|urunlerine|de|da|bile|ile|hic|her|tur|turlu|lutfen|alle|allen|auch|sowie|jede|art|von|gegen|bitte|все|всё|любы[ехм]|также|еще|даже|на|к|ко|особенно|пожалуйста|ολα|ολουσ|τα|τουσ|το|τη|την|τησ|τον|τισ|οι|στα|στισ|στουσ|στο|στη|στην|επισησ|ακομα|παρακαλω|כל|גם|את|של|בבקשה|من|ال|كل|ايضا|لل|كذلك|به|را|رو|هم|همه|انواع|هر|와|과|이나|랑|하고|및|등|나|도|종류|other|others|diger\p{L}*|anderen?|другие|остальные|другим|αλλουσ|αλλα|אחרים|الاخري|اطلاقا|ديگر|다른|all|whatsoever|ever|uberhaupt|вообще|совсем|καθολου|בכלל|אصلا|اصلا|모든|전부|다|둘|모두|neither|nor|both|in|it|not|ne|ni|hem|ikisi|weder|noch|sowohl|als|beides|ни|ουτε|και|לא|ולא|لا|ولا|نه|من|كلها|كلهم|¤\p{L}*)$/u;

export function isList({ text, foods }: Clause): boolean {
  if (foods.length === 0) return false;
  const words = text.trim().split(/\s+/);
  return words.every(
    (word) => /^\p{L}{0,3}¤\p{L}{0,6}$/u.test(word) || listWords.test(word) || isPerson(word),
  );
}

/** "The big one sesame, the small one nuts." */
export function isPerson(word: string): boolean {
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
export function clausesOf({ text }: FoldedText): Clause[] {
  const mentions = mentionsIn(text);
  const clauses: Clause[] = [];
  const isGreek = /\p{Script=Greek}/u.test(text);
  let at = 0;
  let sentence = 0;
  const ends = [...everyMatch(text, sentenceEnd), { index: text.length, 0: '' }];
  for (const { index, 0: mark } of ends) {
    const isAsked = mark.includes('?') || (isGreek && mark.includes(';'));
    let from = at;
    let lastGap = '';
    const piece = text.slice(at, index);
    for (const { index: cut, 0: gap } of [...everyMatch(piece, clauseEnd), { index: piece.length, 0: '' }]) {
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

/** A text without what sounds like forgetting and is none: "I forgot to mention", "don't forget". */
export function withoutReminders(text: string): string {
  const found = notForgotten.exec(text);
  if (found === null) return text;
  const end = found.index + Math.max(1, found[0].length);
  return `${text.slice(0, found.index)} ${withoutReminders(text.slice(end))}`;
}
