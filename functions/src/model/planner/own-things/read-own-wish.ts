/** "My bookings", "is it confirmed?", "cancel it", "we are late": what a message says about one's own things. Pure. */
import { type CommitmentKind, commitmentKindSchema } from '@merve/contract';
import { anyPhrase, foldedWords, phrasePattern } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { type OwnAim, ownPhrases } from './own-phrases.ts';

export interface OwnWish {
  readonly aim: OwnAim;
  /** The kind of thing that is named; null for "it", or none. */
  readonly kind: CommitmentKind | null;
}

/** UTF-16 units. Who writes more says more than this. */
const longestRead = 200;
/** So many words say a thing that is not named. */
const fewWords = 8;

const tables = onFirstUse(() =>
  Object.values(ownPhrases).map((said) => ({
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
    dropFirst: new RegExp(`^ (?:\\p{L}+ ){0,2}?(?:${said.drop.map(phrasePattern).join('|')}) `, 'u'),
  })),
);

type Table = ReturnType<typeof tables>[number];

function kindIn({ kinds }: Table, said: string): CommitmentKind | null {
  return kinds.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** "Any news?", but not "where is the pharmacy?": a word that is left asks for something else. */
function asksNothingElse(table: Table, said: string): boolean {
  const matched = new RegExp(table.status.source, 'gu');
  let rest = said;
  // Phrases take the space on either side with them: neighbours are found one after the other.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(matched, ' ');
  }
  return rest.trim() === '';
}

/** The order is the rule: "we are late, don't cancel" is late, and "forget it, no taxi" gives up what is being asked about. */
function aimIn(table: Table, said: string, words: number): OwnAim | null {
  const isShort = words <= fewWords;
  const kind = kindIn(table, said);
  const isAboutOwn = kind !== null || (isShort && table.it.test(said));
  if (table.late.test(said)) return 'late';
  if (table.list.test(said)) return 'list';
  if (table.cancel.test(said) && (isAboutOwn || words <= 2)) return 'cancel';
  if (table.dropFirst.test(said) && isShort) return 'drop';
  if (table.unwanted.test(said) && kind !== null) return 'cancel';
  if (table.heard.test(said) && isShort) return 'status';
  const isMine = kind === null || isShort || table.mine.test(said);
  if (table.status.test(said) && isMine && (isAboutOwn || (words <= 3 && asksNothingElse(table, said))))
    return 'status';
  return table.move.test(said) && (isAboutOwn || isShort) ? 'move' : null;
}

/**
 * What a message is for, where it is about what its person has already; null where it may be about something new. Any of
 * Merve's languages, whatever the conversation's is.
 */
export function readOwnWish(text: string): OwnWish | null {
  if (text.length > longestRead) return null;
  const words = foldedWords(text);
  if (words.length === 0) return null;
  const said = ` ${words.join(' ')} `;
  if (tables().some(({ inGeneral }) => inGeneral.test(said))) return null;
  for (const table of tables()) {
    const aim = aimIn(table, said, words.length);
    if (aim !== null) return { aim, kind: kindIn(table, said) };
  }
  return null;
}
