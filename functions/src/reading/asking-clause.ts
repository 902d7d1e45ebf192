/** The parts of a message that ask something: whoever asks orders nothing by that. Pure. */
import type { Language } from '@merve/contract';
import { anyPhrase, foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';

interface QuestionWords {
  /** What a clause that asks begins with. Phrases as `anyPhrase` reads them, parted by `|`. */
  readonly first: string;
  /** What asks wherever it stands. */
  readonly anywhere: string;
  /** What begins such words and asks nothing: "how about nine". */
  readonly none: string;
  /** What may stand before the first word. */
  readonly lead: string;
}

/**
 * Words that ask for something to be told, and for nothing to be done: "can you", "is there a table" and "at what time can we come" are
 * how one asks for a booking, and stand in none.
 */
const questionWords: Readonly<Record<Language, QuestionWords>> = {
  en: {
    first: `who|whom|whose|whos|which|what|whats|why|how much|how long|how far|how big|how old|how deep|how do|how does|how is|how are|
      how can|how would|does|do they|did|am i allowed|are we allowed|is it far|is it ok|is it true|do i need|do we need|do i have to|do we have to`,
    anywhere:
      'who do i|who can i|who do we|who should|to whom|which one is|which is|what happens|what does it',
    none: 'what about|what if|how about|what time can|what time could|what time do you have|what do you have free|which is why',
    lead: 'and|but|so|also|oh|ok|okay|hi|hello|hey|well|then|btw|please',
  },
  tr: {
    first: '',
    anywhere: `kim|kime|kimi|kimin|kimle|kiminle|kimden|hangi|hangisi|hangisini|hangileri|ne kadar|ne kadara|ne kadardır|kaç para|kaç lira|
      kaça|kaça mal|neden|niye|niçin|nasıl|nasıldır|nereden|ne tutar|ne gerek*|şart mı|gerekiyor mu|gerekli mi|yasak mı|uzak mı|doğru mu`,
    none: 'her kim|nasılsınız|nasılsın|nasıl olursa|hangisi olursa',
    lead: '',
  },
  he: {
    first: 'מי|את מי|למי|עם מי|איזה|איזו|אילו|מה|למה|מדוע|איך|כיצד|כמה זמן|כמה רחוק|כמה עולה|כמה זה|האם',
    anywhere: 'כמה עולה|כמה זה עולה',
    none: 'מה דעתך|מה לגבי|מה עם|מה שלומך',
    lead: 'ו|אז|אבל|וגם|שלום|היי',
  },
  ru: {
    first: `кто|кому|кого|с кем|к кому|какой|какая|какое|какие|который|которая|что|почему|зачем|как долго|как далеко|как доехать|сколько стоит|
      сколько стоят|сколько времени|сколько ехать|нужно ли|надо ли|можно ли`,
    anywhere: 'сколько стоит|сколько ехать|сколько займет|сколько будет стоить',
    none: 'что если|как насчёт|как насчет|что насчёт|что насчет|что угодно',
    lead: 'и|а|но|так|ну|привет|здравствуйте',
  },
  el: {
    first: 'ποιος|ποια|ποιο|ποιοι|ποιον|σε ποιον|με ποιον|τι|γιατί|πώς|πόσο|πόση|πόσα κοστίζει|πόσο κάνει',
    anywhere: 'πόσο κοστίζει|πόσο κάνει|πόση ώρα|πόσο μακριά|σε ποιον',
    none: 'τι λες|τι θα έλεγες|τι ώρα μπορούμε',
    lead: 'και|αλλά|ή|λοιπόν|γεια|καλησπέρα',
  },
  de: {
    first: `wer|wen|wem|an wen|mit wem|wessen|welche|welcher|welches|welchen|was|warum|wieso|weshalb|wie lange|wie weit|wie viel|wieviel|
      wie teuer|wie komme|wie kommen|wie groß|muss ich|müssen wir|muss man|darf man|ist es weit`,
    anywhere: 'was kostet|was kosten|wie lange dauert|an wen|mit wem',
    none: 'was auch|wie wäre|was haltet|welche zeit',
    lead: 'und|aber|also|hallo|hi|ach|dann|guten tag|guten abend',
  },
  ar: {
    first:
      'مين|لمين|مع مين|أي واحد|أيهما|أيهم|ماذا|ما هو|ما هي|لماذا|ليش|كيف|شو|ايش|إيش|بكم|بكام|قديش|كم سعر|كم يكلف|كم المسافة|كم يستغرق|هل يجب|هل لازم',
    anywhere: 'كم يكلف|كم يستغرق|كم سعر|كم المسافة',
    none: 'كيف حالك|كيفك|شو رأيك|ما رأيك|ماذا عن|ماذا لو',
    lead: 'و|طيب|بس|مرحبا|السلام عليكم|لكن',
  },
  fa: {
    first: 'چه کسی|با کی|به کی|کدام|کدوم|کدومشون|کدام یک|چقدر|چه قدر|چرا|چطور|چگونه|چند تومان|چه چیزی|باید',
    anywhere: 'چقدر طول|چقدر راه|چقدر میشه|چقدر می‌شه|چنده|کدوم ارزون*|کدام ارزان*',
    none: 'چطوره|چطور است|چطوری|چرا که نه',
    lead: 'و|ولی|خب|پس|سلام',
  },
  ko: {
    first: '',
    anywhere: '누가|누구*|누구한테|어느|어느쪽*|어떤|얼마*|왜|뭐가|뭐예요|무엇*|무슨|어떻게|어디가|얼마나',
    none: '얼마든지|왜냐하면|어떠세요',
    lead: '',
  },
};

const tables = new Map(
  Object.entries(questionWords).map(([language, words]) => [
    language,
    onFirstUse(() => {
      const of = (list: string) => (list === '' ? /(?!)/u : anyPhrase(list));
      return {
        first: of(words.first),
        anywhere: of(words.anywhere),
        none: of(words.none),
        lead: new Set(words.lead.split('|').flatMap(foldedWords)),
      };
    }),
  ]),
);

/** Where clauses end: a mark inside a number ("8.30") ends none. */
const clauseEnd = /(?<=[,;.!?\n،؛؟…])(?=\s|$)/u;
const sentenceEnd = /(?<=[;.!?\n؟…])(?=\s|$)/u;
const marked = /[?؟][^\p{L}\p{N}]*$|\p{Script=Greek}[^?]*;[^\p{L}\p{N}]*$/u;

const partsOf = (text: string, end: RegExp): readonly string[] =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const bare = (part: string) => part.replace(/[\s,;.!?،؛؟…]+$/u, '').trim();

/** Whether a clause has a word by which it asks to be told something, in one of these languages; the first two are known. */
export function hasQuestionWord(clause: string, languages: readonly Language[]): boolean {
  const words = foldedWords(clause);
  return languages.slice(0, 2).some((language) => {
    const table = tables.get(language)?.();
    if (table === undefined) return false;
    const begins = words.findIndex((word) => !table.lead.has(word));
    const said = ` ${words.slice(Math.max(begins, 0)).join(' ')} `;
    if (table.none.test(said)) return false;
    return said.search(table.first) === 0 || table.anywhere.test(said);
  });
}

/** "…, whom we have not met yet": behind a comma of a sentence that nothing marks as a question, these words tell more of somebody. */
const relative =
  /^(?:(?:who|whom|whose|which)(?! (?:do|does|did|can|could|should|shall|one|ones)\b)|welche[rsnm]?|wer|was|wo|котор[а-яё]+|кто|что)(?!\p{L})/iu;

/** The clauses of a message that have a question word, as they were written and without the mark at their end. */
export const clausesAsking = (text: string, languages: readonly Language[]): readonly string[] =>
  partsOf(text, sentenceEnd).flatMap((sentence) =>
    partsOf(sentence, clauseEnd)
      .filter((clause, at) => at === 0 || marked.test(sentence) || !relative.test(clause))
      .filter((clause) => hasQuestionWord(clause, languages))
      .map(bare),
  );

/** The sentences of a message that end with a question mark, as they were written and without it. */
export const sentencesMarked = (text: string): readonly string[] =>
  partsOf(text, sentenceEnd)
    .filter((sentence) => marked.test(sentence))
    .map(bare);

/** Whether all of a message asks: no clause of it stands outside those that do. */
export function onlyAsks(text: string, languages: readonly Language[]): boolean {
  const clauses = partsOf(text, clauseEnd)
    .map(bare)
    .filter((clause) => foldedWords(clause).length > 0);
  return clauses.length > 0 && clauses.every((clause) => hasQuestionWord(clause, languages));
}
