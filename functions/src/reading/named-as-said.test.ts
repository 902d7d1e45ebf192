import { describe, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { isCountedOtherwise, type NamedSlot, nameDeviation, nameIn, nameLeftOut } from './named-as-said.ts';

const margherita = { names: ['Margherita pizza', 'Margarita'], number: 1 };
const pepperoni = { names: ['Pepperoni pizza', 'Sucuklu pizza'], number: 2 };
const cola = { names: ['Cola', 'Coke', 'Kola'], number: 4 };
const bass = { names: ['Sea bass', 'Levrek'], number: 5 };
const bream = { names: ['Sea bream', 'Çipura'], number: 6 };

describe('a name in a text', () => {
  test.each([
    ['two margheritas please', margherita, [pepperoni, cola]],
    ['iki margarita', margherita, [pepperoni]],
    ['две маргариты', margherita, [pepperoni]],
    ['מרגריטה אחת', margherita, [pepperoni]],
    ['마르게리타 두 개', margherita, [pepperoni]],
    ['a sea bass', bass, [bream]],
    ['number 4', cola, [margherita]],
    ['margerita pizza', margherita, [pepperoni]],
    ['a pepperoni and a margherita', margherita, [pepperoni]],
  ])('“%s” is this one', (text, chosen, others) => {
    expect(nameIn(text, chosen, others)).toEqual({ isThis: true, other: null });
  });

  test.each([
    ['a sea bass', bream, [bass], 'Sea bass'],
    ['two pepperoni pizzas', margherita, [pepperoni], 'Pepperoni pizza'],
    ['a coke', margherita, [pepperoni, cola], 'Cola'],
  ])('“%s” is another', (text, chosen, others, other) => {
    expect(nameIn(text, chosen, others)).toEqual({ isThis: false, other });
  });

  test.each([
    ['two pizzas', margherita, [pepperoni]],
    ['something with fish', bass, [bream]],
  ])('“%s” says neither', (text, chosen, others) => {
    expect(nameIn(text, chosen, others)).toEqual({ isThis: false, other: null });
  });
});

describe('how many', () => {
  test.each([
    ['3 margheritas and 2 colas', 2, true],
    ['2 colas, 3 margheritas', 3, false],
    ['three large margheritas', 1, true],
    ['margherita 3 tane, kola', 2, true],
    ['a margherita, to 12 Harbour Street', 1, false],
    ['a margherita to 12 Harbour Street', 1, false],
    ['margherita 2 cola', 1, false],
    ['margherita please', 1, false],
  ])('of “%s”, called %s', (text, count, expected) => {
    expect(isCountedOtherwise(text, { thing: margherita, count }, [pepperoni, cola])).toBe(expected);
  });
});

test.each([
  ['a margherita and a coke', [margherita], [], 'Cola'],
  ['a margherita and a coke', [margherita], ['a coke, very cold'], null],
  ['a margherita without cheese', [margherita], [], null],
  ['a margherita', [margherita], [], null],
  ['a sea bass and a margherita', [margherita], [], 'Sea bass'],
])('what “%s” names and a call leaves out', (text, chosen, held, expected) => {
  const others = [pepperoni, cola, bass, bream].filter((one) => !chosen.some((other) => other === one));
  expect(nameLeftOut(text, chosen, others, held)).toBe(expected);
});

describe('of a conversation', () => {
  const local = DateTime.fromISO('2026-11-21T12:00');
  const slot: NamedSlot = { value: 'Sea bass', hear: (text) => nameIn(text, bass, [bream]) };
  const spoken = (...texts: (readonly ['person' | 'merve', string])[]) =>
    texts.map(([by, text]) => ({ by, text, local }));
  const deviation = (...texts: (readonly ['person' | 'merve', string])[]) =>
    nameDeviation(slot, spoken(...texts), () => true);

  test('the newest word decides, and what Merve has shown since is as good as said', () => {
    expect(deviation(['person', 'a sea bass'])).toBeNull();
    expect(deviation(['person', 'a sea bream'])).toMatchObject({ kind: 'otherwise', words: 'Sea bream' });
    expect(deviation(['person', 'a sea bass'], ['person', 'no, sea bream'])).toMatchObject({
      kind: 'otherwise',
    });
    expect(deviation(['person', 'fish'], ['merve', 'Did you mean Sea bass?'], ['person', 'yes'])).toBeNull();
    expect(deviation(['person', 'fish, please'])).toEqual({ kind: 'never', value: 'Sea bass' });
    expect(nameDeviation({ ...slot, isKnown: true }, spoken(['person', 'fish']), () => true)).toBeNull();
  });

  test('what was said for something that is settled contradicts nothing', () => {
    const texts = spoken(['person', 'a sea bream']);
    expect(nameDeviation({ ...slot, isKnown: true }, texts, () => false)).toBeNull();
  });
});
