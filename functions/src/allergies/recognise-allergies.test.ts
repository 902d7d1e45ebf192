import { describe, expect, test } from '@jest/globals';
import { type Allergen, allergenSchema } from '@merve/contract';
import fc from 'fast-check';
import { readByPhrases } from './allergies-by-phrases.ts';
import { judgeAllergy } from './judge-allergy.ts';
import { readAllergies } from './recognise-allergies.ts';

const said = (text: string) => readAllergies(text).said;

describe('what is read as an allergy', () => {
  test.each([
    ["I'm allergic to peanuts", ['peanuts']],
    ['One pizza. My son has a severe nut allergy!', ['nuts', 'peanuts']],
    ['Fıstığa alerjim var', ['peanuts', 'nuts']],
    ['Süt alerjim var, dikkat', ['milk']],
    ['I am lactose intolerant', ['milk']],
    ['Çölyak hastasıyım', ['gluten']],
    ["I can't eat shellfish", ['crustaceans', 'molluscs']],
    ['Yumurta yiyemem', ['eggs']],
    ['No allergies except sesame', ['sesame']],
    // What else a sentence speaks of takes nothing from it: romance is no novel, and who goes to a film has read of nobody.
    ["a quiet romantic place for dinner, I'm allergic to peanuts", ['peanuts']],
    ["a table before the film, I'm allergic to peanuts", ['peanuts']],
    ['영화 보고 저녁 먹을 건데, 땅콩 알레르기가 있어요', ['peanuts']],
    ['перед фильмом столик, у меня аллергия на арахис', ['peanuts']],
    ['filmden önce bir masa, benim fıstığa alerjim var', ['nuts', 'peanuts']],
    ['allergy: almonds and soya', ['nuts', 'soy']],
    ['Ich bin allergisch gegen Erdnüsse', ['peanuts']],
    ['Meine Tochter hat eine Milcheiweißallergie', ['milk']],
    ['Eier vertrage ich nicht, ich habe eine Eiallergie', ['eggs']],
    ['У меня аллергия на арахис', ['peanuts']],
    ['У сына сильная аллергия на орехи и яйца!', ['eggs', 'nuts', 'peanuts']],
    ['Έχω αλλεργία στα θαλασσινά', ['crustaceans', 'fish', 'molluscs']],
    ['Το παιδί μου έχει αλλεργία στο γάλα και το ΣΟΥΣΑΜΙ', ['milk', 'sesame']],
    ['אני אלרגי לבוטנים', ['peanuts']],
    ['לבת שלי יש אלרגיה לשומשום', ['sesame']],
    ['عندي حساسية من الفول السوداني', ['peanuts']],
    ['ابني لديه حساسية شديدة من البيض والحليب', ['eggs', 'milk']],
    ['به بادام‌زمینی حساسیت دارم', ['peanuts']],
    ['پسرم به تخم مرغ آلرژی دارد', ['eggs']],
    ['땅콩 알레르기가 있어요', ['peanuts']],
    ['저는 새우를 먹으면 안 돼요', ['crustaceans']],
    ['Keine Allergien außer Sellerie', ['celery']],
    ['Аллергии нет, кроме кунжута', ['sesame']],
  ] as const)('“%s”', (text, allergens) => {
    const [statement, more] = said(text);
    expect(more).toBeUndefined();
    expect([...(statement?.allergens ?? [])].sort()).toEqual([...allergens].sort());
    expect(text).toContain(statement?.words);
  });

  test.each([
    'I have no allergies',
    'Not allergic to anything',
    'Alerjim yok',
    'A peanut butter cake please',
    'do you have nuts today?',
    'Ich habe keine Allergien',
    'У меня нет аллергии',
    'Аллергии нет',
    'Δεν έχω καμία αλλεργία',
    'אין לי אלרגיות',
    'ليس عندي حساسية',
    'حساسیت ندارم',
    '알레르기 없어요',
  ])('“%s” is none', (text) => {
    expect(said(text)).toEqual([]);
  });

  test('is passed on word for word, without what else was said', () => {
    const text = 'Hi!  My daughter is ALLERGIC to sesame (very).\nTwo pizzas';
    expect(said(text).map(({ words }) => words)).toEqual(['My daughter is ALLERGIC to sesame (very).']);
  });
});

describe('what no phrase was written for', () => {
  test.each([
    [
      'A table for two. Jasmine oil in the room makes my throat close and I end up in hospital.',
      'Jasmine oil in the room makes my throat close and I end up in hospital.',
    ],
    [
      'Zimmer bitte ohne Duftkerzen, davon schwillt mir die Zunge an und ich bekomme keine Luft',
      'Zimmer bitte ohne Duftkerzen, davon schwillt mir die Zunge an und ich bekomme keine Luft',
    ],
  ])('guards in its own words, though nobody can name the substance: “%s”', (text, words) => {
    expect(readByPhrases(text).said).toEqual([]);
    expect(said(text)).toMatchObject([{ words, kind: 'allergy', whose: 'self', allergens: [], others: [] }]);
  });

  test('takes back nothing that a phrase found, whatever likeness makes of the rest', () => {
    const told = 'I am allergic to peanuts';
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 4 }), (around) => {
        const message = `${around} ${told}. ${around}`;
        expect(said(message)).toEqual(readByPhrases(message).said);
        expect(said(message)).not.toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what is known of a dish', () => {
  const eaten = (contains: Allergen[], mayContain: Allergen[] = [], names: string[] = []) => ({
    names,
    declared: [{ contains, mayContain }],
  });
  const judge = (text: string, dish: ReturnType<typeof eaten>) => {
    const [statement] = said(text);
    if (statement === undefined) throw new Error('no statement');
    return judgeAllergy(statement, dish).kind;
  };

  test('is contains, may contain, mentioned, or unknown', () => {
    const text = 'I am allergic to peanuts';
    expect(judge(text, eaten(['peanuts']))).toBe('contains');
    expect(judge(text, eaten([], ['peanuts']))).toBe('may_contain');
    expect(judge(text, eaten([], [], ['Satay with peanut sauce']))).toBe('contains');
    expect(judge(text, eaten(['milk']))).toBe('unknown');
    expect(judge('I am allergic to strawberries', eaten([], [], ['Strawberry tart']))).toBe('mentions');
    expect(judge('Çileğe alerjim var', eaten([], [], ['Çilekli pasta']))).toBe('mentions');
    expect(judge('Аллергия на клубнику', eaten([], [], ['Торт с клубникой']))).toBe('mentions');
    expect(judge('Allergie gegen Erdbeeren', eaten([], [], ['Erdbeertorte']))).toBe('mentions');
    expect(judge('Έχω αλλεργία στις φράουλες', eaten([], [], ['Τάρτα φράουλα']))).toBe('mentions');
    expect(judge('أعاني من حساسية الفراولة', eaten([], [], ['كعكة الفراولة']))).toBe('mentions');
    expect(judge('Ich bin allergisch gegen Erdnüsse', eaten([], [], ['Soslu yer fıstığı']))).toBe('contains');
  });

  test('is never "safe": whatever is declared, an allergen that is not is unknown', () => {
    const allergens = fc.subarray([...allergenSchema.options]);
    fc.assert(
      fc.property(
        allergens,
        allergens,
        fc.constantFrom(...allergenSchema.options),
        (contains, mayContain, allergen) => {
          const statement = { allergens: [allergen], others: [] };
          const { kind } = judgeAllergy(statement, eaten(contains, mayContain));
          const expected = contains.includes(allergen)
            ? 'contains'
            : mayContain.includes(allergen)
              ? 'may_contain'
              : 'unknown';
          expect(kind).toBe(expected);
        },
      ),
    );
  });
});

describe('what may be an allergy', () => {
  test.each([
    'i swel up from seseme',
    'my kid goes blochy from hazelnutz',
    'nothing with a shell for the little one, we had the ambulance last time',
  ])('“%s” is possible, and nothing is noted of it', (text) => {
    const { said, isPossible } = readAllergies(text);
    expect({ said, isPossible }).toEqual({ said: [], isPossible: true });
  });

  test.each(['two pizzas please', 'a table for four tomorrow at eight', 'the fish please', ''])(
    '“%s” is not',
    (text) => {
      expect(readAllergies(text).isPossible).toBe(false);
    },
  );
});
