import type { CatalogueSnapshot } from '../catalogue/index.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import type { ToolContext } from './define-tool.ts';

const folded = (text: string): string => foldedWords(text).join(' ');

/**
 * The name of a place that was shown last and is none of the market's listings: a restaurant of the guide, or one of another provider. It stands in the list
 * under an id that no listing has, so that "the first one" never books another. Empty where its name may not be kept; null for every other.
 */
export function shownElsewhere(
  idOrName: string,
  snapshot: Pick<CatalogueSnapshot, 'listing' | 'resolveListing'>,
  { context: { lastListings } }: Pick<ToolContext, 'context'>,
): string | null {
  const shown = lastListings.find(
    ({ listingId, name }) => listingId === idOrName || (name !== '' && folded(name) === folded(idOrName)),
  );
  if (shown === undefined || snapshot.listing(shown.listingId) !== undefined) return null;
  // A listing of that very name is meant by it.
  return shown.listingId !== idOrName && snapshot.resolveListing(idOrName).kind !== 'none'
    ? null
    : shown.name;
}
