import { likenessBy } from '../../language/likeness/likeness-model.ts';
import type { FeatureSpace, LetterScript } from '../../language/likeness/text-features.ts';
import { claimWeights } from './claim-weights.ts';
import { claimConcepts } from './concepts.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars/index.ts';
import { isBeyondReading, readsAsClaim } from './reads-as-claim.ts';

const grammarsByScript: Readonly<Record<LetterScript, readonly Grammar[]>> = {
  latin: [grammars.en, grammars.de, grammars.tr],
  greek: [grammars.el],
  cyrillic: [grammars.ru],
  hebrew: [grammars.he],
  arabic: [grammars.ar, grammars.fa],
  hangul: [grammars.ko],
};
const fields = [
  'open',
  'condition',
  'generic',
  'nothing',
  'completed',
  'self',
  'you',
  'party',
  'thing',
  'yours',
  'action',
  'near',
  'done',
  'bygone',
  'interrogative',
  'negation',
] as const;

/** What sentences of a model are compared by: beside their words, the classes that the grammars of their script find. */
export const claimSpace: FeatureSpace = {
  weightCount: 1 << 18,
  concepts: claimConcepts,
  classesIn: ({ plain, script }) =>
    fields.filter((field) => grammarsByScript[script].some((grammar) => grammar[field].test(plain))),
};

const claimOdds = likenessBy(claimWeights, claimSpace);

/** What the judges say of one sentence. */
export interface Judgement {
  /** That it claims something, by its likeness. */
  readonly odds: number;
  /** Asked only where the likeness leaves it open: it takes longest. */
  readonly isHeldByGrammar: () => boolean;
  readonly isBeyondReading: boolean;
}

/**
 * Log-odds above which a sentence is held back: three to two; where a claim is likelier, one to three. Found on sentences of
 * people whose others were not learned from.
 */
export const claimThresholds = { usual: 0.4, strict: -1.25 };
/** So sure must the likeness be that a sentence is harmless, to release what the grammar holds: one in twenty. */
const sureHarmless = -3;

/** Whether a sentence of which this is known is held back. Pure. */
export function isHeldBack(
  { odds, isHeldByGrammar, isBeyondReading }: Judgement,
  threshold: number,
): boolean {
  return isBeyondReading || odds > threshold || (odds > sureHarmless && isHeldByGrammar());
}

/** "Done!", "Passt!", "Yes.": after a request for an action it says that the action was done. */
function isFragment(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.length <= 2 && !/[?؟;]/u.test(sentence);
}

interface Around {
  /** The sentence before it, in the same paragraph, was held back. */
  readonly goesOn?: boolean;
  /** A claim is likelier here: the person asked for an action, or one waits for their answer, and no tool told anything in this turn. */
  readonly isStrict?: boolean;
}

/**
 * Whether a sentence of a model is held back, by two judges that know little of each other: the grammars (`readsAsClaim`), and its
 * likeness to claims by weights learned from labelled sentences (`npm run likeness:train`), which finds what no rule was written for,
 * and releases what a rule holds and all that was learned speaks for. What goes on after a claim is for the grammar alone.
 */
export function mayClaim(sentence: string, { goesOn = false, isStrict = false }: Around = {}): boolean {
  if (isStrict && isFragment(sentence)) return true;
  if (goesOn && readsAsClaim(sentence, true)) return true;
  const threshold = isStrict ? claimThresholds.strict : claimThresholds.usual;
  return isHeldBack(
    {
      odds: claimOdds(sentence),
      isHeldByGrammar: () => readsAsClaim(sentence),
      isBeyondReading: isBeyondReading(sentence),
    },
    threshold,
  );
}
