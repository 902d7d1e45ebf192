import type { OutboxIntent } from '@merve/contract';
import { calendarRoutes, operatorActionRoutes as routes } from '@merve/contract/api';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { sendWritten } from '../../outbox/index.ts';
import { hashId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { answerForMerchant } from '../../requests/index.ts';
import { callOffAsOperator, type DepositScheduler } from './call-off-booking.ts';
import { blockAsOperator, calendarEntry, calendarOf, giveBackAsOperator } from './operator-calendar.ts';
import { proposeMoveAsOperator } from './propose-move.ts';
import { staffSentences } from './sentences/index.ts';
import { tellGuestAsOperator } from './tell-guest.ts';

function depositScheduler({ wakeups }: RouteWorld): DepositScheduler | null {
  if (wakeups === undefined) return null;
  return { schedule: (paymentId, at) => wakeups.at('payment', { paymentId }, at) };
}

/** Sends what an action has written, without waiting for the sweep. Never throws: it is in the outbox. */
async function sendAfterAction(world: RouteWorld, intents: readonly OutboxIntent[]): Promise<void> {
  const { documents, sender, clock, statusCallbackUrl, sendScheduler } = world;
  if (sender === undefined || statusCallbackUrl === undefined || intents.length === 0) return;
  try {
    const options = { clock, statusCallbackUrl, ...(sendScheduler === undefined ? {} : { sendScheduler }) };
    await sendWritten(documents, sender, intents, options);
  } catch (thrown) {
    log.error('what an operator did is not told yet', { intents: intents.length }, thrown);
  }
}

/** What operators do at a business in its place; the id of the record follows from the client's, so that a repeated call is one action. */
export const operatorActionRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.callOffBooking, async ({ deps, identity: { uid: by }, params, body, traceId }) => {
    const { businessId, txId } = params;
    const { clientActionId, reason, words = null } = body;
    const actionId = hashId([businessId, txId, by, clientActionId]);
    const operator = { by, reason, actionId, now: deps.clock.now() };
    const called = await callOffAsOperator(
      deps.documents,
      { businessId, txId, words, operator, traceId },
      depositScheduler(deps),
    );
    await called.afterCommit().catch((thrown: unknown) => {
      log.error('a deposit that goes back was not scheduled', { txId }, thrown);
    });
    await sendAfterAction(deps, called.intents);
    return { txId, state: called.state };
  }),
  answerRoute(routes.proposeMove, async ({ deps, identity: { uid: by }, params, body, traceId }) => {
    const { clientActionId, reason, words = null, startsAtLocal, party } = body;
    const to = { ...(startsAtLocal && { startsAtLocal }), ...(party && { party }) };
    const actionId = hashId(['move', params.txId, by, clientActionId]);
    const operator = { by, reason, actionId, now: deps.clock.now() };
    const proposed = { ...params, to, words, operator, traceId };
    await sendAfterAction(deps, await proposeMoveAsOperator(deps.documents, proposed));
    return { txId: params.txId };
  }),
  answerRoute(routes.tellGuest, async ({ deps, identity: { uid: by }, params, body, traceId }) => {
    const { clientActionId, reason, words = null } = body;
    const actionId = hashId(['tell', params.txId, by, clientActionId]);
    const operator = { by, reason, actionId, now: deps.clock.now() };
    const told = { ...params, words, operator, traceId };
    await sendAfterAction(deps, await tellGuestAsOperator(deps.documents, told));
    return { txId: params.txId };
  }),
  answerRoute(routes.answerRequest, async ({ deps, identity: { uid: by }, params, body, traceId }) => {
    const { kind, requestId, marketId } = params;
    const { clientActionId, reason, answer, state, version, minutes = null, words = null } = body;
    const actionId = hashId([kind, requestId, by, clientActionId]);
    const { request, intents } = await answerForMerchant(deps.documents, {
      ...{ kind, requestId, marketId, answer, minutes, words, traceId, seen: { state, version } },
      operator: { by, reason, actionId, now: deps.clock.now() },
      toMerchant: ({ merchantLanguage }, answered) =>
        staffSentences(merchantLanguage).answeredForYou(answered),
    });
    await sendAfterAction(deps, intents);
    return { requestId, state: request.state };
  }),
  answerRoute(calendarRoutes.getCalendar, async ({ deps, params, query }) =>
    calendarOf(deps.documents, { ...params, ...query, now: deps.clock.now() }),
  ),
  answerRoute(calendarRoutes.blockTime, async ({ deps, identity: { uid: by }, params, body }) => {
    const { clientActionId, reason, ...time } = body;
    const actionId = hashId(['block', params.listingId, by, clientActionId]);
    const operator = { by, reason, actionId, now: deps.clock.now() };
    return calendarEntry(await blockAsOperator(deps.documents, { ...params, ...time }, operator));
  }),
  answerRoute(calendarRoutes.giveBackTime, async ({ deps, identity: { uid: by }, params, body }) => {
    const { clientActionId, reason } = body;
    const actionId = hashId(['give-back', params.txId, by, clientActionId]);
    const operator = { by, reason, actionId, now: deps.clock.now() };
    return calendarEntry(await giveBackAsOperator(deps.documents, params, operator));
  }),
];
