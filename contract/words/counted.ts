import type { Language } from '../index.ts';

/** How a counted thing is written, by CLDR plural category; `#` stands for the count. `other` is what all the rest is. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language);
  if (known !== undefined) return known;
  const made = new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

/**
 * A count with its noun as the language counts: `2 водителя`, `5 водителей`, `سائقان`. Digits are the Latin ones, as in
 * prices and codes. https://cldr.unicode.org/index/cldr-spec/plural-rules
 * @param count a whole number of things, not negative
 */
export function counted(language: Language, count: number, forms: PluralForms): string {
  const form = forms[rulesOf(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
