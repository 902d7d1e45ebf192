/** Parted by `|` or by lines, as `phraseList` reads them. */
type Phrases = string;

/** Groups of words that together say what a person wants of those who keep their data. `*` stands for any letters. */
export interface WishWords {
  /** Means a person of ours, whatever stands beside it. */
  readonly human: Phrases;
  /** May be somebody else: counts beside `talk` only. */
  readonly somebody: Phrases;
  readonly talk: Phrases;
  readonly want: Phrases;
  /** Says all of it: asks for a person. */
  readonly humanWanted: Phrases;
  readonly bot: Phrases;
  /** Names of a bot that are asked about alone ("Bot?"). Other words for one are asked for too: a car is a "машина". */
  readonly botAlone: Phrases;
  /** Asks what the one is who answers. */
  readonly areYou: Phrases;
  /** What is kept of a person. */
  readonly data: Phrases;
  /** An account and what else belongs to one; only to be erased. */
  readonly account: Phrases;
  /** What is asked about, but neither sent nor erased: a number, what was written. */
  readonly written: Phrases;
  readonly policy: Phrases;
  /** Asks what becomes of something. */
  readonly whatBecomes: Phrases;
  readonly give: Phrases;
  readonly erase: Phrases;
  /** Says all of it: forget me. */
  readonly forgetMe: Phrases;
}
