import type { Listing, MenuItem, MerchantRequest } from '@merve/contract';
import { z } from 'zod';
import { errorSentence } from '../../language/error-sentences/index.ts';
import { formatClock } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import type { NamedSlot } from '../../reading/named-as-said.ts';
import {
  findAskable,
  findOwnRequest,
  givenReference,
  type RequestRefusal,
  type RequestToolNeeds,
  refuseClosed,
  resolveNamed,
  type Wanted,
  wishedTime,
} from '../../requests/index.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { ownThingSlot } from '../../tools/place-as-said.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { joinedNote } from '../../wishes/joined-note.ts';
import { noteWithWishes } from '../../wishes/recognise-wishes.ts';
import { applyChanges } from './apply-changes.ts';
import { changeProposal, requestUnchanged } from './change-proposal.ts';
import { changeSentences } from './change-sentences.ts';
import { orderAsSaid } from './order-as-said.ts';
import { actionsIn, changePhrases } from './planning/order-change.ts';
import { orderPhrases } from './planning/order-request.ts';
import {
  allergiesOf,
  completeOrder,
  type FoodDetails,
  laterOrders,
  namesIn,
  placeOf,
  preparingOrder,
} from './prepare-order.ts';
import { orderSentences } from './sentences.ts';

const changeOrderName = 'changeOrder';

const input = z.object({
  reference: z
    .string()
    .max(40)
    .nullish()
    .describe('The code of the order, for example K7QF2M; left out if the person did not give one.'),
  changes: z
    .array(
      z.object({
        do: z
          .enum(['add', 'remove', 'set'])
          .describe(
            'add: more of a dish. remove: fewer, or none. set: so many in all, or with other choices.',
          ),
        item: z.string().min(1).max(120).describe('The dish by its number or name, as the person wrote it.'),
        quantity: z
          .number()
          .int()
          .min(0)
          .max(50)
          .nullish()
          .describe('How many to add, to take off, or to have in all. Left out to take all of it off.'),
        choices: z
          .array(z.string().max(80))
          .max(10)
          .default([])
          .describe('Size, toppings and the like, as the person wrote them.'),
      }),
    )
    .max(20)
    .default([])
    .describe('What of the dishes shall be different, in the order in which the person said it.'),
  collect: z.boolean().default(false).describe('True if they will come for it themselves after all.'),
  address: z
    .string()
    .max(300)
    .nullish()
    .describe('Where to bring it instead, as the person wrote it, with its town.'),
  toSharedLocation: z
    .boolean()
    .default(false)
    .describe('True if it is to be brought to the location they have just shared instead.'),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe('When they would like it instead, as the wall clock there shows it: YYYY-MM-DDTHH:MM.'),
  note: z
    .string()
    .max(300)
    .nullish()
    .describe(
      'What the kitchen should know beside that, in the person’s own words; added to what was noted before.',
    ),
  allergies: z
    .array(z.string().max(300))
    .max(10)
    .default([])
    .describe('Every allergy or intolerance the person ever mentioned, word for word.'),
});
type ChangeArguments = z.output<typeof input>;

const description = `Prepares a change of a food order that was sent and that its kitchen has not accepted yet ("make it three pizzas", "add a cola", "take off the fries", "bring it to another address"), and shows the person what would change and the new total. It does not change it: only the person's own YES does. An order that is only shown and not sent yet is prepared anew with orderFood instead. If it is refused, tell the person why.`;

/** The order as it is to be, or why it cannot be. Of what nobody spoke of, all stays, the words about allergies too. */
async function changed(
  args: ChangeArguments,
  request: MerchantRequest,
  details: FoodDetails,
  { documents, catalogue }: RequestToolNeeds,
  context: ToolContext,
) {
  const { language, now, market } = context;
  const wanted: Wanted = {
    actionType: 'order_food',
    tool: changeOrderName,
    notTaken: orderSentences(language).notOrdered,
  };
  const snapshot = await catalogue.of(market);
  const found = findAskable(request.listingId, wanted, snapshot, context);
  if (!found.ok) return found;
  const { listing, ordering, business, towns } = found;
  const refuse = (refusal: RequestRefusal) => ({ ok: false, refused: found.refuse(refusal) }) as const;
  const wished = args.startsAtLocal
    ? wishedTime(args.startsAtLocal, business.timeZone, now, laterOrders)
    : details.wishedAt;
  if (wished !== null && !(wished instanceof Date)) return refuse(wished);
  const closed = refuseClosed(ordering, business, wished ?? now);
  if (closed !== null) return refuse(closed);

  const menu = await documents.menuItems(listing.listingId).get();
  const items = menu.docs.map((document) => document.data());
  const dishes = applyChanges(args.changes, details.lines, items, listing.name);
  if (!dishes.ok) return refuse(dishes.refusal);
  if (dishes.items.length === 0) {
    return refuse({ code: 'ORDER_EMPTY', details: { reference: request.reference } });
  }
  const { deliverTo, deliveryMinor } = details;
  const isMoved = args.collect || args.toSharedLocation || shortLine(args.address, 200) !== null;
  const place = isMoved
    ? placeOf(args, { ordering, from: listing.location, towns }, context)
    : ({ ok: true, place: { deliverTo, deliveryMinor } } as const);
  if (!place.ok) return refuse(place.refusal);
  const rest = {
    allergies: allergiesOf({ ...args, allergies: [...details.allergies, ...args.allergies] }, context),
    ...place.place,
    wishedAt: wished,
    note: noteWithWishes(
      joinedNote(details.note, args.note),
      context.said ?? [],
      namesIn(dishes.items, listing.name),
    ),
  };
  const said = orderAsSaid(args, changedLines(args.changes, items), items, details.lines);
  const unsaid = refuseUnsaid(
    context,
    {
      startsAtLocal: args.startsAtLocal || null,
      counts: args.changes.flatMap(({ quantity }) => quantity ?? []),
      note: args.note ?? null,
      values: [args, dishes.items.map(({ item }) => item.name)],
      ...said,
      named: [
        ownThingSlot(snapshot, { ...listing, reference: request.reference }, context),
        ...(said.named ?? []),
        ...args.changes.map(actionAsSaid),
      ],
      ownWords: (languages) => [...orderPhrases(languages, args.collect), ...changePhrases(languages)],
    },
    {
      names: [listing.name, business.name, request.reference],
      timeZone: business.timeZone,
      mayAdd: towns,
    },
  );
  if (unsaid !== null) return { ok: false, refused: unsaid } as const;
  const order = completeOrder(dishes.items, rest, ordering, context);
  return order.ok ? ({ ...order, listing } as const) : refuse(order.refusal);
}

/** The dishes of a change with the number it says of each: those that are taken off are spoken of, too. Pure. */
function changedLines(changes: ChangeArguments['changes'], menu: readonly MenuItem[]) {
  return changes.flatMap(({ item, quantity }) => {
    const found = resolveNamed(item, menu);
    return found.kind === 'one'
      ? [{ itemId: found.entry.itemId, quantity: quantity ?? null, choices: [] }]
      : [];
  });
}

/** Whether a dish is to come to it or to go, as the words say: "+ Cola". Where they say neither, it needs no word. Pure. */
function actionAsSaid({ do: action, item }: ChangeArguments['changes'][number]): NamedSlot {
  return {
    value: `${action === 'remove' ? '−' : '+'} ${item}`,
    isKnown: true,
    hear(text) {
      const heard = actionsIn(text);
      const isThis = heard.length > 0 && (action === 'set' || heard.includes(action));
      return { isThis, other: heard.length === 0 || isThis ? null : (shortLine(text, 80) ?? text) };
    },
  };
}

/** The whole text shown: what changes, what it is then, and what it costs before and after. */
function shownChange(
  request: MerchantRequest,
  { name, town }: Listing,
  details: FoodDetails,
  { language }: ToolContext,
) {
  const say = changeSentences(language);
  const { reference, timeZone } = request;
  return (changes: readonly string[], lines: readonly string[], until: Date) =>
    say.proposal({ business: name, town, reference }, changes, lines, {
      until: formatClock(until, timeZone),
      unverified: details.allergies.length > 0,
    });
}

/**
 * `changeOrder`: resolves and proposes another version of an order that waits for its kitchen. Two queries, one after the
 * other (the order, then the menu), when the catalogue is warm; nothing is written or held.
 */
export function changeOrderTool(needs: RequestToolNeeds): Tool {
  const { documents } = needs;
  return defineTool({
    name: changeOrderName,
    label: 'Change an order',
    group: 'Orders, services and viewings',
    does: 'Changes an order that the kitchen has not accepted yet; the guest confirms.',
    doing: preparingOrder,
    ability: {
      en: 'change an order that is not accepted yet',
      tr: 'henüz kabul edilmemiş siparişi değiştirme',
      he: 'לשנות הזמנת אוכל שעוד לא אושרה',
      ru: 'изменить ещё не принятый заказ',
      el: 'να αλλάξω παραγγελία που δεν έγινε ακόμη δεκτή',
      de: 'noch nicht angenommene Bestellungen ändern',
      ar: 'تغيير طلب لم يُقبل بعد',
      fa: 'تغییر سفارشی که هنوز پذیرفته نشده',
      ko: '아직 수락되지 않은 주문 변경',
    },
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    description,
    guidance: [{ sentence: 'To change an order that was sent and is not accepted yet use changeOrder.' }],
    input,
    effect: 'propose',
    proposes: 'confirm_order',
    async run(args, context): Promise<ToolResult> {
      const { language, now } = context;
      const refuse = (code: 'REQUEST_NOT_FOUND' | 'ORDER_ACCEPTED', details: Record<string, string>) =>
        ({ status: 'refused', code, message: errorSentence({ code, details }, language) }) as const;
      const reference = givenReference(args.reference);
      const isWaiting = ({ state, answerBy }: MerchantRequest) => state === 'placed' && now < answerBy;
      const request = await findOwnRequest(documents, 'food', context, reference, isWaiting);
      const details = request?.details;
      if (request === null || details?.kind !== 'food') {
        return refuse('REQUEST_NOT_FOUND', reference === null ? {} : { reference });
      }
      const { businessName: name } = request;
      if (!isWaiting(request)) {
        return request.open && request.state !== 'placed'
          ? refuse('ORDER_ACCEPTED', { name, reference: request.reference })
          : { status: 'refused', code: 'REQUEST_OVER', message: requestUnchanged(request, language, now) };
      }
      const outcome = await changed(args, request, details, needs, context);
      if (!outcome.ok) {
        // Whatever is wrong with the wish, the order stands.
        const { message } = outcome.refused;
        return { ...outcome.refused, message: `${message} ${requestUnchanged(request, language, now)}` };
      }
      return changeProposal(
        documents,
        request,
        { details: outcome.details, total: outcome.total },
        shownChange(request, outcome.listing, outcome.details, context),
        context,
      );
    },
  });
}
