import type { Language } from '@merve/contract';
import { z } from 'zod';
import { defineRequestTool, type RequestToolNeeds, type Wanted } from '../../requests/index.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { orderAsSaid } from './order-as-said.ts';
import { orderPhrases } from './planning/order-request.ts';
import { waitingChangePhrases } from './planning/waiting-change.ts';
import { laterOrders, prepareOrder, preparingOrder } from './prepare-order.ts';
import { orderSentences } from './sentences.ts';

const orderFoodName = 'orderFood';

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
const description = `Prepares a food order at a listing and shows the person the items with prices and the total. It does not order: only the \
person's own YES does. Call it as soon as the place and the dishes are known. If it is refused, tell the person why in your own words; a refusal \
may name what the menu has. Never say that a dish is safe for an allergy: nobody knows.`;

/** What is looked for where food is ordered, or a menu is shown. */
export function foodWanted(language: Language): Wanted {
  return { actionType: 'order_food', tool: orderFoodName, notTaken: orderSentences(language).notOrdered };
}

/** `orderFood`: resolves and proposes. One query, of the menu, when the catalogue is warm; nothing is written or held. */
export function orderFoodTool(needs: RequestToolNeeds): Tool {
  return defineRequestTool(needs, {
    name: orderFoodName,
    label: 'Order food',
    group: 'Orders, services and viewings',
    does: 'Puts a food order together and asks the guest to confirm.',
    doing: preparingOrder,
    ability: {
      en: 'order food',
      tr: 'yemek siparişi verme',
      he: 'להזמין אוכל',
      ru: 'заказать еду',
      el: 'να παραγγείλω φαγητό',
      de: 'Essen bestellen',
      ar: 'طلب الطعام',
      fa: 'سفارش غذا',
      ko: '음식 주문',
    },
    kind: 'food',
    actionType: 'order_food',
    description,
    guidance: [
      { sentence: 'For food use orderFood.' },
      {
        sentence: 'Show what there is with showMenu first, unless the person named the dishes.',
        beside: ['showMenu'],
      },
      { sentence: 'Never call a dish safe for an allergy: what is not declared is unknown.' },
    ],
    input,
    notTaken: (language) => orderSentences(language).notOrdered,
    wish: laterOrders,
    isAnsweredNow: true,
    ownWords:
      ({ collect }) =>
      (languages) => [...orderPhrases(languages, collect), ...waitingChangePhrases(languages)],
    async place(said, asked, context) {
      const say = orderSentences(context.language);
      if (said.items.length === 0)
        return { status: 'refused', code: 'ITEM_NOT_FOUND', message: say.noItems() };
      const { listing, wishedAt, refuse } = asked;
      const menu = await needs.documents.menuItems(listing.listingId).get();
      const items = menu.docs.map((document) => document.data());
      const prepared = prepareOrder(said, { ...asked, menu: items }, { ...context, wishedAt });
      if (!prepared.ok) return refuse(prepared.refusal);
      const { details, total } = prepared;
      return {
        details,
        total,
        summary: (lines, until) =>
          say.proposal(listing.name, listing.town, lines, {
            until,
            unverified: details.allergies.length > 0,
          }),
        card: { type: 'order_proposal', lines: details.lines, deliverTo: details.deliverTo },
        asSaid: orderAsSaid(said, details.lines, items),
      };
    },
  });
}
