import type { MenuItem, MenuOption, OrderLine } from '@merve/contract';
import { foldName } from '../../catalogue/fold.ts';
import { lineKey } from '../../requests/food/order-line.ts';
import type { RequestRefusal } from '../../requests/index.ts';
import { resolveNamed } from '../../requests/resolve-named.ts';

/** An item as the model asks for it, in the person's words. */
export interface WantedItem {
  readonly item: string;
  readonly quantity: number;
  readonly choices: readonly string[];
}

export interface ResolvedItem {
  readonly item: MenuItem;
  readonly line: OrderLine;
}

export type ItemsOutcome =
  | { readonly ok: true; readonly items: readonly ResolvedItem[] }
  | { readonly ok: false; readonly refusal: RequestRefusal };

const namesLimit = 12;

/** Texts of strangers, in a sentence. */
function short(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 60);
}

function refuse(
  code: RequestRefusal['code'],
  details: RequestRefusal['details'],
): { ok: false; refusal: RequestRefusal } {
  return { ok: false, refusal: { code, details } };
}

type Choice = OrderLine['choices'][number];
type Chosen =
  | { readonly ok: true; readonly choices: readonly Choice[]; readonly extraMinor: number }
  | { readonly ok: false; readonly refusal: RequestRefusal };

function choose(item: MenuItem, wanted: readonly string[], unused: readonly string[]): Chosen {
  const left = new Set(wanted.filter((text) => text.trim() !== ''));
  const loose = new Set(unused);
  const choices: Choice[] = [];
  let extraMinor = 0;
  for (const option of item.options) {
    const picked = pickedFrom(option, left, loose);
    const isForced = picked.length === 0 && option.atLeast > 0 && option.choices.length === 1;
    const taken = isForced ? option.choices : picked;
    if (taken.length < option.atLeast || taken.length > option.atMost) {
      const names = option.choices.map(({ name }) => name).join(', ');
      return refuse('CHOICE_MISSING', { item: item.name, option: option.name, names });
    }
    for (const { choiceId, name, extraMinor: extra } of taken) {
      choices.push({ optionId: option.optionId, choiceId, name });
      extraMinor += extra;
    }
  }
  const [unknown] = left;
  if (unknown !== undefined) {
    const names = item.options.flatMap((option) => option.choices.map(({ name }) => name)).join(', ');
    return refuse('ITEM_NOT_FOUND', { item: short(unknown), name: item.name, names });
  }
  // "Two garlic pizzas" where there is no garlic to be had is not two pizzas.
  const [word] = loose;
  if (word !== undefined) {
    const names = [
      item.name,
      ...item.options.flatMap((option) => option.choices.map(({ name }) => name)),
    ].join(', ');
    return refuse('ITEM_NOT_FOUND', { item: short(word), name: item.name, names });
  }
  return { ok: true, choices, extraMinor };
}

/** What was asked of this option; what is found is taken out of `left` and `loose`. */
function pickedFrom(option: MenuOption, left: Set<string>, loose: Set<string>): MenuOption['choices'] {
  const named = option.choices.map((choice, index) => ({ ...choice, number: index + 1, alsoCalled: [] }));
  const picked = new Set<string>();
  for (const words of [left, loose]) {
    for (const word of words) {
      // A bare number is a quantity, not a size.
      if (/^\d+$/.test(word)) continue;
      const found = resolveNamed(word, named);
      if (found.kind !== 'one' || found.unused.length > 0) continue;
      picked.add(found.entry.choiceId);
      words.delete(word);
    }
  }
  return option.choices.filter(({ choiceId }) => picked.has(choiceId));
}

function resolveOne(wanted: WantedItem, menu: readonly MenuItem[], listing: string): ItemsOutcome {
  const found = resolveNamed(wanted.item, menu);
  if (found.kind === 'none') {
    const names = menu
      .filter(({ available }) => available)
      .slice(0, namesLimit)
      .map(({ number, name }) => `${number}. ${name}`);
    return refuse('ITEM_NOT_FOUND', { item: short(wanted.item), name: listing, names: names.join(', ') });
  }
  if (found.kind === 'several') {
    const names = found.entries.map(({ number, name }) => `${number}. ${name}`).join(', ');
    return refuse('ITEM_AMBIGUOUS', { item: short(wanted.item), names });
  }
  const { entry: item } = found;
  if (!item.available) return refuse('ITEM_UNAVAILABLE', { item: item.name });
  const chosen = choose(item, wanted.choices, found.unused);
  if (!chosen.ok) return chosen;
  const { quantity } = wanted;
  const line: OrderLine = {
    itemId: item.itemId,
    number: item.number,
    name: item.name,
    quantity,
    choices: [...chosen.choices],
    totalMinor: quantity * (item.price.minorUnits + chosen.extraMinor),
  };
  return { ok: true, items: [{ item, line }] };
}

/** The whole price of a line at today's menu; null if the item or a choice is not to be had any more. */
export function linePrice(line: OrderLine, item: MenuItem | undefined): number | null {
  if (item === undefined || !item.available) return null;
  let each = item.price.minorUnits;
  for (const { optionId, choiceId } of line.choices) {
    const option = item.options.find((one) => one.optionId === optionId);
    const choice = option?.choices.find((one) => one.choiceId === choiceId);
    if (choice === undefined) return null;
    each += choice.extraMinor;
  }
  return each * line.quantity;
}

/** Everything that is wanted, on this menu; the first thing that is not clear is asked about. Pure. */
export function resolveItems(
  wanted: readonly WantedItem[],
  menu: readonly MenuItem[],
  listing: string,
): ItemsOutcome {
  const byNumber = [...menu].sort((one, other) => one.number - other.number);
  const lines = new Map<string, ResolvedItem>();
  for (const one of wanted) {
    const outcome = resolveOne(one, byNumber, listing);
    if (!outcome.ok) return outcome;
    for (const { item, line } of outcome.items) {
      // The same twice ("a coke … and another coke") is one line.
      const key = lineKey(line);
      const known = lines.get(key)?.line;
      const sum = {
        ...line,
        quantity: line.quantity + (known?.quantity ?? 0),
        totalMinor: line.totalMinor + (known?.totalMinor ?? 0),
      };
      lines.set(key, { item, line: sum });
    }
  }
  return { ok: true, items: [...lines.values()] };
}

/** What is eaten of a line, for the allergy guard: names, and what was declared of the item and of each choice. */
export function eatenOf({ item, line }: ResolvedItem) {
  const choices = item.options.flatMap(({ optionId, choices: all }) =>
    all.filter(({ choiceId }) =>
      line.choices.some((one) => one.optionId === optionId && one.choiceId === choiceId),
    ),
  );
  return {
    names: [item.name, ...item.alsoCalled, item.description, ...choices.map(({ name }) => name)].map(
      foldName,
    ),
    declared: [item.allergens, ...choices.map(({ allergens }) => allergens)],
  };
}
