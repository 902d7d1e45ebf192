/** What is said of a danger to life. Each is answered alike; thoughts of suicide get a sentence of their own besides. */
export const dangers = [
  'breathing',
  'consciousness',
  'heart',
  'bleeding',
  'injury',
  'fire',
  'drowning',
  'attack',
  'poison',
  'suicide',
  'allergy',
  'birth',
  'call',
] as const;
export type Danger = (typeof dangers)[number];

/**
 * How one language speaks of dangers. Everything is written as spelled and folded when it is compiled.
 *
 * A sign is groups of words joined by ` + `, all of them in one sentence, in any order, with few words between; the
 * alternatives of a group are parted by `|`. `stem*` is a word that begins so, `*stem` one that ends so, `^word` one that
 * begins its sentence. `@name` stands
 * for the alternatives of that name in `words`.
 */
export interface DangerLexicon {
  readonly words: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<Danger, readonly string[]>>;
  /** Who is called for: alone in a message, or twice in a row, it is a cry for help. */
  readonly cries: string;
  /** A figure of speech, a story, a name: with one of these in the sentence nothing there is meant so. */
  readonly figurative: readonly string[];
  /** It was, it might be, somebody asks about it: no danger now, unless the sentence has a word of `now`. */
  readonly distant: readonly string[];
  /** One group: asks for something to be left out. A throat that swells beside it tells of a habit: it does so whenever it is eaten. */
  readonly orders: string;
  /** It is now, or help is asked for. */
  readonly now: readonly string[];
  /** One group: who or what shows that a sentence of more than a few words tells of what is before its writer. */
  readonly here: string;
  /** Letters that this script writes onto the beginning of a word: and, the, in, to. A pattern. */
  readonly proclitics?: string;
}
