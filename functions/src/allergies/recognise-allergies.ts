import { foldText } from '../language/fold-text.ts';
import { likenessBy, mostLikely } from '../language/likeness/likeness-model.ts';
import { conceptsOf, type FeatureSpace } from '../language/likeness/text-features.ts';
import { mentionsIn } from './allergen-words.ts';
import {
  type AllergyReading,
  foodsOf,
  kindOf,
  readByPhrases,
  type SaidAllergy,
  severityOf,
  whoseOf,
} from './allergies-by-phrases.ts';
import { allergyConcepts } from './allergy-concepts.ts';
import { allergyWeights } from './allergy-weights.ts';
import { clausesOf } from './clauses.ts';
import * as phrases from './phrases/index.ts';

const { severityWords, ...lists } = phrases;
const classes: readonly (readonly [string, Pick<RegExp, 'test'>])[] = [
  ...Object.entries(lists),
  ...severityWords,
];

/** What messages are compared by: beside their words, the classes that the phrases find, and what is named. */
export const allergySpace: FeatureSpace = {
  weightCount: 1 << 17,
  concepts: allergyConcepts,
  classesIn: ({ text }) => {
    const clauses = clausesOf(foldText(text));
    const masked = clauses.map((clause) => clause.text).join(', ');
    const foods = new Set(clauses.flatMap(({ foods: named }) => named.map(({ kind }) => `food ${kind}`)));
    return [
      ...classes.filter(([, pattern]) => pattern.test(masked)).map(([name]) => name),
      ...foods,
      ...(clauses.some(({ isQuestion }) => isQuestion) ? ['asks'] : []),
    ];
  },
};

/** Log-odds from which likeness alone tells of an allergy. Found on sentences of people whose others were not learned from. */
export const allergyThreshold = 2.5;
/** Log-odds from which a message may tell of one, where it has a word for harm or names a food; and from the second without either. */
const possibleThresholds = { withWord: -2, withoutWord: 0.5 };
/** UTF-16 units kept of what likeness found; the words themselves are what guards and travels. */
const maxWords = 400;

const allergyOdds = likenessBy(allergyWeights, allergySpace);

/**
 * What a message says about allergies, by two judges: the phrases (`readByPhrases`), which know what is said of which food, and
 * its likeness to what people wrote who have one, by weights learned from labelled messages (`npm run likeness:train`). What a
 * phrase finds stays, whatever likeness says: what was stated must guard. What only likeness finds guards too, with its words and
 * the foods it names; where it names none that is known, the person is asked. What is like an allergy and not so sure is possible: nothing
 * is noted, and the person is asked to say it plainly. Pure.
 */
export function readAllergies(message: string): AllergyReading {
  const read = readByPhrases(message);
  if (read.said.length > 0 || read.asksToForget || read.isBareAnswer) return read;
  const { piece, odds } = mostLikely(message, allergyOdds);
  if (odds <= possibleThresholds.withWord) return read;
  const isTold = tellsOfHarm(piece);
  if (isTold && odds > allergyThreshold) return { ...read, said: [saidIn(piece)] };
  return { ...read, isPossible: isTold || odds > possibleThresholds.withoutWord };
}

/** Concepts that are no harm by themselves. */
const isAside: ReadonlySet<string> = new Set(['taste', 'diet', 'none', 'asks', 'kin', 'otherwise']);

/** Whether a piece has a word for what harms, or names a food: likeness without either is that of a story. */
function tellsOfHarm(piece: string): boolean {
  return (
    conceptsOf(allergyConcepts, piece).some((concept) => !isAside.has(concept)) ||
    mentionsIn(foldText(piece).text).length > 0
  );
}

/** What a piece of a message tells, where no phrase says of what: of the foods it names, those of a dish that is ordered are none. */
function saidIn(piece: string): SaidAllergy {
  const folded = foldText(piece);
  const clauses = clausesOf(folded);
  const unordered = clauses.filter(({ text }) => !phrases.ordering.test(text));
  const foods = foodsOf(
    (unordered.some((one) => one.foods.length > 0) ? unordered : clauses).flatMap((one) => one.foods),
  );
  return {
    words: [...piece.replace(/[\s\p{Cc}]+/gu, ' ')].slice(0, maxWords).join(''),
    kind: kindOf('illness', folded.text),
    whose: whoseOf(folded.text),
    severity: severityOf(folded.text),
    allergens: [...foods.allergens],
    others: [...foods.others],
  };
}
