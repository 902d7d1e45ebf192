export { alertOfNoIndex } from './alert-of-size.ts';
export { type Catalogue, createCatalogue, partyWhereUnsaid } from './catalogue.ts';
export { type Bookable, buildSnapshot, type CatalogueSnapshot, townNames } from './catalogue-snapshot.ts';
export { foldName } from './fold.ts';
export { cellsAround, cellsOf } from './map-cells.ts';
export type { Mention } from './mentions.ts';
export { createOramaSearchIndex } from './orama-search-index.ts';
export { districtOf, type KnownPlace, type NamedEnd, resolveEnd, resolvePlace } from './resolve-place.ts';
export type { SearchIndex, SearchQuery } from './search-index.ts';
