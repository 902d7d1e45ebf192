import { describe, expect, test } from '@jest/globals';
import type { SandboxPhone } from '../local/cli/sandbox-phone.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { useStack } from './harness.ts';

const stack = useStack();

/** An hour of its own on a day of its own: other files book the same restaurant. */
async function propose(guest: SandboxPhone, daysAhead: number) {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  await guest.send({ body: `Book a table for 2 at ${demoRestaurant.name} on ${day} at 13:00` });
  const [proposal] = await stack().hear(guest);
  return proposal;
}

const stateOf = async (guest: SandboxPhone) => (await stack().ledgerOf(guest))[0]?.transaction.state;

describe('buttons', () => {
  test('stand under a proposal; a tap on YES books it, and a second tap changes nothing', async () => {
    const { newPhone, hear, ledgerOf } = stack();
    const guest = newPhone();
    const proposal = await propose(guest, 16);
    expect(proposal?.buttons.map(({ title }) => title)).toEqual(['YES', 'NO']);
    const tap = { buttonPayload: proposal?.buttons[0]?.id ?? '', buttonText: 'YES' };
    await guest.send(tap);
    const [confirmation] = await hear(guest);
    expect(confirmation?.body).toMatch(/^Confirmed/);
    await guest.send(tap);
    const [again] = await hear(guest);
    expect(again?.body).toMatch(/settled earlier/);
    const [ledger] = await ledgerOf(guest);
    expect(ledger?.events.filter(({ transition }) => transition === 'confirmed')).toHaveLength(1);
  });
});

describe('with a proposal waiting', () => {
  test('a voice note, a location and a thumbs-up reaction approve nothing, and each is told so', async () => {
    const { newPhone, hear } = stack();
    const guest = newPhone();
    await propose(guest, 17);
    const voice = [{ url: 'https://media.example/1', contentType: 'audio/ogg' }];
    const sent = [
      { action: { media: voice }, answer: /cannot listen to voice messages/ },
      { action: { latitude: 35.34, longitude: 33.32, label: 'YES' }, answer: /have your location/ },
      { action: { body: '👍', extraFields: { MessageType: 'reaction' } }, answer: /confirms nothing/ },
    ];
    for (const { action, answer } of sent) {
      await guest.send(action);
      const [reply] = await hear(guest);
      expect(reply?.body).toMatch(answer);
      expect(reply?.body).toMatch(/Still waiting/);
    }
    expect(await stateOf(guest)).toBe('hold');
  });
});
