import { expect, test } from '@jest/globals';
import { describeInBrowser } from '../../../browser/describe-in-browser.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { ConnectOptions } from './page.ts';
import { browserTest } from './tabs.ts';

const TRANSPORTS: readonly ConnectOptions[] = [{ transport: 'streaming' }, { transport: 'long polling' }];

describeInBrowser('the web SDK in Chromium, when the connection breaks', () => {
  const bench = browserTest();

  test.each(TRANSPORTS)(
    'resumes by token: only what has changed comes again, $transport',
    async (options) => {
      const tap = await bench.tap();
      const [tab, other] = [await bench.openTab({ ...options, port: tap.port }), await bench.openTab()];
      for (const id of ['a', 'b', 'd', 'e']) await other.run('set', `c/${id}`, { n: 1 });
      await tab.run('follow', 'c');
      await tab.until('settled', 'c', 'a,b,d,e');
      expect(tap.documentsTold().sort()).toEqual(['a', 'b', 'd', 'e']);
      tap.forget();
      tap.cut();
      await tab.until('cached', 'c');
      await other.run('set', 'c/b', { n: 2 });
      await other.run('set', 'c/c', { n: 1 });
      await other.run('remove', 'c/e');
      tap.mend();
      await tab.until('settled', 'c', 'a,b,c,d');
      expect(tap.documentsTold().sort()).toEqual(['b', 'c']);
    },
  );

  test('goes on where it was when a connection breaks, and is told nothing twice', async () => {
    const tap = await bench.tap();
    const [tab, other] = [await bench.openTab({ port: tap.port }), await bench.openTab()];
    await other.run('set', 'c/a', { n: 1 });
    await tab.run('follow', 'c');
    await tab.until('settled', 'c', 'a');
    tap.interrupt();
    await other.run('set', 'c/b', { n: 1 });
    // The SDK's channel waits five to fifteen seconds before it asks again.
    await tab.until('settled', 'c', 'a,b');
    expect(tap.documentsTold().sort()).toEqual(['a', 'b']);
    expect(tab.requests.filter((url) => url.includes('/Listen/') && !url.includes('SID='))).toHaveLength(1);
  });

  test.each(TRANSPORTS)(
    'sends each write that was made offline once, in order, $transport',
    async (options) => {
      const tap = await bench.tap();
      const [tab, other] = [await bench.openTab({ ...options, port: tap.port }), await bench.openTab()];
      await tab.run('follow', 'c');
      await tab.run('set', 'c/n', { n: 1 });
      await tab.until('settled', 'c', 'n');
      tap.cut();
      await tab.until('cached', 'c');
      for (let n = 0; n < 3; n++) await tab.run('bump', 'c/n');
      await tab.run('begin', 'c/text', { text: 'first' });
      await tab.run('begin', 'c/text', { text: 'last' });
      await tab.until('pending', 'c');
      expect(await other.run('get', 'c/n')).toMatchObject({ n: 1 });
      tap.mend();
      await tab.until('settled', 'c', 'n,text');
      expect(await other.run('get', 'c/n')).toMatchObject({ n: 4 });
      expect(await other.run('get', 'c/text')).toEqual({ text: 'last' });
    },
  );

  test('listeners and writes come back after the server was restarted, with its data', async () => {
    const [one, two] = await Promise.all([bench.openTab(), bench.openTab({ transport: 'long polling' })]);
    await Promise.all([one.run('follow', 'c'), two.run('follow', 'c')]);
    await one.run('set', 'c/a', { n: 1 });
    await Promise.all([one.until('settled', 'c', 'a'), two.until('settled', 'c', 'a')]);
    await bench.stopServer();
    await Promise.all([one.until('cached', 'c'), two.until('cached', 'c')]);
    await one.run('begin', 'c/meanwhile', { n: 2 });
    await bench.startServer();
    await Promise.all([one.until('settled', 'c', 'a,meanwhile'), two.until('settled', 'c', 'a,meanwhile')]);
    await two.run('set', 'c/z', { n: 3 });
    await one.until('settled', 'c', 'a,meanwhile,z');
    expect(await two.run('get', 'c/a')).toMatchObject({ n: 1 });
  });

  test('a client that ends frees its sessions at once', async () => {
    const tab = await bench.openTab();
    await tab.run('follow', 'c');
    await tab.run('set', 'c/a', { n: 1 });
    await tab.until('settled', 'c', 'a');
    const channels = tab.requests.filter((url) => url.includes('RID=rpc'));
    const sessions = new Set(channels.map((url) => new URL(url).searchParams.get('SID')));
    expect(sessions.size).toBe(2);
    const isKnown = async (url: string): Promise<boolean> => {
      // Acknowledges more than was ever sent: of a session that lives, this is what is refused.
      const answer = await fetch(url.replace(/AID=\d+/, 'AID=999999'));
      return !(await answer.text()).includes('Unknown SID');
    };
    expect(await Promise.all(channels.map(isKnown))).not.toContain(false);
    await tab.run('terminate');
    await eventually(async () => !(await Promise.all(channels.map(isKnown))).includes(true));
  });
});
