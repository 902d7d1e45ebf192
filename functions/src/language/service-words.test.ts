import { expect, test } from '@jest/globals';
import { serviceWordsIn } from './service-words.ts';

test.each([
  ['en', 'please clean the air conditioner', ['cleaning']],
  ['tr', 'klimayı temizlesinler', ['cleaning']],
  ['he', 'שינקו את המזגן, לנקות טוב', ['cleaning']],
  ['ru', 'почистите кондиционер', ['cleaning']],
  ['el', 'να καθαρίσουν το κλιματιστικό', ['cleaning']],
  ['de', 'die Klimaanlage soll gereinigt werden, bitte reinigen', ['cleaning']],
  ['ar', 'بدي حدا ينظف المكيف', ['cleaning']],
  ['fa', 'کولر را تمیز کنند', ['cleaning']],
  ['ko', '에어컨 청소 부탁드려요', ['cleaning']],
  ['ru', 'заправить фреон', ['gas refill']],
  ['de', 'der Wasserhahn ist kaputt', ['repair', 'tap']],
  ['fa', 'شیر آب خراب است', ['repair', 'tap']],
  ['en', 'a table for two', []],
])('%s: “%s” asks for that work', (_, text, works) => {
  expect(serviceWordsIn(text)).toEqual(works);
});
