import type { Place } from '@merve/contract';
import { searchWords } from '../fold.ts';
import { cellsOf } from '../map-cells.ts';

/** Words that every second name has: a search for them alone finds everything. */
const empty = new Set('the of a an and in at on by to for near where is me ve ile bir bu'.split(' '));
/** Firestore takes at most 30 values in one `array-contains-any`; what people look for fits in ten words. */
const maxWords = 10;
const maxStored = 60;

/** Folded words; what an apostrophe parts from a word is an ending (`Bellapais’te`, `Halime’s`) and left out. */
const bareWords = (text: string) => searchWords(text.replace(/['’‘ʼ`´]\p{L}+/gu, ''));

/** The words a search by name is made with: folded, without the empty ones, at most ten. Pure. */
export function wordsToFind(text: string): string[] {
  const words = bareWords(text.slice(0, 300)).filter((word) => word.length > 1 && !empty.has(word));
  return [...new Set(words)].slice(0, maxWords);
}

/** A place without what is worked out from the rest. */
export type PlaceDraft = Omit<Place, 'cells' | 'words'>;

/** The place with the squares it lies in and the words it is found by: every writer of places goes through here. Pure. */
export function completePlace(draft: PlaceDraft): Place {
  const spoken = [draft.name, ...draft.otherNames, draft.district].flatMap(bareWords);
  return {
    ...draft,
    cells: cellsOf(draft.location),
    words: [...new Set(spoken.filter((word) => word.length > 1 && !empty.has(word)))].slice(0, maxStored),
  };
}
