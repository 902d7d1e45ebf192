import { expect, jest, test } from '@jest/globals';
import { onFirstUse } from './on-first-use.ts';

test('nothing is made before it is asked for, and then once, whatever it is', () => {
  const make = jest.fn(() => undefined);
  const made = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what could not be made is tried again', () => {
  const make = jest.fn(() => 'made');
  make.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const made = onFirstUse(make);
  expect(made).toThrow('not yet');
  expect(made()).toBe('made');
});
