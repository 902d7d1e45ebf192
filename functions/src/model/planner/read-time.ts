/** Reads "when" from one folded message, and leaves of it what speaks of no time. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { type MomentReading, readMoment, type Span } from '../../reading/moment/read-moment.ts';
import type { Scan } from './fold-message.ts';

export type WhenReading = MomentReading;

const blank = (scan: Scan, { start, end }: Span) => {
  scan.text = `${scan.text.slice(0, start)}${'~'.padEnd(end - start, ' ')}${scan.text.slice(end)}`;
};

/**
 * @param language the one it is probably written in.
 * @param local the wall clock at which the message is read. Blanks in `scan` what it took.
 * @param takeBetween reads what a lone number may be instead of an hour: people.
 */
export function takeWhen(
  scan: Scan,
  language: Language,
  local: DateTime,
  takeBetween: () => void = () => undefined,
): WhenReading {
  const when = readMoment(scan.text, { language, local });
  const before = scan.text;
  for (const span of when.spans) if (span.slot !== 'meal') blank(scan, span);
  takeBetween();
  if (when.clock !== null || when.impossible !== null || when.unclear.some(({ about }) => about === 'clock'))
    return when;
  // "tomorrow 8", "for 8" after "a table for 4": a number left over beside a day is the clock.
  const left = when.possibleClocks.filter(
    ({ start, end }) => scan.text.slice(start, end) === before.slice(start, end),
  );
  const isDated = when.day !== null || when.part !== null;
  const best = left.filter(({ rank }) => rank === Math.max(...left.map((one) => one.rank)));
  const [only] = best;
  if (only === undefined || best.length > 1 || (only.rank === 1 && !isDated)) return when;
  blank(scan, only);
  return {
    ...when,
    clock: only.clock,
    spans: [...when.spans, { start: only.start, end: only.end, slot: 'clock' }],
  };
}
