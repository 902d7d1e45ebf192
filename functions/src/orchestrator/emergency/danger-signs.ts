import type { Language } from '@merve/contract';
import { mentionsIn } from '../../allergies/allergen-words.ts';
import { foldText } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { type Danger, type DangerLexicon, dangers } from './danger-lexicon.ts';
import { dangerLexicons } from './lexicons/index.ts';
import { type Sign, Signs, wordsIn } from './signs.ts';
import {
  type GroupPhrase,
  pieceOf,
  type ScreenedSentence,
  type WordGroup,
  WordGroups,
} from './word-groups.ts';

export interface Emergency {
  readonly danger: Danger;
  /** The language its words are of, which is the one to answer in. */
  readonly language: Language;
}

interface CompiledLexicon {
  readonly groups: WordGroups;
  readonly signs: readonly (readonly [Danger, Signs])[];
  /** The whole sentence, however often repeated. */
  readonly cry: () => RegExp;
  readonly figurative: Signs;
  readonly distant: Signs;
  readonly now: Signs;
  /** One that is no cry has none of these. */
  readonly cries: WordGroup;
  readonly orders: Signs;
  readonly here: Signs;
}

/** Which languages a message may be in, by the letters it is written with. */
const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ['en', 'tr', 'de']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hangul}/u, ['ko']],
];

/**
 * The danger to life that a message speaks of as happening now; null for one that does not. By signs, each of several
 * words that must stand close together in one sentence, in nine languages, and only with evidence that it is here and now:
 * it is cried in few words, tells of the writer or of somebody near, or the message asks for help. Titles, figures of
 * speech, stories, the past, questions about things and what might be are no emergency. Pure; linear in the message.
 * @param language the conversation's, preferred where a word belongs to two languages.
 */
export function dangerBySigns(text: string, language: Language): Emergency | null {
  const spoken = languagesOf(text, language);
  if (spoken.length === 0) return null;
  const sentences = sentencesOf(withoutTitles(text));
  const ordered = spoken.toSorted((one, other) => Number(other === language) - Number(one === language));
  for (const candidate of ordered) {
    const danger = dangerIn(sentences, compiled(candidate));
    if (danger !== null) return { danger, language: candidate };
  }
  return null;
}

/** Letters that a language written in Latin letters does not have: "gün" is no English gun. */
const foreignLetters: Partial<Record<Language, RegExp>> = {
  en: /(?![a-z])\p{Script=Latin}/iu,
  tr: /[äß]/iu,
  de: /[ığşç]/iu,
};

const persianLetters = /[پچژگکی]/u;
const arabicLetters = /[ةيىكأإؤ]/u;

/** Arabic and Persian share most letters; those that one of them alone is typed with tell them apart. */
function languagesOf(text: string, language: Language): readonly Language[] {
  const spoken = scripts
    .flatMap(([letters, languages]) => (letters.test(text) ? languages : []))
    .filter((one) => one === language || foreignLetters[one]?.test(text.normalize('NFC')) !== true);
  const isPersian = persianLetters.test(text);
  const isArabic = arabicLetters.test(text);
  if (isPersian === isArabic) return spoken;
  return spoken.filter((one) => one !== (isPersian ? 'ar' : 'fa'));
}

/** A year names the past or a plan; nobody in danger tells one. Of the Persian calendar too, and shortened there. */
const year = / (?:19|20)\d\d| 1[34]\d\d(?= )| سال \d\d(?= )/u;

/** So few words are cried out, not told. */
const maxCried = 4;

/** What stands in quotation marks is a title or another's words, unless it is the whole message. */
function withoutTitles(text: string): string {
  const rest = text.replace(
    /(?<![\p{L}\p{N}])(?:"[^"]{1,80}"|“[^”]{1,80}”|„[^“”]{1,80}[“”]|«[^»]{1,80}»|'[^']{1,80}'|‘[^’]{1,80}’)(?![\p{L}\p{N}])/gu,
    ' ',
  );
  return rest.trim() === '' ? text : rest;
}

function dangerIn(texts: readonly string[], lexicon: CompiledLexicon): Danger | null {
  const sentences = texts.map((text) => lexicon.groups.screen(text));
  if (sentences.length === 1 && sentences.some((sentence) => isCry(sentence, lexicon))) return 'call';
  const isAskedFor = () => sentences.some((sentence) => lexicon.now.standIn(sentence));
  for (const sentence of sentences) {
    if (year.test(sentence.text)) continue;
    const found = lexicon.signs.find(([, signs]) => signs.standIn(sentence));
    if (found === undefined) continue;
    if (lexicon.figurative.standIn(sentence)) continue;
    const isDistant = lexicon.distant.standIn(sentence);
    if (isDistant && !lexicon.now.standIn(sentence)) continue;
    if (isHabit(found[0], sentence, lexicon)) continue;
    // What is said of suicide names who it is by its own words.
    const isHere =
      found[0] === 'suicide' ||
      wordsIn(sentence.text) <= maxCried ||
      lexicon.here.standIn(sentence) ||
      isAskedFor();
    if (isHere) return found[0];
  }
  return null;
}

function classesIn(texts: readonly string[], language: Language): string[] {
  const lexicon = compiled(language);
  const sentences = texts.map((text) => lexicon.groups.screen(text));
  const anywhere = (signs: Signs) => sentences.some((sentence) => signs.standIn(sentence));
  return [
    ...lexicon.signs.flatMap(([danger, signs]) => (anywhere(signs) ? ['sign', `sign ${danger}`] : [])),
    ...(['figurative', 'distant', 'now', 'here', 'orders'] as const).filter((name) =>
      anywhere(lexicon[name]),
    ),
    ...(sentences.some((sentence) => isCry(sentence, lexicon)) ? ['cry'] : []),
  ];
}

/** What the lexicons of a text's languages find in it, whichever sentence it stands in: for a judge that weighs it. Pure. */
export function dangerClassesIn(text: string): string[] {
  const sentences = sentencesOf(withoutTitles(text));
  return [...new Set(languagesOf(text, 'en').flatMap((language) => classesIn(sentences, language)))];
}

/** Whether a sign stands in a text in some language, and nothing of that language shows that it is here and now: a story. Pure. */
export function isSignOfStory(text: string): boolean {
  const sentences = sentencesOf(withoutTitles(text));
  const signed = languagesOf(text, 'en')
    .map((language) => classesIn(sentences, language))
    .filter((classes) => classes.includes('sign'));
  return (
    signed.length > 0 && signed.every((classes) => !classes.includes('here') && !classes.includes('now'))
  );
}

const isCry = (sentence: ScreenedSentence, { cries, cry }: CompiledLexicon): boolean =>
  sentence.mayHave(cries) && cry().test(sentence.text);

/** "No sesame please, my throat swells" tells what happens whenever it is eaten: an allergy, and nothing that happens now. */
function isHabit(danger: Danger, sentence: ScreenedSentence, { orders, now }: CompiledLexicon): boolean {
  if (danger !== 'allergy' && danger !== 'breathing') return false;
  return orders.standIn(sentence) && !now.standIn(sentence);
}

/** What a body tends to, by its name; the word for an event is often the same one. */
const tendencies =
  'anaphyla*|anafila*|life threatening|анафила*|αναφυλα*|אנפילק*|تأق|حساسية مفرطة|الحساسية المفرطة|آنافیلاکس*|아나필락시스*|아낙필락*';
/** What tells beside it that something has been eaten, or that the body answers. */
const events = `ate|eaten|eating|eats|swallowed|tasted|drank|touched|having|reaction|reacting|shock|attack|going|goes|went|stung|swelling|swollen|used|dying|collapsed|breath*|
  gegessen|esse|isst|geschluckt|probiert|reaktion|schock|anfall|bekommt|bekomme|kriegt|kriege|gestochen|geschwollen|schwillt|
  yedi*|yemiş*|yedik*|yuttu*|şok*|geçir*|soktu*|şişti*|şişiyor*|tepki*|
  съел*|поел*|ест|проглотил*|реакци*|шок*|приступ*|начал*|начин*|ужалил*|отек*|опух*|
  έφαγ*|τρώει|κατάπι*|αντίδραση|σοκ|παθαίν*|έπαθ*|τσίμπησ*|πρήζ*|πρήστ*|
  אכל*|אוכל*|בלע*|טעמ*|תגוב*|הלם|שוק|התקף|עקצ*|נפוח*|מתנפח*|
  أكل*|بلع*|صدمة*|رد فعل|نوبة|لسع*|تورم*|صار*|
  خورد*|بلعید*|شوک*|واکنش*|حمله|نیش*|ورم*|گرفت*|شد|شده|
  먹었*|먹고|먹은|삼켰*|쇼크*|반응*|발작*|쏘였*|부어*|부었*|왔*|일어*|시작*`;

const anyOf = (list: string): RegExp =>
  new RegExp(
    ` (?:${list
      .split('|')
      .map((one) => patternOfFolded(foldedPhrase(one), undefined))
      .filter((one) => one !== '')
      .join('|')})(?= )`,
    'g',
  );
const tendencyWords = onFirstUse(() => ({ tendency: anyOf(tendencies), event: anyOf(events) }));

/**
 * Whether a danger is only the name of what a body tends to: "I am anaphylactic to peanuts", "a life-threatening nut allergy". That is how people
 * tell of their allergy before they eat. Nothing is eaten in it, nothing happens, nobody calls for help, and no other sign stands there. Pure.
 */
export function isTendency(text: string, { language }: Emergency): boolean {
  const lexicon = compiled(language);
  const { tendency, event } = tendencyWords();
  const others = [...lexicon.signs.map(([, signs]) => signs), lexicon.now];
  const sentences = sentencesOf(withoutTitles(text));
  // "I am anaphylactic to nuts. I just ate one." tells it in two sentences: all of them are looked at.
  const rests = sentences.map((sentence) => sentence.replace(tendency, ' '));
  const hasNone = (rest: string) => {
    const screened = lexicon.groups.screen(rest);
    return rest.search(event) < 0 && !others.some((signs) => signs.standIn(screened));
  };
  return (
    namesAllergy(text) &&
    rests.some((rest, index) => rest !== sentences[index]) &&
    rests.every((rest) => hasNone(rest))
  );
}

/** An allergy, or what one may be allergic to. */
const namesAllergy = (text: string): boolean =>
  /allerg|alerji|аллерг|αλλεργ|אלרג|حساسي|آلرژ|알레르|알러지/iu.test(text) ||
  mentionsIn(foldText(text).text).length > 0;

/** Each sentence as its folded words, with a space before and after each. */
function sentencesOf(text: string): string[] {
  return foldText(text)
    .text.split(/[.!?;\n…]+/u)
    .map((sentence) => ` ${(sentence.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `)
    .filter((sentence) => sentence.trim() !== '');
}

const lexiconsCompiled = new Map<Language, CompiledLexicon>();

function compiled(language: Language): CompiledLexicon {
  const known = lexiconsCompiled.get(language);
  if (known !== undefined) return known;
  const lexicon = dangerLexicons[language];
  const groups = new WordGroups();
  const phrases = phrasesOf(lexicon);
  const compileSign = (sign: string): Sign => sign.split(' + ').map((group) => groups.add(phrases(group)));
  const all = (signs: readonly string[]) => new Signs(signs.map(compileSign));
  const anyIn = (group: string) =>
    phrases(group)
      .map(({ pattern }) => pattern)
      .join('|');
  const result: CompiledLexicon = {
    groups,
    signs: dangers.map((danger) => [danger, all(lexicon.signs[danger])]),
    cry: onFirstUse(() => new RegExp(`^ (?:(?:${anyIn(lexicon.cries)}) )+$`)),
    figurative: all(lexicon.figurative),
    distant: all(lexicon.distant),
    now: all(lexicon.now),
    cries: groups.add(phrases(lexicon.cries)),
    orders: new Signs([[groups.add(phrases(lexicon.orders))]]),
    here: new Signs([[groups.add(phrases(lexicon.here))]]),
  };
  lexiconsCompiled.set(language, result);
  return result;
}

/** The phrases of a group as it is written. Many groups have the same ones: each is folded once. */
function phrasesOf({ words, proclitics }: DangerLexicon): (group: string) => readonly GroupPhrase[] {
  const known = new Map<string, GroupPhrase>();
  const phraseOf = (alternative: string): GroupPhrase => {
    const before = known.get(alternative);
    if (before !== undefined) return before;
    const phrase = compilePhrase(alternative, proclitics);
    known.set(alternative, phrase);
    return phrase;
  };
  return (group) =>
    group
      .split('|')
      .flatMap((one) => (one.startsWith('@') ? wordsNamed(words, one.slice(1)) : [one]))
      .map(phraseOf);
}

function wordsNamed(words: DangerLexicon['words'], name: string): string[] {
  const named = words[name];
  if (named === undefined) throw new Error(`The lexicon has no words @${name}`);
  return named.split('|');
}

function foldedPhrase(alternative: string): string {
  return foldText(alternative)
    .text.replace(/[^\p{L}\p{N}* ]+/gu, '')
    .trim();
}

function compilePhrase(alternative: string, proclitics: string | undefined): GroupPhrase {
  const begins = alternative.startsWith('^');
  const folded = foldedPhrase(begins ? alternative.slice(1) : alternative);
  const pattern = patternOfFolded(folded, proclitics);
  return {
    pattern: begins ? `(?<=^ )${pattern}` : pattern,
    piece: pieceOf(folded, proclitics !== undefined),
  };
}

function patternOfFolded(folded: string, proclitics: string | undefined): string {
  const words = folded.replaceAll('*', '[^ ]{0,20}');
  return proclitics === undefined || folded.startsWith('*') ? words : `(?:${proclitics})?${words}`;
}
