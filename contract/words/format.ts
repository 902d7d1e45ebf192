import type { Language, Money } from '../index.ts';

/**
 * How each language writes dates, amounts and lists. English is the one of Britain: day before month, as on the island's signs.
 *
 * Digits are the Latin ones everywhere, also in Arabic and Persian, and years those of the Gregorian calendar: prices,
 * clocks, telephone numbers and booking codes on Cyprus are written so, everybody there reads them, and one text must not
 * show the same number in two ways.
 */
export function localeOf(language: Language): string {
  return `${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`;
}

/** An amount in its own currency with the number of decimals ISO 4217 gives it: `TRY 1,250.00`, `₺1.250,00`. */
export function formatMoney(money: Money, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: money.currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.minorUnits / 10 ** decimals);
}

/** `350 m` below a kilometre, to the next 50 m; else `2.4 km`, and whole kilometres from ten on. */
export function formatDistance(km: number, language: Language): string {
  const isShort = km < 0.975;
  const value = isShort ? Math.max(50, Math.round(km * 20) * 50) : km;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || km >= 10 ? 0 : 1,
  }).format(value);
}
