import { expect, test } from '@jest/globals';
import { maxSavedPlaces, type SavedPlace } from '@merve/contract';
import fc from 'fast-check';
import { changedList, isOnList } from './saved-list.ts';

const place = (name: string, placeId: string | null = null): SavedPlace => ({
  ...{ placeId, outsideId: null, checkedOn: null, name, kind: 'sight', savedAt: new Date(0) },
});

test('a place is on the list once: by its id, then by its name in whatever letters', () => {
  const list = changedList([], place('Кирения', 'p1'), false) ?? [];
  expect(changedList(list, place('another name', 'p1'), false)).toBeNull();
  expect(changedList(list, place('Kireniya'), false)).toBeNull();
  expect(changedList(list, place('Kireniya'), true)).toEqual([]);
  expect(changedList(list, place('Moat Park'), true)).toBeNull();
});

test('the list holds 300 and no more', () => {
  const full = Array.from({ length: maxSavedPlaces }, (_, index) => place(`Place ${index}`, `p${index}`));
  expect(changedList(full, place('One more', 'q'), false)).toBeNull();
  expect(changedList(full.slice(1), place('One more', 'q'), false)).toHaveLength(maxSavedPlaces);
});

test('whatever is put on and taken off, nothing is there twice', () => {
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), removes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let list: readonly SavedPlace[] = [];
      for (const { id, removes } of steps) {
        const before = isOnList(place(id, id), list);
        list = changedList(list, place(id, id), removes) ?? list;
        expect(isOnList(place(id, id), list)).toBe(!removes);
        expect(before || !removes || list.length === new Set(list.map(({ placeId }) => placeId)).size).toBe(
          true,
        );
      }
      expect(new Set(list.map(({ placeId }) => placeId)).size).toBe(list.length);
    }),
  );
});
