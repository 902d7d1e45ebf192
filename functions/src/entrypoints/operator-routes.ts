import { homeRoutes, operatorRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { alertView, threadView } from '../channels/web/views.ts';
import { isOperatorOf } from '../manifest/route.ts';
import { closeAlert } from '../platform/alerts.ts';
import { MerveError } from '../platform/errors.ts';
import { readPage } from '../platform/firestore/read-page.ts';
import { randomId } from '../platform/ids.ts';
import { cancelJob, resumeJob } from '../platform/jobs/change-job.ts';
import { takeUpAgain } from '../platform/sweep/sweep-failure.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { jobRows } from './capabilities.ts';
import { marketHome } from './market-home.ts';

/** Days of use an operator is shown. */
const usageDays = 60;

/** As many values as one query may ask for. */
const maxMarkets = 30;

/** What operators look at: the market at a glance, alerts, and how much an account uses Merve. */
export function operatorRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, homeRoutes.getHome, async ({ deps, identity, params: { marketId } }) => {
    const { documents, clock } = deps;
    const market = (await documents.market(marketId).get()).data();
    if (market === undefined) throw new MerveError('NOT_FOUND', 'There is no such market');
    const { timeZone } = market;
    return marketHome({ documents, marketId, timeZone, now: clock.now() }, identity.operates === 'all');
  });

  bindRoute(app, needs, routes.listAlerts, async ({ deps, identity: { operates }, query }) => {
    const { state, ...page } = query;
    const inState = deps.documents.systemAlerts.where('state', '==', state);
    const alerts =
      operates === 'all' ? inState : inState.where('marketId', 'in', operates.slice(0, maxMarkets));
    const { items, next } = await readPage(alerts, 'lastSeenAt', page);
    return { items: items.map(alertView), next };
  });

  bindRoute(app, needs, routes.closeAlert, async ({ deps, identity, params, body }) => {
    const { documents, clock } = deps;
    await takeUpAgain(documents, params.alertId);
    const closed = await closeAlert(documents, {
      alertId: params.alertId,
      by: identity.uid,
      reason: body.reason,
      actionId: randomId(),
      now: clock.now(),
    });
    if (closed === undefined) throw new MerveError('NOT_FOUND', 'There is no such alert');
    return alertView(closed);
  });

  bindRoute(app, needs, routes.cancelJob, ({ deps, identity, params: { jobId }, body: { reason } }) => {
    const action = { by: identity.uid, reason, actionId: randomId(), now: deps.clock.now() };
    return cancelJob(deps.documents, jobRows, jobId, action);
  });

  bindRoute(app, needs, routes.resumeJob, async ({ deps, identity, params: { jobId }, body: { reason } }) => {
    const now = deps.clock.now();
    const action = { by: identity.uid, reason, actionId: randomId(), now };
    const job = await resumeJob(deps.documents, jobId, action);
    await deps.wakeups.at('job', { jobId }, now);
    return job;
  });

  bindRoute(app, needs, routes.getPerson, async ({ deps, identity, params: { uid } }) => {
    const { documents, clock } = deps;
    const found = await documents.threads.where('readerUid', '==', uid).limit(50).get();
    const threads = found.docs
      .map((document) => document.data())
      .filter(({ marketId }) => isOperatorOf(identity, marketId));
    const days = await Promise.all(
      threads.map(({ threadId }) =>
        documents.usageDays.where('threadId', '==', threadId).orderBy('date', 'desc').limit(usageDays).get(),
      ),
    );
    const usage = days.flatMap(({ docs }) => docs.map((document) => document.data()));
    return {
      uid,
      threads: threads.map((thread) => threadView(thread, clock.now())),
      usage: usage.toSorted((a, b) => b.date.localeCompare(a.date)),
    };
  });

  return app;
}
