import type { Commitment, CommitmentKind, Language } from '@merve/contract';
import { formatClock } from '../language/format.ts';
import { formatBookedTime } from '../language/stay-time.ts';
import type { OwnCommitments } from './commitments-of.ts';
import { commitmentSentences } from './sentences/index.ts';

/** Whoever reads it: their language, and the zone of what has none of its own. */
export interface Reader {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
}

/** When it is, or was wished for, of a stay its dates; null for what is wanted now. */
export function commitmentTime(commitment: Commitment, reader: Reader): string | null {
  const { startsAt } = commitment;
  const timeZone = commitment.timeZone ?? reader.timeZone;
  return startsAt === null ? null : formatBookedTime({ ...commitment, startsAt, timeZone }, reader.language);
}

/** How it stands, in words: never a code of ours. */
export function commitmentState(commitment: Commitment, { language, timeZone, now }: Reader): string {
  const say = commitmentSentences(language);
  const clock = (instant: Date) => formatClock(instant, commitment.timeZone ?? timeZone);
  const { state, openUntil, expectedAt, driver, cancelAsked } = commitment;
  const isOverBySilence = commitment.open && openUntil !== null && openUntil <= now;
  const isWaiting = state === 'hold' || state === 'awaiting_deposit';
  // A booking that was confirmed and is behind us did not end unanswered: it took place.
  const told = isOverBySilence ? (state === 'confirmed' ? 'completed' : 'expired') : state;
  return [
    say.state(told),
    isWaiting && !isOverBySilence && openUntil !== null ? say.until(clock(openUntil)) : null,
    driver === null || !commitment.open ? null : say.withDriver(driver),
    expectedAt === null || expectedAt <= now || !commitment.open ? null : say.about(clock(expectedAt)),
    cancelAsked && commitment.open ? say.cancelAsked() : null,
  ]
    .filter((piece) => piece !== null)
    .join(', ');
}

/** One of them in a line: what, where, when, for how many, and how it stands. */
export function commitmentLine(commitment: Commitment, reader: Reader): string {
  const say = commitmentSentences(reader.language);
  const { kind, reference, name, what, party } = commitment;
  const subject =
    kind === 'ride' ? say.named(`${what} → ${name}`) : `${say.named(name)} — ${say.named(what)}`;
  const facts = [
    subject,
    commitmentTime(commitment, reader),
    party === null ? null : say.people(party),
    commitmentState(commitment, reader),
  ];
  return `${say.kind(kind)} ${reference}: ${facts.filter((fact) => fact !== null).join(', ')}`;
}

/**
 * The fact that was asked of what is open, with whose it is, a line each: "Carob Lantern: Thursday, 20:00". Null where nothing is open, or one of
 * them does not have it. Where a place is, its own entry tells.
 */
export function tellFact(
  open: readonly Commitment[],
  fact: 'when' | 'people' | 'where' | undefined,
  reader: Reader,
): string | null {
  const say = commitmentSentences(reader.language);
  const lines = open.map((commitment) => {
    const { party } = commitment;
    if (fact === 'when') return commitmentTime(commitment, reader);
    return fact === 'people' && party !== null ? say.people(party) : null;
  });
  if (lines.length === 0 || lines.includes(null)) return null;
  return listed(open.map(({ name }, index) => `${say.named(name)}: ${lines[index]}`));
}

const listed = (lines: readonly string[]) =>
  lines.length === 1 ? lines.join('') : lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/**
 * What a person has open, as they read it; "you have none" only where it is so, with what ended last, and with what is
 * open besides the kind they asked about.
 * @param about the kind that was asked about; null for everything
 */
export function tellCommitments(
  { open, lately }: OwnCommitments,
  about: CommitmentKind | null,
  reader: Reader,
): string {
  const say = commitmentSentences(reader.language);
  const isAskedFor = ({ kind }: Commitment) => about === null || kind === about;
  const line = (commitment: Commitment) => commitmentLine(commitment, reader);
  const wanted = open.filter(isAskedFor);
  if (wanted.length > 0) return `${say.heading()}\n${listed(wanted.map(line))}`;
  const ended = lately.find(isAskedFor);
  return [
    about === null ? say.nothing() : say.noneOf(about),
    ...(ended === undefined ? [] : [say.lately(line(ended))]),
    ...(open.length === 0 ? [] : [`${say.elsewhere()}\n${listed(open.map(line))}`]),
  ].join('\n');
}
