import type { Language } from '@merve/contract';

/** How a counted thing is written, by CLDR plural category; `#` stands for the count. `other` is what all the rest is. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Map<Language, Intl.PluralRules>();

/**
 * A count with its noun as the language counts: `2 водителя`, `5 водителей`, `سائقان`, in Latin digits.
 * https://cldr.unicode.org/index/cldr-spec/plural-rules
 * @param count a whole number of things, not negative
 */
export function counted(language: Language, count: number, forms: PluralForms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return (forms[known.select(count)] ?? forms.other).replace('#', String(count));
}
