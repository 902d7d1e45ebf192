import type { TripDayView, TripItemView } from '@merve/contract';

/** A visit for tests: of our own, verified, from 09:30 to 10:30. */
export const tripItem = (more: Partial<TripItemView> = {}): TripItemView => ({
  itemId: 'item',
  placeId: 'plc_1',
  outsideId: null,
  checkedOn: null,
  verified: true,
  name: 'A place',
  kind: 'sight',
  start: '09:30',
  end: '10:30',
  hoursKnown: true,
  note: null,
  fixed: false,
  at: null,
  hours: null,
  price: null,
  ...more,
});

/** The first day of a trip for tests, with nothing on it. */
export const tripDay = (more: Partial<TripDayView> = {}): TripDayView => ({
  day: 1,
  date: '2027-07-10',
  version: 1,
  items: [],
  legs: [],
  warnings: [],
  undoable: false,
  ...more,
});
