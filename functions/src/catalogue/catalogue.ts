import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Market, Offering } from '@merve/contract';
import { isSoldByNight } from '../ledger/index.ts';
import type { CatalogueMentions } from '../model/language-model.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';

type MarketVersion = Pick<Market, 'marketId' | 'catalogueVersion'>;

/** The catalogues of all markets this instance has met, each kept in memory until its version changes. */
export interface Catalogue extends CatalogueMentions {
  /**
   * The market's catalogue. Loaded when the version differs from the one kept: three queries at once, so one round
   * trip; none when warm. Callers that come while it loads share the load.
   * @param market the document as the caller has already read it in this turn.
   */
  of(market: MarketVersion): Promise<CatalogueSnapshot>;
  /** Tells which version the turn has seen, without loading; `latest` then answers from that version. */
  note(market: MarketVersion): void;
  /**
   * The catalogue of a market known only by id: of the version last seen, or of the one in the market's document
   * (one more read) if this instance has not met it.
   * @throws MerveError `NOT_FOUND` for a market that does not exist.
   */
  latest(marketId: string): Promise<CatalogueSnapshot>;
}

interface Kept {
  readonly version: number;
  readonly snapshot: Promise<CatalogueSnapshot>;
}

/**
 * Reads what parses. One document an editor has broken must not take the whole market's catalogue down; it is left
 * out and named in the log.
 */
async function readAll<T>(query: Query<T>): Promise<T[]> {
  const { docs } = await query.get();
  return docs.flatMap((document: QueryDocumentSnapshot<T>) => {
    try {
      return [document.data()];
    } catch (error) {
      log.error('catalogue document left out', { path: document.ref.path }, error);
      return [];
    }
  });
}

/** How many people a booking is for where nobody says; null where it must be asked. */
export const partyWhereUnsaid = ({ minParty, maxParty, usualParty }: Offering): number | null =>
  minParty === maxParty ? maxParty : (usualParty ?? null);

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** When in the day bookings begin there, on whatever day of the week. */
function startsWithin({ openingHours, durationMinutes }: Offering): readonly [number, number] {
  const spans = openingHours.map(({ opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)];
    return [from, (until > from ? until : until + 1_440) - durationMinutes] as const;
  });
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, until]) => until))];
}

export function createCatalogue(documents: Documents): Catalogue {
  const kept = new Map<string, Kept>();
  const seen = new Map<string, MarketVersion>();

  async function load({ marketId, catalogueVersion }: MarketVersion): Promise<CatalogueSnapshot> {
    const [listings, businesses, offerings] = await Promise.all([
      readAll(documents.listings.where('marketId', '==', marketId)),
      readAll(documents.businesses.where('marketId', '==', marketId)),
      readAll(documents.allOfferings.where('marketId', '==', marketId)),
    ]);
    return buildSnapshot(marketId, catalogueVersion, { listings, businesses, offerings });
  }

  function of(market: MarketVersion): Promise<CatalogueSnapshot> {
    note(market);
    const current = kept.get(market.marketId);
    if (current !== undefined && current.version === market.catalogueVersion) return current.snapshot;
    const entry: Kept = { version: market.catalogueVersion, snapshot: load(market) };
    kept.set(market.marketId, entry);
    // A load that failed must not be remembered: the next turn tries again. The failure itself goes to the caller.
    entry.snapshot.catch(() => {
      if (kept.get(market.marketId) === entry) kept.delete(market.marketId);
    });
    return entry.snapshot;
  }

  function note({ marketId, catalogueVersion }: MarketVersion): void {
    seen.set(marketId, { marketId, catalogueVersion });
  }

  async function latest(marketId: string): Promise<CatalogueSnapshot> {
    const known = seen.get(marketId);
    if (known !== undefined) return of(known);
    const market = (await documents.market(marketId).get()).data();
    if (market === undefined) throw new MerveError('NOT_FOUND', `There is no market ${marketId}`);
    return of(market);
  }

  return {
    of,
    note,
    latest,
    async mentionsIn(text, marketId) {
      const snapshot = await latest(marketId);
      return snapshot.mentionsIn(text).map((mention) => {
        const offering = snapshot.bookable(mention.listingId)?.offering;
        const actions =
          snapshot.listing(mention.listingId)?.merve.actions.filter(({ enabled }) => enabled) ?? [];
        const takes = actions.map(({ actionType }) => actionType);
        if (offering === undefined) return { ...mention, takes };
        const party = partyWhereUnsaid(offering);
        return {
          ...mention,
          takes,
          ...(party === null ? {} : { usualParty: party }),
          ...(isSoldByNight(offering)
            ? { byNight: true }
            : { startsWithin: startsWithin(offering), lastsMinutes: offering.durationMinutes }),
        };
      });
    },
  };
}
