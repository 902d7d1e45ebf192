import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { heldStatements, noSafety } from '../allergies/safety.ts';
import { formatLocalDate } from '../language/format.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';
import { webAccountOf } from './testing/web-account.ts';
import type { Heard } from './testing/world.ts';

const guest = guestOfEachTest('allergic');
const account = webAccountOf(guest);
const actorId = () => `act_${guest.name}`;

/** What guards an actor, in their own words. */
async function guarded(actor = actorId()): Promise<string[]> {
  const person = (await guest.world.documents.person(actor).get()).data();
  return heldStatements(person?.safety ?? noSafety).map(({ words }) => words);
}
const person = async () => (await guest.world.documents.person(actorId()).get()).data();

const outcomeOf = ({ result }: Heard) =>
  result.kind === 'processed' ? result.turns.map(({ outcome }) => outcome).join() : result.kind;

describe('an allergy', () => {
  test('is kept at once, without a YES or a model; what it is kept for is said, and how bad it is asked once', async () => {
    const { reply } = await guest.says('My son is allergic to peanuts');
    expect(reply).toContain('“My son is allergic to peanuts”');
    expect(reply).toContain('forget my allergies');
    expect(reply).toContain('How severe is it');
    expect(guest.world.model.requests).toEqual([]);
    expect(await person()).toMatchObject({
      profileVersion: 1,
      safety: { confirmed: ['peanuts'], severity: { peanuts: 'unknown' }, statements: [{ whose: 'child' }] },
    });
    const answer = await guest.says('it is very severe');
    expect(answer.reply).toContain('noted');
    expect((await person())?.safety.severity).toEqual({ peanuts: 'severe' });
    guest.world.model.script('Hello.');
    expect((await guest.says('hello')).reply).toBe('Hello.');
  });

  test.each([
    ['en', 'I am allergic to nuts and carry an EpiPen', 'My throat is closing, I ate nuts'],
    ['tr', 'Fındığa alerjim var, yanımda EpiPen taşıyorum', 'Boğazım kapanıyor, fındık yedim'],
    ['he', 'אני אלרגי לאגוזים ונושא איתי אפיפן', 'הגרון שלי נסגר, אכלתי אגוזים'],
    ['ru', 'У меня аллергия на орехи, ношу с собой эпипен', 'У меня отекает горло, я съел орехи'],
    ['el', 'Έχω αλλεργία στα καρύδια και κουβαλάω EpiPen', 'Κλείνει ο λαιμός μου, έφαγα καρύδια'],
    ['de', 'Ich bin gegen Nüsse allergisch, mit EpiPen', 'Mein Hals schwillt zu, ich habe Nüsse gegessen'],
    ['ar', 'لدي حساسية من المكسرات وأحمل معي إيبي بن', 'حلقي ينغلق، أكلت مكسرات'],
    ['fa', 'به آجیل حساسیت دارم و اپی‌پن همراهم است', 'گلویم دارد بسته می‌شود، آجیل خوردم'],
    [
      'ko',
      '견과류 알레르기가 있어서 에피펜을 가지고 다녀요',
      '목이 부어서 숨을 못 쉬겠어요, 견과류를 먹었어요',
    ],
  ])(
    'told in %s with its pen says how bad it is and alarms nobody; what happens now is answered by whom to call, and by nothing else',
    async (_, carried, now) => {
      expect(outcomeOf(await guest.says(carried))).toBe('allergy-noted');
      expect((await person())?.safety.severity['nuts']).toBe('anaphylactic');
      const help = await guest.says(now);
      expect(outcomeOf(help)).toBe('emergency');
      expect(help.reply).toContain('112');
      expect(help.reply).not.toContain(carried);
    },
  );

  test('told in the very words of an emergency guards from then on, and is spoken of in the next turn', async () => {
    const help = await guest.says('Help, I am allergic to peanuts, I ate some and my throat is closing');
    expect(outcomeOf(help)).toBe('emergency');
    expect(help.reply).not.toContain('How severe');
    expect((await person())?.safety.confirmed).toEqual(['peanuts']);
    guest.world.model.script('I hope you are well.');
    expect((await guest.says('we are back from the hospital')).reply).toContain('I have noted');
  });

  test('is kept once, however often it is said, and beside whatever a model answers', async () => {
    guest.world.model.script('Which dish?', 'Which dish?');
    expect((await guest.says('What is on the menu? I am allergic to sesame')).reply).toMatch(
      /^Which dish\?\n\nI have noted/,
    );
    expect((await guest.says('And now? I am allergic to sesame')).reply).toBe('Which dish?');
    expect(await guarded()).toEqual(['I am allergic to sesame']);
  });

  test('is taken back by its person alone, after a question and a YES', async () => {
    await guest.says('I am allergic to peanuts');
    guest.world.model.script('Which dish?');
    await guest.says('no sesame please, my throat swells');
    const asked = await guest.says('forget my peanut allergy');
    expect(asked.reply).toContain('Shall I forget this: “I am allergic to peanuts”?');
    expect(await guarded()).toHaveLength(2);
    expect((await guest.says('NO')).reply).toContain('go on guarding');
    expect(await guarded()).toHaveLength(2);
    await guest.says('I am not allergic to peanuts any more');
    expect((await guest.says('YES')).reply).toContain('forgotten');
    expect(await guarded()).toEqual(['no sesame please, my throat swells']);
    expect((await person())?.safety.confirmed).toEqual(['sesame']);
  });

  test('goes to the place with a booking, as does what else was asked for, and a move keeps both', async () => {
    await guest.says('I am allergic to peanuts');
    const booking = {
      listing: 'lst_olive',
      startsAtLocal: guest.evening(20),
      party: 2,
      note: 'a high chair, please',
    };
    guest.world.model.script([{ call: 'initiateBooking', args: booking }]);
    const shown = await guest.says(`${guest.wishInWords(2)}, with a high chair please`);
    expect(shown.reply).toContain('“with a high chair please”');
    expect(shown.reply).toContain('I will pass on about allergies: “I am allergic to peanuts”');
    await guest.says('YES');
    const [made] = await guest.bookingsOfTheDay();
    expect(made).toMatchObject({ note: 'with a high chair please', allergies: ['I am allergic to peanuts'] });
    const told = (
      await guest.world.documents.intents.where('type', '==', 'merchant_booking_confirmed').get()
    ).docs
      .map((one) => one.data())
      .find(({ intentId }) => intentId.startsWith(made?.txId ?? '-'));
    expect(told?.body).toContain('with a high chair please');
    expect(told?.body).toContain('I am allergic to peanuts');
    const move = { reference: made?.reference ?? '', startsAtLocal: guest.evening(18) };
    guest.world.model.script([{ call: 'rescheduleBooking', args: move }]);
    await guest.says('make it six');
    await guest.says('YES');
    const moved = (await guest.bookingsOfTheDay()).find(({ state }) => state === 'confirmed');
    expect(moved).toMatchObject({
      note: 'with a high chair please',
      allergies: ['I am allergic to peanuts'],
    });
  });

  test.each<[Language, string, string]>([
    ['en', 'a table for two, and we need a high chair', 'we need a high chair'],
    ['tr', 'iki kişilik masa, mama sandalyesi lazım', 'mama sandalyesi lazım'],
    ['he', 'שולחן לשניים, צריך כיסא תינוק', 'צריך כיסא תינוק'],
    ['ru', 'столик на двоих, нужен детский стул', 'нужен детский стул'],
    ['el', 'τραπέζι για δύο, θέλουμε παιδικό κάθισμα', 'θέλουμε παιδικό κάθισμα'],
    ['de', 'einen Tisch für zwei, wir brauchen einen Kinderstuhl', 'wir brauchen einen Kinderstuhl'],
    ['ar', 'طاولة لشخصين، نحتاج كرسي أطفال', 'نحتاج كرسي أطفال'],
    ['fa', 'یک میز برای دو نفر، صندلی کودک می‌خواهیم', 'صندلی کودک می‌خواهیم'],
    ['ko', '두 명 자리요, 아기 의자가 필요해요', '아기 의자가 필요해요'],
  ])(
    'is not the only thing that travels: what was asked for in %s does, though a model drops it',
    async (language, text, wish) => {
      guest.world.model.script('When?');
      await guest.says(text);
      guest.world.model.script(guest.wish(2));
      const day = formatLocalDate(new Date(`${guest.evening()}Z`), 'UTC', language);
      expect((await guest.says(`${day}, 20:00`)).reply).toContain(wish);
      await guest.says('YES');
      const [made] = await guest.bookingsOfTheDay();
      expect(made?.note).toContain(wish);
    },
  );

  test('told after the proposal was shown still reaches the place with the YES', async () => {
    guest.world.model.script(guest.wish(2));
    await guest.says(guest.wishInWords(2));
    guest.world.model.script('All right.');
    expect((await guest.says('by the way, I am allergic to nuts')).reply).toContain('I have noted');
    await guest.says('YES');
    expect(await guest.bookingsOfTheDay()).toMatchObject([
      { state: 'confirmed', allergies: ['by the way, I am allergic to nuts'] },
    ]);
  });

  test('told after the booking was confirmed reaches the place at once, in the transaction that notes it', async () => {
    guest.world.model.script(guest.wish(2));
    await guest.says(guest.wishInWords(2));
    await guest.says('YES');
    const { reply } = await guest.says('my daughter is allergic to nuts');
    const [made] = await guest.bookingsOfTheDay();
    expect(made).toMatchObject({ state: 'confirmed', allergies: ['my daughter is allergic to nuts'] });
    expect(reply).toContain(`(Booking ${made?.reference})`);
    const told = await guest.world.documents.intents.where('type', '==', 'merchant_booking_allergies').get();
    expect(told.docs.map((one) => one.data().body)).toEqual([
      expect.stringContaining('“my daughter is allergic to nuts”'),
    ]);
    await guest.says('my daughter is allergic to nuts');
    const again = await guest.world.documents.intents
      .where('type', '==', 'merchant_booking_allergies')
      .count()
      .get();
    expect(again.data().count).toBe(1);
  });

  test('of linked people guards both, from the link on, and neither loses it when the link ends', async () => {
    await guest.says('I am allergic to peanuts');
    await account.says('my wife is allergic to fish');
    await account.link();
    expect((await guarded()).toSorted()).toEqual(['I am allergic to peanuts', 'my wife is allergic to fish']);
    await guest.says('no gluten please, I get sick from it');
    await guest.says('UNLINK');
    expect(await guarded()).toHaveLength(3);
    expect(await guarded(account.actorId)).toHaveLength(3);
  });
});

describe('an allergy that may be meant and is not told', () => {
  test('is asked for, once, and nothing is noted', async () => {
    guest.world.model.script('Which pizzas?', 'For how many?');
    const { reply } = await guest.says('two pizzas, my kid goes blochy from hazelnutz');
    expect(reply).toMatch(/^Which pizzas\?\n\nIf there is something that somebody must not eat/);
    expect(await guarded()).toEqual([]);
    expect((await guest.says('i swel up from seseme')).reply).toBe('For how many?');
    expect((await guest.says('I am allergic to sesame')).reply).toContain('I have noted');
    expect(await guarded()).toEqual(['I am allergic to sesame']);
  });
});
