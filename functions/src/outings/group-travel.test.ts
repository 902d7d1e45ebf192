import { expect, test } from '@jest/globals';
import { minutesTo, worstMinutes } from './group-travel.ts';
import { compositeScore, defaultWeights } from './venue-scores.ts';

const kyrenia = { latitude: 35.34, longitude: 33.32 };
const famagusta = { latitude: 35.12, longitude: 33.94 };
const athens = { latitude: 37.98, longitude: 23.73 };
const berlin = { latitude: 52.52, longitude: 13.4 };
const candidates = [{ location: kyrenia }, { location: famagusta }, { location: null }];

test('members of three countries have a way, told in steps of five, and no mark falls below nothing for it', () => {
  const worst = worstMinutes(candidates, [kyrenia, athens, berlin, null]);
  for (const minutes of worst.slice(0, 2)) {
    expect(minutes).toBeGreaterThan(60);
    expect((minutes ?? 0) % 5).toBe(0);
    const mark = compositeScore({ vibe: 0, value: 0, risk: 0, worstTravel: minutes }, defaultWeights);
    expect(mark).toBe(0);
  }
  expect(worst[2]).toBeNull();
});

test('where nobody tells a place nothing is known, and who tells none hides nobody else’s way', () => {
  expect(worstMinutes(candidates, [])).toEqual([null, null, null]);
  expect(worstMinutes(candidates, [null, famagusta])).toEqual(minutesTo(candidates, famagusta));
  expect(minutesTo(candidates, null)).toEqual([null, null, null]);
});
