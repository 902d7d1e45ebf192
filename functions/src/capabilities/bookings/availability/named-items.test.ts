import { expect, test } from '@jest/globals';
import { dishesMissing, itemsNamed, withoutName } from './named-items.ts';

const item = (number: number, name: string, ...alsoCalled: string[]) => ({ number, name, alsoCalled });
const card = [
  item(1, 'Hummus', 'Humus'),
  item(2, 'Calamari', 'Kalamar'),
  item(3, 'Sea bass', 'Levrek'),
  item(4, 'Sea bream', 'Çipura'),
  item(5, 'Chicken tikka masala', 'Tikka masala'),
  item(6, 'Margherita pizza', 'Margarita'),
  item(7, 'Pepperoni pizza'),
];

test.each<[string, string, readonly string[]]>([
  ['en', 'how much is the sea bass, and is there calamari?', ['Calamari', 'Sea bass']],
  ['ru', 'сколько стоит сибас и есть ли кальмары?', ['Calamari', 'Sea bass']],
  ['ko', '치킨 티카 마살라 얼마예요?', ['Chicken tikka masala']],
  ['tr', 'tikka masala kaç para', ['Chicken tikka masala']],
  ['ar', 'بكم بيتزا مارغريتا؟', ['Margherita pizza']],
  ['de', 'was kostet die Dorade?', ['Sea bream']],
  ['en', 'is 4 people too many?', []],
])('%s: “%s” names what is on the card', (_, question, names) => {
  expect(itemsNamed(question, card).map(({ name }) => name)).toEqual(names);
});

test('a dish that is not to be had is told of by its name', () => {
  expect(dishesMissing('do they have lasagne and hummus?', card)).toEqual(['lasagne']);
  expect(dishesMissing('do they have a garden?', card)).toEqual([]);
});

test('the name of the place names no dish', () => {
  expect(itemsNamed(withoutName('how late is Hummus House open?', 'Hummus House'), card)).toEqual([]);
});
