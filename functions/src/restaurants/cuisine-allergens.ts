import { type Allergen, allergenSchema, type RestaurantAllergen } from '@merve/contract';
import { searchWords } from '../catalogue/fold.ts';

/**
 * What a kind of kitchen cooks with as a rule (`CUISINE_ALLERGEN_MAP`). A guess to warn by, never one to clear by: an allergen that is not
 * here is unknown, not absent. Folded, in the singular words of the trade; the key that a cuisine's words hold counts, and all that are held.
 */
const commonlyUsed: Readonly<Record<string, readonly Allergen[]>> = {
  'north indian': ['milk', 'gluten', 'nuts', 'mustard'],
  'south indian': ['milk', 'mustard', 'nuts', 'gluten', 'peanuts'],
  indian: ['milk', 'gluten', 'nuts', 'mustard'],
  mughlai: ['milk', 'nuts', 'gluten'],
  awadhi: ['milk', 'nuts', 'gluten'],
  hyderabadi: ['milk', 'nuts', 'peanuts', 'sesame'],
  biryani: ['milk', 'nuts'],
  kerala: ['milk', 'mustard', 'fish', 'crustaceans', 'nuts'],
  mangalorean: ['fish', 'crustaceans', 'mustard', 'nuts'],
  goan: ['fish', 'crustaceans', 'mustard', 'nuts', 'sulphites'],
  bengali: ['fish', 'mustard', 'milk', 'gluten', 'crustaceans'],
  andhra: ['mustard', 'peanuts', 'sesame', 'milk'],
  chettinad: ['mustard', 'nuts', 'milk', 'sesame'],
  maharashtrian: ['peanuts', 'mustard', 'gluten', 'milk', 'sesame'],
  gujarati: ['milk', 'gluten', 'peanuts', 'mustard', 'sesame'],
  rajasthani: ['milk', 'gluten', 'nuts', 'mustard'],
  punjabi: ['milk', 'gluten', 'nuts', 'mustard'],
  kashmiri: ['milk', 'nuts', 'mustard'],
  mithai: ['milk', 'nuts', 'gluten'],
  'street food': ['gluten', 'milk', 'peanuts', 'sesame', 'soy'],
  nepalese: ['gluten', 'mustard', 'milk', 'soy'],
  tibetan: ['gluten', 'soy', 'milk'],
  momo: ['gluten', 'soy', 'sesame'],
  chinese: ['soy', 'gluten', 'eggs', 'sesame', 'peanuts', 'crustaceans', 'molluscs'],
  asian: ['soy', 'gluten', 'eggs', 'sesame', 'peanuts', 'crustaceans', 'fish'],
  japanese: ['fish', 'soy', 'gluten', 'crustaceans', 'molluscs', 'sesame', 'eggs'],
  sushi: ['fish', 'soy', 'gluten', 'crustaceans', 'molluscs', 'sesame', 'eggs'],
  thai: ['fish', 'crustaceans', 'peanuts', 'soy', 'nuts', 'eggs', 'gluten', 'molluscs'],
  vietnamese: ['fish', 'peanuts', 'crustaceans', 'soy', 'gluten'],
  malaysian: ['peanuts', 'fish', 'crustaceans', 'soy', 'gluten', 'eggs'],
  indonesian: ['peanuts', 'fish', 'crustaceans', 'soy', 'gluten', 'eggs'],
  singaporean: ['peanuts', 'fish', 'crustaceans', 'soy', 'gluten', 'eggs'],
  burmese: ['peanuts', 'fish', 'crustaceans', 'soy', 'sesame'],
  'sri lankan': ['fish', 'mustard', 'nuts', 'crustaceans'],
  korean: ['soy', 'sesame', 'gluten', 'fish', 'crustaceans', 'eggs', 'molluscs'],
  noodle: ['gluten', 'soy', 'eggs', 'sesame'],
  italian: ['gluten', 'milk', 'eggs', 'nuts', 'celery', 'sulphites'],
  pizza: ['gluten', 'milk'],
  pasta: ['gluten', 'milk', 'eggs'],
  continental: ['gluten', 'milk', 'eggs', 'mustard', 'celery'],
  european: ['gluten', 'milk', 'eggs', 'mustard', 'celery', 'sulphites'],
  french: ['milk', 'gluten', 'eggs', 'mustard', 'celery', 'sulphites', 'molluscs', 'crustaceans'],
  spanish: ['gluten', 'milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'nuts', 'sulphites'],
  portuguese: ['fish', 'crustaceans', 'molluscs', 'eggs', 'milk', 'gluten', 'sulphites'],
  german: ['gluten', 'milk', 'mustard', 'eggs', 'celery'],
  british: ['gluten', 'milk', 'eggs', 'fish', 'mustard', 'celery'],
  russian: ['gluten', 'milk', 'eggs', 'fish', 'mustard'],
  georgian: ['nuts', 'milk', 'gluten', 'eggs'],
  greek: ['milk', 'gluten', 'eggs', 'fish', 'sesame', 'molluscs', 'sulphites'],
  mediterranean: ['milk', 'gluten', 'fish', 'sesame', 'eggs', 'nuts', 'molluscs', 'crustaceans'],
  turkish: ['gluten', 'milk', 'nuts', 'sesame', 'eggs'],
  cypriot: ['milk', 'gluten', 'sesame', 'eggs'],
  meyhane: ['milk', 'gluten', 'fish', 'molluscs', 'sesame', 'nuts', 'eggs'],
  meze: ['milk', 'gluten', 'sesame', 'nuts', 'fish', 'molluscs'],
  pide: ['gluten', 'milk', 'eggs', 'sesame'],
  kebab: ['gluten', 'milk', 'sesame'],
  doner: ['gluten', 'milk', 'sesame'],
  village: ['milk', 'gluten', 'eggs', 'sesame'],
  'home cooking': ['milk', 'gluten', 'eggs', 'celery'],
  lebanese: ['sesame', 'gluten', 'milk', 'nuts'],
  arabian: ['sesame', 'gluten', 'milk', 'nuts'],
  'middle eastern': ['sesame', 'gluten', 'milk', 'nuts'],
  persian: ['milk', 'nuts', 'gluten', 'eggs'],
  iranian: ['milk', 'nuts', 'gluten', 'eggs'],
  afghan: ['milk', 'nuts', 'gluten'],
  israeli: ['sesame', 'gluten', 'eggs', 'nuts'],
  moroccan: ['gluten', 'nuts', 'sesame', 'milk'],
  african: ['peanuts', 'gluten', 'fish'],
  ethiopian: ['milk', 'gluten', 'sesame'],
  american: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'celery'],
  burger: ['gluten', 'milk', 'eggs', 'sesame', 'mustard', 'soy'],
  'fast food': ['gluten', 'milk', 'eggs', 'soy', 'sesame', 'mustard'],
  sandwich: ['gluten', 'milk', 'eggs', 'mustard', 'soy'],
  'hot dog': ['gluten', 'mustard', 'milk', 'soy'],
  mexican: ['gluten', 'milk', 'soy'],
  'tex mex': ['gluten', 'milk', 'soy'],
  'south american': ['gluten', 'milk', 'eggs', 'peanuts'],
  steak: ['milk', 'mustard', 'celery', 'sulphites'],
  steakhouse: ['milk', 'mustard', 'celery', 'sulphites'],
  grill: ['gluten', 'milk', 'mustard'],
  bbq: ['mustard', 'celery', 'gluten', 'soy', 'sulphites'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  fish: ['fish', 'crustaceans', 'molluscs'],
  salad: ['mustard', 'nuts', 'milk', 'celery'],
  'healthy food': ['nuts', 'sesame', 'soy', 'milk'],
  vegan: ['soy', 'nuts', 'gluten', 'sesame'],
  vegetarian: ['milk', 'eggs', 'gluten', 'nuts', 'soy'],
  soup: ['celery', 'milk', 'gluten'],
  'finger food': ['gluten', 'milk', 'eggs', 'soy'],
  'fine dining': ['milk', 'gluten', 'eggs', 'fish', 'crustaceans', 'molluscs', 'nuts', 'celery', 'sulphites'],
  cafe: ['gluten', 'milk', 'eggs', 'nuts'],
  coffee: ['milk', 'gluten', 'nuts'],
  tea: ['milk', 'gluten'],
  'tea house': ['gluten', 'milk', 'eggs', 'nuts'],
  brunch: ['eggs', 'gluten', 'milk', 'nuts'],
  breakfast: ['eggs', 'gluten', 'milk', 'sesame'],
  bakery: ['gluten', 'milk', 'eggs', 'nuts', 'sesame'],
  patisserie: ['gluten', 'milk', 'eggs', 'nuts'],
  dessert: ['milk', 'gluten', 'eggs', 'nuts'],
  'ice cream': ['milk', 'nuts', 'eggs', 'gluten', 'soy'],
  waffle: ['gluten', 'milk', 'eggs', 'nuts'],
  'juice bar': ['nuts', 'milk', 'soy'],
  juice: ['nuts', 'milk', 'soy'],
  beverage: ['milk', 'soy', 'nuts'],
  bar: ['sulphites', 'gluten', 'peanuts', 'nuts'],
  wine: ['sulphites'],
};

const keys = Object.keys(commonlyUsed);
const singular = (text: string): string =>
  searchWords(text)
    .map((word) => word.replace(/(?<=[a-z]{3})(?<!s)s$/, '').replace(/(?<=wich)e$/, ''))
    .join(' ');

/**
 * What kitchens of these kinds may use, each as `mayContain` at medium confidence: they often do, and nobody of this one has said so.
 * A kind nobody knows says nothing. Pure.
 * @param date when it was worked out
 */
export function allergensOfCuisines(cuisines: readonly string[], date: Date): RestaurantAllergen[] {
  const held = cuisines.map((cuisine) => ` ${singular(cuisine)} `);
  const used = new Set(
    keys
      .filter((key) => held.some((cuisine) => cuisine.includes(` ${key} `)))
      .flatMap((key) => commonlyUsed[key] ?? []),
  );
  return allergenSchema.options
    .filter((allergen) => used.has(allergen))
    .map((allergen) => ({ allergen, value: 'mayContain', source: 'cuisine', confidence: 'medium', date }));
}
