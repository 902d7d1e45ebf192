import type { AllergyStatement, JsonObject } from '@merve/contract';
import { jsonObjectSchema, restaurantSearchFiltersSchema } from '@merve/contract';
import {
  mapViewCardSchema,
  radarComparisonCardSchema,
  restaurantListCardSchema,
  type TextCard,
  textCardSchema,
} from '@merve/contract/cards';
import { z } from 'zod';
import { type DiningWish, diningWishSchema } from '../../dining/dining-wish.ts';
import { restaurantsCard, restaurantsInWords } from '../../dining/restaurants-card.ts';
import { diningSentences } from '../../dining/sentences.ts';
import { foldText } from '../../language/fold-text.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { hashId } from '../../platform/ids.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { doing, findPlaces } from '../../tools/doing.ts';
import { saveInteraction } from './interactions.ts';
import { type Recommended, recommend, wishCache } from './recommend.ts';

/** What a person is shown of where to eat. */
const diningCardSchema = z.discriminatedUnion('type', [
  restaurantListCardSchema,
  radarComparisonCardSchema,
  mapViewCardSchema,
  textCardSchema,
]);

const filters = restaurantSearchFiltersSchema.shape;
const input = z.object({
  wish: z
    .string()
    .min(1)
    .max(300)
    .describe('All that is wished of the place, in the person’s own words and language.'),
  cuisines: filters.cuisines
    .removeDefault()
    .optional()
    .describe('In English, lower case. Only those they named.'),
  priceTiers: z
    .array(z.number().int().min(1).max(4))
    .max(4)
    .optional()
    .describe('1 is cheap, 4 very expensive. Only where they spoke of price.'),
  area: z.string().max(120).optional().describe('Town or quarter, only if they named one.'),
  minRating: z.number().min(0).max(5).optional(),
  show: diningWishSchema.shape.show
    .removeDefault()
    .optional()
    .describe('radar_comparison to compare them, map_view where they ask for a map. A list if left out.'),
  companionsAvoid: z
    .array(z.string().min(1).max(80))
    .max(8)
    .optional()
    .describe(
      'What somebody who comes along must not eat, word for word. The person’s own allergies are known.',
    ),
});

const description = `Recommends restaurants of this market: by kitchen, mood, occasion, price, rating, or to compare them, scored and checked for the \
person's allergies by code. Call it when they ask where to eat. Once a place is named and a time or a number of people is said, book it instead. The person is shown \
the list itself; you are not: \`message\` is all that is said. Say nothing of your own about a restaurant, least of all about allergens or that anything is safe. \
\`restaurants\` has the listingId of those that can be booked.`;

/** `recommendRestaurants`: at most 40 seconds; without a model, words decompose the wish and ratings score. */
export function recommendRestaurantsTool(needs: CapabilityNeeds): Tool {
  const kept = wishCache();
  return defineTool({
    name: 'recommendRestaurants',
    label: 'Recommend restaurants',
    group: 'Find and recommend',
    does: "Recommends restaurants by kitchen, mood and price, with the guest's allergies in mind.",
    doing: doing.findingPlaces,
    ability: findPlaces,
    description,
    guidance: [
      {
        sentence:
          'Where to eat by mood, taste, occasion, price or rating: recommendRestaurants. A place by its name, stays, activities and shops: searchMarketplace.',
        beside: ['searchMarketplace'],
      },
    ],
    input,
    effect: 'read',
    tellsPassing: true,
    timeoutMs: 40_000,
    async run({ wish, companionsAvoid = [], ...read }, context) {
      const { documents, restaurantSearch: search, asker } = needs;
      if (search === undefined) return resultOf({ kind: 'none', isEmptyMarket: true }, context);
      const { actorId, alsoActorIds = [], market, config, language, now, signal, allergies = [] } = context;
      const recommended = await recommend({ documents, search, asker }, kept, {
        ...{ message: wish, before: beforeOf(context), read: givenOf(read) },
        ...{ actorId, alsoActorIds, market, config, language, now, signal },
        allergies: [...allergies, ...companionsAvoid.map((words) => avoidedBy(words, context))],
        progress: (progress) => context.progress?.(progress),
      });
      const result = resultOf(recommended, context);
      const card = result.status === 'ok' ? diningCardSchema.safeParse(result.ui) : null;
      if (card?.success === true) {
        // What is believed of them later rests on their own words, not on a model's.
        const userQuery = context.said?.at(-1) ?? wish;
        const { threadId, idempotencyKey } = context;
        const { marketId } = market;
        await saveInteraction(documents, {
          ...{ actorId, threadId, marketId, language, userQuery, idempotencyKey, now, card: card.data },
        });
      }
      return result;
    },
  });
}

/** The fields that the call has. */
function givenOf(read: Readonly<Record<string, unknown>>): Partial<DiningWish> {
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  const parsed = diningWishSchema.partial().safeParse(given);
  if (!parsed.success) return {};
  return Object.fromEntries(Object.entries(parsed.data).filter(([key]) => Object.hasOwn(given, key)));
}

/** The last three pairs of what both sides wrote, before the newest message. */
function beforeOf({ spoken = [] }: ToolContext) {
  return spoken
    .slice(0, -1)
    .slice(-6)
    .map(({ by, text }) => ({ by, text }));
}

/** What somebody who comes along must not eat: word for word, and severe as long as nobody says otherwise. Guards this list alone. */
function avoidedBy(words: string, { language, channel, now, idempotencyKey }: ToolContext): AllergyStatement {
  return {
    statementId: hashId([idempotencyKey, words], 20),
    ...{ words, language, channel, kind: 'allergy', whose: 'companion', severity: 'unknown' },
    ...{
      allergens: [],
      others: [foldText(words).text.trim()],
      saidAt: now,
      askedAt: null,
      retractedAt: null,
    },
  };
}

function textCard(message: string, followUpQuestions: readonly string[]): JsonObject {
  return jsonObjectSchema.parse({
    type: 'text',
    message,
    followUpQuestions: [...followUpQuestions],
  } satisfies TextCard);
}

function resultOf(recommended: Recommended, { language, context }: ToolContext): ToolResult {
  const say = diningSentences(language);
  if (recommended.kind === 'clarify') {
    const message = recommended.question ?? say.askMore();
    const ui = textCard(message, [say.bestRated(), say.quieter(), say.cheaper()]);
    return { status: 'ok', data: { message, restaurants: [] }, ui };
  }
  if (recommended.kind === 'none') {
    const message = recommended.isEmptyMarket ? say.noRestaurants() : say.nothing();
    const next = recommended.isEmptyMarket ? [] : [say.bestRated(), say.cheaper()];
    return { status: 'ok', data: { message, restaurants: [] }, ui: textCard(message, next) };
  }
  const { guarded, wish, isScoredByModel, withoutMeaning } = recommended;
  const notes = [...(isScoredByModel ? [] : [say.byRatings()]), ...(withoutMeaning ? [say.wordsOnly()] : [])];
  const message = restaurantsInWords(guarded, { language, notes });
  const card = restaurantsCard(guarded, {
    ...{ show: wish.show, language },
    message: [say.found(guarded.restaurants.length), ...notes].join(' '),
  });
  return {
    status: 'ok',
    data: {
      message,
      restaurants: guarded.restaurants.map(({ shown }, index) => ({
        position: index + 1,
        name: shown.name,
        listingId: shown.listingId,
      })),
      leftOutForSafety: guarded.flagged.length,
    },
    ui: jsonObjectSchema.parse(JSON.parse(JSON.stringify(card))),
    context: { lastListings: listed(guarded.restaurants.map(({ shown }) => shown)) ?? context.lastListings },
  };
}

/**
 * What "the second one" means next: every restaurant keeps its place in the list. One that cannot be booked stands there under its own id,
 * which no listing has, so that another is never booked in its place. Null leaves it with its meaning.
 */
function listed(
  shown: readonly {
    readonly restaurantId: string;
    readonly listingId: string | null;
    readonly name: string;
  }[],
): { listingId: string; name: string }[] | null {
  if (shown.length === 0) return null;
  return shown.map(({ restaurantId, listingId, name }) => ({
    listingId: listingId ?? `restaurant-${restaurantId}`,
    name,
  }));
}
