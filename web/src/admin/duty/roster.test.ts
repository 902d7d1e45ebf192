import { describe, expect, test } from '@jest/globals';
import { differencesBetween, reapply } from '../editing/differences.ts';
import { problemsBy } from '../editing/issue-words.ts';
import { draftOf, dutiesOf, nextTimes, problemsOf, rosterDraftSchema } from './roster-draft.ts';
import { nightWords, rosterWords, timesWords } from './roster-words.ts';

const night = { starts: '19:00', ends: '08:00' };
const duties = [
  { placeId: 'mint-leaf', ...night },
  { placeId: 'sea-gate', starts: '08:00', ends: '22:00' },
];
const draft = draftOf(duties);

describe('a roster as it is edited', () => {
  test('is the same duties in the same order when it is saved', () => {
    expect(dutiesOf(draft)).toEqual(duties);
    expect(dutiesOf(draftOf([]))).toEqual([]);
  });

  test('has changes by pharmacy, so that two operators’ meet only where they meant the same one', () => {
    const mine = draftOf([...duties, { placeId: 'camomile', ...night }]);
    const theirs = draftOf([{ placeId: 'sea-gate', starts: '08:00', ends: '24:00' }]);
    const merged = reapply(draft, mine, theirs);
    expect(merged.collisions).toEqual([]);
    expect(dutiesOf(merged.value).map(({ placeId, ends }) => [placeId, ends])).toEqual([
      ['sea-gate', '24:00'],
      ['camomile', '08:00'],
    ]);
  });

  test('is no roster with hours that no clock shows', () => {
    const wrong = draftOf([{ placeId: 'mint-leaf', starts: '7 pm', ends: '08:00' }]);
    expect(problemsBy(rosterDraftSchema, wrong).map(({ path }) => path)).toEqual(['duties.mint-leaf.starts']);
  });

  test('is told of a refusal at the pharmacy it is about', () => {
    const problem = {
      path: 'duties.1.placeId',
      code: 'invalid',
      message: 'Sea Gate is switched off',
    } as const;
    const other = { path: 'duties', code: 'invalid', message: 'Too many' } as const;
    expect(problemsOf([problem, other], duties).map(({ path }) => path)).toEqual([
      'duties.sea-gate',
      'duties',
    ]);
    expect(problemsOf([problem], []).map(({ path }) => path)).toEqual(['duties.1.placeId']);
  });

  test('gives the next pharmacy the hours of the last', () => {
    expect(nextTimes(duties)).toEqual({ starts: '08:00', ends: '22:00' });
    expect(nextTimes([])).toEqual(night);
  });
});

describe('in words', () => {
  const words = rosterWords((placeId) => ({ 'mint-leaf': 'Mint Leaf Pharmacy' })[placeId] ?? placeId);
  const told = (before: typeof duties, after: typeof duties) =>
    differencesBetween(draftOf(before), draftOf(after)).map(({ path, ...values }) =>
      [words.labelOf(path), words.tell(path, values.before), words.tell(path, values.after)].join(' | '),
    );

  test('a change says who, from what, to what', () => {
    expect(told(duties.slice(1), duties)).toEqual([
      'Mint Leaf Pharmacy | not on duty | 19:00–08:00 next day',
    ]);
    expect(told(duties, duties.slice(0, 1))).toEqual(['sea-gate | 08:00–22:00 | not on duty']);
    expect(
      told(
        duties,
        duties.map((duty) => ({ ...duty, ends: '23:00' })),
      ),
    ).toEqual(['Mint Leaf Pharmacy, until | 08:00 | 23:00', 'sea-gate, until | 22:00 | 23:00']);
  });

  test('a night is called after the day on which it begins', () => {
    expect(nightWords('2026-11-21')).toBe('Night of Sat, 21 Nov 2026');
    expect(timesWords({ starts: '08:00', ends: '08:00' })).toBe('08:00–08:00 next day');
  });
});
