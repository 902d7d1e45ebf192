import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { datesFromTimestamps, parseDocument } from './parse-document.ts';

const noon = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 0, toDate: () => noon };

afterEach(() => jest.restoreAllMocks());

test('timestamps become dates at any depth, and nothing else changes', () => {
  expect(
    datesFromTimestamps({ at: timestamp, list: [{ at: timestamp }], text: 'toDate', none: null }),
  ).toEqual({
    at: noon,
    list: [{ at: noon }],
    text: 'toDate',
    none: null,
  });
});

describe('a stored document', () => {
  const schema = z.object({ name: z.string(), at: z.date() });

  test('passes its schema', () => {
    expect(parseDocument(schema, { path: 'a/b', data: { name: 'x', at: timestamp } })).toEqual({
      name: 'x',
      at: noon,
    });
  });

  test('that does not fit is left out, and said where it does not, without its content', () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(parseDocument(schema, { path: 'a/b', data: { name: 7, secret: 'word' } })).toBeUndefined();
    expect(told).toHaveBeenCalledWith('The document a/b does not fit its schema at: name, at');
  });
});
