import { describe, expect, test } from '@jest/globals';
import { codeAlone, readMessageWish } from './message-request.ts';

const read = (text: string) => {
  const wish = readMessageWish(text, /Niazi's|Niazi’s/.exec(text)?.[0] ?? null);
  return wish === null ? null : [wish.message, wish.reference];
};

describe('a message to be passed on', () => {
  test.each([
    ['Tell the restaurant we are ten minutes late', 'we are ten minutes late'],
    ['tell the restaurant that we’re running late!', 'we’re running late!'],
    ['Please tell them: the gate is on the left', 'the gate is on the left'],
    ['message the driver I am at the blue gate', 'I am at the blue gate'],
    ['Message my driver: "I am at the blue gate"', 'I am at the blue gate'],
    ['can you let the driver know that I’ll be 5 min late', 'I’ll be 5 min late'],
    ['Could you ask the hotel if they have a cot?', 'if they have a cot?'],
    ["Tell Niazi's that one of us is in a wheelchair", 'one of us is in a wheelchair'],
    ['send a message to the kitchen: no onions please', 'no onions please'],
    ['send the driver a message saying I have two suitcases', 'I have two suitcases'],
    ['write to the agent that Friday suits me, too', 'Friday suits me, too'],
    ['tell the taxi driver I’m coming', 'I’m coming'],
    ['Restorana söyle: on dakika gecikeceğiz', 'on dakika gecikeceğiz'],
    ['Restorana on dakika gecikeceğimizi söyle', 'on dakika gecikeceğimizi'],
    ['şoföre mavi kapıdayım diye yaz', 'mavi kapıdayım'],
    ['Lütfen sürücüye mesaj gönder: İki bavulum var', 'İki bavulum var'],
    ['onlara biraz geç kalacağımızı haber verir misin?', 'biraz geç kalacağımızı'],
    ["Niazi's'e bebek sandalyesi gerektiğini iletir misiniz", 'bebek sandalyesi gerektiğini'],
  ])('“%s”', (text, message) => {
    expect(read(text)).toEqual([message, null]);
  });

  test('may say which booking, order or ride it is about', () => {
    expect(read('Tell the restaurant (K7QF2M) we are late')).toEqual(['we are late', 'K7QF2M']);
    expect(read('message the driver of k7qf2m: I am here')).toEqual(['I am here', 'K7QF2M']);
    // A code that is part of the message is a part of the message.
    expect(read('tell the hotel my flight is TK7294')).toEqual(['my flight is TK7294', null]);
  });

  test.each(['message the driver', 'Tell the restaurant', 'Restorana mesaj at', 'şoföre haber verir misin?'])(
    'may not be said yet: “%s”',
    (text) => expect(read(text)).toEqual([null, null]),
  );

  test.each([
    'tell me about the restaurant',
    "tell me more about Niazi's",
    'show me the driver',
    'ask the restaurant for a table for 4 tomorrow',
    'tell the restaurant to cancel my booking',
    'restorana rezervasyon yaptırmak istiyorum',
    'restoranta masa ayırt',
    'I want to send flowers to the hotel',
    'a taxi to the hotel',
    'Tellalzade restaurant',
    '',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });

  test('a code alone is the answer to which one', () => {
    expect(codeAlone('k7qf2m.')).toBe('K7QF2M');
    expect(codeAlone('K7Q-F2M')).toBe('K7QF2M');
    expect(codeAlone('cancel K7QF2M')).toBeNull();
    expect(codeAlone('please')).toBeNull();
  });
});
