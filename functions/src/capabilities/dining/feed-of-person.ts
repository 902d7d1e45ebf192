import type { KeptFeed, Language, Market, MervePolicy, Person, RecommendationPayload } from '@merve/contract';
import { noSafety } from '../../allergies/safety.ts';
import { countReading, mayAskToRead } from '../../conversations/money-of-readings.ts';
import { type FeedKey, feedIdOf, feedKeyOf, isMade, isOfKey } from '../../dining/feed/feed-key.ts';
import { makeFeed } from '../../dining/feed/make-feed.ts';
import { showFeed } from '../../dining/feed/show-feed.ts';
import { fitExplanationPurpose } from '../../dining/prompts/fit-explanation.ts';
import { type MarketReader, readMarket, withController } from '../../markets/index.ts';
import { type Asker, askerOver } from '../../model/asker.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { isTasteKnown, tasteOf } from '../../profile/beliefs.ts';
import { restaurantsByIds } from '../../restaurants/read-restaurants.ts';
import { makeOnce } from './feed-lease.ts';

/** What making and showing a feed may use. */
export interface FeedDeps {
  readonly documents: Documents;
  readonly asker: Asker;
  readonly markets?: MarketReader;
}

export const withoutModel = askerOver([]);

/** A market and its policy. One round trip where the instance keeps none. @throws MerveError `NOT_FOUND` */
export async function marketOf(
  { documents, markets }: Pick<FeedDeps, 'documents' | 'markets'>,
  marketId: string,
): Promise<{ readonly market: Market; readonly config: MervePolicy }> {
  return withController(await (markets?.read(marketId) ?? readMarket(documents, marketId)), marketId, []);
}

/** Who an account is by now, what is known of them, and what was picked for them last. */
export interface FeedOwner {
  readonly actorId: string;
  readonly person: Person | undefined;
  readonly kept: KeptFeed | undefined;
}

/** One round trip, and one more where the account is linked to a person on WhatsApp. */
export async function feedOwner(
  documents: Documents,
  account: { readonly uid: string; readonly actorKey: string; readonly marketId: string },
): Promise<FeedOwner> {
  const own = actorIdFor(`web:${account.uid}`, account.actorKey);
  const { marketId } = account;
  const [identity, owner] = await Promise.all([
    documents.webIdentity(account.uid).get(),
    ownerOf(documents, own, marketId),
  ]);
  const actorId = identity.data()?.actorId ?? own;
  return actorId === own ? owner : ownerOf(documents, actorId, marketId);
}

/** One round trip. */
export async function ownerOf(documents: Documents, actorId: string, marketId: string): Promise<FeedOwner> {
  const [person, kept] = await Promise.all([
    documents.person(actorId).get(),
    documents.keptFeed(feedIdOf(actorId, marketId)).get(),
  ]);
  return { actorId, person: person.data(), kept: kept.data() };
}

/** The language somebody is spoken to in where nothing was written yet. Pure. */
export const languageFor = (
  asked: Language | undefined,
  person: Person | undefined,
  market: Pick<Market, 'defaultLanguage'>,
): Language => asked ?? person?.language ?? market.defaultLanguage;

/** A model, while there is money for one; otherwise code alone. One round trip where there is a model. */
export async function askerWithin(
  deps: FeedDeps,
  spending: {
    readonly actorId: string;
    readonly market: Market;
    readonly config: MervePolicy;
    readonly now: Date;
  },
): Promise<Asker> {
  if (!deps.asker.hasModel) return withoutModel;
  return (await mayAskToRead(deps.documents, { ...spending })) ? deps.asker : withoutModel;
}

interface Renewal {
  readonly owner: FeedOwner;
  readonly language: Language;
  readonly market: Market;
  readonly config: MervePolicy;
  readonly now: Date;
}

/** Makes somebody's feed, and keeps it; who asks at the same time is given the same one. */
export function renewFeed(deps: FeedDeps, renewal: Renewal, anew = true): Promise<KeptFeed> {
  const { owner, language, market, now } = renewal;
  const { actorId, person } = owner;
  const key = feedKeyOf({ actorId, language, profileVersion: person?.profileVersion ?? 0 }, market, now);
  return makeOnce({ documents: deps.documents, key, anew, now }, () => madeAnew(deps, renewal, key));
}

async function madeAnew(
  deps: FeedDeps,
  { owner, market, config, now }: Renewal,
  key: FeedKey,
): Promise<KeptFeed> {
  const { documents } = deps;
  const { actorId, person } = owner;
  const spending = { actorId, market, config, now };
  const asker = await askerWithin(deps, spending);
  const { feed, spent } = await makeFeed(
    { documents, asker },
    { person, key, timeZone: market.timeZone, now },
  );
  await countReading(documents, { ...spending, purpose: fitExplanationPurpose.name, spent });
  return feed;
}

export interface FeedAsked {
  readonly uid: string;
  readonly actorKey: string;
  readonly marketId: string;
  readonly language: Language | undefined;
  readonly limit: number;
  /** True makes it anew, whatever is kept. */
  readonly refresh: boolean;
  readonly now: Date;
}

/**
 * What is picked for an account today, guarded as things are now. A kept feed costs two round trips, three where the account is linked, and no
 * question to a model.
 */
export async function recommendationsFor(deps: FeedDeps, asked: FeedAsked): Promise<RecommendationPayload> {
  const { uid, marketId, limit, refresh, now } = asked;
  const [{ market, config }, owner] = await Promise.all([
    marketOf(deps, marketId),
    feedOwner(deps.documents, asked),
  ]);
  const { actorId, person, kept } = owner;
  const profileVersion = person?.profileVersion ?? 0;
  const language = languageFor(asked.language, person, market);
  const key = feedKeyOf({ actorId, language, profileVersion }, market, now);
  const isKept = !refresh && kept !== undefined && isOfKey(kept, key) && isMade(kept);
  const feed = isKept ? kept : await renewFeed(deps, { owner, language, market, config, now }, refresh);
  const restaurantIds = [...feed.items.map(({ restaurantId }) => restaurantId), ...feed.flaggedIds];
  return showFeed(feed, {
    ...{ uid, limit, now, zone: market.timeZone },
    party: { safety: [person?.safety ?? noSafety], profileVersion },
    restaurants: await restaurantsByIds(deps.documents, restaurantIds),
    unwanted: person?.derived?.unwanted ?? [],
    tasteKnown: isTasteKnown(tasteOf(person)),
  });
}
