import { expect, test } from '@jest/globals';
import { describeInBrowser } from '../../../browser/describe-in-browser.ts';
import { browserTest } from './tabs.ts';

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /diary/{day} {
      allow read, write: if request.auth.uid == 'alice';
    }
    match /wall/{note} {
      allow read: if request.auth != null;
      allow create: if request.resource.data.by == request.auth.uid;
    }
  }
}`;

describeInBrowser('rules, as the web SDK in Chromium meets them', () => {
  const bench = browserTest();

  async function putRules(): Promise<void> {
    const url = `http://127.0.0.1:${bench.server.port}/emulator/v1/projects/demo-browser:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: RULES }] } });
    expect((await fetch(url, { method: 'PUT', body })).status).toBe(200);
  }

  test('a denial reaches the page as permission-denied, on whatever way', async () => {
    await putRules();
    const [alice, bob] = await Promise.all([
      bench.openTab({ user: 'alice' }),
      bench.openTab({ user: 'bob' }),
    ]);
    await Promise.all([alice.run('follow', 'diary'), bob.run('follow', 'diary')]);
    await alice.until('settled', 'diary', '');
    await bob.until('failure', 'diary');
    expect(await bob.run('failure', 'diary')).toBe('permission-denied');
    expect(await bob.run('refusal', 'diary/monday')).toBe('permission-denied');
    expect(await bob.run('tryToSet', 'diary/monday', { text: '' })).toBe('permission-denied');
    expect(await bob.run('failingUpdate', 'diary/monday')).toBe('permission-denied');
    // What was refused harms nobody: the same channels go on.
    expect(await bob.run('tryToSet', 'wall/b', { by: 'bob' })).toBe('');
    expect(await alice.run('tryToSet', 'diary/monday', { text: 'rain' })).toBe('');
    await alice.until('settled', 'diary', 'monday');
  });

  test('whoever signs in on an open channel is from then on the one who asks', async () => {
    await putRules();
    const tab = await bench.openTab({ user: 'signed in' });
    await tab.run('follow', 'wall');
    await tab.until('failure', 'wall');
    expect(await tab.run('failure', 'wall')).toBe('permission-denied');
    await tab.run('signIn', 'alice');
    await tab.run('follow', 'diary');
    await tab.until('settled', 'diary', '');
    expect(await tab.run('tryToSet', 'wall/a', { by: 'alice' })).toBe('');
    await tab.run('signIn', 'bob');
    // The listener is still open; bob may not hear what it hears.
    await tab.until('failure', 'diary');
    expect(await tab.run('failure', 'diary')).toBe('permission-denied');
    expect(await tab.run('tryToSet', 'wall/b', { by: 'alice' })).toBe('permission-denied');
    expect(await tab.run('tryToSet', 'wall/b', { by: 'bob' })).toBe('');
    await tab.run('follow', 'wall');
    await tab.until('settled', 'wall', 'a,b');
    await tab.run('signIn', null);
    await tab.until('failure', 'wall');
    expect(await tab.run('tryToSet', 'wall/c', { by: 'bob' })).toBe('permission-denied');
  });
});
