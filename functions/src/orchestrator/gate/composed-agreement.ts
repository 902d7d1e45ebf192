import { AgreementFollower } from './agreement-follower.ts';
import { objection } from './objection.ts';
import {
  type Clause,
  clausesFrom,
  isHarmless,
  lengthAt,
  namesAnotherThing,
  type Reading,
} from './reading.ts';

const words = ['tells', 'tellsLightly', 'points', 'around', 'allTheSame'] as const;

/**
 * Whether the clause is built of what tells to do it, what points at it and what stands around alone. Null if a word of it is another;
 * else whether it tells to do what was shown: by itself, or lightly and beside one of the others.
 */
function tellsIn(reading: Reading, follower: AgreementFollower, { start, end }: Clause): boolean | null {
  let tells = false;
  for (let position = start; position < end; ) {
    const own = lengthAt(reading, position, ...words);
    const length = Math.max(own, follower.agreeing(position));
    if (length === 0 || position + length > end) return null;
    // "Hayırlı olsun" wishes well: what tells inside of another phrase tells nothing, unless that one is a yes.
    const mayTell = own === length || lengthAt(reading, position, 'yes', 'yesAlone') === length;
    for (let inside = position; mayTell && inside < position + length; inside += 1) {
      const lightly = lengthAt(reading, inside, 'tellsLightly');
      tells ||= lengthAt(reading, inside, 'tells') > 0 || (lightly > 0 && lightly < end - start);
    }
    position += length;
  }
  return tells;
}

/** How many tokens from each one on lie in a phrase of these lists that began there or before. */
function explained(reading: Reading, lists: readonly (typeof words)[number][]): readonly number[] {
  const until: number[] = [];
  reading.tokens.forEach((_, position) => {
    const end = position + lengthAt(reading, position, ...lists);
    until.push(Math.max(end, until[position - 1] ?? 0));
  });
  return until.map((end, position) => Math.max(0, end - position));
}

/**
 * Whether a reply that no listed phrase agrees in is put together from the words of agreement: "tutalım o zaman", "kannst du so
 * buchen", "همینو اوکی کن". Every word of it must be known, at least one must tell to do it, and nothing may ask, count, turn down or
 * put a condition. What tells to book agrees to a cancellation as little as ever.
 * @param isConceding whether it stands behind a fear, where "trotzdem" is no "but"
 */
export function composesAgreement(reading: Reading, isConceding = false): boolean {
  const clauses = clausesFrom(reading, 0);
  if (clauses.some(({ asked, trailsOff }) => asked || trailsOff)) return false;
  if (reading.tokens.some(({ kind }) => kind === 'question' || kind === 'number')) return false;
  if (namesAnotherThing(reading, 0, reading.tokens.length)) return false;
  const follower = new AgreementFollower(reading, false);
  const told = clauses.map((clause) => tellsIn(reading, follower, clause));
  if (told.includes(null) || !told.includes(true)) return false;
  const own = explained(reading, words);
  // "Hadi bakalım" alone decides nothing; before what tells to do it, it only hurries.
  const isOther = (position: number) =>
    lengthAt(reading, position, 'no', 'noAlone', 'noBare', 'withdraw', 'neither', 'askParticles') >
      (own[position] ?? 0) && !isHarmless(reading.tokens, position);
  if (reading.tokens.some((_, position) => isOther(position))) return false;
  // "Olsun" lets it be, and behind a number it changes: here every word is one of agreement.
  const tells = explained(reading, [
    'tells',
    'tellsLightly',
    ...(isConceding ? (['allTheSame'] as const) : []),
  ]);
  const agreesAt = (position: number) => tells[position] ?? 0;
  // Nothing makes a change harmless where no listed yes stands.
  const changes = (position: number) =>
    lengthAt(reading, position, 'change', 'contrast') > agreesAt(position);
  if (reading.tokens.some((_, position) => changes(position))) return false;
  return objection(reading, { start: 0, end: 0 }, agreesAt) === null;
}

/** What may not stand before "book it anyway": it would be a change, a refusal or a wish of its own. */
const notConceded = [
  'yes',
  'yesAlone',
  'no',
  'noAlone',
  'noBare',
  'withdraw',
  'neither',
  'change',
  'negation',
  'wants',
  'requests',
  'askParticles',
] as const;
/** How many words may be conceded. */
const maxConceded = 12;

/**
 * "If we can get up, book it anyway": the last clause tells to do it all the same, whatever was feared before it. A number, a day, a
 * question or a wish before it is no fear.
 */
export function agreesAllTheSame(reading: Reading): boolean {
  const clauses = clausesFrom(reading, 0);
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || reading.repeated.size > 0) return false;
  const own = { ...reading, tokens: reading.tokens.slice(last.start) };
  if (own.tokens.every((_, position) => lengthAt(own, position, 'allTheSame') === 0)) return false;
  const before = reading.tokens.slice(0, last.start);
  if (before.filter(({ kind }) => kind === 'word').length > maxConceded) return false;
  if (before.some(({ kind }) => kind === 'question' || kind === 'number')) return false;
  const isConceded = before.every((_, position) => lengthAt(reading, position, ...notConceded) === 0);
  if (!isConceded || namesAnotherThing(reading, 0, last.start)) return false;
  return composesAgreement(own, true);
}
