import type { Language } from '@merve/contract';
import type { PhraseFamily } from './phrase-index.ts';

/** Kinds of things a proposal may be about. "The taxi" does not mean a proposal that shows a table. */
export const thingKinds = ['table', 'ride', 'room', 'ticket', 'visit', 'other'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** The lists that may be given as families of phrases too. */
export const familyLists = ['yes', 'no', 'withdraw', 'reassures', 'regrets'] as const;
export type FamilyList = (typeof familyLists)[number];

/**
 * What one language says to a proposal. Entries are words or phrases in natural spelling (they are folded when
 * compiled); a word that ends in `*` stands for every word that begins so. Each list names what it does to the
 * verdict; what stands in none of them is unknown, and an unknown word never commits.
 */
export interface Lexicon {
  readonly language: Language;
  /** More entries of these lists, as families of phrases. */
  readonly families?: Readonly<Partial<Record<FamilyList, readonly PhraseFamily[]>>>;
  /** Agrees, wherever it is followed by nothing the other lists object to. */
  readonly yes: readonly string[];
  /** Agrees only if it stands alone in its clause: "great" agrees, "great place" does not. */
  readonly yesAlone?: readonly string[];
  /** Agrees by itself, and at the head of a question or request says no more than "I hear": it hands nothing on (Korean "네"). */
  readonly hears?: readonly string[];
  /** The words a yes is put together from where none of the phrases above is in it; see `lexicons/agreement-grammar.ts`. */
  readonly tells?: readonly string[];
  readonly tellsLightly?: readonly string[];
  readonly points?: readonly string[];
  readonly around?: readonly string[];
  readonly allTheSame?: readonly string[];
  /** Agrees only in a thread of this language: Turkish "he", romanised "da". */
  readonly yesAtHome?: readonly string[];
  /** Declines, whatever follows. */
  readonly no: readonly string[];
  /** Declines only if it stands alone in its clause or a word of `afterNo` follows: "no", but not "no onions". */
  readonly noAlone?: readonly string[];
  /** Declines only if its clause ends there: "don't", but not "don't wait". */
  readonly noBare?: readonly string[];
  readonly noAtHome?: readonly string[];
  readonly afterNo?: readonly string[];
  /** Takes back what is proposed, if nothing but known words follows: "cancel it", not "cancel my other trip". */
  readonly withdraw?: readonly string[];
  /** Looks like a yes or a no and is neither, at the head of a message: "not yet", "no problem", "I'm good". */
  readonly neither?: readonly string[];
  /**
   * Stands beside a yes and asks for nothing: what sounds like a no and takes a worry away ("no problem, book it"), another
   * person's consent ("she says yes"), haste, praise, a sigh. Skipped, and then only an explicit yes commits.
   */
  readonly reassures: readonly string[];
  /** Names a cancellation. Where the proposal itself asks for one, "cancel it" agrees. */
  readonly cancels: readonly string[];
  /** Says that it is a pity, or why nobody comes: "sadly", "we can't make it". Beside a yes to a cancellation it is no objection. */
  readonly regrets: readonly string[];
  /** Names a move of what is booked. Where the proposal itself asks for one, these words are no change of it. */
  readonly moves: readonly string[];
  /** Agrees where the proposal asks for a move: "move it". Anywhere else it is a change. */
  readonly moveIt: readonly string[];
  /** Tells to make what is proposed: "book it". Where the proposal asks to cancel or to move, this is another action and agrees to nothing. */
  readonly makes: readonly string[];
  /** Says to leave what is booked as it is: it agrees neither to a cancellation nor to a move. */
  readonly keeps: readonly string[];
  /** Skipped before the word that decides: "oh", "well", "ok so", greetings. */
  readonly fillers: readonly string[];
  /** Blocks a commit anywhere in the message. */
  readonly contrast: readonly string[];
  readonly change: readonly string[];
  readonly condition: readonly string[];
  readonly negation: readonly string[];
  /** Contains a word of the lists above and changes nothing: "why not", "can't wait", "let me know if". */
  readonly harmless?: readonly string[];
  /** Says that the person is finished, so that a "no" before it does not decline: "no, that's all". */
  readonly finished?: readonly string[];
  /** Answers some other question than the proposal's, so that a "no" before it does not decline. */
  readonly elsewhere?: readonly string[];
  /** Opens a question about the matter: "what", "is there". */
  readonly asks: readonly string[];
  /** Opens a question only if a question mark closes it: "is", "are". */
  readonly asksMarked?: readonly string[];
  /** Marks a question when it stands after its subject (Turkish "mı"). */
  readonly askParticles?: readonly string[];
  /** Opens a request that may be a change: "can you", "could I". Passes only with a word of `informs`. */
  readonly requests?: readonly string[];
  /** Says what else the person wants. Passes only as an addition ("I also need"), never on its own. */
  readonly wants?: readonly string[];
  /** What a request may be about without touching the proposal: "tell me", "find", "address". */
  readonly informs: readonly string[];
  /** Opens an addition: "also", "and", "I also need". */
  readonly adds: readonly string[];
  /** Things that are booked. With a proposal at hand, "a taxi" must stand in it; "the taxi" need not. */
  readonly things?: Readonly<Partial<Record<ThingKind, readonly string[]>>>;
  /** Words of agreement, thanks and booking that may surround a yes without changing what it agrees to. */
  readonly words: readonly string[];
  /** Wishes for something else, seen after a "no": "I want", "find". */
  readonly wishes?: readonly string[];
  /** `to`, `from`: what follows must stand so in the summary. */
  readonly directions?: readonly string[];
  readonly articles?: readonly string[];
  readonly weekdays: readonly (readonly string[])[];
  readonly months: readonly (readonly string[])[];
  /** Number words, by value. Forms that are also everyday words elsewhere go to `numbersAtHome`. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly numbersAtHome?: Readonly<Record<string, number>>;
  /** Before or after a number, they make it a clock time: "at", "saat", "Uhr". */
  readonly clockBefore: readonly string[];
  readonly clockAfter: readonly string[];
  /** After a number, they make it a count of people. */
  readonly people: readonly string[];
  /** Days and parts of the day named by a word: "tomorrow", "evening". They must stand in the summary. */
  readonly dayWords: readonly string[];
  /** Days counted from the day of the reply: [words, days ahead]. "Tonight" is day 0, and its hours are in `dayParts`. */
  readonly relativeDays: readonly (readonly [words: readonly string[], days: number])[];
  /** Parts of the day, by the hours they name: [words, first hour, last hour]. A time shown in between shows them too. */
  readonly dayParts?: readonly (readonly [words: readonly string[], from: number, to: number])[];
}
