/** Who joins and who stays away after all: a change of the party that was said, never a party of its own, in nine languages. */
import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { readParty } from './read-party.ts';
import { SaidText } from './said-text.ts';

const said: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
  en: [
    ["actually two of us can't come", -2],
    ['sorry, two of them aren’t coming', -2],
    ['one of us cannot make it', -1],
    ['3 people dropped out', -3],
    ['two have cancelled', -2],
    ['one more is coming', 1],
    ['another person is joining', 1],
    ['plus one please', 1],
  ],
  tr: [
    ['bir kişi eksildik', -1],
    ['iki kişi gelemicekmiş', -2],
    ['3 kişi vazgeçti', -3],
    ['bir kişi daha katılıyor', 1],
  ],
  de: [
    ['zwei können doch nicht', -2],
    ['zwei von uns kommen nicht', -2],
    ['einer fällt leider aus', -1],
    ['einer kommt noch dazu', 1],
  ],
  ru: [
    ['двое из нас не придут', -2],
    ['трое не смогут', -3],
    ['ещё один человек', 1],
    ['один отпадает', -1],
    ['на одного больше', 1],
  ],
  el: [
    ['δύο δεν μπορούν τελικά', -2],
    ['ένας ακύρωσε', -1],
    ['2 άτομα δεν θα έρθουν', -2],
  ],
  he: [
    ['שניים לא יכולים להגיע', -2],
    ['אחד ביטל', -1],
    ['עוד אחת מצטרפת', 1],
  ],
  ar: [
    ['اتنين منا ما رح يجو', -2],
    ['واحد اعتذر', -1],
  ],
  fa: [
    ['دو نفرمون نمیان', -2],
    ['یک نفر دیگه میاد', 1],
  ],
  ko: [
    ['두 명은 못 와요', -2],
    ['한 명 늘었어요', 1],
  ],
};

describe.each(languageSchema.options)('%s', (language) => {
  test.each(said[language])('%s', (text, change) => {
    expect(readParty(new SaidText(text), [language])).toEqual({ party: null, change });
  });
});

test('who cannot make it at an hour asks for another one', () => {
  expect(readParty(new SaidText("two of us can't make it at 8"), ['en']).change).toBeNull();
});
