import { describe, expect, test } from '@jest/globals';
import { barOf, daysOf, withDayCopied, withPeriodAdded } from './week-hours.ts';

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

describe('hours of a week', () => {
  test('lie by their days, wherever they stand in the list', () => {
    const days = daysOf([at(7, '10:00', '12:00'), at(1, '09:00', '12:00'), at(7, '13:00', '15:00')]);
    expect(days.map(({ places }) => places)).toEqual([[1], [], [], [], [], [], [0, 2]]);
  });

  test('of a day are copied to others, and replace what these had', () => {
    const week = [at(1, '12:00', '15:00'), at(1, '18:00', '02:00'), at(6, '08:00', '09:00')];
    expect(withDayCopied(week, 1, [6, 7])).toEqual([
      ...[at(1, '12:00', '15:00'), at(1, '18:00', '02:00')],
      ...[at(6, '12:00', '15:00'), at(6, '18:00', '02:00')],
      ...[at(7, '12:00', '15:00'), at(7, '18:00', '02:00')],
    ]);
    expect(withDayCopied(week, 2, [6]).map(({ weekday }) => weekday)).toEqual([1, 1]);
  });

  test('begin as the day before has them; a second time of a day is asked for', () => {
    expect(withPeriodAdded([], 3)).toEqual([at(3, '09:00', '18:00')]);
    expect(withPeriodAdded([at(1, '12:00', '23:00')], 3)).toEqual([
      ...[at(1, '12:00', '23:00'), at(3, '12:00', '23:00')],
    ]);
    expect(withPeriodAdded([at(1, '12:00', '23:00'), at(2, '1:00', '2:00')], 1)[1]).toEqual(at(1, '', ''));
  });

  test('are drawn on a line of a day, to its end where they run past midnight', () => {
    expect(barOf({ opens: '06:00', closes: '12:00' })).toEqual({ start: 25, width: 25 });
    expect(barOf({ opens: '18:00', closes: '02:00' })).toEqual({ start: 75, width: 25 });
    expect(barOf({ opens: '18:00', closes: '24:00' })).toEqual({ start: 75, width: 25 });
    expect(barOf({ opens: '', closes: '02:00' })).toBeNull();
  });
});
