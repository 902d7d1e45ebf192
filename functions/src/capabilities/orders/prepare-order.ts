import type { DeliveryPlace, Language, MenuItem, Money, Ordering, RequestDetails } from '@merve/contract';
import { allergenName } from '@merve/contract/words';
import { judgeAllergy } from '../../allergies/judge-allergy.ts';
import { type KnownAllergy, noteRetold } from '../../allergies/note-retold.ts';
import { formatMoney } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import { deliveryPlace, type Orderable, type RequestRefusal } from '../../requests/index.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import type { Doing } from '../../tools/doing.ts';
import { noteWithWishes } from '../../wishes/recognise-wishes.ts';
import { eatenOf, type ResolvedItem, resolveItems, type WantedItem } from './resolve-items.ts';

type GuardOutcome =
  | {
      readonly ok: true;
      /** Items of which it is not known whether they contain it: all that are left, because nothing is ever "safe". */
      readonly unknownIn: readonly string[];
    }
  | { readonly ok: false; readonly refusal: RequestRefusal };

/**
 * Refuses an order with an item that contains, or may contain, what the person said they are allergic to. What is left is
 * not safe but unknown. Pure.
 */
function guardAllergies(
  statements: readonly KnownAllergy[],
  items: readonly ResolvedItem[],
  language: Language,
): GuardOutcome {
  for (const statement of statements) {
    for (const item of items) {
      const verdict = judgeAllergy(statement, eatenOf(item));
      if (verdict.kind === 'unknown') continue;
      const details = {
        allergy: statement.words,
        item: item.line.name,
        how: verdict.kind === 'contains' ? 'contains' : 'may_contain',
        allergen: verdict.kind === 'mentions' ? verdict.word : allergenName(verdict.allergen, language),
      };
      return { ok: false, refusal: { code: 'ALLERGEN_PRESENT', details } };
    }
  }
  return {
    ok: true,
    unknownIn: statements.length === 0 ? [] : [...new Set(items.map(({ line }) => line.name))],
  };
}

/** An order for later leaves the kitchen time to plan, and lies so near that its menu and prices still hold. */
export const laterOrders = { leadMinutes: 45, windowDays: 3 };

export type FoodDetails = Extract<RequestDetails, { kind: 'food' }>;

interface PreparedOrder {
  readonly details: FoodDetails;
  readonly total: Money;
}
type Refused = { readonly ok: false; readonly refusal: RequestRefusal };
export type PrepareOutcome = ({ readonly ok: true } & PreparedOrder) | Refused;

/** What is known of an order but its dishes. */
interface OrderRest {
  readonly allergies: readonly KnownAllergy[];
  /** Null: the person collects it. */
  readonly deliverTo: DeliveryPlace | null;
  readonly deliveryMinor: number;
  /** Null: as soon as possible. */
  readonly wishedAt: Date | null;
  readonly note: string | null;
}

/** The whole of an order with these dishes, and what it costs, or why the kitchen is not asked for it. Pure. */
export function completeOrder(
  items: readonly ResolvedItem[],
  { allergies, ...rest }: OrderRest,
  { minimum }: Pick<Ordering, 'minimum'>,
  { language, market }: Pick<ToolContext, 'language' | 'market'>,
): PrepareOutcome {
  const guarded = guardAllergies(allergies, items, language);
  if (!guarded.ok) return guarded;
  const lines = items.map(({ line }) => line);
  const sum = lines.reduce((total, { totalMinor }) => total + totalMinor, 0);
  const currency = items[0]?.item.price.currency ?? market.currency;
  if (minimum !== null && sum < minimum.minorUnits) {
    const money = (minorUnits: number) => formatMoney({ minorUnits, currency }, language);
    return {
      ok: false,
      refusal: { code: 'BELOW_MINIMUM', details: { minimum: money(minimum.minorUnits), sum: money(sum) } },
    };
  }
  return {
    ok: true,
    details: {
      kind: 'food',
      lines,
      ...rest,
      allergies: [...new Set(allergies.map(({ words }) => words))],
      allergensUnknownIn: [...guarded.unknownIn],
    },
    total: { minorUnits: sum + rest.deliveryMinor, currency },
  };
}

/** What a person, by a model, said about an order beside its dishes. */
interface SaidOfOrder {
  readonly collect: boolean;
  readonly address?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly allergies: readonly string[];
}

/** The place and its dishes as both sides name them: the cake that is ordered is no wish beside it. */
export function namesIn(items: readonly ResolvedItem[], place: string): string[] {
  return [place, ...items.flatMap(({ item }) => [item.name, ...item.alsoCalled])];
}

/** What is ordered, for how much and where to, or why it cannot be. Pure. */
export function prepareOrder(
  args: SaidOfOrder & { readonly items: readonly WantedItem[] },
  {
    listing,
    ordering,
    menu,
    towns,
  }: Orderable & { readonly menu: readonly MenuItem[]; readonly towns: readonly string[] },
  context: Pick<ToolContext, 'language' | 'now' | 'allergies' | 'said' | 'context' | 'market'> & {
    /** When it is wanted; as soon as possible if left out. */
    readonly wishedAt?: Date | null;
  },
): PrepareOutcome {
  const resolved = resolveItems(args.items, menu, listing.name);
  if (!resolved.ok) return resolved;
  const place = placeOf(args, { ordering, from: listing.location, towns }, context);
  const rest = {
    allergies: allergiesOf(args, context),
    ...(place.ok ? place.place : { deliverTo: null, deliveryMinor: 0 }),
    wishedAt: context.wishedAt ?? null,
    note: noteWithWishes(
      shortLine(args.note, 300),
      context.said ?? [],
      namesIn(resolved.items, listing.name),
    ),
  };
  const order = completeOrder(resolved.items, rest, ordering, context);
  // What must not be eaten, and what is too little, is said before where to.
  return order.ok && !place.ok ? place : order;
}

/**
 * What is known of the person's allergies: what they ever said, and what only the model passes on, which is marked as
 * noted, because those are not the person's words. Pure.
 */
export function allergiesOf(
  { allergies, note }: Pick<SaidOfOrder, 'allergies' | 'note'>,
  { allergies: own = [] }: Pick<ToolContext, 'allergies'>,
): KnownAllergy[] {
  return [...own, ...noteRetold([...allergies, ...(note ? [note] : [])], own)];
}

export type PlaceOutcome =
  | { readonly ok: true; readonly place: Pick<OrderRest, 'deliverTo' | 'deliveryMinor'> }
  | Refused;

/** Where an order goes, and what bringing it there costs. Pure. */
export function placeOf(
  { collect, address }: Pick<SaidOfOrder, 'collect' | 'address'>,
  {
    ordering,
    from,
    towns,
  }: {
    readonly ordering: Ordering;
    readonly from: Orderable['listing']['location'];
    readonly towns: readonly string[];
  },
  { context, now }: Pick<ToolContext, 'context' | 'now'>,
): PlaceOutcome {
  const { delivery } = ordering;
  if (collect || delivery === null) return { ok: true, place: { deliverTo: null, deliveryMinor: 0 } };
  const outcome = deliveryPlace({
    address: shortLine(address, 200),
    lastLocation: context.lastLocation,
    delivery,
    from,
    towns,
    canCollect: true,
    now,
  });
  if (!outcome.ok) return outcome;
  return { ok: true, place: { deliverTo: outcome.place, deliveryMinor: delivery.feeMinor } };
}

/** What people read while an order is made up or changed. */
export const preparingOrder = {
  en: 'Preparing the order …',
  tr: 'Siparişi hazırlıyorum …',
  he: 'מכינה את הזמנת האוכל …',
  ru: 'Готовлю заказ …',
  el: 'Ετοιμάζω την παραγγελία …',
  de: 'Bereitet die Bestellung vor …',
  ar: 'أجهّز الطلب …',
  fa: 'سفارش را آماده می‌کنم …',
  ko: '주문을 준비하고 있습니다 …',
} satisfies Doing;
