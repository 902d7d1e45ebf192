import { expect, test } from '@jest/globals';
import { faults } from '../../../web/src/whatsapp-simulator/fault-words.ts';
import { faultKind } from './faults.ts';

test('the simulator has words for every fault there is, and for no other', () => {
  expect(faults.map(({ kind }) => kind).toSorted()).toEqual([...faultKind.options].toSorted());
});
