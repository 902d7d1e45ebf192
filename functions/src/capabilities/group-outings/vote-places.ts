import { maxCandidates, type OutingCandidate } from '@merve/contract';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { type NamedVenue, ownCandidates } from './own-candidates.ts';

type Shown = ToolContext['context']['lastListings'][number];

/** As `planOuting` numbers what is no listing: `venue-place-…` is a place of the market, whatever else is of another provider. */
const ofPlace = /^venue-place-(.+)$/;

/** A place that was shown, as a candidate; null for another provider's, of which nothing is kept. Pure. */
export function venueOfShown({ listingId, name }: Shown): NamedVenue | null {
  const [, placeId] = ofPlace.exec(listingId) ?? [];
  if (placeId !== undefined) return { venueId: `place:${placeId}`, name };
  return listingId.startsWith('venue-') ? null : { venueId: `listing:${listingId}`, name };
}

const folded = (text: string) => foldedWords(text).join(' ');

/**
 * The places of a vote: those that are named or numbered, else all that were shown last; each once, eight at most.
 * @throws MerveError `LISTING_NOT_FOUND`, `LISTING_AMBIGUOUS` for a name that is no place here: another is never voted on instead
 */
export async function votePlaces(
  documents: Documents,
  snapshot: CatalogueSnapshot,
  named: readonly string[] | undefined,
  { market, context: { lastListings } }: Pick<ToolContext, 'market' | 'context'>,
): Promise<{ readonly candidates: readonly OutingCandidate[]; readonly leftOut: number }> {
  const wanted =
    named === undefined
      ? lastListings.map(venueOfShown)
      : named.map((one) => meant(one, lastListings, snapshot));
  const kept = wanted.flatMap((venue) => venue ?? []);
  const each = kept.filter(({ venueId }, at) => kept.findIndex((other) => other.venueId === venueId) === at);
  const candidates = await ownCandidates(documents, snapshot, market, each.slice(0, maxCandidates));
  return { candidates, leftOut: wanted.length - kept.length + Math.max(0, each.length - maxCandidates) };
}

function meant(said: string, shown: readonly Shown[], snapshot: CatalogueSnapshot): NamedVenue | null {
  const number = /^\D{0,3}(\d{1,2})\D{0,3}$/u.exec(said.trim())?.[1];
  const listed =
    number === undefined
      ? shown.find(({ name, listingId }) => folded(name) === folded(said) || listingId === said)
      : shown[Number(number) - 1];
  if (listed !== undefined) return venueOfShown(listed);
  const resolution = snapshot.resolveListing(said);
  if (resolution.kind === 'one') return { venueId: `listing:${resolution.listing.listingId}` };
  const details = { name: said.slice(0, 80) };
  if (resolution.kind === 'none')
    throw new MerveError('LISTING_NOT_FOUND', 'No listing has that name', { details });
  const names = resolution.listings.map(({ name, town }) => `${name} (${town})`).join(', ');
  throw new MerveError('LISTING_AMBIGUOUS', 'Several listings have that name', { details: { names } });
}
