/** What the grammars of days, clocks and lengths share: looking at a line, and its numbers. */
import type { Item, Line } from './line.ts';
import { noMeaning, type WordClass } from './words/word-classes.ts';

const nothing: Item = {
  kind: 'gap',
  text: '',
  meaning: noMeaning,
  start: 0,
  end: 0,
  glued: false,
  figures: [],
  separator: '',
};

/** The item at `index`; beyond the ends one that means nothing. */
export function itemAt(line: Pick<Line, 'items'>, index: number): Item {
  return line.items[index] ?? nothing;
}

export function is(line: Pick<Line, 'items'>, index: number, ...classes: readonly WordClass[]): boolean {
  const { meaning } = itemAt(line, index);
  if (meaning === noMeaning) return false;
  for (const wordClass of classes) if (meaning[wordClass] !== undefined) return true;
  return false;
}

/** Whether the item is none that could belong to a time. */
export const meansNothing = (line: Line, index: number): boolean => itemAt(line, index).meaning === noMeaning;

/** The first index from `index` on that has none of the classes. */
export function skip(line: Line, index: number, ...classes: readonly WordClass[]): number {
  let next = index;
  while (is(line, next, ...classes)) next += 1;
  return next;
}

export const isMark = (line: Line, index: number, marks: string): boolean =>
  itemAt(line, index).kind === 'mark' && marks.includes(itemAt(line, index).text);

export const isDash = (line: Line, index: number): boolean => isMark(line, index, '-–—־');

export interface NumberFound {
  readonly value: number;
  /** As written, where in digits; else null. */
  readonly digits: string | null;
  readonly end: number;
}

/** Numbers beyond this are no time, and no number of days that anybody plans for. */
const maxNumber = 9_999;

/** A whole number in digits or words at `index`. */
export function numberAt(line: Line, index: number): NumberFound | null {
  const item = itemAt(line, index);
  if (item.kind === 'number') return figureAt(line, index);
  const value = item.meaning.number;
  return value === undefined ? null : wordsAt(line, index, value);
}

function figureAt(line: Line, index: number): NumberFound | null {
  const { figures, separator, text, glued } = itemAt(line, index);
  const [value] = figures;
  if (value === undefined || separator !== '' || value > maxNumber || text.length > 4) return null;
  // "+90" is no hour, nor are digits that follow a letter ("B12"); "ב8" and "в8" are.
  const before = itemAt(line, index - 1);
  const isCode =
    before.kind === 'word' && before.text.length < 2 && !is(line, index - 1, 'at', 'on', 'until');
  if (glued && (isMark(line, index - 1, '+') || isCode)) return null;
  return { value, digits: text, end: index + 1 };
}

const isTens = (value: number | undefined) => value !== undefined && value >= 20 && value <= 50;

/** "twenty five", "on beş", "בעשרים וחמש", "خمسة وعشرون". */
function wordsAt(line: Line, index: number, value: number): NumberFound {
  const next = isDash(line, index + 1) ? index + 2 : index + 1;
  const joined = line.tens === 'and unit' && is(line, next, 'and') ? next + 1 : next;
  const { kind, meaning } = itemAt(line, joined);
  const unit = kind === 'word' ? (meaning.number ?? 0) : 0;
  if ((isTens(value) || is(line, index, 'tens')) && unit > 0 && unit < 10)
    return { value: value + unit, digits: null, end: joined + 1 };
  const ten = itemAt(line, index + 2).meaning.number;
  if (line.tens === 'after unit and' && value < 10 && is(line, index + 1, 'and') && isTens(ten))
    return { value: value + (ten ?? 0), digits: null, end: index + 3 };
  return { value, digits: null, end: index + 1 };
}

/** "fifth", "twenty-first", "24-го", "24th". */
export function ordinalAt(line: Line, index: number): NumberFound | null {
  const { ordinal, number, weak } = itemAt(line, index).meaning;
  if (ordinal !== undefined) return { value: ordinal, digits: null, end: index + 1 };
  const next = isDash(line, index + 1) ? index + 2 : index + 1;
  if (number !== undefined && number >= 20 && weak === undefined) {
    const unit = itemAt(line, next).meaning.ordinal;
    if (unit !== undefined && unit < 10) return { value: number + unit, digits: null, end: next + 1 };
  }
  const figure = numberAt(line, index);
  if (figure?.digits != null && is(line, next, 'ordinalMark') && itemAt(line, next).glued)
    return { ...figure, end: next + 1 };
  return null;
}

/** Whether what follows counts people, money or pieces, so that the number before `index` is no time. */
export function countsSomething(line: Line, index: number): boolean {
  // "20.00 x4": the next number is what it counts.
  const isTimes = itemAt(line, index).text === 'x' && itemAt(line, index + 1).kind === 'number';
  if (is(line, index, 'people', 'money') && !isTimes) return true;
  // "12 Mill Street"
  for (let ahead = index; ahead < index + 3; ahead += 1) {
    const { kind } = itemAt(line, ahead);
    if (kind !== 'word') break;
    if (is(line, ahead, 'street')) return true;
  }
  return false;
}

/** "flat 3", "TRY 1500". */
export function isNumbered(line: Line, index: number): boolean {
  return is(line, index - 1, 'numbered', 'money') && !is(line, index - 1, 'at', 'oclockBefore', 'for');
}
