/** The sign of a currency, as short as it is: `₺`, `€`. A coin where it is not known or has none but its letters. Pure. */
export function currencySign(currency: string | undefined): string {
  if (currency === undefined) return '●';
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return sign.length === 1 ? sign : '●';
}
