import type { BallotChoice, Outing } from '@merve/contract';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { numbersIn } from '../../reading/numbers-in.ts';

const folded = (text: string) => foldedWords(text).join(' ');

export interface BallotWords {
  /** Numbers as shown, or names; undefined where nothing is said of them. */
  readonly choices: readonly string[] | undefined;
  readonly veto: string | undefined;
  readonly reason: string | undefined;
}

export type ReadBallot =
  | { readonly kind: 'ballot'; readonly choice: BallotChoice }
  | { readonly kind: 'unknown'; readonly words: string }
  | { readonly kind: 'noReason'; readonly name: string };

/** Which candidate words mean: its number, or its name; null where they mean none, or several. Pure. */
export function candidateMeant(
  words: string,
  candidates: Outing['candidates'],
): Outing['candidates'][number] | null {
  const number = /^\D{0,3}(\d{1,3})\D{0,3}$/u.exec(words.trim().normalize('NFKC'))?.[1];
  if (number !== undefined) return candidates[Number(number) - 1] ?? null;
  const said = folded(words);
  if (said === '') return null;
  const exact = candidates.filter(({ name, listingId }) => folded(name) === said || listingId === words);
  const within = candidates.filter(({ name }) => ` ${folded(name)} `.includes(` ${said} `));
  const [first, ...others] = exact.length > 0 ? exact : within;
  return others.length > 0 ? null : (first ?? null);
}

/**
 * A ballot as it is cast, or what of it cannot be. A veto has a reason; a place that is ruled out is not voted for. What nothing is said of stays
 * as it was: who adds a veto keeps their votes, and who votes anew keeps their veto, unless they vote for that place now. Pure.
 * @param before what this person had cast; null for nothing
 */
export function readBallot(
  { choices, veto, reason }: BallotWords,
  { candidates }: Pick<Outing, 'candidates'>,
  before: BallotChoice | null,
): ReadBallot {
  const chosen: string[] = [];
  for (const words of choices ?? []) {
    const candidate = candidateMeant(words, candidates);
    if (candidate === null) return { kind: 'unknown', words };
    if (!chosen.includes(candidate.venueId)) chosen.push(candidate.venueId);
  }
  if (veto === undefined) {
    const kept = before?.veto ?? null;
    const isKept = kept !== null && !chosen.includes(kept.venueId);
    return { kind: 'ballot', choice: { choices: chosen, veto: isKept ? kept : null } };
  }
  const out = candidateMeant(veto, candidates);
  if (out === null || chosen.includes(out.venueId)) return { kind: 'unknown', words: veto };
  const why = (reason ?? '').replace(/\s+/gu, ' ').trim().slice(0, 200);
  if (why === '') return { kind: 'noReason', name: out.name };
  const voted = choices === undefined ? (before?.choices ?? []) : chosen;
  return {
    kind: 'ballot',
    choice: {
      choices: voted.filter((venueId) => venueId !== out.venueId),
      veto: { venueId: out.venueId, reason: why },
    },
  };
}

/**
 * Whether a ballot has what the person's message has: each place of it is said there by number or name, and every number there is one
 * of it. Pure.
 * @param said the message it is cast for
 * @param kept what of it stays from before, and needs no words
 */
export function isAsSaid(
  choice: BallotChoice,
  { candidates }: Pick<Outing, 'candidates'>,
  said: string,
  kept: readonly string[],
): boolean {
  const numbers = numbersIn(said);
  const words = ` ${folded(said)} `;
  const cast = new Set([...choice.choices, ...(choice.veto === null ? [] : [choice.veto.venueId])]);
  return candidates.every(({ venueId, name }, index) => {
    const isSaid = numbers.has(index + 1) || words.includes(` ${folded(name)} `);
    return cast.has(venueId) ? isSaid || kept.includes(venueId) : !numbers.has(index + 1);
  });
}
