import { describe, expect, test } from '@jest/globals';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';
import { webAccountOf } from '../testing/web-account.ts';
import { endLink } from './end-link.ts';

const guest = guestOfEachTest('linker');
const account = webAccountOf(guest);

describe('after unlinking', () => {
  test('a reader that was left in a thread by mistake is gone with the next message from the phone', async () => {
    guest.world.model.script('Hello.', 'Hello again.');
    await guest.says('hello');
    await guest.world.documents.thread(guest.threadId).update({ readerUid: account.uid });
    await guest.says('hello again');
    expect((await guest.world.threadOf(guest.threadId)).readerUid).toBeNull();
  });

  test.each(['from the web', 'by UNLINK on WhatsApp'])(
    '%s, the account reads nothing of the phone’s any more, and has its own thread again',
    async (how) => {
      guest.world.model.script('Web answer.', 'Phone answer.');
      await account.says('web question');
      await guest.says('phone question');
      await account.link();
      if (how === 'from the web')
        await endLink(guest.world.documents, `act_${guest.name}`, guest.world.clock.now());
      else expect((await guest.says('Unlink!')).reply).toMatch(/not linked/);
      expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ readerUid: null, alsoActorIds: [] });

      guest.world.model.script('For the phone alone.', 'For the web alone.');
      await guest.says('secret');
      expect((await guest.world.threadOf(guest.threadId)).readerUid).toBeNull();
      const web = await account.says('back on the web');
      expect(web.appended.threadId).toBe(account.threadId);
      expect(await guest.world.textsIn(account.threadId)).toEqual([
        'web question',
        'Web answer.',
        'back on the web',
        'For the web alone.',
      ]);
      await expect(
        guest.append('peek', { ...account.from(), expectedThreadId: guest.threadId }),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await endLink(guest.world.documents, `act_${guest.name}`, guest.world.clock.now())).toBe(false);
    },
  );

  test('a proposal that the account brought along cannot be answered by the phone any more', async () => {
    guest.world.model.script('Hello.', guest.wish(2));
    await guest.says('hello');
    await account.says(guest.wishInWords(2));
    await account.link();
    await endLink(guest.world.documents, `act_${guest.name}`, guest.world.clock.now());
    guest.world.model.script('Yes to what?');
    await guest.says('YES');
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ state: 'hold' }]);
  });

  test('linking again copies only what was said on the web meanwhile', async () => {
    guest.world.model.script('Hello.', 'First.', 'Second.');
    await guest.says('hello');
    await account.says('first');
    await account.link();
    await endLink(guest.world.documents, `act_${guest.name}`, guest.world.clock.now());
    await account.says('second');
    await account.link();
    const texts = await guest.world.textsIn(guest.threadId);
    expect(texts.filter((text) => text === 'first')).toHaveLength(1);
    expect(texts.filter((text) => text === 'second')).toHaveLength(1);
  });
});
