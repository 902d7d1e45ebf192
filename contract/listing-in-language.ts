import type { Listing } from './catalogue.ts';
import type { Language } from './primitives.ts';

/** A listing as somebody reads it: what it says of itself in their language, as far as it does. Names stay. Pure. */
export function listingIn<Said extends Pick<Listing, 'description' | 'tags' | 'translations'>>(
  listing: Said,
  language: Language,
): Said {
  const said = listing.translations?.[language];
  if (said === undefined) return listing;
  const { description = '', tags = [] } = said;
  return {
    ...listing,
    ...(description === '' ? {} : { description }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}
