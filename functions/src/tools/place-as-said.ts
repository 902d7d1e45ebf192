/** Which place a conversation speaks of, by the names of its market's places. Pure. */
import type { Listing } from '@merve/contract';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import { referenceIn } from '../model/planner/reference.ts';
import { languagesOf } from '../reading/languages-of.ts';
import { localNow } from '../reading/moment/moment.ts';
import { readMoment } from '../reading/moment/read-moment.ts';
import { type NamedSlot, nameIn } from '../reading/named-as-said.ts';
import { readPlaceReference } from '../reading/place-reference.ts';
import { SaidText } from '../reading/said-text.ts';
import type { ToolContext } from './define-tool.ts';

/**
 * One of the person's own bookings, orders or requests: another code, or another place, than the words name is found. Without either it
 * is the one that Merve showed, or the only one.
 */
export function ownThingSlot(
  snapshot: CatalogueSnapshot,
  { reference, ...place }: Pick<Listing, 'listingId' | 'name'> & { readonly reference: string },
  context: ToolContext,
): NamedSlot {
  // "The second one" is one of their own, and none of the places that were found before.
  const alone = { ...context, context: { ...context.context, lastListings: [] } };
  const { hear } = placeSlot(snapshot, place, () => false, alone);
  return {
    value: `${place.name} (${reference})`,
    isKnown: true,
    hear(text) {
      const code = referenceIn(text);
      if (text.includes(reference) || code === reference) return { isThis: true, other: null };
      return code === null ? hear(text) : { isThis: false, other: code };
    },
  };
}

/** A name this surely said is no chance likeness. */
const surely = 0.9;

/**
 * A place of a call, as it is held against the words. It needs none where it is the only one that takes such wishes, or the only
 * one that was shown last.
 * @param takes whether another place might have been meant
 */
export function placeSlot(
  snapshot: CatalogueSnapshot,
  listing: Pick<Listing, 'listingId' | 'name'>,
  takes: (other: Listing) => boolean,
  { context: { lastListings }, market, language, now }: ToolContext,
): NamedSlot {
  const { listingId, name } = listing;
  const others = snapshot.listings.filter((other) => other.listingId !== listingId && takes(other));
  const isShown = lastListings.some((shown) => shown.listingId === listingId);
  return {
    value: name,
    isKnown: others.length === 0 || isShown,
    hear(text) {
      const mentions = snapshot.mentionsIn(text);
      const own = mentions.find((one) => one.listingId === listingId);
      const better = mentions.find(
        (one) =>
          one.listingId !== listingId &&
          one.score >= surely &&
          (own === undefined || (one.score > own.score && one.matched.includes(own.matched))),
      );
      if (own !== undefined) return { isThis: better === undefined, other: better?.name ?? null };
      // Names in other letters, and texts of Merve's that name it among many.
      if (text.includes(name) || nameIn(text, { names: [name] }, []).isThis)
        return { isThis: true, other: null };
      const pointed = pointedAt(text);
      return pointed === null
        ? { isThis: false, other: better?.name ?? null }
        : { isThis: pointed.listingId === listingId, other: pointed.name };
    },
  };

  /** "The second one", of those that were shown last. */
  function pointedAt(text: string) {
    if (lastListings.length < 2) return null;
    const said = new SaidText(text);
    const languages = languagesOf(text, language);
    const [first = language] = languages;
    const { spans } = readMoment(said.source, { language: first, local: localNow(now, market.timeZone) });
    for (const { start, end } of spans) said.takeBetween(start, end);
    const { ordinal } = readPlaceReference(said, languages);
    return ordinal === null ? null : (lastListings.at(ordinal) ?? null);
  }
}
