import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Firestore, type RulesTest, startWithRules } from './testing/with-rules.ts';

/** What is known of a person's health, whose phone is whose, and codes: for the backend alone. */
const SECRETS = {
  'users/act_1': { actorId: 'act_1', safety: { confirmed: ['peanuts'] } },
  'identities/web:ana': { uid: 'ana', address: 'whatsapp:+905330000101' },
  'linkCodes/ana': { uid: 'ana', codeHash: 'x', attemptsLeft: 5 },
  'linkQuotas/uid:ana': { count: 1 },
  'actorMerges/act_1': { uid: 'ana' },
  'whatsappSessions/wa:1': { linkedUid: 'ana' },
};
const DOCUMENTS = {
  'threads/mine': { readerUid: 'ana' },
  'threads/mine/messages/1': { text: 'hello' },
  'threads/mine/turns/1': { state: 'done' },
  'threads/mine/tail/newest': { messages: [] },
  'threads/theirs': { readerUid: 'ben' },
  'threads/theirs/messages/1': { text: 'secret' },
  'threads/unread': {},
  'listings/l': { active: true, merve: { whatsappE164: '+905330000100' } },
  'markets/m': { name: 'Market' },
  'markets/m/merve/config': { prompt: 'secret' },
  'markets/m/merve/config/history/2': { by: 'operator' },
  'businesses/b': { name: 'Business' },
  'businesses/b/bookings/1': { guest: 'ana' },
  'businesses/b/bookings/1/notes/1': { text: 'note' },
  'businesses/b/transactions/t': { reference: 'K7QF2M' },
  'outbox/i': { state: 'pending' },
  'outbox/i/attempts/1': { end: 'accepted' },
  'systemAlerts/a': { text: 'alert' },
  'usage/mine:2026-11-21': { costMicros: 1 },
  'adminActions/a': { by: 'operator' },
  'jobs/j': { askedBy: 'operator' },
  'jobs/j/parts/0': { given: [] },
  'rateLimits/ip': { subjectId: 'ip' },
  'payments/pay_1': { actorId: 'act_1', checkout: { url: 'https://pay.test/1' } },
  'taxi_requests/r': { actorId: 'act_1' },
  'taxi_drivers/d': { phone: '+905330000301' },
  'markets/m/merve/spend': { costMicros: 1 },
  'markets/m/dutyRosters/2026-11-21': { duties: [] },
  'markets/m/dutyRosters/2026-11-21/history/1': { by: 'operator' },
  'places/on': { active: true, kind: 'beach' },
  'places/off': { active: false, kind: 'beach' },
  'somethingElse/x': { a: 1 },
  ...SECRETS,
};
const OPERATIONS = [
  'businesses/b',
  'businesses/b/bookings/1',
  'businesses/b/bookings/1/notes/1',
  'businessStaff/s',
  'correspondences/c',
  'outbox/i',
  'outbox/i/attempts/1',
  'systemAlerts/a',
  'threads/mine/turns/1',
  'threads/unread',
  'markets/m/merve/config',
  'markets/m/merve/config/history/2',
  'markets/m/dutyRosters/2026-11-21/history/1',
  'markets/m/merve/spend',
  'usage/mine:2026-11-21',
  'adminActions/a',
  'jobs/j',
  'jobs/j/parts/0',
  'payments/pay_1',
  'taxi_requests/r',
  'taxi_drivers/d',
];
const OPERATION_COLLECTIONS = [
  'threads',
  'threads/mine/turns',
  'listings',
  'businesses',
  'businesses/b/bookings',
  'businessStaff',
  'correspondences',
  'outbox',
  'systemAlerts',
  'usage',
  'adminActions',
  'jobs',
  'jobs/j/parts',
  'payments',
  'markets/m/merve/config/history',
  'markets/m/dutyRosters/2026-11-21/history',
  'markets',
];
/** Searched in all conversations and businesses at once. */
const OPERATION_GROUPS = ['transactions', 'turns', 'messages'];

let rules: RulesTest;

beforeAll(async () => {
  rules = await startWithRules(
    'demo-merve',
    readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'),
  );
});
beforeEach(async () => {
  await rules.environment.clearFirestore();
  await rules.seed(DOCUMENTS);
});
afterAll(() => rules.stop());

const clients: readonly (readonly [who: string, open: () => Firestore])[] = [
  ['nobody', () => rules.as(undefined)],
  ['a user', () => rules.as('ana')],
  ['a user whose claim says that they are no admin', () => rules.as('ana', { admin: false })],
  ['a user whose claim is not a boolean', () => rules.as('ana', { admin: 'true' })],
  ['an admin', () => rules.as('root', { admin: true })],
];
const [, , , , admin] = clients;

describe('a user', () => {
  test('reads their own thread and its messages, once and live', async () => {
    const db = rules.as('ana');
    expect((await assertSucceeds(db.doc('threads/mine').get())).data()).toEqual({ readerUid: 'ana' });
    await assertSucceeds(db.doc('threads/mine/messages/1').get());
    await assertFails(db.doc('threads/mine/tail/newest').get());
    expect(
      (await assertSucceeds(db.collection('threads/mine/messages').orderBy('text').limit(5).get())).size,
    ).toBe(1);
    const texts = await new Promise((resolve, reject) => {
      db.collection('threads/mine/messages').onSnapshot(({ docs }) => {
        if (docs.length === 2) resolve(docs.map((one) => one.get('text')));
      }, reject);
      rules.seed({ 'threads/mine/messages/2': { text: 'news' } }).catch(reject);
    });
    expect(texts).toEqual(['hello', 'news']);
  });

  test('reads nobody else’s thread or messages', async () => {
    const db = rules.as('ana');
    await assertFails(db.doc('threads/theirs').get());
    await assertFails(db.doc('threads/unread').get());
    await assertFails(db.doc('threads/theirs/messages/1').get());
    await assertFails(db.collection('threads/theirs/messages').get());
    await assertFails(db.collection('threads/none/messages').get());
    await assertFails(db.collectionGroup('messages').get());
    await assertFails(
      new Promise((_resolve, reject) => db.doc('threads/theirs').onSnapshot(() => {}, reject)),
    );
  });

  test('lists no threads, not even their own by a filter', async () => {
    const db = rules.as('ana');
    await assertFails(db.collection('threads').get());
    await assertFails(db.collection('threads').where('readerUid', '==', 'ana').get());
  });

  test('learns of a thread that does not exist yet only that', async () => {
    expect((await assertSucceeds(rules.as('ana').doc('threads/new').get())).exists).toBe(false);
    await assertFails(rules.as(undefined).doc('threads/new').get());
  });

  test('loses sight of a thread that is given to another reader', async () => {
    const db = rules.as('ana');
    const lost = new Promise((_resolve, reject) => {
      db.doc('threads/mine').onSnapshot((snapshot) => {
        if (snapshot.exists) rules.seed({ 'threads/mine': { readerUid: 'ben' } }).catch(reject);
      }, reject);
    });
    await assertFails(lost);
  });
});

describe('the public catalogue', () => {
  test.each(clients)('%s reads markets', async (_who, open) => {
    await assertSucceeds(open().doc('markets/m').get());
  });

  test.each(clients.slice(0, 4))(
    '%s reads nothing else of it: listings hold telephone numbers',
    async (_who, open) => {
      await assertFails(open().doc('listings/l').get());
      await assertFails(open().doc('listings/none').get());
      await assertFails(open().collection('listings').get());
      await assertFails(open().collection('listings').where('active', '==', true).get());
      await assertFails(open().collection('markets').get());
      await assertFails(open().doc('markets/m/merve/config').get());
    },
  );
});

describe('operations', () => {
  test.each(clients.slice(0, 4))('%s reads nothing of them', async (_who, open) => {
    for (const path of OPERATIONS) await assertFails(open().doc(path).get());
    for (const path of OPERATION_COLLECTIONS) await assertFails(open().collection(path).get());
    for (const name of OPERATION_GROUPS) await assertFails(open().collectionGroup(name).get());
  });

  test('nobody reads no thread, not even one that has no reader', async () => {
    const db = rules.as(undefined);
    for (const path of ['threads/mine', 'threads/unread', 'threads/mine/messages/1'])
      await assertFails(db.doc(path).get());
    await assertFails(db.collection('threads/mine/messages').get());
  });

  test('an admin reads all of them', async () => {
    const db = admin?.[1]() ?? rules.as(undefined);
    for (const path of [...OPERATIONS, 'threads/mine', 'threads/mine/messages/1', 'listings/l']) {
      await assertSucceeds(db.doc(path).get());
    }
    for (const path of [...OPERATION_COLLECTIONS, 'threads/mine/messages']) {
      await assertSucceeds(db.collection(path).get());
    }
    for (const name of OPERATION_GROUPS) {
      expect((await assertSucceeds(db.collectionGroup(name).get())).size).toBeGreaterThan(0);
    }
    await assertFails(db.doc('somethingElse/x').get());
    await assertFails(db.collectionGroup('somethingElse').get());
  });
});

describe('a payment', () => {
  test.each(clients.slice(0, 4))(
    '%s finds none by a filter, not even what is their own',
    async (_who, open) => {
      const payments = open().collection('payments');
      await assertFails(payments.where('actorId', '==', 'act_1').get());
      await assertFails(payments.orderBy('nextStepAt').limit(1).get());
      await assertFails(open().collectionGroup('payments').get());
    },
  );

  test.each(clients)('%s neither marks one as paid nor asks for a refund', async (_who, open) => {
    const payment = open().doc('payments/pay_1');
    await assertFails(payment.update({ state: 'paid' }));
    await assertFails(payment.set({ state: 'refund_requested' }, { merge: true }));
    await assertFails(payment.delete());
  });
});

describe('identity', () => {
  test.each(clients)('%s reads nothing of it, not even what is their own', async (_who, open) => {
    for (const path of Object.keys(SECRETS)) {
      await assertFails(open().doc(path).get());
      await assertFails(
        open()
          .collection(path.split('/')[0] ?? '')
          .where('uid', '==', 'ana')
          .get(),
      );
    }
  });

  test('an account whose link has ended reads neither the thread nor what is said in it from then on', async () => {
    const db = rules.as('ana');
    await assertSucceeds(db.collection('threads/mine/messages').get());
    const lost = new Promise((_resolve, reject) => {
      db.collection('threads/mine/messages').onSnapshot(() => {
        rules.seed({ 'threads/mine': { readerUid: null } }).catch(reject);
      }, reject);
    });
    await assertFails(lost);
    await rules.seed({ 'threads/mine/messages/2': { text: 'for the phone alone' } });
    await assertFails(db.doc('threads/mine/messages/2').get());
    await assertFails(db.collection('threads/mine/messages').get());
  });
});

describe('writing', () => {
  test.each(clients)('%s writes nothing anywhere', async (_who, open) => {
    const db = open();
    for (const path of Object.keys(DOCUMENTS)) {
      await assertFails(db.doc(path).set({ readerUid: 'ana' }));
      await assertFails(db.doc(path).update({ active: true }));
      await assertFails(db.doc(path).delete());
      await assertFails(db.doc(`${path}-new`).set({}));
    }
    // Not even what changes nothing.
    await assertFails(db.doc('threads/mine').set(DOCUMENTS['threads/mine']));
    const batch = db.batch();
    batch.set(db.doc('threads/other'), { readerUid: 'ana' });
    await assertFails(batch.commit());
  });

  test('a transaction that only reads may read what its user may', async () => {
    const db = rules.as('ana');
    await assertSucceeds(
      db.runTransaction(async (transaction) => (await transaction.get(db.doc('threads/mine'))).exists),
    );
    await assertFails(
      db.runTransaction(async (transaction) => {
        await transaction.get(db.doc('threads/mine'));
        transaction.update(db.doc('threads/mine'), { readerUid: 'ben' });
      }),
    );
  });

  test('the backend writes', async () => {
    await rules.seed({ 'threads/backend': { readerUid: 'ana' } });
    await assertSucceeds(rules.as('ana').doc('threads/backend').get());
  });
});

describe('places and duty rosters', () => {
  test('are read by whoever is signed in: active ones alone, and listed only if the query says so', async () => {
    const db = rules.as('ana');
    await assertSucceeds(db.doc('places/on').get());
    await assertSucceeds(db.doc('places/never-was').get());
    await assertFails(db.doc('places/off').get());
    await assertSucceeds(
      db.collection('places').where('active', '==', true).where('kind', '==', 'beach').get(),
    );
    await assertFails(db.collection('places').get());
    await assertFails(db.collection('places').where('kind', '==', 'beach').get());
    await assertSucceeds(db.doc('markets/m/dutyRosters/2026-11-21').get());
    await assertFails(db.collection('markets/m/dutyRosters').get());
  });

  test('are not read by nobody, and seen whole by an admin', async () => {
    const nobody = rules.as(undefined);
    await assertFails(nobody.doc('places/on').get());
    await assertFails(nobody.collection('places').where('active', '==', true).get());
    await assertFails(nobody.doc('markets/m/dutyRosters/2026-11-21').get());
    const root = rules.as('root', { admin: true });
    await assertSucceeds(root.doc('places/off').get());
    expect((await assertSucceeds(root.collection('places').get())).size).toBe(2);
  });
});
