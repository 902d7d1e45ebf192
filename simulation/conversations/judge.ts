import { foldName } from '../../functions/src/catalogue/index.ts';
import { askedIn } from './asked-slots.ts';
import { type Alternative, type Expectation, type ExpectedProposal, expressionOf } from './conversation.ts';
import type { StandingProposal } from './standing-proposal.ts';

export type Verdict = 'right' | 'asked' | 'wrong' | 'silent';

/** What came of a turn. */
export interface TurnOutcome {
  /** What the guest was told, message by message. */
  readonly told: readonly string[];
  /** What waits for a YES after the turn, and what did before it. */
  readonly standing: StandingProposal | null;
  readonly stoodBefore: StandingProposal | null;
  /** What was carried out in the turn, by tool. */
  readonly commits: readonly string[];
}

export interface Judgement {
  readonly verdict: Verdict;
  /** What did not hold, in words; empty if all did. */
  readonly failed: readonly string[];
}

/**
 * What a turn was worth by its outcome.
 * @param isOffTrack something was asked earlier where a proposal was expected: from there on the conversation goes another way
 *   than it was written for, and only harm counts
 * @returns null if there is nothing to judge by
 */
export function judgeTurn(
  expectation: Expectation,
  outcome: TurnOutcome,
  isOffTrack: boolean,
): Judgement | null {
  const { anyOf, ...beside } = expectation;
  const harm = brokenBy(beside, outcome);
  if (isOffTrack) {
    if (beside.never === undefined && beside.commits !== false) return null;
    return harm.length === 0 ? { verdict: 'right', failed: [] } : { verdict: 'wrong', failed: harm };
  }
  const alternatives = (anyOf ?? [{}]).map((one) => [beside, one]);
  const failures = alternatives.map((all) => all.flatMap((one) => failedIn(one, outcome)));
  const stray = strayProposal(alternatives.flat(), outcome);
  const failed = [...new Set([...failures.flat(), ...(stray === null ? [] : [stray])])];
  if (outcome.told.length === 0) return { verdict: 'silent', failed: ['nothing was said'] };
  if (stray === null && failures.some((one) => one.length === 0)) return { verdict: 'right', failed: [] };
  const wantsMore = alternatives.some((all) => all.some(({ proposes, asks }) => proposes ?? asks));
  const mayAsk = alternatives.some((all) => !all.some(({ unambiguous }) => unambiguous));
  const hasHarm = harm.length > 0 || failedAnswers(beside, outcome).length > 0;
  const isAsked =
    wantsMore && mayAsk && !hasHarm && outcome.standing === null && askedIn(outcome.told.join('\n')).anything;
  return { verdict: isAsked ? 'asked' : 'wrong', failed };
}

/** What must not be, and is. */
function brokenBy({ never = [], commits }: Alternative, outcome: TurnOutcome): readonly string[] {
  const text = outcome.told.join('\n');
  const broken = never.filter((one) => {
    const tool = /^tool:(.+)$/u.exec(one)?.[1];
    if (tool === undefined) return matches(one, text);
    return outcome.commits.includes(tool) || (outcome.standing?.tool === tool && isNew(outcome));
  });
  return [
    ...broken.map((one) => `never ${one}`),
    ...(commits === false && outcome.commits.length > 0
      ? [`carried out: ${outcome.commits.join(', ')}`]
      : []),
  ];
}

function failedAnswers({ answers = [] }: Alternative, { told }: TurnOutcome): readonly string[] {
  const text = told.join('\n');
  return answers.filter((one) => !matches(one, text)).map((one) => `not answered: ${one}`);
}

function failedIn(expected: Alternative, outcome: TurnOutcome): readonly string[] {
  const { proposes, asks = [], commits } = expected;
  const { slots } = askedIn(outcome.told.join('\n'));
  return [
    ...brokenBy(expected, outcome),
    ...failedAnswers(expected, outcome),
    ...(proposes === undefined ? [] : differences(proposes, outcome.standing)),
    ...asks.filter((slot) => !slots.has(slot)).map((slot) => `not asked: ${slot}`),
    ...(commits === true && outcome.commits.length === 0 ? ['nothing was carried out'] : []),
  ];
}

/**
 * A proposal that came in this turn and that nobody expects is wrong, whatever its text says. Where the expectation says
 * only what must not be, any other may stand.
 */
function strayProposal(expected: readonly Alternative[], outcome: TurnOutcome): string | null {
  const { standing } = outcome;
  if (standing === null || !isNew(outcome)) return null;
  const saysWhatIsRight = expected.some(
    ({ proposes, asks, answers, commits }) =>
      proposes ?? asks ?? answers ?? (commits === true ? true : undefined),
  );
  if (!saysWhatIsRight) return null;
  const isExpected = expected.some(
    ({ proposes }) => proposes !== undefined && differences(proposes, standing).length === 0,
  );
  return isExpected ? null : `not expected: ${standing.tool}`;
}

function isNew({ standing, stoodBefore }: TurnOutcome): boolean {
  return JSON.stringify(standing) !== JSON.stringify(stoodBefore);
}

/**
 * As people compare what they read: whatever its case, the two Turkish i too, which Unicode's own folding keeps apart, and
 * without the signs that only set the direction of a name.
 */
function matches(source: string, text: string): boolean {
  const plain = text.normalize('NFC').replace(/[\u2066-\u2069\u200e\u200f]/gu, '');
  const expression = expressionOf(source);
  return expression.test(plain) || expression.test(plain.toLocaleLowerCase('tr'));
}

const contains = (text: string | null, part: string) =>
  text !== null && foldName(text).includes(foldName(part));

/** How what stands differs from what is expected, in words. */
function differences(expected: ExpectedProposal, standing: StandingProposal | null): readonly string[] {
  if (standing === null) return [`not proposed: ${expected.tool}`];
  const { nights } = standing;
  const sameTime = (wanted: string, found: string | null) =>
    nights === null ? wanted === found : wanted.slice(0, 10) === found?.slice(0, 10);
  const holds: Readonly<Record<keyof ExpectedProposal, boolean>> = {
    tool: expected.tool === standing.tool,
    listing:
      expected.listing === undefined || foldName(expected.listing) === foldName(standing.listing ?? ''),
    startsAtLocal:
      expected.startsAtLocal === undefined || sameTime(expected.startsAtLocal, standing.startsAtLocal),
    endsAtLocal: expected.endsAtLocal === undefined || sameTime(expected.endsAtLocal, standing.endsAtLocal),
    nights: expected.nights === undefined || expected.nights === nights,
    party: expected.party === undefined || expected.party === standing.party,
    pickup: expected.pickup === undefined || contains(standing.pickup, expected.pickup),
    destination: expected.destination === undefined || contains(standing.destination, expected.destination),
    when: expected.when === undefined || expected.when === standing.when,
    note: expected.note === undefined || matches(expected.note, standing.told),
  };
  return Object.entries(holds)
    .filter(([, isRight]) => !isRight)
    .map(([key]) => `proposed otherwise: ${key}`);
}
