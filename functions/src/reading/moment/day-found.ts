import type { ImpossibleDate } from './calendar-dates.ts';
import type { DayPiece } from './moment.ts';

/** A day as it stands in a message, and where its words end. */
export interface DayFound {
  readonly piece: DayPiece | null;
  /** The last day, where the words name two. */
  readonly last: DayPiece | null;
  readonly impossible: ImpossibleDate | null;
  /** The weekday that was named, to be held against a date; null for none. */
  readonly weekday: number | null;
  /** Speaks of a day without saying which. */
  readonly isUnclear: boolean;
  /** Weeks from this one: "next week", which a weekday beside it makes a day. */
  readonly weeks: number | null;
  /** Days from one already spoken of. */
  readonly shiftDays: number | null;
  readonly end: number;
}

export const nothingFound = {
  piece: null,
  last: null,
  impossible: null,
  weekday: null,
  isUnclear: false,
  weeks: null,
  shiftDays: null,
};

export const found = (piece: DayPiece, end: number, weekday: number | null = null): DayFound => ({
  ...nothingFound,
  piece,
  weekday,
  end,
});
export const unclear = (end: number, weeks: number | null = null): DayFound => ({
  ...nothingFound,
  isUnclear: true,
  weeks,
  end,
});
