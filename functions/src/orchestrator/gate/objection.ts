/** What in a reply forbids the commit, whatever its opening says. */
import type { SharedList } from './compile-lexicons.ts';
import { type Action, anyBetween, isHarmless, lengthAt, type Reading } from './reading.ts';

const objections = ['contrast', 'change', 'condition', 'negation'] as const;

/** Whether "if" at `position` asks, in a sentence of its own behind the yes: "Yes. Tell me the price and if they take cards." */
function asksWhether(reading: Reading, yesEnd: number, position: number): boolean {
  let start = position;
  while (start > 0 && !['stop', 'question'].includes(reading.tokens[start - 1]?.kind ?? '')) start -= 1;
  if (start < yesEnd) return false;
  const opener = start + lengthAt(reading, start, 'adds', 'fillers');
  return lengthAt(reading, opener, 'requests') > 0 && anyBetween(reading, opener, position, 'informs');
}

/**
 * The first thing in the reply that forbids a commit, whatever its opening says; null if nothing does.
 * @param agreesAt how many tokens at a position agree by another rule than the opening's, and do not object
 */
export function objection(
  reading: Reading,
  opening: { start: number; end: number },
  agreesAt: (position: number) => number = () => 0,
): string | null {
  for (const list of objections) {
    const isChange = list === 'change' || list === 'contrast';
    for (let position = 0; position < reading.tokens.length; position += 1) {
      const inside = position >= opening.start && position < opening.end;
      // "Correct" agrees, and "correct the time" changes.
      const explained = Math.max(inside ? opening.end - position : 0, isChange ? agreesAt(position) : 0);
      if (isHarmless(reading.tokens, position)) continue;
      if (isOfTheAction(reading, position)) continue;
      if (list === 'condition' && asksWhether(reading, opening.end, position)) continue;
      if (lengthAt(reading, position, list) > explained) return list;
    }
  }
  if (namesAnotherAction(reading)) return 'another-action';
  return reading.differs ? 'change' : null;
}

/** "Yes, cancel it" agrees to a cancellation, "yes, sadly" too, and "yes, move it" to a move. */
export function actionLength(reading: Reading, position: number): number {
  if (reading.action === 'cancel') return lengthAt(reading, position, 'withdraw', 'cancels', 'regrets');
  return reading.action === 'move' ? lengthAt(reading, position, 'moveIt', 'moves') : 0;
}

/** Whether the word stands in a phrase that names the action which was proposed: "any more" in "we don't need it any more". */
function isOfTheAction(reading: Reading, position: number): boolean {
  if (reading.action === 'make') return false;
  for (let start = Math.max(0, position - 7); start <= position; start += 1) {
    if (start + actionLength(reading, start) > position) return true;
  }
  return false;
}

/** What tells to do another action than the proposal's: "book it" where it asks to cancel, "call it off" where it asks to book. */
const ofOtherActions = {
  make: ['withdraw', 'moveIt'],
  move: ['makes', 'withdraw', 'keeps'],
  cancel: ['makes', 'moveIt', 'keeps'],
} as const satisfies Record<Action, readonly SharedList[]>;

function namesAnotherAction(reading: Reading): boolean {
  return reading.tokens.some(
    (_, position) =>
      lengthAt(reading, position, ...ofOtherActions[reading.action]) > 0 &&
      !isOfTheAction(reading, position) &&
      !isHarmless(reading.tokens, position),
  );
}
