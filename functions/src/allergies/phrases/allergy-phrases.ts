/**
 * How one language says that something makes ill, or must be left out: folded (`language/fold-text.ts`), without apostrophes.
 * `¤` stands for a food that is named, with its ending still behind it. `<` and `>` are the edges of a word.
 */
export interface AllergyPhrases {
  /** Names an allergy, an intolerance, or what is carried against them. */
  readonly illness: readonly string[];
  /** What happens to somebody who eats it. Counts beside a food only. */
  readonly reaction: readonly string[];
  /** What must not be eaten, said so that no taste is meant. */
  readonly forbidden: readonly string[];
  /** Asks for it to be left out, and does not say why. */
  readonly leftOut: readonly string[];
  /** A matter of taste: counts against what is left out, unless that makes many ill. */
  readonly dislikes: readonly string[];
  /** Says that there is none. */
  readonly denial: readonly string[];
  /** "No allergies, except …": what follows counts. */
  readonly restriction: readonly string[];
  /** Asks that what was said be forgotten. Beside a word for an allergy. */
  readonly forgetting: readonly string[];
  /** Has grown out of it, or was wrong. In the clause of the allergy. */
  readonly noLonger: readonly string[];
  /** Takes something away: an allergy from what is kept, or an ingredient from a dish. Which, the clause tells: see `having`. */
  readonly removing: readonly string[];
  /** Sounds like forgetting and is none: "I forgot to mention", "don't forget". Left out before `forgetting` is looked for. */
  readonly notForgotten: readonly string[];
  /** Somebody has it: in a clause with `removing` the allergy is the reason, and not what is to be taken away. */
  readonly having: readonly string[];
  /** A question that asks for something to be done, in place of a request. */
  readonly politeRequest: readonly string[];
  /** Retold from elsewhere, or said in jest: it is about nobody who eats here. */
  readonly retold: readonly string[];
  /** Orders a dish: what is ordered is not what makes ill. */
  readonly ordering: readonly string[];
  /** Whose it is. */
  readonly child: readonly string[];
  readonly companion: readonly string[];
  readonly self: readonly string[];
  /** Praises a dish with the words of a reaction: "to die for". */
  readonly loves: readonly string[];
  /** Says "cannot", and means a taste: "I can't stand fish". */
  readonly loathes: readonly string[];
  /** Speaks of what was once, and of its end: "I was allergic as a child" – "it passed, I eat everything". */
  readonly past: readonly string[];
  readonly outgrown: readonly string[];
  /** Whole words for what nobody eats: an allergy to it, real or said in jest, is not about food. */
  readonly notFood: readonly string[];
  /** How bad it is. */
  readonly severity: Readonly<Record<'anaphylactic' | 'severe' | 'moderate' | 'mild', readonly string[]>>;
}
