import { describe, expect, test } from '@jest/globals';
import { countWords, doneWords, kindWords, possible, troubleWords } from './job-words.ts';

const now = new Date('2026-11-23T10:00:00Z');
const progress = { done: 1048, total: 5000, counts: { created: 1040, refused: 8, unchanged: 0 } };

test('progress is told in words', () => {
  expect(doneWords({ progress })).toBe('1,048 of 5,000');
  expect(doneWords({ progress: { ...progress, total: null } })).toBe('1,048');
  expect(countWords({ progress })).toBe('1,040 added, 8 refused');
  expect(countWords({ progress: { ...progress, counts: { looked_at: 3 } } })).toBe('3 looked at');
  expect([kindWords('listing-import'), kindWords('menu-photos')]).toEqual([
    'Import of listings',
    'menu photos',
  ]);
});

describe('what is wrong', () => {
  const dueAt = new Date(now.getTime() + 4 * 60_000);
  test.each([
    [{ state: 'running', errorCode: null, dueAt } as const, null],
    [
      { state: 'waiting', errorCode: 'UPSTREAM_UNAVAILABLE', dueAt } as const,
      'A service it needs does not answer. It is tried again in 4 min.',
    ],
    [
      { state: 'waiting', errorCode: 'RATE_LIMITED', dueAt: now } as const,
      'It was refused: rate limited. It is tried again within a minute.',
    ],
    [
      { state: 'failed', errorCode: 'LEASE_LOST', dueAt: null } as const,
      'Whoever worked on it stopped without a word, again and again. It is not tried any more until somebody resumes it.',
    ],
  ])('%j', (job, said) => {
    expect(troubleWords(job, now)).toBe(said);
  });
});

test('what is over is neither cancelled nor, once done, resumed', () => {
  const can = (state: Parameters<typeof possible>[0]) =>
    Object.entries(possible(state)).flatMap(([what, may]) => (may ? [what] : []));
  expect([can('waiting'), can('running'), can('failed'), can('cancelled'), can('done')]).toEqual([
    ['cancel'],
    ['cancel'],
    ['cancel', 'resume'],
    ['resume'],
    [],
  ]);
});
