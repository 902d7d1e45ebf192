import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import type { SandboxPhone } from '../local/cli/sandbox-phone.ts';
import { eventually } from '../local/testing/eventually.ts';
import { useStack } from './harness.ts';

const stack = useStack();

/** Not accepted by the provider, certainly or not; accepted without the sender learning of it; reported in an unusual way. */
const faultKinds = [
  '429',
  'connect-reset',
  '500',
  '500-after-accept',
  'timeout-after-accept',
  'callback-before-response',
  'duplicate-callback',
  'no-callback',
] as const;

const intentsTo = async ({ number }: SandboxPhone) =>
  (await stack().db.collection('outbox').where('to', '==', `whatsapp:${number}`).get()).docs;

const settled = new Set(['sent', 'delivered', 'read', 'failed', 'undelivered']);

/** The sweep asks the provider about an attempt two minutes after it; this makes it three minutes old. */
async function age(intent: QueryDocumentSnapshot): Promise<void> {
  const attemptedAt = new Date(Date.now() - 180_000);
  // Only what is still as it was read: a callback may settle it at this very moment.
  await intent.ref.update({ attemptedAt }, { lastUpdateTime: intent.updateTime }).catch(() => undefined);
}

/** Lets the minute sweep pass until every intent to these phones is settled. */
async function sweepUntilSettled(phones: readonly SandboxPhone[]): Promise<void> {
  const deadline = Date.now() + 200_000;
  for (;;) {
    const intents = (await Promise.all(phones.map(intentsTo))).flat();
    const states = intents.map((intent) => String(intent.get('state')));
    if (intents.length === phones.length && states.every((state) => settled.has(state))) return;
    if (Date.now() > deadline) throw new Error(`Not settled: ${states.join(', ')}`);
    await Promise.all(intents.filter((intent) => intent.get('state') === 'unknown').map(age));
    await stack().runScheduled('sweepEveryMinute');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

describe('a message that the provider refuses for its pace', () => {
  test('is sent by its own task seconds later: no sweep is needed, and it comes once', async () => {
    const { newPhone, planFaults, hear, hearQuiet } = stack();
    const guest = newPhone();
    await planFaults([{ kind: '429', to: guest }]);
    await guest.send({ body: 'hello' });
    expect(await hear(guest)).toHaveLength(1);
    expect(await hearQuiet(guest)).toEqual([]);
    const [intent] = await intentsTo(guest);
    expect(intent?.get('attempts')).toBe(2);
  });
});

describe('a person who blocked Merve', () => {
  test('is left alone until they write START, and an operator is told once', async () => {
    const { newPhone, planFaults, hear, hearQuiet, db } = stack();
    const guest = newPhone();
    await planFaults([{ kind: 'blocked', to: guest }]);
    await guest.send({ body: 'hello' });
    const session = db.doc(`whatsappSessions/wa:${encodeURIComponent(guest.number)}`);
    await eventually(async () => (await session.get()).get('optedOut') === true, 'the session is opted out');

    await guest.send({ body: 'are you there?' });
    expect(await hearQuiet(guest)).toEqual([]);
    await guest.send({ body: 'START' });
    const [welcome] = await hear(guest);
    expect(welcome?.body).toMatch(/welcome back/i);
    const alerts = await db.collection('systemAlerts').where('kind', '==', 'message-recipient-blocked').get();
    const mine = alerts.docs.filter((alert) => String(alert.get('subject')).endsWith(guest.number.slice(-2)));
    expect(mine).toHaveLength(1);
    // It was planted: what other tests find wrong must not be hidden by it, nor it be taken for theirs.
    await mine[0]?.ref.delete();
  });
});

describe('whatever the provider does to one message', () => {
  test('the person gets the reply exactly once', async () => {
    const { newPhone, planFaults, hearQuiet } = stack();
    const guests = faultKinds.map((kind) => ({ kind, phone: newPhone() }));
    await planFaults(guests.map(({ kind, phone }) => ({ kind, to: phone })));
    for (const { phone } of guests) expect((await phone.send({ body: 'hello' })).status).toBe(200);

    await sweepUntilSettled(guests.map(({ phone }) => phone));
    await stack().runScheduled('sweepEveryMinute');
    const outcome = await Promise.all(
      guests.map(async ({ kind, phone }) => [
        kind,
        (await hearQuiet(phone)).length,
        (await intentsTo(phone)).length,
      ]),
    );
    expect(outcome).toEqual(faultKinds.map((kind) => [kind, 1, 1]));
  });
});
