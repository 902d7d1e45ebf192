import { expect, test } from '@jest/globals';
import { keepPlace, placeIn } from './kept-place.ts';

const rows = [{ key: 'start' }, { key: 'said 1' }, { key: 'said 2' }];
const place = { threadId: 'one', rowKey: 'said 2', above: 12, seen: 2 };

test('where one was reading is known in the same conversation, and in no other', () => {
  expect(placeIn('one', rows)).toBeNull();
  keepPlace(place);
  expect(placeIn('one', rows)).toEqual(place);
  expect(placeIn('one', [{ key: 'said 0' }, ...rows, { key: 'said 3' }])).toEqual(place);
  expect(placeIn('another', rows)).toBeNull();
  expect(placeIn(null, rows)).toBeNull();
});

test('a place that is not there any more is none, and the end is no place', () => {
  keepPlace(place);
  expect(placeIn('one', rows.slice(0, 2))).toBeNull();
  keepPlace(null);
  expect(placeIn('one', rows)).toBeNull();
});
