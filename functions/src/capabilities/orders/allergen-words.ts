import type { Allergen, Language } from '@merve/contract';
import { spokenLanguage } from '../../language/define-sentences.ts';

/**
 * What people call the allergens, folded, English and Turkish. A word that can mean several stands for all of them:
 * it is better to ask about one dish too many.
 */
const words: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\b(?:peanuts?|groundnuts?|monkey nuts?|yer ?fistig\w*)\b/, ['peanuts']],
  [/\b(?:fistik\w*|fistig\w*)\b/, ['peanuts', 'nuts']],
  [/\b(?:nuts?|kuruyemis\w*|kuru yemis\w*)\b/, ['nuts', 'peanuts']],
  [
    /\b(?:almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|pecans?|macadamias?|findik\w*|findig\w*|ceviz\w*|badem\w*|kaju\w*)\b/,
    ['nuts'],
  ],
  [
    /\b(?:milk|dairy|lactose|cheese|butter|cream|yogh?urt|sut\w*|laktoz\w*|peynir\w*|tereyag\w*|krema\w*|kaymak\w*)\b/,
    ['milk'],
  ],
  [/\b(?:eggs?|yumurta\w*)\b/, ['eggs']],
  [/\b(?:fish|anchov\w+|tuna|salmon|balik\w*|balig\w*|hamsi\w*)\b/, ['fish']],
  [/\b(?:shellfish|sea ?food|kabuklu\w*|deniz urun\w*)\b/, ['crustaceans', 'molluscs', 'fish']],
  [/\b(?:crustaceans?|shrimps?|prawns?|crabs?|lobsters?|karides\w*|yengec\w*|istakoz\w*)\b/, ['crustaceans']],
  [
    /\b(?:molluscs?|mussels?|squid|calamari|octopus|oysters?|clams?|midye\w*|kalamar\w*|ahtapot\w*|istiridye\w*)\b/,
    ['molluscs'],
  ],
  [/\b(?:soya?|soybeans?|tofu)\w*\b/, ['soy']],
  [/\b(?:gluten\w*|wheat|barley|rye|coeliac|celiac|bugday\w*|arpa|cavdar\w*|colyak\w*)\b/, ['gluten']],
  [/\b(?:sesame|tahini|susam\w*|tahin\w*)\b/, ['sesame']],
  [/\b(?:celery|celeriac|kereviz\w*)\b/, ['celery']],
  [/\b(?:mustard|hardal\w*)\b/, ['mustard']],
  [/\b(?:sulphites?|sulfites?|sulphur dioxide|sulfit\w*)\b/, ['sulphites']],
  [/\b(?:lupins?|lupine|aci ?bakla\w*)\b/, ['lupin']],
];

/** The allergens a folded text names. */
export function allergensIn(folded: string): Set<Allergen> {
  return new Set(words.flatMap(([pattern, allergens]) => (pattern.test(folded) ? allergens : [])));
}

const names: Record<Allergen, Record<'en' | 'tr', string>> = {
  gluten: { en: 'gluten', tr: 'gluten' },
  crustaceans: { en: 'crustaceans', tr: 'kabuklular' },
  eggs: { en: 'eggs', tr: 'yumurta' },
  fish: { en: 'fish', tr: 'balık' },
  peanuts: { en: 'peanuts', tr: 'yer fıstığı' },
  soy: { en: 'soy', tr: 'soya' },
  milk: { en: 'milk', tr: 'süt' },
  nuts: { en: 'nuts', tr: 'sert kabuklu yemiş' },
  celery: { en: 'celery', tr: 'kereviz' },
  mustard: { en: 'mustard', tr: 'hardal' },
  sesame: { en: 'sesame', tr: 'susam' },
  sulphites: { en: 'sulphites', tr: 'sülfit' },
  lupin: { en: 'lupin', tr: 'acı bakla' },
  molluscs: { en: 'molluscs', tr: 'yumuşakçalar' },
};

export function allergenName(allergen: Allergen, language: Language): string {
  return names[allergen][spokenLanguage(language)];
}
