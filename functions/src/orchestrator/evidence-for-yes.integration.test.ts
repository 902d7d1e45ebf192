import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { keywordPlannerId } from '../model/keyword-planner.ts';
import { plannerSentences } from '../model/planner/planner-sentences/index.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('evidence');
const answer = 'The street is Harbour Road 5, and there is parking.';

async function bookings(threadId: string): Promise<readonly string[]> {
  return (await guest.world.bookingsOf(threadId)).map(({ state }) => state);
}

describe('what agrees to nothing', () => {
  test.each<[Language, string]>([
    ['en', 'Please tell me the address'],
    ['tr', 'Bu doğru mu?'],
    ['en', 'ok let me ask my wife'],
    ['tr', 'peki otopark var mı?'],
    ['de', 'bitte sag mir den Preis'],
    ['ru', 'да ты что'],
    ['fa', 'می خوام یه سوال بپرسم'],
    ['en', 'yes tonight'],
    ['en', 'great, is this right?'],
    ['en', '~yes~'],
    ['ar', 'لو سمحت وين المكان؟'],
    ['en', 'y\u0336e\u0336s\u0336'],
  ])('%s: "%s" is answered, and the proposal is shown again and waits', async (_, text) => {
    const { appended } = await guest.propose();
    guest.world.model.script(answer);
    const { reply } = await guest.says(text);
    expect(reply).toContain(answer);
    expect(reply).toContain('The Olive Lantern');
    expect(reply).toMatch(/YES.*NO/);
    expect(await bookings(appended.threadId)).toEqual(['hold']);
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).not.toBeNull();
  });
});

// "Not that day, Friday": what of it was not read is asked about, above a proposal of the day that was just turned down.
test.each<Language>(['en', 'tr', 'de', 'ar', 'ko'])(
  '%s: YES to “shall I pass this on, or leave it out?” is no YES to the proposal that still waits',
  async (language) => {
    const { appended } = await guest.propose();
    const question = plannerSentences(language).askUnread('yok');
    guest.world.model.script(() => ({
      ...{ modelId: keywordPlannerId, rawParts: [{ text: question }], text: question, toolCalls: [] },
      ...{ finish: 'stop', usage: { inputTokens: 0, outputTokens: 0 } },
    }));
    expect((await guest.says('yok cuma olsun')).reply).toContain(question);
    guest.world.model.script(answer);
    const { reply } = await guest.says(answerWords[language].yes);
    expect(await bookings(appended.threadId)).toEqual(['hold']);
    expect(reply).toContain(answer);
    // What was asked last is the proposal again: now a YES is its own.
    await guest.says(answerWords.en.yes);
    expect(await bookings(appended.threadId)).toEqual(['confirmed']);
  },
);

test('a yes under which the door found hidden text agrees to nothing', async () => {
  const { appended } = await guest.propose();
  guest.world.model.script(answer);
  const { reply } = await guest.says('yes', { hiddenText: true });
  expect(reply).toContain('The Olive Lantern');
  expect(await bookings(appended.threadId)).toEqual(['hold']);
});

test.each([
  ['en', 'My table is booked, right?', 'Yes.', /nothing|not/i],
  ['de', 'Ist mein Tisch denn reserviert worden?', 'Ja.', /nichts|nicht|noch/i],
])('%s: a model’s bare yes to "%s" is a claim, where nothing told it', async (_, asked, claimed, instead) => {
  guest.world.model.script(claimed);
  const { reply } = await guest.says(asked);
  guest.world.model.drain();
  expect(reply).not.toContain(claimed);
  expect(reply).toMatch(instead);
});

test('a model’s bare yes to a question about the place is none', async () => {
  guest.world.model.script('Yes.');
  expect((await guest.says('Is there parking?')).reply).toBe('Yes.');
});

describe('an explicit yes beside a question', () => {
  test.each([
    'Yes please. What is the address?',
    'Evet, onaylıyorum. Adres ne?',
    'Да, бронируйте. Какой адрес?',
    '네, 예약해 주세요. 주소가 어디예요?',
    'نعم، احجز. ما العنوان؟',
  ])('"%s" commits, and the question is answered in the same turn', async (text) => {
    const { appended } = await guest.propose();
    const before = guest.heard().length;
    guest.world.model.script(answer);
    await guest.says(text);
    expect(await bookings(appended.threadId)).toEqual(['confirmed']);
    const heard = guest.heard().slice(before).join('\n');
    expect(heard).toContain('The Olive Lantern');
    expect(heard).toContain(answer);
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).toBeNull();
  });
});
