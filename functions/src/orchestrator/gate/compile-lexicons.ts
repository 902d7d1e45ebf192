import type { Language } from '@merve/contract';
import { squeeze } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { familyLists, type Lexicon, type ThingKind, thingKinds } from './lexicon.ts';
import { lexicons } from './lexicons/index.ts';
import { PhraseIndex, phraseWords } from './phrase-index.ts';
import type { Token } from './tokenise.ts';

type PhraseList = {
  [Key in keyof Lexicon]-?: Exclude<Lexicon[Key], undefined> extends readonly string[] ? Key : never;
}[keyof Lexicon];

const sharedLists = [
  'yes',
  'yesAlone',
  'hears',
  'tells',
  'tellsLightly',
  'points',
  'around',
  'allTheSame',
  'no',
  'noAlone',
  'noBare',
  'afterNo',
  'withdraw',
  'neither',
  'fillers',
  'reassures',
  'cancels',
  'regrets',
  'moves',
  'moveIt',
  'makes',
  'keeps',
  'contrast',
  'change',
  'condition',
  'negation',
  'harmless',
  'finished',
  'elsewhere',
  'asks',
  'askParticles',
  'requests',
  'informs',
  'asksMarked',
  'wants',
  'adds',
  'words',
  'wishes',
  'directions',
  'articles',
  'clockBefore',
  'clockAfter',
  'people',
  'dayWords',
] as const satisfies readonly PhraseList[];
export type SharedList = (typeof sharedLists)[number] | 'things';

function compile(list: PhraseList, languages: readonly Lexicon[]): PhraseIndex {
  const index = new PhraseIndex();
  for (const lexicon of languages) {
    index.add(lexicon.language, lexicon[list] ?? []);
    const family = familyLists.find((name) => name === list);
    if (family !== undefined) index.addFamilies(lexicon.language, lexicon.families?.[family] ?? []);
  }
  return index;
}

function compileThings(kinds: readonly ThingKind[]): PhraseIndex {
  const index = new PhraseIndex();
  for (const { language, things = {} } of lexicons) {
    for (const kind of kinds) index.add(language, things[kind] ?? []);
  }
  return index;
}

/** What can be booked, by kind. */
export const thingsByKind = onFirstUse(() =>
  thingKinds.map((kind) => ({ kind, index: compileThings([kind]) })),
);

/** Every list, over all languages: a person may answer in another language than the thread's. */
export const phrases = onFirstUse(() => {
  const entries = [
    ...sharedLists.map((list) => [list, compile(list, lexicons)] as const),
    ['things', compileThings(thingKinds)] as const,
  ];
  return Object.fromEntries(entries) as Readonly<Record<SharedList, PhraseIndex>>;
});

const home = onFirstUse(
  () =>
    new Map(
      lexicons.map((lexicon) => [
        lexicon.language,
        { yes: compile('yesAtHome', [lexicon]), no: compile('noAtHome', [lexicon]) },
      ]),
    ),
);

/** Words that decide only in a thread of their own language. */
export function phrasesAtHome(language: Language): { yes: PhraseIndex; no: PhraseIndex } {
  return home().get(language) ?? { yes: new PhraseIndex(), no: new PhraseIndex() };
}

/** Every word of a lexicon's phrases; `rezervasyon*` keeps its star. */
function wordsOf(lexicon: Lexicon): string[] {
  return [
    ...Object.values(lexicon.families ?? {}).flat(3),
    ...Object.values(lexicon.things ?? {}).flat(),
    ...([...sharedLists, 'yesAtHome', 'noAtHome'] as const).flatMap((list) => lexicon[list] ?? []),
  ].flatMap(phraseWords);
}

const vocabularies = onFirstUse(
  () =>
    new Map(
      lexicons.map((lexicon) => {
        const index = new PhraseIndex();
        index.add(lexicon.language, [...new Set(wordsOf(lexicon))]);
        return [lexicon.language, index] as const;
      }),
    ),
);

/** Whether each word of the text stands somewhere in this language's lexicon. Numbers and marks belong to none. */
export function isSpokenIn(language: Language, tokens: readonly Token[]): boolean {
  const vocabulary = vocabularies().get(language);
  if (vocabulary === undefined) return false;
  return tokens.every(({ kind }, position) => kind !== 'word' || vocabulary.match(tokens, position) !== null);
}

const knownWords = onFirstUse(() => new Set(lexicons.flatMap(wordsOf).filter((word) => !word.endsWith('*'))));
const bySqueezed = onFirstUse(() => {
  const spellings = new Map<string, string>();
  for (const word of knownWords()) {
    // "of" comes before "off": the shorter spelling is what a drawn-out word means.
    const key = squeeze(word);
    const rival = spellings.get(key);
    if (rival === undefined || word.length < rival.length) spellings.set(key, word);
  }
  return spellings;
});

/** Drawn-out words as the lexicons spell them: `yesss` → `yes`, `goood` → `good`. Other words stay as they are. */
export function respell(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || knownWords().has(token.text)) return token;
    const key = squeeze(token.text);
    if (key === token.text) return token;
    return { ...token, text: bySqueezed().get(key) ?? token.text };
  });
}
