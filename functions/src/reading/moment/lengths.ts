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

/** "полчаса", "יומיים", "ليلتين". */
function wordLong(line: Line, index: number): LengthFound | null {
  const { minutesLong, daysLong, nightsLong } = itemAt(line, index).meaning;
  if (minutesLong !== undefined) return { amount: minutesLong, unit: 'minute', end: index + 1 };
  if (daysLong !== undefined) return { amount: daysLong, unit: 'day', end: index + 1 };
  return nightsLong === undefined ? null : { amount: nightsLong, unit: 'night', end: index + 1 };
}

/** "half an hour", "1.5 hours", "τρεισήμισι ώρες". */
function fractionLong(line: Line, index: number): LengthFound | null {
  const { hourAndHalf } = itemAt(line, index).meaning;
  if (hourAndHalf !== undefined && unitAt(line, index + 1) === 'hour')
    return inUnit(hourAndHalf + 0.5, 'hour', index + 2);
  if (is(line, index, 'half', 'quarter')) {
    const at = skip(line, index + 1, 'filler');
    const next = numberAt(line, at)?.value === 1 ? at + 1 : at;
    const amount = is(line, index, 'half') ? 30 : 15;
    return unitAt(line, next) === 'hour' ? { amount, unit: 'minute', end: next + 1 } : null;
  }
  const { figures, separator } = itemAt(line, index);
  const isHalf = figures.length === 2 && figures[1] === 5 && /[.,]/.test(separator);
  return isHalf && unitAt(line, index + 1) === 'hour'
    ? inUnit((figures[0] ?? 0) + 0.5, 'hour', index + 2)
    : null;
}

/** "two weeks", "bir buçuk saat", "an hour and a half". */
function numberLong(line: Line, index: number): LengthFound | null {
  const number = numberAt(line, index);
  if (number === null || number.value > 1_000) return null;
  // Korean "3일" is the third of a month, "3일 뒤" in three days.
  const isKorean = line.language === 'ko' && is(line, number.end, 'dayCounter');
  if (isKorean && is(line, number.end + 1, 'inLast'))
    return { amount: number.value, unit: 'day', end: number.end + 1 };
  const after = halfAfter(line, number.end);
  const unit = unitAt(line, after ?? number.end);
  if (unit === null || (after !== null && unit !== 'hour')) return null;
  const end = (after ?? number.end) + 1;
  // "eine halbe Stunde": half an hour, not one and a half.
  if (after !== null && number.value === 1 && line.language === 'de')
    return { amount: 30, unit: 'minute', end };
  const tail = after === null && unit === 'hour' ? halfAfter(line, end) : null;
  return inUnit(number.value + (after === null && tail === null ? 0 : 0.5), unit, tail ?? end);
}

/**
 * A length that begins at `index`.
 * @param alone whether a unit may stand without a number: "через неделю" is in one week.
 */
export function lengthAt(line: Line, index: number, alone = false): LengthFound | null {
  const found = wordLong(line, index) ?? fractionLong(line, index) ?? numberLong(line, index);
  const unit = unitAt(line, index);
  if (found !== null || !alone || unit === null) return found;
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
