import type { Coordinates, Money } from '@merve/contract';
import { mendText } from './mend-text.ts';

/** A formula is never worked out and never kept: what reads the table next might. */
export const isFormula = (cell: string): boolean => /^\s*=/.test(cell);

/** A cell as text; empty where there is none, or a formula. Pure. */
export function textOf(cell: string | undefined, most: number): string {
  if (cell === undefined || isFormula(cell)) return '';
  const text = mendText(cell);
  return [...text].slice(0, most).join('').trim().slice(0, most).toWellFormed().trim();
}

/** A comma-separated cell: lower case, each once. Pure. */
export function listOf(cell: string | undefined, most: number): string[] {
  const parts = textOf(cell, 4000)
    .split(',')
    .map((part) => part.trim().toLowerCase().slice(0, 80).toWellFormed().trim())
    .filter((part) => part !== '' && part !== '-');
  return [...new Set(parts)].slice(0, most);
}

/** `4.1/5`, `4.1`; null for `NEW`, `-`, nothing, and what is no rating from 0 to 5. Nobody rates 0: it stands for "not yet". Pure. */
export function ratingIn(cell: string | undefined): number | null {
  const found = /^\s*(?:Rated\s+)?(\d+(?:[.,]\d+)?)\s*(?:\/\s*5)?\s*$/i.exec(cell ?? '');
  const rating = Number((found?.[1] ?? '').replace(',', '.'));
  return found !== null && rating > 0 && rating <= 5 ? Math.round(rating * 10) / 10 : null;
}

/** `1,200` votes; 0 where nothing readable stands. Pure. */
export function countIn(cell: string | undefined): number {
  const digits = /^\s*([\d,. ]{1,12})\s*$/.exec(cell ?? '')?.[1]?.replace(/\D/g, '') ?? '';
  return digits === '' ? 0 : Math.min(Number(digits), 100_000_000);
}

const signs: Readonly<Record<string, string>> = {
  '₹': 'INR',
  rs: 'INR',
  inr: 'INR',
  '₺': 'TRY',
  tl: 'TRY',
  try: 'TRY',
  '€': 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  $: 'USD',
  usd: 'USD',
};

/** The currency a word or sign names, else null. `Indian Rupees(Rs.)` as some tables write it. Pure. */
export function currencyIn(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+|[₹₺€£$]/g) ?? [];
  return words.map((word) => signs[word]).find((code) => code !== undefined) ?? null;
}

/**
 * `1,200`, `₺ 1.200,50`, `700`: what a meal for two costs. A separator before three digits at the end is one of thousands. Null where no amount
 * stands, or none that two people pay. Pure.
 * @param currency where the cell names none
 */
export function costIn(cell: string | undefined, currency: string): Money | null {
  const found = /^([^\d-]*)(\d[\d.,\s]*)([^\d]*)$/.exec((cell ?? '').trim());
  if (found === null || isFormula(cell ?? '')) return null;
  const [, before = '', digits = '', after = ''] = found;
  const named = `${before} ${after}`.trim();
  const code = currencyIn(named);
  // Words that name no currency may say anything: per head, or not open.
  if (named !== '' && code === null) return null;
  const compact = digits.replace(/\s/g, '');
  const cents = /[.,](\d{1,2})$/.exec(compact);
  const whole = (cents === null ? compact : compact.slice(0, cents.index)).replace(/[.,]/g, '');
  const minorUnits = Number(whole) * 100 + Number((cents?.[1] ?? '').padEnd(2, '0'));
  return minorUnits > 0 && minorUnits <= 100_000_000 ? { minorUnits, currency: code ?? currency } : null;
}

/** Where it is; null without both, out of range, and for 0,0, which stands for "not known". Pure. */
export function locationIn(latitude: string | undefined, longitude: string | undefined): Coordinates | null {
  const [north, east] = [latitude, longitude].map((cell) =>
    /^\s*-?\d+(\.\d+)?\s*$/.test(cell ?? '') ? Number(cell) : Number.NaN,
  );
  if (north === undefined || east === undefined || !(Math.abs(north) <= 90 && Math.abs(east) <= 180))
    return null;
  return north === 0 && east === 0 ? null : { latitude: north, longitude: east };
}

/** A web address that schema and browser take; null otherwise. Pure. */
export function urlIn(cell: string | undefined): string | null {
  const text = textOf(cell, 2000).split(/[?#]/)[0] ?? '';
  return /^https?:\/\//i.test(text) && text.length <= 500 && URL.canParse(text) ? text : null;
}
