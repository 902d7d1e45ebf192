import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type RulesTest, startWithRules } from './testing/with-rules.ts';

let rules: RulesTest;
beforeAll(async () => {
  rules = await startWithRules(
    'demo-merve',
    readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'),
  );
});
beforeEach(() => rules.environment.clearFirestore());
afterAll(() => rules.stop());

describe('operators of some markets', () => {
  /** The same in two markets; what lies under a document has no market of its own. */
  const inMarket = (marketId: string): Record<string, Record<string, unknown>> => ({
    [`markets/${marketId}`]: { marketId },
    [`markets/${marketId}/merve/config`]: { marketId },
    [`markets/${marketId}/merve/config/history/2`]: { marketId },
    [`markets/${marketId}/merve/spend`]: { marketId },
    [`markets/${marketId}/dutyRosters/2026-11-21/history/1`]: { marketId },
    [`threads/thr_${marketId}`]: { marketId, readerUid: 'ana' },
    [`threads/thr_${marketId}/messages/1`]: { marketId, text: 'hello' },
    [`threads/thr_${marketId}/turns/1`]: { marketId },
    [`listings/lst_${marketId}`]: { marketId },
    [`listings/lst_${marketId}/menuItems/1`]: { name: 'Soup' },
    [`places/pla_${marketId}`]: { marketId, active: false },
    [`businesses/biz_${marketId}`]: { marketId },
    [`businesses/biz_${marketId}/transactions/t`]: { marketId, reference: 'K7QF2M' },
    [`businesses/biz_${marketId}/events/t`]: { kind: 'held' },
    [`outbox/int_${marketId}`]: { marketId },
    [`outbox/int_${marketId}/attempts/1`]: { end: 'accepted' },
    [`food_orders/ord_${marketId}`]: { marketId },
    [`food_orders/ord_${marketId}/events/1`]: { transition: 'placed' },
    [`payments/pay_${marketId}`]: { marketId },
    [`taxi_requests/rid_${marketId}`]: { marketId },
    [`taxi_drivers/drv_${marketId}`]: { marketId },
    [`systemAlerts/ale_${marketId}`]: { marketId, state: 'open' },
    [`usage/day_${marketId}`]: { marketId },
    [`adminActions/act_${marketId}`]: { marketId },
    [`jobs/job_${marketId}`]: { marketId },
    [`jobs/job_${marketId}/parts/0`]: { given: [] },
  });
  const collections = ['threads', 'listings', 'places', 'businesses', 'outbox', 'food_orders', 'payments'];
  const more = ['taxi_requests', 'taxi_drivers', 'systemAlerts', 'usage', 'adminActions', 'jobs'];
  const groups = ['transactions', 'turns', 'messages'];
  beforeEach(() => rules.seed({ ...inMarket('cyprus'), ...inMarket('spain') }));
  const ofCyprus = () => rules.as('op', { adminOf: ['cyprus'] });

  test.each(Object.keys(inMarket('cyprus')))(
    'read %s of their own market, and not of another',
    async (path) => {
      await assertSucceeds(ofCyprus().doc(path).get());
      if (path !== 'markets/cyprus')
        await assertFails(ofCyprus().doc(path.replaceAll('cyprus', 'spain')).get());
      await assertSucceeds(
        rules
          .as('op', { adminOf: ['italy', 'spain'] })
          .doc(path.replaceAll('cyprus', 'spain'))
          .get(),
      );
    },
  );

  test('list what is of their market where the query says so, and nothing else', async () => {
    const db = ofCyprus();
    const lists = [
      ...[...collections, ...more].map((name) => db.collection(name)),
      ...groups.map((name) => db.collectionGroup(name)),
    ];
    for (const list of lists) {
      expect((await assertSucceeds(list.where('marketId', '==', 'cyprus').get())).size).toBe(1);
      await assertFails(list.where('marketId', '==', 'spain').get());
      await assertFails(list.get());
    }
    for (const path of [
      'threads/thr_@/turns',
      'businesses/biz_@/events',
      'listings/lst_@/menuItems',
      'jobs/job_@/parts',
    ]) {
      expect((await assertSucceeds(db.collection(path.replace('@', 'cyprus')).get())).size).toBe(1);
      await assertFails(db.collection(path.replace('@', 'spain')).get());
    }
    await assertSucceeds(db.collection('markets').get());
  });

  test('see nothing of what has no market, nor the secrets of anybody; and write nothing', async () => {
    const db = ofCyprus();
    await rules.seed({
      'systemAlerts/of-none': { marketId: null, state: 'open' },
      'threads/unread': { readerUid: 'somebody else' },
    });
    for (const path of [
      'systemAlerts/of-none',
      'businessStaff/s',
      'threads/unread',
      ...['users/act_1', 'whatsappSessions/wa:1', 'identities/web:ana'],
    ]) {
      await assertFails(db.doc(path).get());
    }
    await assertFails(db.doc('listings/lst_cyprus').update({ name: 'Mine' }));
  });

  test.each([{ adminOf: 'cyprus' }, { adminOf: [] }, { adminOf: [7] }, { adminOf: { cyprus: true } }, {}])(
    'are not who has the claim %j',
    async (claims) => {
      const db = rules.as('op', claims);
      await assertFails(db.doc('outbox/int_cyprus').get());
      await assertFails(db.collection('outbox').where('marketId', '==', 'cyprus').get());
      if (!Array.isArray(claims.adminOf) || claims.adminOf.length === 0) {
        await assertFails(db.collection('markets').get());
      }
    },
  );
});
