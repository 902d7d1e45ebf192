import type { Listing } from '@merve/contract';
import type {
  TypesenseCollection,
  TypesenseDocument,
  TypesenseField,
  TypesenseSchema,
} from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import { searchWords } from './fold.ts';
import { searchDocumentOf } from './search-document.ts';

/** What searches name. It points at one collection; a re-index fills another and then moves it. */
export const listingsAlias = 'merve_listings';
const prefix = `${listingsAlias}_`;

/** True for a collection of ours, the one in use and one being filled alike. */
export function isListingsCollection(name: string): boolean {
  return name.startsWith(prefix);
}

/** A name for a collection begun now; the later of two sorts last. */
export function listingsCollectionName(now: Date, uniquely: string): string {
  return `${prefix}${now.toISOString().replace(/\D/g, '').slice(0, 14)}_${uniquely}`;
}

type Embedding = Pick<Embedder, 'modelId' | 'dimensions'>;

/**
 * Model and size are part of the field's name: a query made by another model names a field that is not there, and
 * fails, instead of comparing what cannot be compared.
 */
export function embeddingField({ modelId, dimensions }: Embedding): string {
  return `embedding_${modelId.replace(/\W/g, '_')}_${dimensions}`;
}

/** All words arrive folded and split by our own code (`SearchDocument`), so no field asks the server for a language. */
export function listingsSchema(name: string, embedding: Embedding | null): TypesenseSchema {
  const text = (field: string): TypesenseField => ({ name: field, type: 'string' });
  const facet = (field: string, type: 'string' | 'string[]'): TypesenseField => ({
    name: field,
    type,
    facet: true,
  });
  return {
    name,
    fields: [
      // The server would drop a hyphen, and take the markets `a-b` and `ab` for one.
      { ...facet('marketId', 'string'), symbols_to_index: ['-', '_'] },
      ...['name', 'kind', 'town', 'description'].map(text),
      ...['domain', 'category', 'subCategory'].map((field) => facet(field, 'string')),
      ...['categories', 'towns', 'tags'].map((field) => facet(field, 'string[]')),
      { ...facet('actions', 'string[]'), symbols_to_index: ['_'] },
      { name: 'location', type: 'geopoint' },
      { name: 'rating', type: 'float' },
      { name: 'sortName', type: 'string', sort: true },
      { name: 'updatedMicros', type: 'int64' },
      ...(embedding === null
        ? []
        : [
            {
              name: embeddingField(embedding),
              type: 'float[]' as const,
              num_dim: embedding.dimensions,
              optional: true,
            },
          ]),
    ],
  };
}

/**
 * A listing as its collection holds it.
 * @param updatedMicros when the document was last written, in microseconds since 1970.
 */
export function typesenseDocumentOf(listing: Listing, updatedMicros: number): TypesenseDocument {
  const { location, ...document } = searchDocumentOf(listing);
  return {
    ...document,
    marketId: listing.marketId,
    location: [location.latitude, location.longitude],
    sortName: searchWords(listing.name).join(' '),
    updatedMicros,
  };
}

/** What of a listing is embedded: its own words, unfolded, as a person would read them. */
export function embeddedText(listing: Listing): string {
  const { name, domain, category, subCategory, tags, town, description } = listing;
  return [name, [domain, category, subCategory ?? '', ...tags].join(' '), town, description].join('\n');
}

/**
 * How a collection differs from what the code expects: in words for an operator, empty if it does not. Fields it has
 * besides are no difference.
 */
export function schemaDifferences(
  collection: Pick<TypesenseCollection, 'fields'>,
  expected: TypesenseSchema,
): string[] {
  const fields = new Map(collection.fields.map((field) => [field.name, field]));
  return expected.fields.flatMap((field) => {
    const actual = fields.get(field.name);
    if (actual === undefined) return [`${field.name} is missing`];
    return Object.entries(field)
      .filter(([key, value]) => JSON.stringify(actual[key]) !== JSON.stringify(value))
      .map(([key, value]) => `${field.name}.${key} is not ${JSON.stringify(value)}`);
  });
}
