import type { MenuItem, OrderLine } from '@merve/contract';
import { shortLine } from '../../language/short-line.ts';
import { lineKey, lineWords } from '../../requests/food/order-line.ts';
import { resolveNamed } from '../../requests/resolve-named.ts';
import { type ItemsOutcome, linePrice, type ResolvedItem, resolveItems } from './resolve-items.ts';

/** One wish about the dishes of an order, in the person's words. */
export interface WantedChange {
  /** `add`: so many more of it. `remove`: so many fewer, or none. `set`: so many in all, or with other choices. */
  readonly do: 'add' | 'remove' | 'set';
  readonly item: string;
  /** Left out: one more, none left, or as many as there are. */
  readonly quantity?: number | null | undefined;
  readonly choices: readonly string[];
}

type Refused = Extract<ItemsOutcome, { ok: false }>;

/** The line of the order that these words name. A dish of the menu that was not ordered is none. */
function lineNamed(
  words: string,
  lines: readonly OrderLine[],
  menu: readonly MenuItem[],
): OrderLine | Refused {
  const item = shortLine(words, 60) ?? '';
  const names = (some: readonly OrderLine[]) => some.map(lineWords).join(', ');
  const entries = lines.map((line) => {
    const alsoCalled = menu.find(({ itemId }) => itemId === line.itemId)?.alsoCalled ?? [];
    const chosen = [line.name, ...line.choices.map(({ name }) => name)].join(' ');
    return { number: line.number, name: line.name, alsoCalled: [...alsoCalled, chosen], line };
  });
  const found = resolveNamed(words, entries);
  // By its number a dish is named, not which of its sizes.
  const meant =
    found.kind === 'one' && /^\D*\d+\D*$/.test(words)
      ? entries.filter(({ number }) => number === found.entry.number)
      : found.kind === 'one'
        ? [found.entry]
        : found.kind === 'several'
          ? found.entries
          : [];
  const [one, more] = meant;
  // "The vegan pizza" is none of this order, though a pizza is.
  if (one === undefined || (found.kind === 'one' && found.unused.length > 0)) {
    return { ok: false, refusal: { code: 'NOT_IN_ORDER', details: { item, names: names(lines) } } };
  }
  if (more !== undefined) {
    const several = names(meant.map(({ line }) => line));
    return { ok: false, refusal: { code: 'ITEM_AMBIGUOUS', details: { item, names: several } } };
  }
  return one.line;
}

/** The lines as this wish would have them, priced as they were or on today's menu; or why it cannot be. */
function afterChange(
  { do: action, item, quantity, choices }: WantedChange,
  lines: readonly OrderLine[],
  menu: readonly MenuItem[],
  listing: string,
): readonly OrderLine[] | Refused {
  if (action === 'add') {
    const added = resolveItems([{ item, quantity: quantity ?? 1, choices }], menu, listing);
    return added.ok ? [...lines, ...added.items.map(({ line }) => line)] : added;
  }
  const line = lineNamed(item, lines, menu);
  if ('ok' in line) return line;
  const others = lines.filter((one) => one !== line);
  const left = action === 'set' ? (quantity ?? line.quantity) : quantity ? line.quantity - quantity : 0;
  if (left <= 0) return others;
  if (action === 'remove' || choices.length === 0) {
    return lines.map((one) => (one === line ? { ...line, quantity: left } : one));
  }
  const other = resolveItems([{ item: String(line.number), quantity: left, choices }], menu, listing);
  return other.ok
    ? lines.flatMap((one) => (one === line ? other.items.map((resolved) => resolved.line) : [one]))
    : other;
}

/** The same twice is one line. */
function merged(lines: readonly OrderLine[]): OrderLine[] {
  const byKey = new Map<string, OrderLine>();
  for (const line of lines) {
    const known = byKey.get(lineKey(line));
    byKey.set(lineKey(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...byKey.values()];
}

/**
 * The dishes of an order after all these wishes, one after another, at today's prices; the first that is not clear is
 * asked about. What was ordered and is sold out by now must be taken off. None left: an empty list. Pure.
 */
export function applyChanges(
  changes: readonly WantedChange[],
  ordered: readonly OrderLine[],
  menu: readonly MenuItem[],
  listing: string,
): ItemsOutcome {
  let lines = ordered;
  for (const change of changes) {
    const outcome = afterChange(change, lines, menu, listing);
    if ('ok' in outcome) return outcome;
    lines = merged(outcome);
  }
  const items: ResolvedItem[] = [];
  for (const line of lines) {
    const item = menu.find(({ itemId }) => itemId === line.itemId);
    const totalMinor = linePrice(line, item);
    if (item === undefined || totalMinor === null) {
      return { ok: false, refusal: { code: 'ITEM_UNAVAILABLE', details: { item: line.name } } };
    }
    items.push({ item, line: { ...line, number: item.number, name: item.name, totalMinor } });
  }
  return { ok: true, items };
}
