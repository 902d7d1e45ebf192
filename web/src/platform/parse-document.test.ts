import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { parseDocument } from './parse-document.ts';

const noon = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 0, toDate: () => noon };

afterEach(() => jest.restoreAllMocks());

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
