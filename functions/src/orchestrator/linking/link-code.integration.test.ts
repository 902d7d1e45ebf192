import { beforeEach, describe, expect, test } from '@jest/globals';
import { market } from '../testing/demo-market.ts';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';
import { actorKey, webAccountOf } from '../testing/web-account.ts';
import { addressOf } from '../testing/world.ts';
import { requestLinkCode } from './request-link-code.ts';

const guest = guestOfEachTest('linker');
const account = webAccountOf(guest);
const { marketId } = market;

describe('a code', () => {
  beforeEach(async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello');
  });

  test('is six digits, sent to the phone, and stored only as a keyed hash', async () => {
    const code = await account.codeSentTo();
    expect(code).toMatch(/^\d{6}$/);
    const stored = (await guest.world.documents.linkCode(account.uid).get()).data();
    expect(JSON.stringify(stored)).not.toContain(code);
    const outbox = await guest.world.documents.intents.where('to', '==', addressOf(guest.name)).get();
    expect(JSON.stringify(outbox.docs.map((one) => one.data()))).not.toContain(code);
  });

  test('links once: used again, by another account or with spaces, it is what it was', async () => {
    const code = await account.codeSentTo();
    await expect(account.confirm(code, 'somebody-else')).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
    const linked = await account.confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(linked).toMatchObject({
      uid: account.uid,
      actorId: `act_${guest.name}`,
      address: addressOf(guest.name),
    });
    expect(await account.confirm(code)).toEqual(linked);
    expect((await guest.world.documents.linkCode(account.uid).get()).exists).toBe(false);
  });

  test('is dead after five wrong ones, even typed all at once, and the right one does not help then', async () => {
    const code = await account.codeSentTo();
    const wrong = code === '000000' ? '111111' : '000000';
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => account.confirm(wrong)));
    expect(attempts.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(account.confirm(code)).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
  });

  test('runs out after ten minutes', async () => {
    const code = await account.codeSentTo();
    guest.world.clock.advance(10 * 60_000);
    await expect(account.confirm(code)).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
  });

  test('is asked for five times an hour by one account, and then refused', async () => {
    for (let asked = 0; asked < 5; asked += 1) await account.codeSentTo();
    await expect(account.codeSentTo()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    guest.world.clock.advance(60 * 60_000);
    await expect(account.codeSentTo({ person: `${guest.name}-other` })).resolves.toBeDefined();
  });

  test('is sent to one number five times a day, whoever asks; the sixth is told the same and gets nothing', async () => {
    for (let asked = 0; asked < 5; asked += 1) await account.codeSentTo({ uid: `${account.uid}-${asked}` });
    const sent = guest.heard().length;
    const phone = addressOf(guest.name).replace('whatsapp:', '');
    const request = { phone, language: null, marketId, key: actorKey };
    const answer = await requestLinkCode(guest.world, { ...request, uid: account.uid });
    expect(answer).toEqual({ expiresAt: new Date(guest.world.clock.now().getTime() + 10 * 60_000) });
    expect(guest.heard()).toHaveLength(sent);
    expect((await guest.world.documents.linkCode(account.uid).get()).exists).toBe(false);
  });

  test('is not sent to who said STOP, nor to a stranger without a template; the account is told the same', async () => {
    await guest.says('STOP');
    const sent = guest.world.sender.sent.length;
    const ask = (phone: string) =>
      requestLinkCode(guest.world, { uid: account.uid, phone, language: null, marketId, key: actorKey });
    const answers = [
      await ask(addressOf(guest.name).slice('whatsapp:'.length)),
      await ask('+90 533 999 00 11'),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(guest.world.sender.sent).toHaveLength(sent);
    await expect(ask('not a number')).rejects.toMatchObject({ code: 'PHONE_INVALID' });
  });
});
