import type { MenuItem } from '@merve/contract';
import type { MenuCard, ShownDish } from '@merve/contract/cards';
import { allergenName } from '@merve/contract/words';
import { z } from 'zod';
import { judgeAllergy } from '../../allergies/judge-allergy.ts';
import { allergySentences } from '../../allergies/sentences.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { formatMoney } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { findOrderable } from '../../requests/index.ts';
import { defineTool, type Tool, type ToolContext } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { foodWanted } from './order-food.ts';

const description = `The menu of a listing that takes food orders: numbers, dishes, prices, choices, and the allergens its kitchen declares. An \
allergen that is not declared is unknown, not absent: never call a dish safe.`;

/** Dishes named at once: a longer menu is asked for by its section. */
const itemLimit = 60;

/** What makes this person ill and is declared of the dish, or of one of its choices; undefined where nobody said so. */
function warningOf(item: MenuItem, { allergies = [], language }: ToolContext): string | undefined {
  const say = allergySentences(language);
  const declared = [
    item.allergens,
    ...item.options.flatMap(({ choices }) => choices.map((one) => one.allergens)),
  ];
  const eaten = { names: [item.name, ...item.alsoCalled, item.description], declared };
  const verdicts = allergies.map((one) => judgeAllergy(one, eaten));
  const worst =
    verdicts.find(({ kind }) => kind === 'contains') ?? verdicts.find(({ kind }) => kind !== 'unknown');
  if (worst === undefined || worst.kind === 'unknown') return undefined;
  const what = worst.kind === 'mentions' ? worst.word : allergenName(worst.allergen, language);
  return worst.kind === 'contains' ? say.contains(what) : say.mayContain(what);
}

function entry(item: MenuItem, context: ToolContext): ShownDish {
  const { language } = context;
  const warning = warningOf(item, context);
  const { number, name, section, description: text, price, options, allergens } = item;
  return {
    number,
    name,
    section,
    description: text,
    price: formatMoney(price, language),
    choices: options.map((option) => ({
      name: option.name,
      required: option.atLeast > 0,
      of: option.choices.map((choice) => choice.name),
    })),
    contains: allergens.contains,
    mayContain: allergens.mayContain,
    otherAllergens: 'unknown',
    ...(warning === undefined ? {} : { warning }),
  };
}

/** `showMenu`: one query when the catalogue is warm. */
export function showMenuTool({
  documents,
  catalogue,
}: {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}): Tool {
  return defineTool({
    name: 'showMenu',
    label: 'Show a menu',
    group: 'Orders, services and viewings',
    does: "Shows a kitchen's menu with prices and declared allergens.",
    doing: doing.readingUp,
    description,
    input: z.object({
      listing: z
        .string()
        .min(1)
        .max(200)
        .describe('Its listingId if known, else its name as the person wrote it.'),
    }),
    effect: 'read',
    async run(args, context) {
      const { market, language } = context;
      const found = findOrderable(args.listing, foodWanted(language), await catalogue.of(market), context);
      if (!found.ok) return found.refused;
      const { listingId, name } = found.listing;
      const menu = await documents.menuItems(listingId).orderBy('number').limit(itemLimit).get();
      const items = menu.docs.map((document) => document.data()).filter(({ available }) => available);
      const shown = items.map((item) => entry(item, context));
      return {
        status: 'ok',
        data: { listingId, name, items: shown },
        ui: { type: 'menu', listingId, name, items: shown } satisfies MenuCard,
        context: { lastListings: [{ listingId, name }] },
      };
    },
  });
}
