import { beforeAll, describe, expect, test } from '@jest/globals';
import { completePlace } from '../../capabilities/places/index.ts';
import { takeOver } from '../../conversations/human-takeover.ts';
import { market } from '../testing/demo-market.ts';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';

const guest = guestOfEachTest('danger');

beforeAll(async () => {
  const { marketId } = market;
  const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '00:00',
  }));
  const hospital = (placeId: string, name: string, latitude: number, longitude: number, open: boolean) =>
    completePlace({
      placeId,
      marketId,
      name,
      otherNames: [],
      kind: 'hospital',
      purpose: 'everyday',
      summary: '',
      district: placeId,
      address: null,
      phone: '+903920000001',
      location: { latitude, longitude },
      timeZone: market.timeZone,
      openingHours: open ? aroundTheClock : [],
      tags: [],
      active: true,
    });
  const { documents } = guest.world;
  await Promise.all(
    [
      hospital('north', 'Quince Hospital', 35.34, 33.32, true),
      hospital('south', 'Acacia Hospital', 35.18, 33.36, true),
      hospital('shut', 'Thistle Day Clinic', 35.3401, 33.3201, false),
    ].map((place) => documents.place(place.placeId).set(place)),
  );
});

const cry = 'please help, my wife cannot breathe!';

describe('words of danger to life', () => {
  test('get the number and the hospitals at once, without a model, and an alert without a word of theirs', async () => {
    const { appended, reply } = await guest.says(cry);
    expect(reply).toContain('112');
    expect(reply).toContain('Quince Hospital');
    expect(reply).toContain('+903920000001');
    expect(reply).toContain('https://maps.google.com/?q=35.34');
    expect(reply).not.toContain('Thistle');
    expect(guest.world.model.requests).toHaveLength(0);
    expect(guest.heard()).toEqual([reply]);
    const alert = (
      await guest.world.documents.systemAlerts.where('subject', '==', `threads/${appended.threadId}`).get()
    ).docs[0]?.data();
    expect(alert).toMatchObject({ kind: 'emergency', severity: 'CRITICAL', state: 'open' });
    expect(JSON.stringify(alert)).not.toContain('breathe');
  });

  test('with a place shared, name the nearest hospital that is open', async () => {
    const location = { latitude: 35.19, longitude: 33.36, label: null };
    await guest.says(cry);
    const { reply } = await guest.says('', { location });
    expect(reply).toContain('112');
    expect(reply).toContain('Acacia Hospital');
    expect(reply).not.toContain('Quince');
  });

  test('leave what waits for a YES waiting, and it can still be confirmed', async () => {
    const { appended } = await guest.propose();
    const { reply } = await guest.says(cry);
    expect(reply).toContain('112');
    expect(reply).not.toContain('YES');
    const thread = await guest.world.threadOf(appended.threadId);
    expect(thread.pendingAction).not.toBeNull();
    expect((await guest.bookingsOfTheDay()).map(({ state }) => state)).toEqual(['hold']);
  });

  test('are answered after STOP, which goes on holding for everything else', async () => {
    await guest.says('STOP');
    const { appended, reply } = await guest.says(cry);
    expect(reply).toContain('112');
    expect(guest.heard().at(-1)).toBe(reply);
    expect((await guest.world.threadOf(appended.threadId)).optedOut).toBe(true);
    expect((await guest.says('a table for two tomorrow')).reply).toBe('');
  });

  test('are answered while an operator has the conversation', async () => {
    guest.world.model.script('Hello.');
    const { appended } = await guest.says('hello');
    const now = guest.world.clock.now();
    const action = { threadId: appended.threadId, by: 'operator', actionId: `take-${guest.name}`, now };
    await takeOver(guest.world.documents, { ...action, until: null, reason: 'asked' });
    expect((await guest.says('hello again')).reply).toBe('');
    expect((await guest.says(cry)).reply).toContain('112');
  });

  test('are answered though earlier messages are still on their way, and beside the pace', async () => {
    for (let burst = 0; burst < 12; burst += 1) await guest.says('STOP');
    const { reply } = await guest.says(cry);
    expect(guest.heard().at(-1)).toBe(reply);
  });

  test('are answered over the limit of messages', async () => {
    const limited = {
      reason: 'rate' as const,
      until: new Date(guest.world.clock.now().getTime() + 60_000),
      tell: false,
    };
    const appended = await guest.append(cry);
    await guest.world.documents.message(appended.threadId, appended.seq).update({ limited });
    await guest.world.process(appended);
    expect(guest.heard().at(-1)).toContain('112');
  });

  test.each(['ops', 'dispatch', 'business'] as const)('are answered on the line %s', async (threadType) => {
    expect((await guest.says(cry, { threadType })).reply).toContain('112');
  });

  test('of suicide get a human sentence first', async () => {
    const { reply } = await guest.says('I want to kill myself');
    expect(reply).toMatch(/^I am so sorry.*not alone/);
    expect(reply).toContain('112');
  });

  test.each([
    ['tr', 'Annem nefes alamıyor, ambulans çağırın'],
    ['de', 'Meine Mutter ist bewusstlos, schnell einen Krankenwagen'],
    ['ru', 'Ребёнок не дышит, помогите'],
    ['el', 'Ο πατέρας μου έχει πόνο στο στήθος'],
    ['he', 'אבא שלי התמוטט ולא נושם'],
    ['ar', 'أمي لا تستطيع التنفس، النجدة'],
    ['fa', 'پدرم نفس نمیکشه، اورژانس خبر کنید'],
    ['ko', '아버지가 숨을 못 쉬어요, 구급차 불러주세요'],
  ])('are answered in %s', async (_language, words) => {
    expect((await guest.says(words)).reply).toContain('112');
  });

  test.each(['this cake is to die for', 'I am dying for a coffee', 'the view is breathtaking'])(
    'are not found in “%s”',
    async (words) => {
      guest.world.model.script('Indeed.');
      expect((await guest.says(words)).reply).not.toContain('112');
    },
  );
});

describe('words that may tell of danger', () => {
  const perhaps = 'Cancel the table, my wife has just collapsed';
  const line = 'If somebody is in danger now, call 112.';

  test('are answered like all others, with the number before the answer', async () => {
    guest.world.model.script('Which booking do you mean?');
    const { reply } = await guest.says(perhaps);
    expect(reply).toBe(`${line}\n\nWhich booking do you mean?`);
    expect(guest.heard()).toEqual([reply]);
  });

  test('leave what waits for a YES waiting, and its question the last word', async () => {
    const { appended } = await guest.propose();
    guest.world.model.script('I am sorry to hear it.');
    const { reply } = await guest.says('the boat is taking on water and we are far out');
    expect(reply.startsWith(line)).toBe(true);
    expect(reply).toContain('I am sorry to hear it.');
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).not.toBeNull();
    expect((await guest.bookingsOfTheDay()).map(({ state }) => state)).toEqual(['hold']);
  });

  test('carry the number once, where a YES stands before them', async () => {
    await guest.propose();
    guest.world.model.script('I am sorry to hear it.');
    await guest.says('yes. the boat is taking on water and we are far out');
    const told = guest.heard().filter((text) => text.includes(line));
    expect(told).toHaveLength(1);
  });

  test('are no operator’s alert, and nothing to who is not answered', async () => {
    await guest.says('STOP');
    const { appended, reply } = await guest.says(perhaps);
    expect(reply).toBe('');
    const alerts = guest.world.documents.systemAlerts.where('subject', '==', `threads/${appended.threadId}`);
    expect((await alerts.get()).docs.filter((one) => one.data().kind === 'emergency')).toEqual([]);
  });
});

test('a danger that no word tells of is left to a model, and the number it names is told by code', async () => {
  guest.world.model.script('Call 112 now.', 'The set menu is TRY 112.', 'It opens at 11:12.');
  const { reply } = await guest.says('the little one was in the rubber ring, and the ring is empty');
  expect(reply).toContain('If somebody is in danger now, call 112.');
  const request = guest.world.model.requests.at(-1);
  expect(request?.system).toContain(`say first to call ${market.emergencyNumber}`);
  expect(request?.system).toContain('write it plainly, such as "allergic to nuts"');
  for (const question of ['what is the set menu?', 'and when do they open?'])
    expect((await guest.says(question)).reply).not.toContain('in danger');
});
