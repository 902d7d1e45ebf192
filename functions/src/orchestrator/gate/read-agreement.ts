import { AgreementFollower } from './agreement-follower.ts';
import type { SharedList } from './compile-lexicons.ts';
import { objection } from './objection.ts';
import {
  type Action,
  anyBetween,
  type Clause,
  clausesFrom,
  homeLengthAt,
  isHarmless,
  lengthAt,
  namesAnotherThing,
  type Reading,
  sentenceEnd,
  startsWithFacts,
  wordsFrom,
} from './reading.ts';
import { other, type ReplyVerdict, yes } from './verdict.ts';

/** How many tokens at `position` stand beside a yes and ask for nothing; a regret does so beside a yes to a cancellation. */
export function besideYes(reading: Reading, position: number): number {
  const lists = reading.action === 'cancel' ? (['reassures', 'regrets'] as const) : (['reassures'] as const);
  return lengthAt(reading, position, ...lists);
}

/** How plainly the person has agreed so far: not at all, by praise or a nod ("great", "ok"), or in so many words. */
type Evidence = 'none' | 'nod' | 'explicit';

/** What agrees to one action and objects to the others. */
export const agreesToTheAction = {
  make: [],
  cancel: ['withdraw'],
  move: ['moveIt'],
} as const satisfies Record<Action, readonly SharedList[]>;

/** What the opening of a clause says for the proposal, behind thanks, greetings and nods. */
function evidenceOf(reading: Reading, { start, end, asked, trailsOff }: Clause): Evidence {
  let evidence: Evidence = 'none';
  if (asked || trailsOff) return evidence;
  let position = start;
  while (position < end) {
    const explicit = Math.max(
      lengthAt(reading, position, 'yes', ...agreesToTheAction[reading.action]),
      homeLengthAt(reading, position, 'yes'),
    );
    const nod = lengthAt(reading, position, 'yesAlone');
    const filler = Math.max(
      lengthAt(reading, position, 'fillers'),
      besideYes(reading, position),
      startsWithFacts(reading, position) ? 1 : 0,
    );
    if (explicit > 0 && explicit >= Math.max(nod, filler)) return 'explicit';
    if (nod > 0 && nod >= filler) evidence = 'nod';
    else if (filler === 0) return evidence;
    position += Math.max(nod, filler);
  }
  return evidence;
}

/** Whether the clause holds a yes of one word: "yes", "confirmed". "It is great" alone may go on "… to see you". */
function hasYesWord(reading: Reading, { start, end }: Clause): boolean {
  const alone = (position: number) => ({ ...reading, tokens: reading.tokens.slice(position, position + 1) });
  for (let position = start; position < end; position += 1) {
    if (lengthAt(alone(position), 0, 'yes') > 0) return true;
    if (
      lengthAt(reading, position, 'fillers', 'yesAlone', 'reassures') === 0 &&
      !startsWithFacts(reading, position)
    )
      return false;
  }
  return false;
}

/** Whether every word of the clause agrees, thanks or repeats what was shown. */
function onlyAgrees(follower: AgreementFollower, { start, end }: Clause): boolean {
  for (let position = start; position < end; ) {
    const step = follower.agreeing(position);
    if (step === 0) return false;
    position += step;
  }
  return true;
}

/**
 * Where a clause ends that only leads up to the yes behind it: "this is better. Yes", "that's a good price, book it". Null if
 * it says more, asks, or the reply ends there.
 */
export function leadsUp(reading: Reading, position: number): number | null {
  const [clause, next] = clausesFrom(reading, position);
  if (clause === undefined || next === undefined || clause.asked || clause.trailsOff) return null;
  if (opensSentence(reading, clause.start) || asksSomething(reading, clause)) return null;
  return onlyAgrees(new AgreementFollower(reading, true), clause) ? clause.end : null;
}

/** "I need the address" asks; "I want the vegan menu" changes. */
function wantsToKnow(reading: Reading, position: number): boolean {
  return lengthAt(reading, position, 'articles') > 0 && lengthAt(reading, position + 1, 'informs') > 0;
}

/** Where the last phrase of a list starts between two tokens; -1 if there is none. */
function lastOf(reading: Reading, from: number, to: number, list: 'requests'): number {
  for (let position = to - 1; position >= from; position -= 1) {
    if (lengthAt(reading, position, list) > 0) return position;
  }
  return -1;
}

/** Whether the clause may be handed on as a question or a further wish that leaves the proposal as it is. */
function mayBeHandedOn(reading: Reading, from: number, to: number, asked: boolean): boolean {
  const informs = anyBetween(reading, from, to, 'informs');
  if (anyBetween(reading, from, to, 'askParticles')) return asked || informs;
  const adds = lengthAt(reading, from, 'adds');
  const start = from + adds;
  // "Also I need a hotel" adds; "and I want the terrace" may be about the proposal.
  const addsPlainly = adds > 0 && lengthAt(reading, from, 'words') < adds;
  const requests = lengthAt(reading, start, 'requests');
  const wants = lengthAt(reading, start, 'wants');
  if (wants > requests) {
    return (
      addsPlainly || anyBetween(reading, start, start + wants, 'adds') || wantsToKnow(reading, start + wants)
    );
  }
  if (requests > 0) return informs || addsPlainly;
  if (lengthAt(reading, start, 'asks') > 0) return true;
  if (lengthAt(reading, start, 'asksMarked') > 0) return asked;
  if (anyBetween(reading, from, to, 'asks')) return asked || informs;
  // In verb-final languages the request comes last: "adresi gönderir misiniz", "전화번호 알려주세요".
  const last = lastOf(reading, from, to, 'requests');
  if (last > from && anyBetween(reading, from, last, 'informs')) return true;
  return informs && (asked || adds > 0);
}

function opensSentence(reading: Reading, position: number): boolean {
  const opener = lengthAt(reading, position, 'adds', 'asks', 'asksMarked', 'requests', 'wants');
  if (opener === 0) return false;
  // "Why not" asks nothing, and "also, yes" adds nothing.
  const knownPhrase = lengthAt(reading, position, 'harmless', 'yes', 'reassures');
  return opener > knownPhrase || lengthAt(reading, position, 'requests') > knownPhrase;
}

/**
 * Reads a reply whose first meaningful words, the `opening`, agree; `from` is where what leads up to them starts, and then a nod
 * is not enough. Evidence for the agreement has to be explicit,
 * and whatever is left unexplained is evidence against it:
 * - "Yes", "book it" or "that works" in a clause of its own commits; questions and additions in clauses behind it are
 *   handed on.
 * - "Great" and "ok" commit if the whole message does nothing but agree: they also open questions and goodbyes.
 * - A clause that ends in a question mark, or holds a question particle, agrees to nothing.
 */
export function readAgreement(
  reading: Reading,
  from: number,
  opening: { readonly start: number; readonly end: number },
): ReplyVerdict {
  if (namesAnotherThing(reading, from, opening.end)) return other('unclear');
  const objected = objection(reading, opening);
  if (objected !== null) return other(objected === 'contrast' ? 'change' : objected);
  const onlyExplicit = from < opening.start;
  const clauses = clausesFrom(reading, from);
  const plainly = clauses.some(
    (clause) => evidenceOf(reading, clause) === 'explicit' && hasYesWord(reading, clause),
  );
  const follower = new AgreementFollower(reading, plainly);
  let evidence: Evidence = 'none';
  let rest: number | null = null;
  for (let index = 0; index < clauses.length; index += 1) {
    const clause = clauses[index];
    if (clause === undefined) break;
    const weighed = weighedClause(reading, follower, clause, evidence);
    if (weighed !== null && 'verdict' in weighed) return weighed;
    if (weighed !== null) {
      evidence = weighed.evidence;
      continue;
    }
    const further = readFurther(reading, clause);
    if ('verdict' in further) return further;
    rest ??= clause.start;
    while ((clauses[index + 1]?.start ?? Number.POSITIVE_INFINITY) < further.until) index += 1;
  }
  if (rest !== null && onlyHears(reading, from, rest)) return other('unclear');
  const isEnough = evidence === 'explicit' || (evidence === 'nod' && !onlyExplicit);
  return !isEnough ? other('unclear') : yes(rest === null ? null : wordsFrom(reading, rest));
}

/** Whether all that stands before a question or request behind it may mean "I hear" as well as a yes. */
function onlyHears(reading: Reading, from: number, to: number): boolean {
  let hears = 0;
  for (let position = from; position < to; ) {
    const heard = lengthAt(reading, position, 'hears');
    const isWord = reading.tokens[position]?.kind === 'word';
    if (isWord && heard === 0) return false;
    hears += heard;
    position += Math.max(heard, 1);
  }
  return hears > 0;
}

/** The evidence with a clause that does nothing but agree; the verdict that the clause forbids the yes; null where it says more behind one. */
function weighedClause(
  reading: Reading,
  follower: AgreementFollower,
  clause: Clause,
  before: Evidence,
): ReplyVerdict | { readonly evidence: Evidence } | null {
  const asks = asksSomething(reading, clause);
  const own = evidenceOf(reading, clause);
  const agrees =
    !asks && (own !== 'none' || !opensSentence(reading, clause.start) || isCourtesy(reading, clause));
  if (!agrees || !onlyAgrees(follower, clause))
    return before === 'explicit' ? null : other(clause.asked || asks ? 'question' : 'unclear');
  const isRequest = before === 'explicit' && lengthAt(reading, clause.start, 'requests') > 0;
  if (clause.asked && !isRequest) return other('question');
  return { evidence: own === 'explicit' || before === 'none' ? own : before };
}

/** "Why not" asks nothing, and "ne güzel" neither. */
function asksSomething(reading: Reading, { start, end }: Clause): boolean {
  for (let position = start; position < end; position += 1) {
    if (lengthAt(reading, position, 'askParticles') > 0 && !isHarmless(reading.tokens, position)) return true;
  }
  return (
    lengthAt(reading, start, 'asks') > lengthAt(reading, start, 'reassures', 'harmless', 'yes', 'yesAlone')
  );
}

/** Whether the clause is thanks, a form of address or the like from end to end: the "please" of "yes, please". "And" goes on. */
function isCourtesy(reading: Reading, { start, end }: Clause): boolean {
  for (let position = start; position < end; ) {
    const step = Math.max(lengthAt(reading, position, 'fillers'), besideYes(reading, position));
    if (step === 0 || (position + step === end && lengthAt(reading, end - 1, 'adds') > 0)) return false;
    position += step;
  }
  return true;
}

/** What says more behind a yes: where it ends if it may be handed on, else the verdict that it forbids the yes. */
function readFurther(reading: Reading, clause: Clause): ReplyVerdict | { readonly until: number } {
  // A question runs on to its mark, over commas: "Can you tell me, please, the address?"
  const stop = sentenceEnd(reading, clause.start);
  const asked = reading.tokens[stop]?.kind === 'question';
  const until = asked ? stop : clause.end;
  if (clause.asked && onlyAgrees(new AgreementFollower(reading, true), { ...clause, end: until }))
    return other('question');
  return mayBeHandedOn(reading, clause.start, until, asked) ? { until } : other('unclear');
}
