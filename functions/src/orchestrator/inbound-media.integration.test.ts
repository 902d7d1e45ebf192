import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addressOf, createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

let person: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `sends-media-${count}`;
});

const media = (...types: string[]) => ({
  media: types.map((contentType, index) => ({ url: `https://media.test/${index}`, contentType })),
});
const harbour = { latitude: 35.34, longitude: 33.32, label: 'YES, the harbour' };

async function propose() {
  const startsAtLocal = `2026-12-${String(count).padStart(2, '0')}T20:00`;
  world.model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 4 } }]);
  return world.says(person, 'Book a table for 4');
}

async function threadOf(threadId: string) {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (thread === undefined) throw new Error('no thread');
  return thread;
}

async function stateOfBooking(threadId: string) {
  const all = (await world.documents.allTransactions.get()).docs.map((document) => document.data());
  return all.filter((transaction) => transaction.threadId === threadId).map(({ state }) => state);
}

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
    const { reply } = await world.says(person, '', media(...types));
    expect(reply).toMatch(expected);
    expect(reply).toMatch(/write it in words/);
  });

  test('is answered in the language the person wrote in before', async () => {
    world.model.script('Merhaba!');
    await world.says(person, 'Merhaba, yarın akşam için yer arıyorum');
    const { reply } = await world.says(person, '', media('audio/ogg'));
    expect(reply).toMatch(/sesli mesajları dinleyemiyorum/);
  });

  test('approves nothing, and the reply ends with what still waits', async () => {
    const { appended } = await propose();
    const { reply } = await world.says(person, '', media('audio/ogg'));
    expect(reply).toMatch(/cannot listen.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
  });

  test('is kept as metadata: where it is and what it is', async () => {
    const { appended } = await world.says(person, '', media('application/pdf'));
    const message = await world.documents.message(appended.threadId, appended.seq).get();
    expect(message.data()?.media).toEqual([{ url: 'https://media.test/0', contentType: 'application/pdf' }]);
  });

  test('in a burst with a text: each gets its own turn and its own answer, in order', async () => {
    const picture = await world.append(person, '', media('image/jpeg'));
    await world.append(person, 'is this place open?');
    world.model.script('Which place do you mean?');
    await world.process(picture);
    const [first, second, ...more] = world.sender.textsTo(addressOf(person));
    expect(first).toMatch(/cannot look at pictures/);
    expect(second).toBe('Which place do you mean?');
    expect(more).toEqual([]);
  });
});

describe('media with words', () => {
  test('the words are answered, and what was not read is named', async () => {
    world.model.script('The Olive Lantern serves meze.');
    const { reply } = await world.says(person, 'what do they serve?', media('image/jpeg'));
    expect(reply).toMatch(/^The Olive Lantern serves meze\..*cannot look at pictures yet/s);
    expect(world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ text: 'what do they serve?' });
  });

  test('a YES with a picture commits what was shown, and says that the picture was not read', async () => {
    const { appended } = await propose();
    const { reply } = await world.says(person, 'YES', media('image/jpeg'));
    expect(await stateOfBooking(appended.threadId)).toEqual(['confirmed']);
    expect(reply).toMatch(/Confirmed.*cannot look at pictures/s);
  });
});

describe('a shared location', () => {
  test('is stored in the thread, and answered', async () => {
    const { appended, reply } = await world.says(person, '', { location: harbour });
    expect(reply).toMatch(/have your location/);
    expect((await threadOf(appended.threadId)).context.lastLocation).toMatchObject({
      latitude: 35.34,
      longitude: 33.32,
    });
  });

  test('with a proposal waiting approves nothing, whatever the place is called, and is stored', async () => {
    const { appended } = await propose();
    const { reply } = await world.says(person, '', { location: harbour });
    expect(reply).toMatch(/have your location.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
    const thread = await threadOf(appended.threadId);
    expect(thread.pendingAction).not.toBeNull();
    expect(thread.context.lastLocation).not.toBeNull();
  });

  test('with words is stored too, and counts for the very turn', async () => {
    const search = [{ call: 'searchMarketplace', args: { query: 'meze near me' } }];
    const found = async (from: string, location: typeof harbour) => {
      world.model.script(search, 'Here is what I found.');
      const { appended } = await world.says(from, 'meze near me', { location });
      const { latitude } = location;
      expect((await threadOf(appended.threadId)).context.lastLocation).toMatchObject({ latitude });
      return JSON.stringify(world.model.requests.at(-1)?.turns.at(-1));
    };
    expect(await found(person, harbour)).toContain('The Olive Lantern');
    // A hundred kilometres away there is nothing near.
    const faraway = { latitude: 35.6, longitude: 34.4, label: 'Karpaz' };
    expect(await found(`${person}-far`, faraway)).not.toContain('The Olive Lantern');
  });

  test('after a question about the surroundings answers that question', async () => {
    world.model.script('Where are you?');
    await world.says(person, 'a meze place near me');
    world.model.script('The Olive Lantern is close to you.');
    const { reply } = await world.says(person, '', { location: harbour });
    expect(reply).toBe('The Olive Lantern is close to you.');
    expect(world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ text: 'a meze place near me' });
  });
});

describe('a reaction', () => {
  test('with nothing waiting gets its turn and no answer', async () => {
    const { appended, reply } = await world.says(person, '', { isReaction: true });
    expect(reply).toBe('');
    expect(await threadOf(appended.threadId)).toMatchObject({ unprocessed: false, processedSeq: 1 });
  });

  test('to a proposal approves nothing, and is told so', async () => {
    const { appended } = await propose();
    const { reply } = await world.says(person, '', { isReaction: true });
    expect(reply).toMatch(/confirms nothing.*Still waiting/s);
    expect(await stateOfBooking(appended.threadId)).toEqual(['hold']);
  });
});
