import { agreesAllTheSame, composesAgreement } from './composed-agreement.ts';
import { agreesToTheAction, besideYes, leadsUp, readAgreement } from './read-agreement.ts';
import { readRefusal, refusesInOwnClause } from './read-refusal.ts';
import {
  anyBetween,
  homeLengthAt,
  isClauseEnd,
  isNameInEnglish,
  lengthAt,
  type Reading,
  startsWithFacts,
} from './reading.ts';
import { isContent } from './tokenise.ts';
import { no, other, type ReplyVerdict, yes } from './verdict.ts';

type Opening =
  | { readonly kind: 'yes' | 'no' | 'withdraw'; readonly length: number }
  | { readonly kind: 'neither'; readonly length: number };

/** "Great" agrees and "great place" does not: what agrees only alone must end its clause or lead to a known phrase. */
function standsAlone(reading: Reading, end: number): boolean {
  if (isClauseEnd(reading, end) || reading.tokens[end]?.kind === 'emoji') return true;
  if (reading.repeated.has(end) || homeLengthAt(reading, end, 'yes') > 0) return true;
  const known = ['yes', 'yesAlone', 'fillers', 'reassures', ...agreesToTheAction[reading.action]] as const;
  return lengthAt(reading, end, ...known) > 0;
}

/** The deciding phrase at `position`. The longest wins; of equal ones, the more careful reading. */
function openingAt(reading: Reading, position: number): Opening | null {
  const neither = lengthAt(reading, position, 'neither');
  const declines = Math.max(lengthAt(reading, position, 'no'), homeLengthAt(reading, position, 'no'));
  const declinesAlone = lengthAt(reading, position, 'noAlone');
  const declinesBare = lengthAt(reading, position, 'noBare');
  const cancels = lengthAt(reading, position, 'withdraw');
  const withdraws = reading.action === 'cancel' ? 0 : cancels;
  const agrees = Math.max(
    lengthAt(reading, position, 'yes'),
    homeLengthAt(reading, position, 'yes'),
    reading.action === 'cancel' ? cancels : 0,
    reading.action === 'move' ? lengthAt(reading, position, 'moveIt') : 0,
  );
  const agreesAlone = lengthAt(reading, position, 'yesAlone');
  const longest = Math.max(neither, declines, declinesAlone, declinesBare, withdraws, agrees, agreesAlone);
  if (longest === 0) return null;
  const isYes = longest === Math.max(agrees, agreesAlone);
  if (isYes && isNameInEnglish(reading, position, position + longest)) {
    return { kind: 'neither', length: longest };
  }
  if (homeLengthAt(reading, position, 'yes') === longest) return { kind: 'yes', length: longest };
  if (homeLengthAt(reading, position, 'no') === longest) return { kind: 'no', length: longest };
  if (neither === longest) {
    // "Don't cancel it" declines a cancellation.
    const keeps = reading.action === 'cancel' && anyBetween(reading, position, position + longest, 'cancels');
    return { kind: keeps ? 'no' : 'neither', length: longest };
  }
  // "Call it off" turns a table down, and agrees where calling off is what is asked.
  if (reading.action === 'cancel' && cancels === longest) return { kind: 'yes', length: longest };
  const yesLength = Math.max(agrees, agreesAlone);
  const noLength = Math.max(declines, declinesAlone, declinesBare, withdraws);
  if (yesLength === longest && noLength === longest) return { kind: 'neither', length: longest };
  if (yesLength === longest) {
    const complete = agrees === longest || standsAlone(reading, position + longest);
    return complete ? { kind: 'yes', length: longest } : { kind: 'neither', length: 0 };
  }
  if (withdraws === longest) return { kind: 'withdraw', length: longest };
  const after = position + longest;
  const complete =
    declines === longest ||
    isClauseEnd(reading, after) ||
    reading.tokens[after]?.kind === 'emoji' ||
    lengthAt(reading, after, 'fillers') > 0 ||
    (declinesAlone === longest && lengthAt(reading, after, 'afterNo', 'no', 'noAlone', 'noBare') > 0);
  return complete ? { kind: 'no', length: longest } : { kind: 'neither', length: 0 };
}

/**
 * Finds the first meaningful word or phrase and reads the reply as what it opens. Where that decides nothing, a plain
 * refusal in a clause of its own still declines: "we have cooked already, don't book it".
 */
export function readAnswer(reading: Reading): ReplyVerdict {
  const read = readOpening(reading);
  if (read.verdict !== 'other') return read;
  if (refusesInOwnClause(reading)) return no(null);
  // What agrees in a listed phrase and says something else with it has been read already.
  const isOpen = read.reason === 'unclear' || read.reason === 'undecided';
  if (isOpen && composesAgreement(reading)) return yes(null);
  const isFeared = isOpen || read.reason === 'condition' || read.reason === 'change';
  return isFeared && agreesAllTheSame(reading) ? yes(null) : read;
}

function readOpening(reading: Reading): ReplyVerdict {
  if (!reading.tokens.some(isContent)) return other('empty');
  let position = 0;
  // Where the opening is preceded by what was shown or by "no problem", a nod is not enough.
  let leads: number | null = null;
  // "The boiler is broken, yes" says again what is to be told, and not to tell it.
  let retells = false;
  while (position < reading.tokens.length) {
    if (!isContent(reading.tokens[position])) {
      if (reading.tokens[position]?.kind === 'question') return other('question');
      position += 1;
      continue;
    }
    const { opening, filler, reassures } = openingBehindFillers(reading, position);
    if (opening?.kind === 'neither') {
      if (filler === 0 || opening.length > filler) return other('undecided');
    } else if (opening !== null) {
      const end = position + opening.length;
      if (opening.kind !== 'yes') return readRefusal(reading, opening.kind, position, end);
      if (retells) return other('undecided');
      return readAgreement(reading, leads ?? position, { start: position, end });
    } else if (reassures) leads ??= position;
    if (filler === 0) {
      if (!startsWithFacts(reading, position)) {
        const end = leadsUp(reading, position);
        if (end === null) return other('unclear');
        leads ??= position;
        position = end;
        continue;
      }
      leads ??= position;
      retells ||= reading.quoted.has(reading.tokens[position]?.text ?? '');
    }
    position += Math.max(filler, 1);
  }
  return other('unclear');
}

/** The opening at `position` unless a filler takes more words: "ok so" only leads up to what is said next. */
function openingBehindFillers(
  reading: Reading,
  position: number,
): { readonly opening: Opening | null; readonly filler: number; readonly reassures: boolean } {
  const reassurance = besideYes(reading, position);
  // "We can't come" declines a table, and says why one is called off.
  const regret = reading.action === 'cancel' ? lengthAt(reading, position, 'regrets') : 0;
  const filler = Math.max(lengthAt(reading, position, 'fillers'), reassurance);
  const found = openingAt(reading, position);
  const isOutdone =
    found?.kind === 'neither'
      ? reassurance > 0 && reassurance >= found.length
      : found !== null && found.length < Math.max(filler, regret + 1);
  return { opening: isOutdone ? null : found, filler, reassures: reassurance > 0 };
}
