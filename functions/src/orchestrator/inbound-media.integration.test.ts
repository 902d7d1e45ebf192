import { describe, expect, test } from '@jest/globals';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('sends-media');

const media = (...types: string[]) => ({
  media: types.map((contentType, index) => ({ url: `https://media.test/${index}`, contentType })),
});
const harbour = { latitude: 35.34, longitude: 33.32, label: 'YES, the harbour' };

const stateOfBooking = async (threadId: string) =>
  (await guest.world.bookingsOf(threadId)).map(({ state }) => state);

describe('media without words', () => {
  test.each([
    ['a picture', ['image/jpeg'], /cannot look at pictures/],
    ['a voice note', ['audio/ogg; codecs=opus'], /cannot listen to voice messages/],
    ['a video', ['video/mp4'], /cannot watch videos/],
    ['a document', ['application/pdf'], /cannot open files/],
    ['a sticker', ['image/webp'], /cannot make out stickers/],
    ['a contact', ['text/vcard'], /cannot read contact cards/],
    ['several of a kind', ['image/jpeg', 'image/png'], /cannot look at pictures yet/],
    ['several kinds', ['image/jpeg', 'audio/ogg'], /look at pictures or listen to voice messages/],
  ])('%s is answered honestly, and asked for in words; no model sees it', async (_name, types, expected) => {
    const { reply } = await guest.says('', media(...types));
    expect(reply).toMatch(expected);
    expect(reply).toMatch(/write it in words/);
  });

  test('is answered in the language the person wrote in before', async () => {
    guest.world.model.script('Merhaba!');
    await guest.says('Merhaba, yarın akşam için yer arıyorum');
    const { reply } = await guest.says('', media('audio/ogg'));
    expect(reply).toMatch(/sesli mesajları dinleyemiyorum/);
  });

  test('approves nothing, and the reply ends with what still waits', async () => {
    const { appended } = await guest.propose();
    const { reply } = await guest.says('', media('audio/ogg'));
    expect(reply).toMatch(/cannot listen.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
  });

  test('is kept as metadata: where it is and what it is', async () => {
    const { appended } = await guest.says('', media('application/pdf'));
    const message = await guest.world.documents.message(appended.threadId, appended.seq).get();
    expect(message.data()?.media).toEqual([{ url: 'https://media.test/0', contentType: 'application/pdf' }]);
  });

  test('in a burst with a text: each gets its own turn and its own answer, in order', async () => {
    const picture = await guest.append('', media('image/jpeg'));
    await guest.append('is this place open?');
    guest.world.model.script('Which place do you mean?');
    await guest.world.process(picture);
    const [first, second, ...more] = guest.heard();
    expect(first).toMatch(/cannot look at pictures/);
    expect(second).toBe('Which place do you mean?');
    expect(more).toEqual([]);
  });
});

describe('media with words', () => {
  test('the words are answered, and what was not read is named', async () => {
    guest.world.model.script('The Olive Lantern serves meze.');
    const { reply } = await guest.says('what do they serve?', media('image/jpeg'));
    expect(reply).toMatch(/^The Olive Lantern serves meze\..*cannot look at pictures yet/s);
    expect(guest.world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ text: 'what do they serve?' });
  });

  test('a YES with a picture commits what was shown, and says that the picture was not read', async () => {
    const { appended } = await guest.propose();
    const { reply } = await guest.says('YES', media('image/jpeg'));
    expect(await stateOfBooking(appended.threadId)).toEqual(['confirmed']);
    expect(reply).toMatch(/Confirmed.*cannot look at pictures/s);
  });
});

describe('a shared location', () => {
  test('is stored in the thread, and answered', async () => {
    const { appended, reply } = await guest.says('', { location: harbour });
    expect(reply).toMatch(/have your location/);
    expect((await guest.world.threadOf(appended.threadId)).context.lastLocation).toMatchObject({
      latitude: 35.34,
      longitude: 33.32,
    });
  });

  test('with a proposal waiting approves nothing, whatever the place is called, and is stored', async () => {
    const { appended } = await guest.propose();
    const { reply } = await guest.says('', { location: harbour });
    expect(reply).toMatch(/have your location.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
    const thread = await guest.world.threadOf(appended.threadId);
    expect(thread.pendingAction).not.toBeNull();
    expect(thread.context.lastLocation).not.toBeNull();
  });

  test('with words is stored too, and counts for the very turn', async () => {
    const search = [{ call: 'searchMarketplace', args: { query: 'meze near me' } }];
    const found = async (from: string, location: typeof harbour) => {
      guest.world.model.script(search, 'Here is what I found.');
      const { appended } = await guest.world.says(from, 'meze near me', { location });
      const { latitude } = location;
      expect((await guest.world.threadOf(appended.threadId)).context.lastLocation).toMatchObject({
        latitude,
      });
      return JSON.stringify(guest.world.model.requests.at(-1)?.turns.at(-1));
    };
    expect(await found(guest.name, harbour)).toContain('The Olive Lantern');
    // A hundred kilometres away there is nothing near.
    const faraway = { latitude: 35.6, longitude: 34.4, label: 'Karpaz' };
    expect(await found(`${guest.name}-far`, faraway)).not.toContain('The Olive Lantern');
  });

  test('after a question about the surroundings answers that question', async () => {
    guest.world.model.script('Where are you?');
    await guest.says('a meze place near me');
    guest.world.model.script('The Olive Lantern is close to you.');
    const { reply } = await guest.says('', { location: harbour });
    expect(reply).toBe('The Olive Lantern is close to you.');
    expect(guest.world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ text: 'a meze place near me' });
  });
});

describe('a reaction', () => {
  test('with nothing waiting gets its turn and no answer', async () => {
    const { appended, reply } = await guest.says('', { isReaction: true });
    expect(reply).toBe('');
    expect(await guest.world.threadOf(appended.threadId)).toMatchObject({
      unprocessed: false,
      processedSeq: 1,
    });
  });

  test('to a proposal approves nothing, and is told so', async () => {
    const { appended } = await guest.propose();
    const { reply } = await guest.says('', { isReaction: true });
    expect(reply).toMatch(/confirms nothing.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
  });
});
