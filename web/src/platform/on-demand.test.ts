import { describe, expect, jest, test } from '@jest/globals';
import { isMissingPart, watchForMissingParts } from './missing-part.ts';
import { askAgain, onAskAgain, onDemand } from './on-demand.ts';

/** A part whose attempts fail until it is there. */
function part() {
  const fetchPart = jest.fn<() => Promise<string>>();
  return { fetchPart, load: onDemand(fetchPart) };
}

describe('a part of the app', () => {
  test('is fetched once for all who ask, and not before', async () => {
    const { fetchPart, load } = part();
    expect(fetchPart).not.toHaveBeenCalled();
    fetchPart.mockResolvedValueOnce('cards');
    const [one, other] = [load(), load()];
    expect(one).toBe(other);
    expect(await one).toBe('cards');
    askAgain();
    expect(load()).toBe(one);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  test('that could not be fetched is asked for again when that is wanted, and not by asking for it', async () => {
    const { fetchPart, load } = part();
    fetchPart.mockRejectedValueOnce(new Error('gone'));
    const failed = load();
    await expect(failed).rejects.toThrow('gone');
    expect(load()).toBe(failed);
    expect(fetchPart).toHaveBeenCalledTimes(1);

    fetchPart.mockRejectedValueOnce(new Error('still gone'));
    askAgain();
    await expect(load()).rejects.toThrow('still gone');
    fetchPart.mockResolvedValueOnce('cards');
    askAgain();
    expect(await load()).toBe('cards');
  });

  test('that is on its way is not asked for twice', async () => {
    const { fetchPart, load } = part();
    const { promise, resolve } = Promise.withResolvers<string>();
    fetchPart.mockReturnValueOnce(promise);
    const one = load();
    askAgain();
    expect(load()).toBe(one);
    resolve('cards');
    expect(await one).toBe('cards');
  });
});

describe('the page', () => {
  test('tells missing parts from other errors, and asks again when the connection is back', () => {
    const page = new EventTarget();
    watchForMissingParts(page);
    const gone = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: 'a word' }));
    expect([gone, new TypeError(gone.message), 'a word', null].map(isMissingPart)).toEqual([
      true,
      false,
      false,
      false,
    ]);

    const told = jest.fn();
    const stop = onAskAgain(told);
    page.dispatchEvent(new Event('online'));
    stop();
    page.dispatchEvent(new Event('online'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
