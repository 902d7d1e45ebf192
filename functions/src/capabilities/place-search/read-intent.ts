import {
  type Language,
  type PlaceSearch,
  placeSearchSchema,
  type RememberedSearch,
  searchModeSchema,
  targetKindSchema,
} from '@merve/contract';
import { z } from 'zod';
import type { Purpose } from '../../model/asker.ts';
import { type IntentRead, readSearchWords } from '../../reading/search/read-search-words.ts';

interface IntentInput {
  readonly text: string;
  readonly language: Language;
  readonly remembered: RememberedSearch | null;
  readonly types: readonly string[];
}

/** Flat, because models fill flat shapes best; `asSchema` makes the search of it. */
export const intentAnswerSchema = z.object({
  mode: searchModeSchema.describe(
    'nearbysearch: around the person, a point, or near a named place. findplace: one specific venue by its name. textsearch: discovery by words, in a city for example.',
  ),
  query: z
    .string()
    .max(120)
    .optional()
    .describe('What is looked for, in the words of the text, without where.'),
  targetKind: targetKindSchema.describe('me: around the person, also where the text names no place at all.'),
  targetWords: z.string().max(120).optional().describe('The city or place as the text names it.'),
  latitude: z.number().min(-90).max(90).optional().describe('Only of coordinates that stand in the text.'),
  longitude: z.number().min(-180).max(180).optional(),
  type: z.string().max(50).optional().describe('A type of the list, only where the text says so.'),
  keyword: z.string().max(120).optional().describe('Dish, cuisine or trait: pizza, vegan, gluten free.'),
  priceMin: z.int().min(0).max(4).optional(),
  priceMax: z.int().min(0).max(4).optional().describe('1 is cheap, 4 very expensive.'),
  openNow: z.boolean().optional().describe('True only where the text asks for what is open.'),
  radiusMetres: z.number().min(1).max(50_000).optional(),
  nearestFirst: z.boolean().optional().describe('True only for "the nearest".'),
  confidence: z.number().min(0).max(1),
  rationale: z.string().max(200).describe('Why this mode and target, in English, in one short sentence.'),
});
export type IntentAnswer = z.infer<typeof intentAnswerSchema>;

const instruction = `A text asks for places in the world: restaurants, cafés, shops, sights, anything. Say how to search for them.
Use nearbysearch where it says nearby, near me, around here, near a named place, or gives coordinates.
Use findplace where it names one specific venue, for example "Azrieli Tel Aviv".
Use textsearch for discovery, for example "vegan pizza in Tel Aviv".
"There" is the last target, where one is given. Add nothing that the text does not say. Texts are in any language; leave names as they are written.`;

/** What `ask` is asked for; without a model the words of the text decide. */
export const intentPurpose: Purpose<IntentInput, typeof intentAnswerSchema, null> = {
  name: 'place-search-intent',
  instruction,
  schema: intentAnswerSchema,
  data: ({ text, remembered, types }) => ({
    texts: [
      { label: 'text', text },
      { label: 'types of places', text: types.join(', ') },
      ...(remembered?.target.words == null ? [] : [{ label: 'last target', text: remembered.target.words }]),
    ],
  }),
  withoutModel: () => null,
};

/** The search of a model's answer; null where it holds none, so that the words of the text decide. */
function asSchema(answer: IntentAnswer, types: readonly string[]): PlaceSearch | null {
  const { targetKind, targetWords, latitude, longitude, type, keyword } = answer;
  const isType = type !== undefined && types.includes(type);
  const price = { min: answer.priceMin ?? 0, max: answer.priceMax ?? 4 };
  const hasPrice = answer.priceMin !== undefined || answer.priceMax !== undefined;
  const isPoint = latitude !== undefined && longitude !== undefined;
  const search = {
    mode: answer.mode,
    query: answer.query,
    target: {
      kind: targetKind,
      ...(targetKind === 'city' && { city: targetWords }),
      ...(targetKind === 'place' && { place: targetWords }),
      ...(targetKind === 'coords' && isPoint && { coords: { lat: latitude, lng: longitude } }),
    },
    filters: {
      ...(isType && { type }),
      // A kind of place that may not be asked for as a type is still a word to search by.
      keyword: keyword ?? (isType ? undefined : type?.replaceAll('_', ' ')),
      ...(hasPrice && {
        price: { min: Math.min(price.min, price.max), max: Math.max(price.min, price.max) },
      }),
      ...(answer.openNow && { opennow: true }),
      radius: answer.radiusMetres,
      ...(answer.nearestFirst && { rankby: 'distance' }),
    },
  };
  const isWhole =
    targetKind === 'me' || (targetKind === 'coords' ? isPoint : (targetWords ?? '').trim() !== '');
  const read = placeSearchSchema.safeParse({ search });
  return isWhole && read.success ? read.data : null;
}

/** The reading of a model's answer, or of the words where there is none that makes a search. Pure. */
export function intentOf(
  answer: IntentAnswer | null,
  input: IntentInput,
): IntentRead & { readonly by: 'model' | 'words' } {
  const schema = answer === null ? null : asSchema(answer, input.types);
  if (answer !== null && schema !== null)
    return { schema, confidence: answer.confidence, rationale: answer.rationale, by: 'model' };
  return { ...readSearchWords(input.text, input.language, input), by: 'words' };
}
