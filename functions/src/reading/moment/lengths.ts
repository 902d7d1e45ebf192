/** Lengths of time: "half an hour", "two and a half hours", "3 Nächte", "через неделю". */
import { is, itemAt, numberAt, skip } from './expressions.ts';
import type { Line } from './line.ts';
import { type Unit, units } from './words/word-classes.ts';

export interface LengthFound {
  /** How much, in `unit`; halves of hours are minutes. */
  readonly amount: number;
  readonly unit: Unit;
  readonly end: number;
}

const unitAt = (line: Line, index: number): Unit | null =>
  units[itemAt(line, index).meaning.unit ?? -1] ?? null;

function inUnit(amount: number, unit: Unit, end: number): LengthFound {
  return unit === 'hour' ? { amount: amount * 60, unit: 'minute', end } : { amount, unit, end };
}

/**
 * A length that begins at `index`.
 * @param alone whether a unit may stand without a number: "через неделю" is in one week.
 */
export function lengthAt(line: Line, index: number, alone = false): LengthFound | null {
  const { minutesLong, daysLong, nightsLong } = itemAt(line, index).meaning;
  if (minutesLong !== undefined) return { amount: minutesLong, unit: 'minute', end: index + 1 };
  if (daysLong !== undefined) return { amount: daysLong, unit: 'day', end: index + 1 };
  if (nightsLong !== undefined) return { amount: nightsLong, unit: 'night', end: index + 1 };
  if (is(line, index, 'half', 'quarter')) {
    const at = skip(line, index + 1, 'filler');
    const next = numberAt(line, at)?.value === 1 ? at + 1 : at;
    if (unitAt(line, next) === 'hour')
      return { amount: is(line, index, 'half') ? 30 : 15, unit: 'minute', end: next + 1 };
    return null;
  }
  const { figures, separator } = itemAt(line, index);
  if (figures.length === 2 && figures[1] === 5 && (separator === '.' || separator === ',')) {
    const unit = unitAt(line, index + 1);
    return unit === 'hour' ? inUnit((figures[0] ?? 0) + 0.5, unit, index + 2) : null;
  }
  const number = numberAt(line, index);
  if (number !== null && number.value <= 1_000) {
    const after = halfAfter(line, number.end);
    const unit = unitAt(line, after ?? number.end);
    if (unit !== null && (after === null || unit === 'hour')) {
      const end = (after ?? number.end) + 1;
      // "eine halbe Stunde": half an hour, not one and a half.
      if (after !== null && number.value === 1 && line.language === 'de')
        return { amount: 30, unit: 'minute', end };
      const tail = after === null && unit === 'hour' ? halfAfter(line, end) : null;
      return inUnit(number.value + (after === null && tail === null ? 0 : 0.5), unit, tail ?? end);
    }
  }
  const unit = unitAt(line, index);
  if (!alone || unit === null) return null;
  const tail = unit === 'hour' ? halfAfter(line, index + 1) : null;
  return inUnit(tail === null ? 1 : 1.5, unit, tail ?? index + 1);
}

/** "and a half", "buçuk", "ونصف". */
function halfAfter(line: Line, index: number): number | null {
  let at = skip(line, index, 'and');
  if (at > index && numberAt(line, at)?.value === 1) at += 1;
  return is(line, at, 'half') ? at + 1 : null;
}

export const minutesOf = ({ amount, unit }: LengthFound): number | null =>
  unit === 'minute' ? amount : unit === 'day' ? amount * 1_440 : unit === 'week' ? amount * 10_080 : null;

/** Days to count on, for units that are made of days. */
export const daysOf = ({ amount, unit }: LengthFound): number | null =>
  unit === 'day' ? amount : unit === 'week' ? amount * 7 : null;
