import { readAgreement } from './read-agreement.ts';
import { readRefusal } from './read-refusal.ts';
import { homeLengthAt, isClauseEnd, lengthAt, type Reading } from './reading.ts';
import { isContent } from './tokenise.ts';
import { other, type ReplyVerdict } from './verdict.ts';

type Opening =
  | { readonly kind: 'yes' | 'no' | 'withdraw'; readonly length: number }
  | { readonly kind: 'neither' };

/** "Great" agrees and "great place" does not: what agrees only alone must end its clause or lead to a known phrase. */
function standsAlone(reading: Reading, end: number): boolean {
  if (isClauseEnd(reading, end) || reading.tokens[end]?.kind === 'emoji') return true;
  return reading.repeated.has(end) || lengthAt(reading, end, 'yes', 'yesAlone', 'fillers') > 0;
}

/** The deciding phrase at `position`. The longest wins; of equal ones, the more careful reading. */
function openingAt(reading: Reading, position: number): Opening | null {
  const neither = lengthAt(reading, position, 'neither');
  const declines = Math.max(lengthAt(reading, position, 'no'), homeLengthAt(reading, position, 'no'));
  const declinesAlone = lengthAt(reading, position, 'noAlone');
  const declinesBare = lengthAt(reading, position, 'noBare');
  const withdraws = lengthAt(reading, position, 'withdraw');
  const agrees = Math.max(lengthAt(reading, position, 'yes'), homeLengthAt(reading, position, 'yes'));
  const agreesAlone = lengthAt(reading, position, 'yesAlone');
  const longest = Math.max(neither, declines, declinesAlone, declinesBare, withdraws, agrees, agreesAlone);
  if (longest === 0) return null;
  if (homeLengthAt(reading, position, 'yes') === longest) return { kind: 'yes', length: longest };
  if (homeLengthAt(reading, position, 'no') === longest) return { kind: 'no', length: longest };
  if (neither === longest) return { kind: 'neither' };
  const yesLength = Math.max(agrees, agreesAlone);
  const noLength = Math.max(declines, declinesAlone, declinesBare, withdraws);
  if (yesLength === longest && noLength === longest) return { kind: 'neither' };
  if (yesLength === longest) {
    const complete = agrees === longest || standsAlone(reading, position + longest);
    return complete ? { kind: 'yes', length: longest } : { kind: 'neither' };
  }
  if (withdraws === longest) return { kind: 'withdraw', length: longest };
  const after = position + longest;
  const complete =
    declines === longest ||
    isClauseEnd(reading, after) ||
    reading.tokens[after]?.kind === 'emoji' ||
    lengthAt(reading, after, 'fillers') > 0 ||
    (declinesAlone === longest && lengthAt(reading, after, 'afterNo', 'no', 'noAlone') > 0);
  return complete ? { kind: 'no', length: longest } : { kind: 'neither' };
}

/** Finds the first meaningful word or phrase and reads the reply as what it opens. */
export function readAnswer(reading: Reading): ReplyVerdict {
  if (!reading.tokens.some(isContent)) return other('empty');
  let position = 0;
  while (position < reading.tokens.length) {
    if (!isContent(reading.tokens[position])) {
      if (reading.tokens[position]?.kind === 'question') return other('question');
      position += 1;
      continue;
    }
    const filler = lengthAt(reading, position, 'fillers');
    const found = openingAt(reading, position);
    // "Ok so" only leads up to what is said next.
    const opening = found !== null && found.kind !== 'neither' && found.length < filler ? null : found;
    if (opening?.kind === 'neither' && filler === 0) return other('undecided');
    if (opening && opening.kind !== 'neither') {
      const end = position + opening.length;
      if (opening.kind === 'yes') return readAgreement(reading, position, end);
      return readRefusal(reading, opening.kind, position, end);
    }
    if (filler === 0) return other('unclear');
    position += filler;
  }
  return other('unclear');
}
