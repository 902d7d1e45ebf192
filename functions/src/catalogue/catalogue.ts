import type { Market, Offering } from '@merve/contract';
import { isSoldByNight } from '../ledger/index.ts';
import type { CatalogueMentions } from '../model/language-model.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { alertIfTooLarge } from './alert-of-size.ts';
import { catalogueLimits } from './catalogue-limits.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { followChanges, type LoadedCatalogue, loadCatalogue } from './load-catalogue.ts';
import { townIn } from './resolve-place.ts';

type MarketVersion = Pick<Market, 'marketId' | 'catalogueVersion'>;

/** The catalogues of the markets this instance was asked for last, as many as fit (`catalogue-limits.ts`), each kept at its version. */
export interface Catalogue extends CatalogueMentions {
  /**
   * The market's catalogue. Loaded where none is kept: three queries at once, so one round trip. Where another version is kept, what
   * changed since is read, and nothing else. None when warm. Callers that come while it loads share the load.
   * @param market the document as the caller has already read it in this turn.
   */
  of(market: MarketVersion): Promise<CatalogueSnapshot>;
  /** Tells which version the turn has seen, without loading; `latest` then answers from that version. */
  note(market: MarketVersion): void;
  /**
   * The catalogue of a market known only by id: of the version seen within the last quarter of a minute, else of the one in the market's
   * document (one more read).
   * @throws MerveError `NOT_FOUND` for a market that does not exist.
   */
  latest(marketId: string): Promise<CatalogueSnapshot>;
}

interface Kept {
  readonly version: number;
  readonly loaded: Promise<{ readonly catalogue: LoadedCatalogue; readonly snapshot: CatalogueSnapshot }>;
  /** How much of what an instance keeps it is, once it is there. */
  size: number;
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

/** How many documents a catalogue has. */
const sizeOf = ({ listings, businesses, offerings }: LoadedCatalogue) =>
  listings.size + businesses.size + offerings.size;

/** What no turn has told for so long is looked at again before it is gone by, in milliseconds: pages alone would never hear of a change. */
const versionHoldsMs = 15_000;

/** A version, and when this instance learned of it, by its own running time. */
interface Seen {
  readonly market: MarketVersion;
  readonly at: number;
}

/** @param limits how many documents of all markets together are kept; the market asked for last always is
 * @param runningFor milliseconds of this process that only go forwards */
export function createCatalogue(
  documents: Documents,
  limits = catalogueLimits,
  runningFor = () => performance.now(),
): Catalogue {
  /** In the order in which they were last asked for. */
  const kept = new Map<string, Kept>();
  const seen = new Map<string, Seen>();

  async function load({ marketId, catalogueVersion }: MarketVersion, known: Kept | undefined) {
    // What failed to load has nothing to follow; whoever waited for it was told.
    const before = await known?.loaded.catch(() => undefined);
    const followed = before === undefined ? null : await followChanges(documents, marketId, before.catalogue);
    const catalogue = followed ?? (await loadCatalogue(documents, marketId));
    const parts = {
      listings: [...catalogue.listings.values()],
      businesses: [...catalogue.businesses.values()],
      offerings: [...catalogue.offerings.values()],
    };
    if (followed === null)
      await alertIfTooLarge(documents, { marketId, listings: parts.listings.length }, limits);
    const lineage = followed === null ? undefined : before?.snapshot.lineage;
    return { catalogue, snapshot: buildSnapshot(marketId, catalogueVersion, parts, lineage) };
  }

  /** Lets go of the markets not asked for the longest, until the rest is within the limit. */
  function evict(): void {
    let total = 0;
    for (const { size } of kept.values()) total += size;
    for (const [marketId, { size }] of kept) {
      if (total <= limits.keptDocuments || kept.size === 1) return;
      kept.delete(marketId);
      total -= size;
    }
  }

  async function at(market: MarketVersion): Promise<CatalogueSnapshot> {
    const { marketId } = market;
    const current = kept.get(marketId);
    kept.delete(marketId);
    if (current !== undefined && current.version === market.catalogueVersion) {
      kept.set(marketId, current);
      return (await current.loaded).snapshot;
    }
    const entry: Kept = { version: market.catalogueVersion, loaded: load(market, current), size: 0 };
    kept.set(marketId, entry);
    try {
      const { catalogue, snapshot } = await entry.loaded;
      entry.size = sizeOf(catalogue);
      evict();
      return snapshot;
    } catch (thrown) {
      // A load that failed must not be remembered: the next turn tries again. The failure itself goes to the caller.
      if (kept.get(marketId) === entry) kept.delete(marketId);
      throw thrown;
    }
  }

  /** What a caller has read now is news; what this instance goes by since is not. */
  function of(market: MarketVersion): Promise<CatalogueSnapshot> {
    note(market);
    return at(market);
  }

  function note({ marketId, catalogueVersion }: MarketVersion): void {
    seen.set(marketId, { market: { marketId, catalogueVersion }, at: runningFor() });
  }

  async function latest(marketId: string): Promise<CatalogueSnapshot> {
    const known = seen.get(marketId);
    if (known !== undefined && runningFor() - known.at < versionHoldsMs) return at(known.market);
    const market = (await documents.market(marketId).get()).data();
    if (market === undefined && known !== undefined) return at(known.market);
    if (market === undefined) throw new MerveError('NOT_FOUND', `There is no market ${marketId}`);
    return of(market);
  }

  return {
    of,
    note,
    latest,
    async kindsIn(text, marketId) {
      return (await latest(marketId)).kindsIn(text);
    },
    async townIn(text, marketId) {
      return townIn(text, await latest(marketId));
    },
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
