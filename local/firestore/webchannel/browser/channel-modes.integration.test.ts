import { expect, test } from '@jest/globals';
import { describeInBrowser } from '../../../browser/describe-in-browser.ts';
import { browserTest, type Tab } from './tabs.ts';

const backChannels = (...tabs: Tab[]): string[] =>
  tabs.flatMap(({ requests }) => requests).filter((url) => url.includes('RID=rpc'));
const streamed = (url: string): boolean => url.includes('CI=0');

describeInBrowser('the web SDK in Chromium', () => {
  const bench = browserTest();

  test.each([
    ['streaming', { transport: 'streaming' }, /CI=0/],
    ['long polling', { transport: 'long polling' }, /CI=1/],
    // On a slow machine it takes the first bytes' delay for a proxy's, and polls.
    ['what it finds out to work', { transport: 'detected' }, /CI=[01]/],
  ] as const)('two tabs see each other by %s', async (_name, options, expected) => {
    const [one, two] = await Promise.all([bench.openTab(options), bench.openTab(options)]);
    await Promise.all([one.run('follow', 'c'), two.run('follow', 'c')]);
    await Promise.all([one.until('settled', 'c', ''), two.until('settled', 'c', '')]);
    await one.run('set', 'c/a', { text: 'größe 🐢' });
    await two.until('settled', 'c', 'a');
    await two.run('set', 'c/b', { n: 1 });
    await Promise.all([one.until('settled', 'c', 'a,b'), two.until('settled', 'c', 'a,b')]);
    expect(await one.run('get', 'c/a')).toMatchObject({ text: 'größe 🐢' });
    const echo = Object(await two.run('all', 'c')).find((seen: { pending: boolean }) => seen.pending);
    expect(echo).toMatchObject({ ids: ['a', 'b'], data: [{}, { n: 1, at: null }] });
    const channels = backChannels(one, two);
    expect(channels.length).toBeGreaterThanOrEqual(4);
    expect(channels.filter((url) => !expected.test(url))).toEqual([]);
  });

  test('behind a proxy that holds answers back, it finds out to poll', async () => {
    const { port } = await bench.tap({ holdsBack: true });
    const tab = await bench.openTab({ port, transport: 'detected' });
    await tab.run('follow', 'c');
    await tab.until('settled', 'c', '');
    await tab.run('set', 'c/a', { n: 1 });
    await tab.until('settled', 'c', 'a');
    const channels = backChannels(tab);
    expect(channels.some(streamed)).toBe(true);
    expect(channels.slice(-2).some(streamed)).toBe(false);
  });

  test('writes, transactions, aggregation and all values', async () => {
    const [one, two] = await Promise.all([bench.openTab(), bench.openTab()]);
    expect(await one.run('failingUpdate', 'c/none')).toBe('not-found');
    await Promise.all([one, two, one, two].map((tab) => tab.run('increment', 'c/n')));
    expect(await one.run('get', 'c/n')).toEqual({ n: 4 });
    expect(await one.run('count', 'c')).toBe(1);
    expect(await one.run('roundTrip', 'c/values')).toEqual({
      nan: true,
      minusZero: true,
      infinite: true,
      large: true,
      half: true,
      bytes: true,
      at: true,
    });
  });

  test('the lite SDK, which speaks REST', async () => {
    const tab = await bench.openTab();
    expect(await tab.run('lite', bench.server.port)).toEqual({
      found: ['a', 'b'],
      count: 2,
      sum: 12,
      timed: true,
      missing: 'not-found',
    });
    const calls = tab.requests.flatMap((url) => /\/documents:(\w+)/.exec(url)?.[1] ?? []);
    expect(new Set(calls)).toEqual(new Set(['commit', 'batchGet', 'runQuery', 'runAggregationQuery']));
    expect(tab.requests.filter((url) => url.includes('/channel'))).toEqual([]);
  });
});
