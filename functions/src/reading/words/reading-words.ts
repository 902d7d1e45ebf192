/**
 * What one language says of a wish beside when (`reading/moment`). Each entry is a list of phrases with commas between them, as
 * `reading/phrase.ts` reads them: `word|spelling`, `[optional]`, `stem*`, `N` for a number.
 */
export interface ReadingWords {
  /** Whole numbers in words, each with its value: `one 1`. */
  readonly numbers: string;
  /** How many people: of two numbers the sum. */
  readonly party: string;
  /** Like `party`, with the person who writes, or one child, on top. */
  readonly partyAndOne: string;
  /** Says how many without a number: value and phrases. */
  readonly partyOf: readonly (readonly [people: number, phrases: string])[];
  /** Says how many if nothing follows that makes the number a time, a length or a price (`notParty`). */
  readonly partyBefore: string;
  readonly notParty: string;
  readonly morePeople: string;
  readonly fewerPeople: string;
  /** Asks for a booking. */
  readonly book: string;
  /** Asks for something else than what was said before. */
  readonly change: string;
  readonly greeting: string;
  readonly thanks: string;
  /** Turns something down or excludes it: never passed on unasked. */
  readonly negation: string;
  /** Money, times, and words by which people are counted. */
  readonly counted: string;
  /** People of whom it is not said how many: they may be more than were told, and are no more than a story where that is known. */
  readonly company: string;
  /** Right behind a day they make another day of it: "Friday after Easter". */
  readonly moreOfDay: string;
  /** Words that ask for nothing by themselves: grammar, courtesies, and the words of booking. */
  readonly silent: string;
}
