import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { readOrderChange, tellsOfOrder } from './order-change.ts';

const changes = (text: string) =>
  readOrderChange(text)?.changes.map(({ do: action, quantity, item }) =>
    [action, quantity, item].filter((part) => part !== undefined).join(' '),
  );

describe('a change of an order', () => {
  test.each([
    ['make it three pizzas', ['set 3 pizzas']],
    ['Make that 2 margheritas please', ['set 2 margheritas']],
    ['add a cola', ['add 1 cola']],
    ['please add two colas to my order', ['add 2 colas']],
    ['can you add another lahmacun to the order', ['add 1 lahmacun']],
    ['take off the fries', ['remove fries']],
    ['remove one cola from order K7QF2M', ['remove 1 cola']],
    ['üç pizza olsun', ['set 3 pizza']],
    ['bir kola daha ekle', ['add 1 kola']],
    ['siparişime iki ayran ekler misin', ['add 2 ayran']],
    ['patatesi çıkar', ['remove patates']],
    ['kolayı çıkarın lütfen', ['remove kola']],
  ])('“%s”', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  test.each([
    ['change the address to Harbour Street 12, Kyrenia', 'Harbour Street 12, Kyrenia'],
    ['Deliver my order to 3 Castle Road, Girne instead', '3 Castle Road, Girne'],
    ['adresi Liman Sokak 4, Girne olarak değiştir', 'Liman Sokak 4, Girne'],
  ])('of where it goes: “%s”', (text, address) => {
    expect(readOrderChange(text)).toMatchObject({ address, changes: [], isNamed: true });
  });

  test('may name the order by its code, or speak of it', () => {
    expect(readOrderChange('add a cola to K7QF2M')).toMatchObject({ reference: 'K7QF2M', isNamed: true });
    expect(readOrderChange('add a cola to my order')).toMatchObject({ reference: null, isNamed: true });
    expect(readOrderChange('add a cola')).toMatchObject({ isNamed: false });
    expect(tellsOfOrder('Sent to Carob Oven: Order K7QF2M\n…')).toBe(true);
    expect(tellsOfOrder('K7QF2M kodlu sipariş')).toBe(true);
    expect(tellsOfOrder('In order to help you')).toBe(false);
  });

  test.each<[string, Language, boolean]>([
    ['Füge zwei Cola zur Bestellung hinzu', 'de', true],
    ['Eine Bestellung: 2 Pizza, füge Käse hinzu', 'de', false],
    ['добавьте две колы к заказу', 'ru', true],
    ['Заказ: две пиццы, добавьте сыр', 'ru', false],
  ])('an order that is made anew is none that is there: “%s”', (text, language, isNamed) => {
    expect(readOrderChange(text, language)?.isNamed).toBe(isNamed);
  });

  test('“order from …, 1 sea bass without lemon” changes none', () => {
    expect(readOrderChange('order from Carob Oven: 1 sea bass without lemon, 2 ayran')).toBeNull();
  });

  test.each([
    'make it 9',
    'make it spicy',
    'make it 5 people',
    'I want a table for 4',
    'add one more person',
    'two pizzas from Carob Oven',
    'cancel my order',
    'I want to make a reservation',
    'saat 9 olsun',
    '5 kişi olsun',
    '',
  ])('is not “%s”', (text) => {
    expect(readOrderChange(text)).toBeNull();
  });
});
