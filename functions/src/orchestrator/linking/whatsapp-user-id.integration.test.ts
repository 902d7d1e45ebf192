import { describe, expect, test } from '@jest/globals';
import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';
import { actorKey } from '../testing/web-account.ts';
import { sweepActorMerges } from './merge-actors.ts';

const guest = guestOfEachTest('linker');

describe('a WhatsApp user id without a phone number', () => {
  const userId = () => `whatsapp:ID.${guest.name.replace(/\W/g, '')}`;
  const hidden = (): Partial<InboundMessage> => ({
    actorId: actorIdFor(userId(), actorKey),
    from: { channel: 'whatsapp', address: userId() },
  });

  test('is an actor of its own, and is answered at that address', async () => {
    guest.world.model.script('Hello, whoever you are.');
    const said = await guest.says('hello', hidden());
    expect(said.appended.actorId).toBe(actorIdFor(userId(), actorKey));
    expect(guest.world.sender.textsTo(userId())).toEqual(['Hello, whoever you are.']);
    expect((await guest.world.documents.session(userId()).get()).data()).toMatchObject({
      actorId: said.appended.actorId,
    });
  });

  test('that shows its number later is the same person: the number joins its conversation', async () => {
    guest.world.model.script('First.', 'Second.', 'Third.');
    const first = await guest.says('hidden', hidden());
    const second = await guest.says('shown', { alsoFrom: userId() });
    const third = await guest.says('number alone');
    expect([second, third].map(({ appended }) => appended.threadId)).toEqual([
      first.appended.threadId,
      first.appended.threadId,
    ]);
    expect(guest.heard()).toEqual(['Second.', 'Third.']);
  });

  test('and a number that both have their history become one conversation', async () => {
    guest.world.model.script('To the id.', 'To the number.', 'To both.', 'Still both.');
    await guest.says('by id', hidden());
    await guest.says('by number');
    await guest.says('by both', { alsoFrom: userId() });
    await sweepActorMerges(guest.world);
    const byId = await guest.says('by id again', hidden());
    expect(byId.appended.threadId).toBe(guest.threadId);
    expect(guest.world.sender.textsTo(userId()).at(-1)).toBe('Still both.');
    const texts = await guest.world.textsIn(guest.threadId);
    expect(texts).toHaveLength((await guest.world.threadOf(guest.threadId)).lastSeq);
    for (const text of ['by id', 'To the id.', 'by number', 'by both', 'by id again']) {
      expect(texts.filter((one) => one === text)).toHaveLength(1);
    }
  });

  test('STOP before the number is shown holds for the number', async () => {
    await guest.says('STOP', hidden());
    await guest.says('it is me', { alsoFrom: userId() });
    expect(guest.heard()).toEqual([]);
  });

  test('STOP at one address holds for the other', async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello', { alsoFrom: userId() });
    await guest.says('STOP', hidden());
    const sent = guest.heard().length;
    await guest.says('anybody?');
    expect(guest.heard()).toHaveLength(sent);
    await guest.says('START');
    guest.world.model.script('Welcome.');
    await guest.says('hello again', hidden());
    expect(guest.world.sender.textsTo(userId()).at(-1)).toBe('Welcome.');
  });
});
