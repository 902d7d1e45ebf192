import { expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { dishesIn, kitchenWordsIn } from './dish-words.ts';

/** "How much is the sea bass, and is there calamari?", "two cheese pides and a cola". */
const said: Readonly<Record<Language, { readonly asked: string; readonly ordered: string }>> = {
  en: { asked: 'How much is the sea bass, and is there calamari?', ordered: 'two cheese pides and a cola' },
  tr: { asked: 'Levrek ne kadar, kalamar var mı?', ordered: 'iki peynirli pide ve bir kola' },
  he: { asked: 'כמה עולה הלברק, לברק, ויש קלמארי?', ordered: 'שתי פידה גבינה וקולה, קולה אחת' },
  ru: { asked: 'Сколько стоит сибас и есть ли кальмары?', ordered: 'две сырные пиде и колу' },
  el: { asked: 'Πόσο κάνει το λαβράκι, και έχουν καλαμάρια;', ordered: 'δύο πιντέ με τυρί και μία κόλα' },
  de: {
    asked: 'Was kostet der Wolfsbarsch, und gibt es Tintenfisch?',
    ordered: 'zwei Pide mit Käse und eine Cola',
  },
  ar: { asked: 'بكم القاروص، قاروص مشوي، وهل يوجد كاليماري؟', ordered: 'بيدا بالجبن وكولا، كولا باردة' },
  fa: { asked: 'سی‌باس چنده و کالاماری دارید؟', ordered: 'دو تا پیده پنیری و یک نوشابه' },
  ko: { asked: '농어 얼마예요? 오징어도 있나요?', ordered: '치즈 피데 두 개랑 콜라 하나' },
};

test.each(languageSchema.options)('%s: dishes are found by the words of kitchens', (language) => {
  expect(dishesIn(said[language].asked)).toEqual(['sea bass', 'calamari']);
  expect(kitchenWordsIn(said[language].ordered).toSorted()).toEqual(['cheese', 'cola', 'pide']);
});

test('a longer name is not its shorter one, and other words name none', () => {
  expect(dishesIn('a hellim burger')).toEqual(['hellim burger']);
  expect(dishesIn('a table for two at eight by the window')).toEqual([]);
});
