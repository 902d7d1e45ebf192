import { Firestore } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentsIn } from './documents.ts';
import { pathSegment, safeDocumentId } from './path-segment.ts';

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '/',
    'a/b',
    '../x',
    '__x__',
    '____',
    'a\0b',
    '\ud800',
    'x'.repeat(2000),
    'é'.repeat(800),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('pathSegment', () => {
  test('leaves alone what a document can be called', () => {
    for (const id of [
      'lst_olive',
      'b:offering:o:2026-11-21T18:00:00.000Z',
      '+905330000101',
      'a.b',
      '__x',
      'é ü',
    ]) {
      expect(pathSegment(id)).toBe(id);
    }
  });

  test('makes one segment of whatever it is given, and of different ones different segments', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        expect(pathSegment(one)).not.toMatch(/\/|^\.{0,2}$/);
        expect(pathSegment(one) === pathSegment(other)).toBe(one === other);
        expect(safeDocumentId(one)).not.toMatch(/\/|^\.{0,2}$/);
      }),
    );
  });
});

/** Every builder of the data model, by its name. Its parameters are ids, but for the closed choices and numbers here. */
const documents = documentsIn(new Firestore({ projectId: 'demo-test' }));
const builders = Object.entries(documents).flatMap(([name, builder]) =>
  typeof builder === 'function' ? [{ name, build: Object.assign(builder) }] : [],
);
const numbered = /^(message|turn|attempt|jobPart|policyChange|dutyRosterChange|itineraryDay)$/;

function given(name: string, ids: readonly [string, string, string]): unknown[] {
  const [one, two, three] = ids;
  if (/^request/.test(name)) return ['food', one, two];
  if (/^bookable/.test(name)) return [one, 'tickets', two];
  if (name === 'dutyRosterChange') return [one, two, 1];
  return numbered.test(name) ? [one, 1] : [one, two, three];
}

describe('every path', () => {
  test('is built of whatever ids come, without throwing, where documents of its kind lie', () => {
    expect(builders.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(hostile, hostile, hostile, (...ids) => {
        for (const { name, build } of builders) {
          const usual: string = build(...given(name, ['a', 'b', 'c'])).path;
          const path: string = build(...given(name, ids)).path;
          expect([name, path.split('/').length]).toEqual([name, usual.split('/').length]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
