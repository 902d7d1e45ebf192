import { describe, expect, test } from '@jest/globals';
import { frame, frameArrays } from './frame.ts';
import { parsePost } from './parse-post.ts';

describe('a channel post', () => {
  test('numbers its messages from the offset', () => {
    const { headers, messages } = parsePost(
      'headers=Authorization%3ABearer%20a%3Ab%0D%0AX-Goog-Api-Client%3Agl-js%2F%0D%0A&count=2&ofs=7&req1___data__=b%26&req0___data__=a+b',
    );
    expect(messages).toEqual([
      { id: 7, data: 'a b' },
      { id: 8, data: 'b&' },
    ]);
    expect([...headers]).toEqual([
      ['authorization', 'Bearer a:b'],
      ['x-goog-api-client', 'gl-js/'],
    ]);
  });

  test('may be empty', () => {
    expect(parsePost('').messages).toEqual([]);
    expect(parsePost('count=0').messages).toEqual([]);
  });

  test.each([
    'count=x',
    'count=1&ofs=-1',
    'count=1&req0___data__=a&req1___data__=b',
    'req0___data__=a',
    'count=2&req0___data__=a',
    'count=2&req0___data__=a&req2___data__=b',
    'count=2&req0___data__=a&req0___data__=b',
  ])('%s is refused', (body) => {
    expect(() => parsePost(body)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});

test('a frame counts UTF-16 units', () => {
  expect(frame('[]')).toBe('2\n[]');
  expect(frame('"🐢ö"')).toBe('5\n"🐢ö"');
  expect(
    frameArrays([
      { id: 1, payload: '["noop"]' },
      { id: 2, payload: '[{}]' },
    ]),
  ).toBe('23\n[[1,["noop"]],[2,[{}]]]');
});
