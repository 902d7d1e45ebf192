import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  chained,
  contentDigest,
  dayMs,
  digestsIn,
  drawnHours,
  freshSealing,
  sealableUntil,
  trustedSealing,
} from './sealed-days.ts';

const content = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.integer())),
);
const at = new Timestamp(1_800_000_000, 5);

describe('what stands for a document', () => {
  test('is the same in whatever order it is stored, and another for another path or value', () => {
    fc.assert(
      fc.property(content, fc.string({ minLength: 1 }), (stored, field) => {
        const digest = contentDigest('a/b', stored);
        const turned = Object.fromEntries(Object.entries(stored).toReversed());
        expect(contentDigest('a/b', turned)).toEqual(digest);
        expect(contentDigest('a/c', stored)).not.toEqual(digest);
        expect(contentDigest('a/b', { ...stored, [`${field}+`]: at })).not.toEqual(digest);
      }),
    );
  });

  test('does not know when it goes', () => {
    expect(contentDigest('a/b', { text: 'x', expireAt: at })).toEqual(contentDigest('a/b', { text: 'x' }));
  });

  test('is found again in the part it was put into, and the chain knows the order', () => {
    const [one, other] = [contentDigest('a/b', {}), contentDigest('a/c', {})];
    const part = Buffer.concat([one, other]).toString('base64');
    expect([...digestsIn(part)]).toEqual([one, other]);
    expect(chained(chained('', one), other)).not.toBe(chained(chained('', other), one));
  });
});

describe('what is looked at again', () => {
  test('is about a hundredth of the hours in a week, and all of them in the end', () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const to = new Date(from.getTime() + 5 * dayMs);
    const weeks = Array.from({ length: 1_500 }, (_, week) => [...drawnHours(from, to, week)]);
    const drawn = weeks.flat().map((hour) => hour.getTime());
    expect(drawn.length / (1_500 * 5 * 24)).toBeCloseTo(0.01, 3);
    expect(new Set(drawn).size).toBe(5 * 24);
  });
});

test('days that are not over were sealed by a clock that had jumped', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const sealing = { ...freshSealing('any', now), from: now, through: new Date('2027-11-21T00:00:00Z') };
  expect(trustedSealing(sealing, now).through).toEqual(sealableUntil(now));
  expect(sealableUntil(now)).toEqual(new Date('2026-11-20T00:00:00Z'));
});
