import { type Outing, outingViewSchema } from '@merve/contract';
import { groupRoutes as routes } from '@merve/contract/api';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { actorsOfAccount } from '../../identity/actors-of-account.ts';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import { loadMarket } from '../../markets/index.ts';
import { calendarMember } from '../../outings/calendar-pass.ts';
import { castBallot } from '../../outings/cast-ballot.ts';
import { closeVote, putOffClose } from '../../outings/close-vote.ts';
import { closedAtDates } from '../../outings/closed-at-dates.ts';
import { checkDeadline, createOuting } from '../../outings/create-outing.ts';
import { outingFor, subjectOfOuting } from '../../outings/group-members.ts';
import { joinOuting } from '../../outings/join-outing.ts';
import { leaveOuting } from '../../outings/leave-outing.ts';
import { outingCalendar } from '../../outings/outing-calendar.ts';
import { withChange } from '../../outings/outing-news.ts';
import { removeOuting } from '../../outings/remove-outing.ts';
import { seeOuting } from '../../outings/see-outing.ts';
import { tellOuting } from '../../outings/tell-outing.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { log } from '../../platform/log.ts';
import { openLink, revokeLink } from '../../sharing/links.ts';
import type { Action } from '../../sharing/may-do.ts';
import { endMembership } from '../../sharing/members.ts';
import { linkIdOf, newShareToken } from '../../sharing/share-token.ts';
import { ownCandidates } from './own-candidates.ts';
import { tellNews } from './tell-news.ts';

const linkLifeMs = 28 * 86_400_000;

const actorsOf = ({ documents }: RouteWorld, { uid }: Identity) =>
  actorsOfAccount(documents, { uid, actorKey: readConfig(identitySection).ACTOR_KEY });

interface Asking {
  readonly deps: RouteWorld;
  readonly identity: Identity;
  readonly params: { readonly outingId: string };
}

async function callerOf({ deps, identity, params }: Asking, action: Action) {
  const actorIds = await actorsOf(deps, identity);
  return outingFor(deps.documents, { outingId: params.outingId, actorIds }, action);
}

/** How it stands after what was done. */
async function seen(asking: Asking) {
  return seeOuting(asking.deps.documents, await callerOf(asking, 'see'), asking.deps.clock.now());
}

async function seenBy(deps: RouteWorld, identity: Identity, { outingId }: Pick<Outing, 'outingId'>) {
  return outingViewSchema.parse(await seen({ deps, identity, params: { outingId } }));
}

/** The doors of a group: who somebody is, their token says; what they may, `mayDo`. */
export const groupRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.createOuting, async ({ deps, identity, body }) => {
    const { documents, clock } = deps;
    const {
      idempotencyKey,
      marketId = readConfig(marketSection).DEFAULT_MARKET_ID,
      closesAt,
      ...given
    } = body;
    const [[actorId], { market }] = await Promise.all([
      actorsOf(deps, identity),
      loadMarket(documents, marketId, []),
    ]);
    const candidates = await ownCandidates(
      documents,
      await deps.catalogue.of(market),
      market,
      given.candidates,
    );
    const { outing, token, expiresAt } = await createOuting(
      documents,
      {
        ...{
          ...given,
          candidates,
          marketId,
          actorId,
          timeZone: market.timeZone,
          closesAt: new Date(closesAt),
        },
        threadId: threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null }),
      },
      { operation: idempotencyKey, key: readConfig(identitySection).ACTOR_KEY, now: clock.now() },
    );
    const link = { token, linkId: linkIdOf(token), expiresAt: expiresAt.toISOString() };
    return { outing: await seenBy(deps, identity, outing), link };
  }),
  answerRoute(routes.joinOuting, async ({ deps, identity, body }) => {
    const { outing } = await joinOuting(deps.documents, {
      ...{ ...body, actorIds: await actorsOf(deps, identity), channel: 'web', now: deps.clock.now() },
    });
    return seenBy(deps, identity, outing);
  }),
  answerRoute(routes.seeOuting, (request) => seen(request)),
  answerRoute(routes.outingCalendar, async ({ deps: { documents, clock }, params }) => {
    const { outing, memberId } = await calendarMember(documents, params);
    const file = await outingCalendar(documents, outing, { memberId, now: clock.now() });
    return new Response(file, {
      headers: {
        ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
        'content-disposition': `inline; filename="${outing.outingId}.ics"`,
      },
    });
  }),
  answerRoute(routes.deleteOuting, async (request) => {
    const { outing } = await callerOf(request, 'delete');
    await removeOuting(request.deps.documents, outing.outingId);
    return {};
  }),
  answerRoute(routes.tellOuting, async (request) => {
    const { memberId, actorId } = await callerOf(request, 'takePart');
    const { deps, body: telling, params } = request;
    await tellOuting(deps.documents, { ...params, memberId, actorId, telling, now: deps.clock.now() });
    return seen(request);
  }),
  answerRoute(routes.leaveOuting, async (request) => {
    const { documents, clock } = request.deps;
    await leaveOuting(documents, await callerOf(request, 'see'), clock.now());
    return {};
  }),
  answerRoute(routes.castBallot, async (request) => {
    const { memberId, actorId } = await callerOf(request, 'takePart');
    const { deps, body: choice, params } = request;
    const { choices, veto } = await castBallot(deps.documents, {
      ...params,
      memberId,
      actorId,
      choice,
      now: deps.clock.now(),
    });
    // Not the whole group again for each of fifty voters at once.
    return { choices, veto };
  }),
  answerRoute(routes.closeVote, async (request) => {
    const { outing } = await callerOf(request, 'manage');
    const { documents, clock } = request.deps;
    await closeVote(documents, {
      ...{ outingId: outing.outingId, traceId: request.traceId, now: clock.now(), by: 'organiser' },
      ...{ anyway: request.body.anyway, isTold: false, say: () => '' },
      isClosed: await closedAtDates(documents, outing),
    });
    const { intents } = await tellNews({ documents, now: clock.now() }, outing.outingId);
    // Queued: the minute's sweep of the outbox sends what nobody else does.
    log.info('vote closed', { messages: intents.length });
    return seen(request);
  }),
  answerRoute(routes.putOffClose, async (request) => {
    const { outing } = await callerOf(request, 'manage');
    const closesAt = new Date(request.body.closesAt);
    const now = request.deps.clock.now();
    checkDeadline(closesAt, outing.createdAt, now);
    await putOffClose(request.deps.documents, { outingId: outing.outingId, closesAt, now });
    return seen(request);
  }),
  answerRoute(routes.shareOuting, async (request) => {
    const { outing } = await callerOf(request, 'manage');
    const now = request.deps.clock.now();
    const token = newShareToken();
    const link = await openLink(request.deps.documents, {
      ...{ subject: subjectOfOuting(outing.outingId), role: 'takePart', actorId: outing.actorId, token, now },
      expiresAt: new Date(now.getTime() + linkLifeMs),
    });
    return { token, linkId: link.linkId, expiresAt: link.expiresAt.toISOString() };
  }),
  answerRoute(routes.revokeOutingLink, async (request) => {
    const { outing } = await callerOf(request, 'manage');
    await revokeLink(request.deps.documents, {
      ...{ subject: subjectOfOuting(outing.outingId), now: request.deps.clock.now() },
      linkId: request.params.linkId,
    });
    return {};
  }),
  answerRoute(routes.strikeMember, async (request) => {
    const { outing } = await callerOf(request, 'manage');
    await endMembership(request.deps.documents, {
      ...{ subject: subjectOfOuting(outing.outingId), how: 'struck', now: request.deps.clock.now() },
      memberId: request.params.memberId,
    });
    if (withChange(outing, request.deps.clock.now()) !== null)
      await request.deps.documents.outing(outing.outingId).update({ newsAt: request.deps.clock.now() });
    return seen(request);
  }),
];
