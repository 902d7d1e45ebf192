import type { MerchantRequest, OrderLine } from '@merve/contract';
import { resolveNamed } from '../resolve-named.ts';

/** What a kitchen can still bring of an order. */
export type LessOrder = NonNullable<MerchantRequest['less']>;

/** What stands between two dishes, in Merve's languages. Hebrew and Arabic write theirs onto the word: there, commas part. */
const between = /\s*[,،;+&/]\s*|\s+(?:and|ve|und|и|και|و|및)\s+/u;

/** The lines that these words name; null if one of the names is none of the order's, or could be several. */
function namedLines(said: string, lines: readonly OrderLine[]): readonly OrderLine[] | null {
  const entries = lines.map((line) => ({ ...line, alsoCalled: [] }));
  const named: OrderLine[] = [];
  for (const name of said.split(between).filter((part) => part.trim() !== '')) {
    const found = resolveNamed(name, entries);
    if (found.kind !== 'one') return null;
    named.push(found.entry);
  }
  return named;
}

/**
 * The order without what its kitchen says is out of stock, at the prices that were shown. Null if that is not clear, or
 * nothing would be left: then the order cannot be had. The kitchen's own minimum does not count: it is the kitchen that
 * has less. Pure.
 */
export function lessOf({ details, total }: MerchantRequest, said: string): LessOrder | null {
  if (details.kind !== 'food' || total === null) return null;
  const out = namedLines(said, details.lines);
  if (out === null || out.length === 0) return null;
  const isOut = ({ itemId }: OrderLine) => out.some((line) => line.itemId === itemId);
  const lines = details.lines.filter((line) => !isOut(line));
  if (lines.length === 0) return null;
  const sum = lines.reduce((all, { totalMinor }) => all + totalMinor, details.deliveryMinor);
  return {
    lines,
    total: { ...total, minorUnits: sum },
    without: [...new Set(details.lines.filter(isOut).map(({ name }) => name))],
  };
}

/** The request as it would be with less in it. Pure. */
export function withLess(request: MerchantRequest, { lines, total }: LessOrder): MerchantRequest {
  const { details } = request;
  if (details.kind !== 'food') return request;
  const left = new Set(lines.map(({ name }) => name));
  const allergensUnknownIn = details.allergensUnknownIn.filter((name) => left.has(name));
  return { ...request, details: { ...details, lines, allergensUnknownIn }, total };
}
