import {
  anyBetween,
  type Clause,
  clausesFrom,
  isClauseEnd,
  isHarmless,
  lengthAt,
  namesAnotherThing,
  type Reading,
  wordsFrom,
} from './reading.ts';
import { isContent } from './tokenise.ts';
import { no, other, type ReplyVerdict } from './verdict.ts';

/** A yes, or a "no" about some other question than the proposal, behind the opening: it must not be released. */
function takesItBack(reading: Reading, from: number): boolean {
  for (let position = from; position < reading.tokens.length; position += 1) {
    if (!isContent(reading.tokens[position])) continue;
    if (lengthAt(reading, position, 'finished', 'elsewhere') > 0) return true;
    const negated = position > from && lengthAt(reading, position - 1, 'negation') > 0;
    const declines = lengthAt(
      reading,
      position,
      'no',
      'noAlone',
      'noBare',
      'withdraw',
      'wishes',
      'wants',
      'change',
    );
    const agrees = lengthAt(reading, position, 'yes');
    const isWhole = isClauseEnd(reading, position + agrees) && agrees >= declines;
    if (agrees > 0 && (agrees > declines || isWhole) && !negated) return true;
    const filler = lengthAt(reading, position, 'fillers');
    const praises = lengthAt(reading, position, 'yesAlone');
    if (praises > Math.max(declines, filler) && !negated) return true;
  }
  return false;
}

/** Whether every word only declines, thanks or explains, or repeats what was shown. */
function onlyDeclines(reading: Reading, from: number): boolean {
  if (reading.differs) return false;
  let position = from;
  while (position < reading.tokens.length) {
    if (!isContent(reading.tokens[position])) {
      if (reading.tokens[position]?.kind === 'question') return false;
      position += 1;
      continue;
    }
    const declines = lengthAt(reading, position, 'no', 'noAlone', 'noBare', 'withdraw');
    const fillers = lengthAt(reading, position, 'fillers');
    if (lengthAt(reading, position, 'contrast', 'change') > Math.max(declines, fillers)) return false;
    const known = Math.max(
      declines,
      lengthAt(reading, position, 'fillers', 'words', 'negation', 'things', 'harmless'),
    );
    const shown = reading.shown?.some(({ text }) => text === reading.tokens[position]?.text) === true;
    if (known === 0 && !shown && !reading.repeated.has(position)) return false;
    position += Math.max(known, 1);
  }
  return true;
}

/** What is left when thanks and repeated noes are passed over. */
function restAfter(reading: Reading, from: number): string | null {
  let position = from;
  while (position < reading.tokens.length) {
    if (isContent(reading.tokens[position])) {
      const known = lengthAt(reading, position, 'no', 'noAlone', 'noBare', 'withdraw', 'fillers');
      if (known === 0) break;
      position += known;
    } else position += 1;
  }
  return wordsFrom(reading, position);
}

/**
 * Reads a reply that opens with a no (tokens `start` to `end`). A bare refusal, or one that goes on to correct or to wish
 * for something else, releases what was held. One that also agrees ("no, that's fine"), finishes ("no, that's all")
 * or answers something else ("no, I have no allergies") does not.
 */
export function readRefusal(
  reading: Reading,
  kind: 'no' | 'withdraw',
  start: number,
  end: number,
): ReplyVerdict {
  if (reading.tokens[end]?.kind === 'question') return other('question');
  if (takesItBack(reading, end)) return other('undecided');
  // "I don't want it to be late" does not decline it.
  if (lengthAt(reading, end, 'directions') > 0 && end > start + 1) return other('unclear');
  if (namesAnotherThing(reading, start, kind === 'no' ? end : reading.tokens.length)) return other('unclear');
  if (onlyDeclines(reading, end)) return no(null);
  if (kind === 'withdraw') {
    return other('unclear');
  }
  const last = reading.tokens.length;
  const corrects =
    reading.differs || anyBetween(reading, end, last, 'change', 'wishes', 'wants', 'requests', 'informs');
  const conditional = anyBetween(reading, end, last, 'condition') && !isHarmless(reading.tokens, end);
  if (!corrects || conditional) return other('unclear');
  return no(restAfter(reading, end));
}

/** Whether the clause only nods, and nothing hangs on it: the "ok" of "ok, then don't book it". */
function isNod(
  reading: Reading,
  { start, end, asked, trailsOff }: Clause,
  ...lists: readonly ('yesAlone' | 'neither')[]
): boolean {
  if (asked || trailsOff) return false;
  for (let position = start; position < end; ) {
    const nods = lengthAt(reading, position, 'fillers', ...lists);
    if (nods === 0) return false;
    position += nods;
  }
  return true;
}

/** Whether the clause forbids it in so many words: "don't book it", not "forget it", which may mean something else. */
function forbids(reading: Reading, { start, end }: Clause): boolean {
  for (let position = start; position < end; position += 1) {
    const length = lengthAt(reading, position, 'noBare');
    if (length > 2 && anyBetween(reading, position, position + length, 'negation')) return true;
  }
  return false;
}

/**
 * Whether the clause is a plain refusal and nothing more: "don't book it, thanks", "thanks but no". A bare "no" may ask:
 * "nice, no".
 */
function isRefusal(reading: Reading, { start, end, asked, trailsOff }: Clause): boolean {
  if (asked || trailsOff) return false;
  let refuses = false;
  let isLedTo = false;
  const isPolite = anyBetween(reading, 0, reading.tokens.length, 'fillers');
  for (let position = start; position < end; ) {
    // "Please don't" and "cancel" behind it are one prohibition.
    const withdraws = reading.action === 'cancel' || refuses ? 0 : lengthAt(reading, position, 'withdraw');
    const bare = isLedTo ? lengthAt(reading, position, 'noAlone') : 0;
    const refusal = Math.max(lengthAt(reading, position, 'no', 'noBare'), bare, withdraws);
    // "We can't come" says why something is called off, and not that it is kept.
    const explains = reading.action === 'cancel' && lengthAt(reading, position, 'regrets') >= refusal;
    const declines = explains ? 0 : refusal;
    // The "but" of "thanks, but no" leads to the refusal; behind it, it would take something back.
    const leads = refuses ? 0 : lengthAt(reading, position, 'contrast');
    const around = Math.max(lengthAt(reading, position, 'fillers'), leads);
    const otherwise = lengthAt(
      reading,
      position,
      'neither',
      'reassures',
      'harmless',
      'elsewhere',
      'finished',
    );
    // Thanks alone may decline or agree; beside a refusal they only are polite.
    if (otherwise > Math.max(declines, around) || Math.max(declines, around) === 0) return false;
    // "No need" alone may answer something else.
    refuses ||= declines > 0 && (otherwise < declines || isPolite);
    isLedTo = leads > 0 || (isLedTo && declines === 0);
    position += Math.max(declines, around);
  }
  return refuses;
}

/**
 * Whether the reply ends in a plain refusal, and what stands before it only says why: nothing asked, agreed to, wished
 * for or put off.
 */
export function refusesInOwnClause(reading: Reading): boolean {
  const all = clausesFrom(reading, 0);
  // Thanks behind it change nothing: "thanks, but no, thanks".
  const clauses = all.slice(0, all.findLastIndex((clause) => !isNod(reading, clause)) + 1);
  const last = clauses.at(-1);
  if (last === undefined || !isRefusal(reading, last)) return false;
  if (namesAnotherThing(reading, 0, reading.tokens.length)) return false;
  const isExplicit = forbids(reading, last);
  // Thanks alone may decline or agree; before a "but no" they only are polite.
  const isLed = lengthAt(reading, last.start, 'contrast') > 0;
  return clauses.every(
    (clause) =>
      isRefusal(reading, clause) ||
      (isExplicit && isNod(reading, clause, 'yesAlone')) ||
      (isLed && isNod(reading, clause, 'neither')) ||
      (!clause.asked &&
        !anyBetween(
          reading,
          clause.start,
          clause.end,
          'asks',
          'askParticles',
          'requests',
          'wishes',
          'wants',
          'adds',
          'change',
          'condition',
          'elsewhere',
          'finished',
          'yes',
          'yesAlone',
          'neither',
        )),
  );
}
