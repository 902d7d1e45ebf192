import type {
  TypesenseDocument,
  TypesenseField,
  TypesenseSchema,
} from '../../../functions/src/integrations/typesense/wire-format.ts';
import { Refusal } from './refusal.ts';

/** A collection with its documents, in the order in which they came. */
export interface Collection {
  readonly schema: TypesenseSchema;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly documents: Map<string, TypesenseDocument>;
}

export function fieldOf(collection: Collection, name: string): TypesenseField | undefined {
  return collection.schema.fields.find((field) => field.name === name);
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isString = (value: unknown) => typeof value === 'string';
const isListOf = (of: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(of);

const types: Record<TypesenseField['type'], { readonly noun: string; fits(value: unknown): boolean }> = {
  string: { noun: 'a string', fits: isString },
  'string[]': { noun: 'an array of string', fits: isListOf(isString) },
  int32: { noun: 'an int32', fits: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 },
  int64: { noun: 'an int64', fits: (value) => Number.isInteger(value) },
  float: { noun: 'a float', fits: isNumber },
  'float[]': { noun: 'an array of float', fits: isListOf(isNumber) },
  bool: { noun: 'a bool', fits: (value) => typeof value === 'boolean' },
  geopoint: {
    noun: 'a 2 element array: [lat, lng]',
    fits: (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
  },
};

/** Why the server would not index this document, or null. */
export function refusalOf(document: TypesenseDocument, schema: TypesenseSchema): string | null {
  for (const { name, type, optional, num_dim: dimensions } of schema.fields) {
    const value = document[name];
    if (value === undefined || value === null) {
      if (optional) continue;
      return `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
    }
    if (!types[type].fits(value)) return `Field \`${name}\` must be ${types[type].noun}.`;
    if (dimensions !== undefined && Array.isArray(value) && value.length !== dimensions)
      return `Field \`${name}\` must have ${dimensions} dimensions.`;
  }
  return null;
}

/** @throws Refusal 400 for a schema the server would not take. */
export function checkSchema(schema: TypesenseSchema): void {
  const names = schema.fields.map((field) => field.name);
  const doubled = names.find((name, place) => names.indexOf(name) !== place);
  if (doubled !== undefined)
    throw new Refusal(400, `There are duplicate field names in the schema: \`${doubled}\``);
  for (const field of schema.fields) {
    if (field.num_dim !== undefined && field.type !== 'float[]')
      throw new Refusal(400, 'Property `num_dim` is only allowed on a float array field.');
  }
}
