import { describe, expect, test } from '@jest/globals';
import { type DayOperation, type ItineraryItem, maxItemsADay } from '@merve/contract';
import fc from 'fast-check';
import { type DayTimes, editDay } from './edit-day.ts';

const item = (itemId: string, start: string, more: Partial<ItineraryItem> = {}): ItineraryItem => ({
  ...{
    itemId,
    placeId: `place-${itemId}`,
    outsideId: null,
    checkedOn: null,
    name: itemId,
    kind: 'sight',
    start,
  },
  ...{ end: `${start.slice(0, 2)}:59`, hoursKnown: true, note: null, fixed: false, editedIn: 1 },
  ...more,
});
/** An hour each, from nine, in the order that is wished. */
const inTurn: DayTimes = {
  retimed: (_day, items) =>
    items.map((one, index) => ({
      ...one,
      start: `${String(9 + index).padStart(2, '0')}:00`,
      end: `${String(9 + index).padStart(2, '0')}:45`,
    })),
  cheapestPosition: (_day, items) => items.length,
  visitAt: ({ itemId, placeId }) => (placeId === 'nowhere' ? null : item(itemId, '12:00', { placeId })),
};
const abc = [item('a', '09:00'), item('b', '10:00'), item('c', '11:00')];
const day = (items: readonly ItineraryItem[] = abc, version = 1) => ({ day: 1, version, items });
const edit = (operations: DayOperation[], own = day(), seen = 1) =>
  editDay([own], 1, { version: seen, operations }, inTurn);
const order = (edited: ReturnType<typeof editDay>, number = 1) =>
  edited.kind === 'changed' ? (edited.items.get(number) ?? []).map(({ itemId }) => itemId).join('') : edited;

describe('a day is changed by operations', () => {
  test.each<[string, DayOperation[], string]>([
    ['moved behind another', [{ op: 'move', itemId: 'a', after: 'b' }], 'bac'],
    ['moved to the front', [{ op: 'move', itemId: 'c', after: null }], 'cab'],
    ['removed', [{ op: 'remove', itemId: 'b' }], 'ac'],
    ['added where it fits', [{ op: 'add', itemId: 'd', placeId: 'p' }], 'abcd'],
    ['added behind one', [{ op: 'add', itemId: 'd', placeId: 'p', after: 'a' }], 'adbc'],
    ['set to a time, by the clock', [{ op: 'time', itemId: 'a', start: '10:30', end: '11:00' }], 'bac'],
    [
      'one after another',
      [
        { op: 'move', itemId: 'a', after: 'c' },
        { op: 'remove', itemId: 'b' },
      ],
      'ca',
    ],
  ])('%s', (_what, operations, expected) => expect(order(edit(operations))).toBe(expected));

  test('a visit goes to another day', () => {
    const other = { day: 2, version: 4, items: [item('x', '09:00')] };
    const edited = editDay(
      [day(), other],
      1,
      { version: 1, operations: [{ op: 'move', itemId: 'b', day: 2, after: 'x' }] },
      inTurn,
    );
    expect([order(edited, 1), order(edited, 2)]).toEqual(['ac', 'xb']);
  });

  test('who was first on a visit keeps it, and the other is told; other visits are free', () => {
    const changed = day([item('a', '09:00', { editedIn: 2 }), ...abc.slice(1)], 2);
    const setA: DayOperation = { op: 'time', itemId: 'a', start: '08:00', end: '08:30' };
    expect(edit([setA], changed)).toEqual({ kind: 'lost', lost: [{ itemId: 'a', why: 'changed' }] });
    expect(edit([setA], changed, 2).kind).toBe('changed');
    expect(order(edit([{ op: 'remove', itemId: 'b' }], changed))).toBe('ac');
    expect(edit([{ op: 'remove', itemId: 'b' }, setA], changed).kind).toBe('lost');
    expect(edit([{ op: 'note', itemId: 'gone', note: 'x' }], changed)).toEqual({
      kind: 'lost',
      lost: [{ itemId: 'gone', why: 'removed' }],
    });
  });

  test('a full day takes no more, and a place that is not is said to be none', () => {
    const full = day(Array.from({ length: maxItemsADay }, (_, index) => item(`i${index}`, '09:00')));
    expect(edit([{ op: 'add', itemId: 'd', placeId: 'p' }], full)).toEqual({
      kind: 'lost',
      lost: [{ itemId: 'd', why: 'full' }],
    });
    expect(edit([{ op: 'add', itemId: 'd', placeId: 'nowhere' }])).toEqual({
      kind: 'unknown-place',
      placeId: 'nowhere',
    });
  });
});

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const operation: fc.Arbitrary<DayOperation> = fc.oneof(
  fc.record({ op: fc.constant('remove' as const), itemId: ids }),
  fc.record({ op: fc.constant('move' as const), itemId: ids, after: fc.option(ids) }),
  fc.record({ op: fc.constant('add' as const), itemId: ids, placeId: fc.constant('p') }),
  fc.record({ op: fc.constant('note' as const), itemId: ids, note: fc.constantFrom('x', null) }),
  fc.record({ op: fc.constant('fix' as const), itemId: ids, fixed: fc.boolean() }),
  fc.record({
    op: fc.constant('time' as const),
    itemId: ids,
    start: fc.constantFrom('08:00', '10:30'),
    end: fc.constantFrom('11:00', '12:00'),
  }),
);

test('no visit is there twice, and one operation sent again from the same version changes nothing more', () => {
  fc.assert(
    fc.property(operation, (one) => {
      const first = edit([one]);
      if (first.kind !== 'changed') return;
      const items = first.items.get(1) ?? abc;
      expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length);
      const again = edit([one], day(items, 2));
      expect(again).toEqual({ kind: 'changed', items: new Map() });
    }),
  );
});

test('of two on different visits, either order keeps both', () => {
  const set: DayOperation = { op: 'time', itemId: 'a', start: '08:00', end: '08:30' };
  const note: DayOperation = { op: 'note', itemId: 'c', note: 'tickets' };
  const both = (one: DayOperation, other: DayOperation) => {
    const first = edit([one]);
    const items = first.kind === 'changed' ? (first.items.get(1) ?? []) : [];
    const second = edit([other], day(items, 2));
    return (second.kind === 'changed' ? (second.items.get(1) ?? []) : []).map(({ start, note: said }) => [
      start,
      said,
    ]);
  };
  expect(both(set, note)).toEqual(both(note, set));
});
