import { describe, expect, test } from '@jest/globals';
import { standOf, waitingRiders } from './taxi-points.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the taxi map', () => {
  test('shows who is free by a position that is not old', () => {
    expect(standOf({ rideId: null, locatedAt: minutesAgo(45) }, now)).toBe('free');
    expect(standOf({ rideId: null, locatedAt: minutesAgo(46) }, now)).toBe('old');
    expect(standOf({ rideId: 'r', locatedAt: minutesAgo(300) }, now)).toBe('driving');
  });

  test('shows the riders who are not on board yet', () => {
    const states = ['planned', 'requested', 'assigned', 'arrived', 'on_board', 'completed'] as const;
    expect(waitingRiders(states.map((state) => ({ state }))).map(({ state }) => state)).toEqual([
      ...['requested', 'assigned', 'arrived'],
    ]);
  });
});
