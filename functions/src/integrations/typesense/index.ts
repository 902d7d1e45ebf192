export { filterNumber, filterValue } from './filter-value.ts';
export { createTypesenseClient, type TypesenseClient } from './typesense-client.ts';
export type {
  TypesenseCollection,
  TypesenseDocument,
  TypesenseField,
  TypesenseSchema,
  TypesenseSearch,
  TypesenseSearchAnswer,
} from './wire-format.ts';
