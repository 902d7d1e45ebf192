import type { Ask, ChatMessageResponse, Language } from '@merve/contract';
import { type ContactView, diningRoutes, accountRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { type Account, actorsOfAccount } from '../channels/web/account.ts';
import { askWords } from '../channels/web/ask-words.ts';
import { postMessage } from '../channels/web/post-message.ts';
import {
  bookingView,
  messageView,
  orderView,
  profileView,
  rideView,
  threadView,
} from '../channels/web/views.ts';
import { bookingHistoryOf, effectiveState, findByReference } from '../ledger/index.ts';
import type { Identity } from '../manifest/route.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { requestErasure, settleErasure } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import type { KnownBy } from '../people/person.ts';
import { identitySection, marketSection, readConfig } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { readPage } from '../platform/firestore/read-page.ts';
import { log } from '../platform/log.ts';
import { afterBeliefChange, noDerived } from '../profile/beliefs.ts';
import { changePerson, changeProfile } from '../profile/person.ts';
import { findRequestByReference, requestHistoryOf } from '../requests/index.ts';
import type { ApiDependencies, ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { keptByCapabilities } from './capabilities.ts';
import { senderOf } from './chat-routes.ts';

interface Asking {
  readonly deps: OrchestratorDependencies;
  readonly identity: Identity;
  readonly traceId: string;
  readonly forwardedFor: string | undefined;
}

const cancelTools = { food: 'cancelOrder', service: 'cancelService', viewing: 'cancelViewing' } as const;

/** What a signed-in person has: conversations, bookings, orders, rides. Another's are not found, like what never was. */
export function accountRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.exportMe, async ({ deps, identity }) => ({
    kept: await exportPerson(
      deps.documents,
      await knownByAccount(deps, identity),
      await keptByCapabilities(),
    ),
  }));

  bindRoute(app, needs, routes.eraseMe, async ({ deps, identity }) => {
    const erasure = await requestErasure(deps, await knownByAccount(deps, identity), { askedBy: 'person' });
    try {
      await settleErasure({ ...deps, keptByCapabilities }, erasure);
    } catch (thrown) {
      // It is on record: the sweep goes on with it.
      log.error('erasure not through yet', { erasureId: erasure.erasureId }, thrown);
    }
    return { requestedAt: erasure.requestedAt.toISOString() };
  });

  bindRoute(app, needs, routes.getProfile, async ({ deps, identity }) => {
    const actors = await actorsOf(deps, identity);
    const [actorId = ''] = actors;
    const person = (await deps.documents.person(actorId).get()).data();
    return profileView(person, await topCategories(deps, actors));
  });

  bindRoute(app, needs, routes.changeProfile, async ({ deps, identity, body }) => {
    const actors = await actorsOf(deps, identity);
    const [actorId = ''] = actors;
    const person = await changeProfile(deps.documents, actorId, body, deps.clock.now());
    return profileView(person, await topCategories(deps, actors));
  });

  bindRoute(app, needs, diningRoutes.changeBeliefs, async ({ deps, identity, body }) => {
    const actors = await actorsOf(deps, identity);
    const [actorId = ''] = actors;
    const now = deps.clock.now();
    const person = await changePerson(
      deps.documents,
      actorId,
      (known) => {
        const before = known?.derived ?? noDerived;
        const derived = afterBeliefChange(before, body, now);
        return derived === before ? null : { derived };
      },
      now,
    );
    return profileView(person, await topCategories(deps, actors));
  });

  bindRoute(app, needs, routes.listThreads, async ({ deps, identity }) => {
    const found = await deps.documents.threads.where('readerUid', '==', identity.uid).limit(50).get();
    const threads = found.docs.map((document) => document.data());
    const newestFirst = threads.toSorted((a, b) => b.lastInboundAt.getTime() - a.lastInboundAt.getTime());
    return { items: newestFirst.map((thread) => threadView(thread, deps.clock.now())) };
  });

  bindRoute(app, needs, routes.getThread, async ({ deps, identity, params }) =>
    threadView(await ownThread(deps, identity, params.threadId), deps.clock.now()),
  );

  bindRoute(app, needs, routes.listMessages, async ({ deps, identity, params, query }) => {
    const { threadId } = await ownThread(deps, identity, params.threadId);
    const newestFirst = deps.documents.messages(threadId).orderBy('seq', 'desc').limit(query.limit);
    const asked = query.before === undefined ? newestFirst : newestFirst.startAfter(query.before);
    const messages = (await asked.get()).docs.map((document) => document.data());
    const oldest = messages.at(-1)?.seq ?? 1;
    return {
      items: messages.filter(({ prompted }) => prompted !== true).map(messageView),
      next: oldest > 1 ? oldest : null,
    };
  });

  bindRoute(app, needs, routes.listBookings, async ({ deps, identity, query }) => {
    const now = deps.clock.now();
    const page = await bookingHistoryOf(deps.documents, await actorsOf(deps, identity), query);
    const items = page.items.map((booking) => bookingView(booking, effectiveState(booking, now), now));
    return { items, next: page.next };
  });

  bindRoute(app, needs, routes.getBooking, async ({ deps, identity, params }) => {
    const booking = await ownBooking(deps, identity, params.reference);
    const now = deps.clock.now();
    return bookingView(booking, effectiveState(booking, now), now);
  });

  bindRoute(app, needs, routes.getBookingContact, async ({ deps, identity, params }) =>
    contactOf(deps, await ownBooking(deps, identity, params.reference)),
  );

  bindRoute(app, needs, routes.cancelBooking, async ({ params, body, ...asking }) => {
    const { reference } = await ownBooking(asking.deps, asking.identity, params.reference);
    return ask(asking, body.clientMessageId, { tool: 'cancelBooking', args: { reference } }, (language) =>
      askWords(language).cancelBooking(reference),
    );
  });

  bindRoute(app, needs, routes.listOrders, async ({ deps, identity, query: { kind, ...page } }) => {
    const actors = await actorsOf(deps, identity);
    const { items, next } = await requestHistoryOf(deps.documents, kind, actors, page);
    return { items: items.map(orderView), next };
  });

  bindRoute(app, needs, routes.getOrder, async ({ deps, identity, params }) =>
    orderView(await ownRequest(deps, identity, params.reference)),
  );

  bindRoute(app, needs, routes.getOrderContact, async ({ deps, identity, params }) =>
    contactOf(deps, await ownRequest(deps, identity, params.reference)),
  );

  bindRoute(app, needs, routes.cancelOrder, async ({ params, body, ...asking }) => {
    const { reference, details } = await ownRequest(asking.deps, asking.identity, params.reference);
    const tool = cancelTools[details.kind];
    return ask(asking, body.clientMessageId, { tool, args: { reference } }, (language) =>
      askWords(language)[tool](reference),
    );
  });

  bindRoute(app, needs, routes.listRides, async ({ deps, identity, query }) => {
    const actors = await actorsOf(deps, identity);
    const rides = deps.documents.rides.where('actorId', 'in', actors.slice(0, 7));
    const page = await readPage(rides, 'createdAt', query);
    return { items: page.items.map(rideView), next: page.next };
  });

  bindRoute(app, needs, routes.getRide, async ({ deps, identity, params }) =>
    rideView(await ownRide(deps, identity, params.rideId)),
  );

  bindRoute(app, needs, routes.cancelRide, async ({ params, body, ...asking }) => {
    const ride = await ownRide(asking.deps, asking.identity, params.rideId);
    if (ride.endedAt !== null) throw new MerveError('RIDE_OVER', 'The ride is over');
    const { code } = ride;
    const wanted: Ask = { tool: 'cancelTaxi', args: { code, ...(body.reason && { reason: body.reason }) } };
    return ask(asking, body.clientMessageId, wanted, (language) => askWords(language).cancelRide(ride.code));
  });

  return app;
}

/** Puts what a control of the app asks for into the person's conversation, and answers with what Merve says to it. */
async function ask(
  { deps, identity, traceId, forwardedFor }: Asking,
  clientMessageId: string,
  wanted: Ask,
  words: (language: Language) => string,
): Promise<ChatMessageResponse> {
  const sender = senderOf(identity, traceId, forwardedFor);
  const found = await deps.documents.threads.where('readerUid', '==', identity.uid).limit(1).get();
  const message = words(found.docs[0]?.data().language ?? 'en');
  return postMessage(deps, sender, { message, clientMessageId, ask: wanted });
}

async function actorsOf(deps: OrchestratorDependencies, { uid }: Identity): Promise<readonly string[]> {
  const account: Account = {
    uid,
    key: readConfig(identitySection).ACTOR_KEY,
    marketId: readConfig(marketSection).DEFAULT_MARKET_ID,
  };
  return actorsOfAccount(deps.documents, account);
}

/** The categories of what they booked, the most frequent first; of equal ones, the one booked last. */
async function topCategories(
  { documents, catalogue }: ApiDependencies,
  actors: readonly string[],
): Promise<readonly string[]> {
  const { items } = await bookingHistoryOf(documents, actors, { limit: 20 });
  const confirmed = items.filter(({ state }) => state === 'confirmed');
  const markets = [...new Set(confirmed.map(({ marketId }) => marketId))];
  const catalogues = await Promise.all(markets.map((marketId) => catalogue.latest(marketId)));
  const counts = new Map<string, number>();
  for (const { listingId } of confirmed) {
    const category = catalogues
      .map((known) => known.listing(listingId)?.category)
      .find((one) => one !== undefined);
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([category]) => category)
    .slice(0, 3);
}

async function knownByAccount(deps: OrchestratorDependencies, identity: Identity): Promise<KnownBy> {
  return { actorIds: await actorsOf(deps, identity), uids: [identity.uid] };
}

async function ownThread({ documents }: OrchestratorDependencies, { uid }: Identity, threadId: string) {
  const thread = (await documents.thread(threadId).get()).data();
  if (thread?.readerUid !== uid) throw new MerveError('NOT_FOUND', 'No such conversation of theirs');
  return thread;
}

async function ownBooking(deps: OrchestratorDependencies, identity: Identity, reference: string) {
  const booking = await findByReference(deps.documents, await actorsOf(deps, identity), reference);
  if (booking === null) throw new MerveError('TRANSACTION_NOT_FOUND', 'No such booking of theirs');
  return booking;
}

async function ownRequest(deps: OrchestratorDependencies, identity: Identity, reference: string) {
  const request = await findRequestByReference(deps.documents, await actorsOf(deps, identity), reference);
  if (request === undefined) throw new MerveError('REQUEST_NOT_FOUND', 'No such order of theirs');
  return request;
}

/** The number of the place, as Merve tells it in the conversation; null for a place that is gone from the catalogue. */
async function contactOf(
  { catalogue }: Pick<ApiDependencies, 'catalogue'>,
  { marketId, listingId }: { readonly marketId: string; readonly listingId: string },
): Promise<ContactView> {
  const snapshot = await catalogue.latest(marketId);
  const listing = snapshot.listing(listingId);
  const business = listing && snapshot.business(listing.businessId);
  return { phone: listing?.merve.whatsappE164 ?? business?.whatsappE164 ?? null };
}

async function ownRide(deps: OrchestratorDependencies, identity: Identity, rideId: string) {
  const [found, actors] = await Promise.all([deps.documents.ride(rideId).get(), actorsOf(deps, identity)]);
  const ride = found.data();
  if (ride === undefined || !actors.includes(ride.actorId)) {
    throw new MerveError('RIDE_NOT_FOUND', 'No such ride of theirs');
  }
  return ride;
}
