import { expect } from '@jest/globals';
import { eventually } from '../../local/testing/eventually.ts';

/**
 * Looks again until what is seen equals what is wanted. A page shows what was done a moment after it was done, on a busy machine
 * seconds after: who looks once sees, now and then, what stood there before.
 *
 * @param wanted as `toEqual` takes it, `expect.stringMatching` and its like included
 * @throws what `expect` says of what was seen last.
 */
export async function becomes(look: () => Promise<unknown>, wanted: unknown): Promise<void> {
  let failure: unknown;
  const isSo = async (): Promise<boolean> => {
    try {
      expect(await look()).toEqual(wanted);
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  await eventually(isSo).catch((error: unknown) => {
    throw failure ?? error;
  });
}
