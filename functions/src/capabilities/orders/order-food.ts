import type { Language, MenuItem, Money, Ordering, RequestDetails } from '@merve/contract';
import { z } from 'zod';
import type { Catalogue } from '../../catalogue/index.ts';
import { formatMoney } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import {
  deliveryPlace,
  findAskable,
  type Orderable,
  placementProposal,
  type RequestRefusal,
  refuseClosed,
  requestTemplate,
  type Wanted,
  wishedTime,
} from '../../requests/index.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { type AllergyStatement, allergyStatements } from './allergies.ts';
import { guardAllergies } from './guard-allergies.ts';
import { resolveItems } from './resolve-items.ts';
import { orderSentences } from './sentences.ts';

export const orderFoodName = 'orderFood';

/** An order for later leaves the kitchen time to plan, and lies so near that its menu and prices still hold. */
const laterOrders = { leadMinutes: 45, windowDays: 3 };

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('Where to order: its listingId if known, else its name as the person wrote it.'),
  items: z
    .array(
      z.object({
        item: z
          .string()
          .min(1)
          .max(120)
          .describe('The dish by its number on the menu, or by its name as the person wrote it.'),
        quantity: z.number().int().min(1).max(50).default(1),
        choices: z
          .array(z.string().max(80))
          .max(10)
          .default([])
          .describe('Size, toppings and the like, as the person wrote them.'),
      }),
    )
    .max(30),
  collect: z.boolean().default(false).describe('True if the person said that they come for it themselves.'),
  address: z
    .string()
    .max(300)
    .nullish()
    .describe(
      'Where to bring it, as the person wrote it, with its town. Left out if they shared their location, or said none.',
    ),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe(
      'When the person would like it, if later, as the wall clock there shows it: YYYY-MM-DDTHH:MM. Left out for as soon as possible.',
    ),
  note: z.string().max(300).nullish().describe('What the kitchen should know, in the person’s own words.'),
  allergies: z
    .array(z.string().max(300))
    .max(10)
    .default([])
    .describe('Every allergy or intolerance the person ever mentioned, word for word.'),
});
type OrderArguments = z.output<typeof input>;

const description = `Prepares a food order at a listing and shows the person the items with prices and the total. It does not order: only the \
person's own YES does. Call it as soon as the place and the dishes are known. If it is refused, tell the person why in your own words; a refusal \
may name what the menu has. Never say that a dish is safe for an allergy: nobody knows.`;

interface Prepared {
  readonly details: Extract<RequestDetails, { kind: 'food' }>;
  readonly total: Money;
}
type PrepareOutcome =
  | ({ readonly ok: true } & Prepared)
  | { readonly ok: false; readonly refusal: RequestRefusal };

/** What is ordered, for how much and where to, or why it cannot be. Pure. */
export function prepareOrder(
  args: OrderArguments,
  {
    listing,
    ordering,
    menu,
    towns,
  }: Orderable & { readonly menu: readonly MenuItem[]; readonly towns: readonly string[] },
  context: Pick<ToolContext, 'language' | 'now' | 'said' | 'summary' | 'context' | 'market'> & {
    /** When it is wanted; as soon as possible if left out. */
    readonly wishedAt?: Date | null;
  },
): PrepareOutcome {
  const { language } = context;
  const resolved = resolveItems(args.items, menu, listing.name);
  if (!resolved.ok) return resolved;
  const all = allergiesOf(args, context);
  const guarded = guardAllergies(all, resolved.items, language);
  if (!guarded.ok) return guarded;
  const lines = resolved.items.map(({ line }) => line);
  const sum = lines.reduce((total, { totalMinor }) => total + totalMinor, 0);
  const currency = resolved.items[0]?.item.price.currency ?? context.market.currency;
  const { minimum } = ordering;
  if (minimum !== null && sum < minimum.minorUnits) {
    const money = (minorUnits: number) => formatMoney({ minorUnits, currency }, language);
    return {
      ok: false,
      refusal: { code: 'BELOW_MINIMUM', details: { minimum: money(minimum.minorUnits), sum: money(sum) } },
    };
  }
  const place = placeOf(args, { ordering, from: listing.location, towns }, context);
  if (!place.ok) return place;
  const deliveryMinor = place.deliverTo === null ? 0 : (ordering.delivery?.feeMinor ?? 0);
  return {
    ok: true,
    details: {
      kind: 'food',
      lines,
      deliveryMinor,
      deliverTo: place.deliverTo,
      wishedAt: context.wishedAt ?? null,
      allergies: all.map(({ said }) => said),
      allergensUnknownIn: [...guarded.unknownIn],
      note: shortLine(args.note, 200),
    },
    total: { minorUnits: sum + deliveryMinor, currency },
  };
}

/**
 * What is known of the person's allergies. What they wrote counts, whether or not the model passed it on; what only the
 * model or the summary says is marked as noted, because those are not the person's words.
 */
function allergiesOf(
  { allergies, note }: OrderArguments,
  { said = [], summary = '' }: Pick<ToolContext, 'said' | 'summary'>,
): AllergyStatement[] {
  const own = allergyStatements([...said, note ?? '']);
  const named = new Set(own.flatMap((statement) => [...statement.allergens, ...statement.others]));
  const retold = allergies.map((one) => (/allerg|alerj/i.test(one) ? one : `Allergy: ${one}`));
  const noted = allergyStatements([summary, ...retold]).filter(({ allergens, others }) => {
    const words = [...allergens, ...others];
    return words.length === 0 ? own.length === 0 : words.some((word) => !named.has(word));
  });
  return [...own, ...noted.map((statement) => ({ ...statement, said: `(noted) ${statement.said}` }))];
}

function placeOf(
  { collect, address }: OrderArguments,
  {
    ordering,
    from,
    towns,
  }: { ordering: Ordering; from: Orderable['listing']['location']; towns: readonly string[] },
  { context, now }: Pick<ToolContext, 'context' | 'now'>,
) {
  const { delivery } = ordering;
  if (collect || delivery === null) return { ok: true, deliverTo: null } as const;
  const outcome = deliveryPlace({
    address: shortLine(address, 200),
    lastLocation: context.lastLocation,
    delivery,
    from,
    towns,
    canCollect: true,
    now,
  });
  return outcome.ok ? ({ ok: true, deliverTo: outcome.place } as const) : outcome;
}

/** What is looked for where food is ordered, or a menu is shown. */
export function foodWanted(language: Language): Wanted {
  return { actionType: 'order_food', tool: orderFoodName, notTaken: orderSentences(language).notOrdered };
}

/** `orderFood`: resolves and proposes. One query, of the menu, when the catalogue is warm; nothing is written or held. */
export function orderFoodTool({
  documents,
  catalogue,
}: {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}): Tool {
  return defineTool({
    name: orderFoodName,
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    merchantTemplate: requestTemplate('food'),
    description,
    input,
    effect: 'propose',
    async run(args, context): Promise<ToolResult> {
      const { language, now, market } = context;
      const say = orderSentences(language);
      const found = findAskable(args.listing, foodWanted(language), await catalogue.of(market), context);
      if (!found.ok) return found.refused;
      const { listing, ordering, business, refuse } = found;
      if (args.items.length === 0)
        return { status: 'refused', code: 'ITEM_NOT_FOUND', message: say.noItems() };
      const wishedAt = args.startsAtLocal
        ? wishedTime(args.startsAtLocal, business.timeZone, now, laterOrders)
        : null;
      if (wishedAt !== null && !(wishedAt instanceof Date)) return refuse(wishedAt);
      // Asked for later, they must work then; asked for now, somebody must be there to cook.
      const closed = refuseClosed(ordering, business, wishedAt ?? now);
      if (closed !== null) return refuse(closed);
      const menu = (await documents.menuItems(listing.listingId).get()).docs.map((document) =>
        document.data(),
      );
      const prepared = prepareOrder(args, { ...found, menu }, { ...context, wishedAt });
      if (!prepared.ok) return refuse(prepared.refusal);

      const { details, total } = prepared;
      const placement = {
        details,
        total,
        summary: (lines: readonly string[], until: string) =>
          say.proposal(listing.name, listing.town, lines, {
            until,
            unverified: details.allergies.length > 0,
          }),
        card: { type: 'order_proposal', lines: details.lines, deliverTo: details.deliverTo },
      };
      return placementProposal(documents, found, placement, context);
    },
  });
}
