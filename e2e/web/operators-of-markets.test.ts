import { expect } from '@jest/globals';
import { systemAlertSchema } from '@merve/contract';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { demoMarketId } from '../../local/seed/demo-people.ts';
import { projectId } from '../../local/stack/functions-environment.ts';
import { becomes } from './becomes.ts';
import { type WebTest, webTests } from './harness.ts';

const pages = [
  '',
  'alerts',
  'waiting',
  'conversations',
  'turns',
  'ledger',
  'outbox',
  'merve',
  'catalogue',
  'duty',
  'taxi',
  'usage',
  'jobs',
];
const spain = 'test-spain';

/** An account with the claim for one market, which in production only the project's owner can set. */
async function operatorOf({ stack }: WebTest, marketId: string) {
  const account = { email: `op-${marketId}-${Date.now()}@merve.example`, password: 'a password of the test' };
  const { uid } = await stack.signIn(account.email);
  const base = `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const answer = await fetch(`${base}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify({ adminOf: [marketId] }) }),
  });
  expect(answer.status).toBe(200);
  return account;
}

/** A market of the test's own, and an alert in it and in the demo market. */
async function furnish({ stack: { db } }: WebTest): Promise<() => Promise<unknown>> {
  const market = (await db.doc(`markets/${demoMarketId}`).get()).data();
  const now = new Date();
  const made = [db.doc(`markets/${spain}`)];
  await db.doc(`markets/${spain}`).set({ ...market, marketId: spain, name: 'Spain of the test' });
  for (const marketId of [demoMarketId, spain]) {
    const alertId = `human-wanted:threads/of-${marketId}`;
    const alert = systemAlertSchema.parse({
      ...{ alertId, marketId, kind: 'human-wanted', severity: 'ERROR', subject: `threads/of-${marketId}` },
      ...{ message: `Somebody in ${marketId} waits`, state: 'open', count: 1, resolvedAt: null },
      ...{ createdAt: now, lastSeenAt: now, updatedAt: now },
    });
    made.push(db.doc(`systemAlerts/${encodeURIComponent(alertId)}`));
    await db.doc(`systemAlerts/${encodeURIComponent(alertId)}`).set(alert);
  }
  return () => Promise.all(made.map((reference) => reference.delete()));
}

describeInBrowser('operators of different markets', () => {
  const webTest = webTests();

  webTest('each see their own market alone, on one page and on all of them', async (web) => {
    const remove = await furnish(web);
    try {
      for (const [own, other, name] of [
        [demoMarketId, spain, 'Spain of the test'],
        [spain, demoMarketId, 'North Cyprus'],
      ] as const) {
        const page = await web.open('/admin/alerts', { account: await operatorOf(web, own) });
        await page.getByText(`Somebody in ${own} waits`).waitFor();
        await becomes(() => page.getByText(`Somebody in ${other} waits`).count(), 0);
        await becomes(() => page.getByRole('option', { name }).count(), 0);
        for (const path of pages) {
          await page.goto(`/admin/${path}`);
          await page.getByRole('main').getByRole('heading').first().waitFor();
          await page
            .getByText(/^Loading /)
            .first()
            .waitFor({ state: 'detached' });
          expect([
            path,
            await page.getByText(/Could not load|insufficient permissions/i).allTextContents(),
          ]).toEqual([path, []]);
        }
      }
      const page = await web.openAsOperator('/admin/alerts');
      for (const marketId of [demoMarketId, spain])
        await page.getByText(`Somebody in ${marketId} waits`).waitFor();
    } finally {
      await remove();
    }
  });
});
