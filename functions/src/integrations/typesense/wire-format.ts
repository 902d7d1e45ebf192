/**
 * The part of Typesense's API that is used here, as schemas: what we send is strict, what we are sent may have more.
 * Written after the published OpenAPI description (typesense/typesense-api-spec, 0.25.0 at 0445fe8) and what v30 added
 * to it, as the types of the official client 3.1.0 have it. The client and the double of the tests are both held to it.
 */
import { z } from 'zod';

export const fieldSchema = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['string', 'string[]', 'int32', 'int64', 'float', 'float[]', 'bool', 'geopoint']),
  facet: z.boolean().optional(),
  optional: z.boolean().optional(),
  sort: z.boolean().optional(),
  index: z.boolean().optional(),
  /** Dimensions, of a `float[]` that is a vector. */
  num_dim: z.int().positive().optional(),
  vec_dist: z.enum(['cosine', 'ip']).optional(),
  /** Characters of this field that are part of a word instead of being dropped. */
  symbols_to_index: z.array(z.string().length(1)).optional(),
});
export type TypesenseField = z.infer<typeof fieldSchema>;

export const collectionSchema = z.strictObject({
  name: z.string().min(1),
  fields: z.array(fieldSchema).min(1),
  default_sorting_field: z.string().optional(),
});
export type TypesenseSchema = z.infer<typeof collectionSchema>;

/** What the server says of a collection; it fills in defaults, and knows fields that we do not. */
export const collectionAnswerSchema = z.looseObject({
  name: z.string(),
  fields: z.array(z.looseObject({ name: z.string(), type: z.string() })),
  num_documents: z.int().nonnegative(),
  /** Seconds since 1970. */
  created_at: z.int().nonnegative(),
});
export type TypesenseCollection = z.infer<typeof collectionAnswerSchema>;
export const collectionsAnswerSchema = z.array(collectionAnswerSchema);

export const aliasSchema = z.strictObject({ collection_name: z.string().min(1) });
export const aliasAnswerSchema = z.looseObject({ name: z.string(), collection_name: z.string() });

export const documentSchema = z.looseObject({ id: z.string().min(1) });
export type TypesenseDocument = z.infer<typeof documentSchema>;

/** One line of the answer to an import, in the order of what was sent. */
export const importLineSchema = z.union([
  z.looseObject({ success: z.literal(true) }),
  z.looseObject({ success: z.literal(false), error: z.string(), code: z.int().optional() }),
]);
export type ImportLine = z.infer<typeof importLineSchema>;

const commaSeparated = z.string().regex(/^[\w]+(,[\w]+)*$/);

/** One search of a `multi_search`. Without a limit on `q`'s words: the server takes what fits into the body. */
export const searchSchema = z.strictObject({
  collection: z.string().min(1),
  /** `*` asks for everything. */
  q: z.string().min(1),
  query_by: commaSeparated.optional(),
  query_by_weights: commaSeparated.optional(),
  filter_by: z.string().optional(),
  sort_by: z.string().optional(),
  facet_by: commaSeparated.optional(),
  max_facet_values: z.int().nonnegative().optional(),
  include_fields: commaSeparated.optional(),
  highlight_fields: z.string().optional(),
  prefix: z.enum(['true', 'false']).optional(),
  num_typos: z.string().optional(),
  min_len_1typo: z.int().optional(),
  min_len_2typo: z.int().optional(),
  typo_tokens_threshold: z.int().nonnegative().optional(),
  drop_tokens_threshold: z.int().nonnegative().optional(),
  drop_tokens_mode: z.enum(['right_to_left', 'left_to_right', 'both_sides:3']).optional(),
  enable_typos_for_numerical_tokens: z.boolean().optional(),
  pre_segmented_query: z.boolean().optional(),
  vector_query: z.string().optional(),
  page: z.int().positive().optional(),
  /** The server refuses more than 250. */
  per_page: z.int().min(0).max(250).optional(),
});
export type TypesenseSearch = z.infer<typeof searchSchema>;

export const multiSearchSchema = z.strictObject({ searches: z.array(searchSchema).min(1).max(50) });

const hitSchema = z.looseObject({
  document: z.looseObject({ id: z.string() }),
  /** An integer of 64 bits: too large to be exact in JavaScript, so hits are told apart by their order. */
  text_match: z.number().optional(),
  geo_distance_meters: z.record(z.string(), z.number()).optional(),
  vector_distance: z.number().optional(),
  hybrid_search_info: z.looseObject({ rank_fusion_score: z.number() }).optional(),
});

const facetCountsSchema = z.looseObject({
  field_name: z.string(),
  counts: z.array(z.looseObject({ value: z.string(), count: z.int().nonnegative() })),
});

export const searchAnswerSchema = z.looseObject({
  found: z.int().nonnegative(),
  /** Documents in the collection, whatever was asked. */
  out_of: z.int().nonnegative(),
  page: z.int().nonnegative(),
  search_time_ms: z.int().nonnegative(),
  hits: z.array(hitSchema),
  facet_counts: z.array(facetCountsSchema).optional(),
});
export type TypesenseSearchAnswer = z.infer<typeof searchAnswerSchema>;

/** A search of several may fail by itself, inside an answer of 200. */
export const searchFailureSchema = z.looseObject({ code: z.int(), error: z.string() });

export const multiSearchAnswerSchema = z.looseObject({
  results: z.array(z.union([searchAnswerSchema, searchFailureSchema])),
});

/** The body of every refusal. */
export const refusalSchema = z.looseObject({ message: z.string() });
