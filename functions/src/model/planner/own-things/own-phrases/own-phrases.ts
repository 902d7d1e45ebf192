import type { CommitmentKind } from '@merve/contract';

/** What a message about one's own things is for. */
export type OwnAim = 'list' | 'status' | 'cancel' | 'late' | 'move' | 'drop';

/** Parted by `|` or by lines, as `phraseList` reads them. */
type Phrases = string;

/** `*` at the beginning or end of a word stands for any letters there. */
export interface OwnPhrases {
  readonly kinds: Readonly<Record<CommitmentKind, Phrases>>;
  /** Says "mine", so that a thing named is one there is already. */
  readonly mine: Phrases;
  readonly it: Phrases;
  readonly list: Phrases;
  readonly status: Phrases;
  readonly cancel: Phrases;
  /** Says no more than that it is not wanted: of what is being asked about, or of what there is. */
  readonly unwanted: Phrases;
  /** Asks what the other side said: needs no thing that is named. */
  readonly heard: Phrases;
  /** Asks how it would be: not about anything there is. */
  readonly inGeneral: Phrases;
  readonly late: Phrases;
  readonly move: Phrases;
  /** As a whole message, or its beginning. */
  readonly drop: Phrases;
}
