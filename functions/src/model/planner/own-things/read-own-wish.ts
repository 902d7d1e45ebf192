/** "My bookings", "is it confirmed?", "cancel it", "we are late": what a message says about one's own things. Pure. */
import { type CommitmentKind, commitmentKindSchema, type Language, languageSchema } from '@merve/contract';
import { anyPhrase, foldedWords, phraseList, phrasePattern } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { ownPhrases } from './own-phrases/index.ts';
import type { OwnAim } from './own-phrases/own-phrases.ts';

export interface OwnWish {
  readonly aim: OwnAim;
  /** The kind of thing that is named; null for "it", or none. */
  readonly kind: CommitmentKind | null;
}

/** UTF-16 units. Who writes more says more than this. */
const maxRead = 200;
/** So many words say a thing that is not named. */
const fewWords = 8;

/**
 * Words that ask for nothing by themselves, in any language. What else stands in a message that names none of one's own
 * things may be what it is about: "where is it?" asks after an order, and "wo ist das Konsulat?" does not.
 */
const emptyWords =
  `is are was yet already now please ok okay so and there from the restaurant hi hello hey merve
ist schon hat sich bitte denn jetzt und mal noch restaurant hallo
restorandan lütfen acaba mı mi mu mü ve şimdi selam merhaba
ресторан а и пожалуйста уже ну там привет здравствуйте
είναι γίνεται εστιατόριο παρακαλώ ήδη και γεια λοιπόν τώρα
식당에서 왔어요 지금 제발 좀 안녕하세요 혹시 주세요 부탁드려요 해주세요
المطعم من فضلك لو سمحت الآن يا مرحبا هل صار صارت
رستوران لطفا الان سلام شد شده هست را رو کن کنید میشه
כבר המסעדה בבקשה עכשיו אז היי שלום זה`.split(/\s+/u);

const tables = onFirstUse(() =>
  languageSchema.options.map((language) => {
    const said = ownPhrases[language];
    return {
      language,
      kinds: commitmentKindSchema.options.map((kind) => [kind, anyPhrase(said.kinds[kind])] as const),
      mine: anyPhrase(said.mine),
      it: anyPhrase(said.it),
      list: anyPhrase(said.list),
      status: anyPhrase(said.status),
      cancel: anyPhrase(said.cancel),
      unwanted: anyPhrase(said.unwanted),
      heard: anyPhrase(said.heard),
      inGeneral: anyPhrase(said.inGeneral),
      late: anyPhrase(said.late),
      move: anyPhrase(said.move),
      explained: [said.status, said.cancel, said.heard, said.list, said.mine, said.it, emptyWords].map(
        (phrases) => new RegExp(anyPhrase(phrases).source, 'gu'),
      ),
      dropFirst: new RegExp(
        `^ (?:\\p{L}+ ){0,2}?(?:${phraseList(said.drop).map(phrasePattern).join('|')}) `,
        'u',
      ),
    };
  }),
);

type Table = ReturnType<typeof tables>[number];

const ofTable = onFirstUse(
  () =>
    new Map(
      languageSchema.options.map((language) => {
        const { move, it, kinds } = ownPhrases[language];
        const naming = [it, kinds.booking].flatMap(phraseList);
        const all = (phrases: readonly string[]) => new RegExp(anyPhrase(phrases).source, 'gu');
        return [language, { moving: all(phraseList(move)), naming: all(naming) }] as const;
      }),
    ),
);

/** What says, in one of these languages, that something is moved, and what names the booking that is. Global patterns of folded words. */
export const moveWords = (languages: readonly Language[]) =>
  languages.slice(0, 2).flatMap((language) => ofTable().get(language) ?? []);

const movings = onFirstUse(() => {
  const said = Object.values(ownPhrases).map(({ move, mine, it, kinds }) =>
    anyPhrase([move, mine, it, kinds.booking].flatMap(phraseList)),
  );
  return said.map((pattern) => new RegExp(pattern.source, 'gu'));
});

/** What says, in any language, that one's own booking is to be moved: global patterns of folded words. */
export const movePhrases = (): readonly RegExp[] => movings();

const cancellings = onFirstUse(
  () =>
    new Map(
      languageSchema.options.map((language) => {
        const { cancel, unwanted, drop, mine, it, kinds } = ownPhrases[language];
        const said = [cancel, unwanted, drop, mine, it, ...Object.values(kinds)].flatMap(phraseList);
        return [language, new RegExp(anyPhrase(said).source, 'gu')] as const;
      }),
    ),
);

/** What says, in one of these languages, that something of one's own is called off, and names it: global patterns of folded words. */
export const cancelPhrases = (languages: readonly Language[]): readonly RegExp[] =>
  languages.slice(0, 2).flatMap((language) => cancellings().get(language) ?? []);

function kindIn({ kinds }: Table, said: string): CommitmentKind | null {
  return kinds.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** Whether every word of folded words is one of these phrases', which are global patterns. */
export function saysNothingElse(said: string, explained: readonly RegExp[]): boolean {
  let rest = said;
  // Phrases take the space before them along: neighbours are found one after the other.
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const pattern of explained) rest = rest.replace(pattern, ' ');
    rest = rest.replace(/ +/gu, ' ');
  }
  return rest.trim() === '';
}

/** "제 예약을 금요일로 옮겨 주세요": what is to be moved is looked up, too. Who begins with the move asks after nothing. */
function moveOrListIn({ move, list }: Table, said: string, isAboutOwn: boolean): 'move' | 'list' | null {
  const moving = isAboutOwn ? said.search(move) : -1;
  if (moving === 0) return 'move';
  if (!list.test(said)) return null;
  return moving > 0 ? 'move' : 'list';
}

/** The order is the rule: "we are late, don't cancel" is late, and "forget it, no taxi" gives up what is being asked about. */
function aimIn(table: Table, said: string, words: number): OwnAim | null {
  const isShort = words <= fewWords;
  const kind = kindIn(table, said);
  const isAboutOwn = kind !== null || (isShort && table.it.test(said));
  if (table.late.test(said)) return 'late';
  const moveOrList = moveOrListIn(table, said, isAboutOwn);
  if (moveOrList !== null) return moveOrList;
  const isPlain = () => kind !== null || saysNothingElse(said, table.explained);
  if (table.cancel.test(said) && (isAboutOwn || words <= 2) && isPlain()) return 'cancel';
  if (table.dropFirst.test(said) && isShort) return 'drop';
  if (table.unwanted.test(said) && kind !== null) return 'cancel';
  if (table.heard.test(said) && isShort) return 'status';
  const isMine = kind === null || isShort || table.mine.test(said);
  if (table.status.test(said) && isMine && (isAboutOwn || words <= 3) && isPlain()) return 'status';
  return table.move.test(said) && (isAboutOwn || isShort) ? 'move' : null;
}

/** What stands behind a reason: "We cannot come after all. Please cancel", "we found a lift, call it off". Null for a single clause. */
function lastClause(text: string): string | null {
  const clauses = text.split(/[.!?;,،؛؟\n]+/u).filter((clause) => clause.trim() !== '');
  return clauses.length > 1 ? (clauses.at(-1) ?? null) : null;
}

const aimOf = (text: string): OwnAim | null => readOwnWish(text)?.aim ?? null;

/**
 * Whether a message calls something off, whatever it is: "ακύρωσε το τένις". Short ones only.
 * @param languages whose words are known; English and Turkish are read by `intentOf`, which looks at more than one word.
 */
export function callsOff(text: string, languages: readonly Language[]): boolean {
  if (text.length > maxRead) return false;
  const words = foldedWords(text);
  const said = ` ${words.join(' ')} `;
  return (
    words.length <= fewWords &&
    tables().some(({ language, cancel }) => languages.includes(language) && cancel.test(said))
  );
}

/** Letters that Arabic does not write. Folded, the two languages share theirs and few meanings: «این» is "this", and «أين» "where". */
const persianLetters = /[پچژگکی]/u;

/**
 * What a message is for, where it is about what its person has already; null where it may be about something new. Any of
 * Merve's languages, whatever the conversation's is.
 */
export function readOwnWish(text: string): OwnWish | null {
  if (text.length > maxRead) return null;
  const words = foldedWords(text);
  if (words.length === 0) return null;
  const said = ` ${words.join(' ')} `;
  if (tables().some(({ inGeneral }) => inGeneral.test(said))) return null;
  const last = lastClause(text);
  if (last !== null && aimOf(last) === 'cancel')
    return { aim: 'cancel', kind: readOwnWish(last)?.kind ?? null };
  const isPersian = persianLetters.test(text);
  for (const table of tables()) {
    if (isPersian && table.language === 'ar') continue;
    const aim = aimIn(table, said, words.length);
    if (aim !== null) return { aim, kind: kindIn(table, said) };
  }
  return null;
}
