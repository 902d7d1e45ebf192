export { type Catalogue, createCatalogue } from './catalogue.ts';
export {
  type Bookable,
  buildSnapshot,
  type CatalogueDocuments,
  type CatalogueSnapshot,
  type ListingResolution,
  townNames,
} from './catalogue-snapshot.ts';
export { distanceKm, distanceMetres } from './distance.ts';
export { foldText } from './fold.ts';
export { cellsAround, cellsOf } from './map-cells.ts';
export { buildNameIndex, findMentions, type Mention } from './mentions.ts';
export { createOramaSearchIndex } from './orama-search-index.ts';
export { districtOf, type KnownPlace, resolvePlace } from './resolve-place.ts';
export type { SearchHit, SearchIndex, SearchQuery, SearchResult } from './search-index.ts';
