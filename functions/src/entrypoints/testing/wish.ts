import type { JsonObject } from '@merve/contract';

/** What a model may do to one slot: another value, which nobody said, or none. */
export interface Mistakes {
  /** The words that say it; the message without them says all but this. */
  readonly words: string;
  /** The arguments with another value. */
  readonly shifted: JsonObject;
  /** The arguments without it; left out where the tool cannot be called without. */
  readonly forgotten?: JsonObject;
}

export interface Wish {
  /** Says what is asked for; the words of the slots follow. */
  readonly begins: string;
  readonly args: JsonObject;
  /** By the path of the slot in the tool's declaration; a text says why no mistake in it can do harm. */
  readonly slots: Readonly<Record<string, Mistakes | string>>;
}

/** A word for who serves it, which a model may make another or forget. */
export const note = (words: string): Mistakes => ({
  words,
  shifted: { note: 'champagne on ice' },
  forgotten: { note: null },
});
