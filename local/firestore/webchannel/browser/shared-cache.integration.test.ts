import { expect, test } from '@jest/globals';
import { describeInBrowser } from '../../../browser/describe-in-browser.ts';
import { browserTest, type Tab } from './tabs.ts';

const listens = ({ requests }: Tab): boolean => requests.some((url) => url.includes('/Listen/channel'));

/**
 * One tab, the primary, speaks with the server for all; the others read the cache and the primary's notes in local storage.
 * These tests let one change settle in both tabs before the next begins: of several that are under way at once, the SDK's
 * secondary tab may miss one that was acknowledged, and show it as pending until it changes again.
 */
describeInBrowser('tabs that share a cache', () => {
  const bench = browserTest();

  async function openTwo(): Promise<[Tab, Tab]> {
    const one = await bench.openTab({ persistent: true });
    await one.run('follow', 'c');
    await one.until('settled', 'c', '');
    const two = await bench.openTab({ persistent: true });
    await two.run('follow', 'c');
    await two.until('settled', 'c', '');
    return [one, two];
  }
  const bothSettle = async (ids: string, ...tabs: Tab[]): Promise<void> => {
    await Promise.all(tabs.map((tab) => tab.until('settled', 'c', ids)));
  };

  test('see each other, and need one channel', async () => {
    const [one, two] = await openTwo();
    await one.run('set', 'c/a', { n: 1 });
    await bothSettle('a', one, two);
    await two.run('set', 'c/b', { n: 1 });
    await bothSettle('a,b', one, two);
    expect([listens(one), listens(two)]).toEqual([true, false]);
  });

  test('go on after one was reloaded', async () => {
    const [one, two] = await openTwo();
    await one.run('set', 'c/a', { n: 1 });
    await bothSettle('a', one, two);
    await two.load();
    await two.run('follow', 'c');
    await two.until('settled', 'c', 'a');
    await two.run('set', 'c/b', { n: 1 });
    await bothSettle('a,b', one, two);
  });

  test('go on when the one that spoke for both is closed', async () => {
    const [one, two] = await openTwo();
    await one.run('set', 'c/a', { n: 1 });
    await bothSettle('a', one, two);
    await one.close();
    // It holds a lease of five seconds; the other looks every four.
    await two.run('set', 'c/b', { n: 1 });
    await two.until('settled', 'c', 'a,b');
    expect(listens(two)).toBe(true);
  });

  test('a page that comes back resumes from what it has kept: only what has changed comes again', async () => {
    const tap = await bench.tap();
    const [tab, other] = [await bench.openTab({ persistent: true, port: tap.port }), await bench.openTab()];
    for (const id of ['a', 'b', 'd']) await other.run('set', `c/${id}`, { n: 1 });
    await tab.run('follow', 'c');
    await tab.until('settled', 'c', 'a,b,d');
    await tab.leave();
    await other.run('set', 'c/b', { n: 2 });
    await other.run('set', 'c/c', { n: 1 });
    tap.forget();
    await tab.load();
    await tab.run('follow', 'c');
    await tab.until('settled', 'c', 'a,b,c,d');
    expect(tap.documentsTold().sort()).toEqual(['b', 'c']);
  });
});
