/** How many digits the currency has behind the point (ISO 4217): 2 for TRY, 0 for JPY. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Models are billed in millionths of a US dollar. */
export const microsDecimals = 6;

/**
 * What was typed as an amount, in its smallest unit: `12.5` with two decimals is 1250. Point or comma; no thousands, because nobody
 * could tell `1.250` from them. Null for what is no amount, or finer than the unit. Exact: no binary fraction is
 * involved. Pure.
 */
export function readAmount(text: string, decimals: number): number | null {
  const read = /^(-?)(\d{1,16})(?:[.,](\d{0,6}))?$/.exec(text.trim());
  if (read === null) return null;
  const [, sign = '', whole = '', given = ''] = read;
  const fraction = given.replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? (sign === '-' ? -units : units) + 0 : null;
}

/** An amount in its smallest unit as it would be typed: 1250 with two decimals is `12.50`, whole dollars of micros `50`. Pure. */
export function writeAmount(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals);
  const shown = decimals > 2 ? fraction.replace(/0+$/, '') : fraction;
  return `${units < 0 ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`;
}

/** What was typed as a number; null for what is none. Point or comma. Pure. */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(typed) ? Number(typed) : null;
}
