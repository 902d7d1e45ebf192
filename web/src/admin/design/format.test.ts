import { describe, expect, test } from '@jest/globals';
import {
  formatAge,
  formatAmount,
  formatAppointment,
  formatDuration,
  formatInstant,
  formatMicros,
  words,
} from './format.ts';

const noon = new Date('2026-11-21T10:00:05Z');

test('times are those of the place', () => {
  expect(formatInstant(noon, 'Asia/Famagusta')).toBe('21 Nov 2026, 12:00:05');
  expect(formatInstant(noon, 'Europe/Istanbul')).toBe('21 Nov 2026, 13:00:05');
  expect(formatAppointment(noon, 'Asia/Famagusta')).toBe('Sat 21 Nov, 12:00');
});

test.each([
  [0, '0 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [3_599, '59 min ago'],
  [7_200, '2 h ago'],
  [200_000, '2 d ago'],
  [-240, 'in 4 min'],
])('%d seconds are %s', (seconds, said) => {
  expect(formatAge(new Date(noon.getTime() - seconds * 1000), noon)).toBe(said);
});

test('durations', () => {
  expect([85, 1_250, 125_000].map(formatDuration)).toEqual(['85 ms', '1.25 s', '2 min 5 s']);
});

describe('money', () => {
  test('small sums of models keep their digits', () => {
    expect([0, 1_234, 12_500_000].map(formatMicros)).toEqual(['$0', '$0.0012', '$12.50']);
  });
  test('amounts have the decimals of their currency', () => {
    expect(formatAmount({ minorUnits: 125_000, currency: 'TRY' })).toBe('TRY\u00a01,250.00');
    expect(formatAmount({ minorUnits: 1_250, currency: 'JPY' })).toBe('JPY\u00a01,250');
  });
});

test('constants are read as words', () => {
  expect(words('no_show')).toBe('no show');
});
