import type { DutyRoster, PharmacyDuty } from '@merve/contract';
import { type DutyRosterView, dutyRosterRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { dutyRosterOf, saveDutyRoster } from '../markets/save-duty-roster.ts';
import { type ErrorCode, MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { randomId } from '../platform/ids.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { errorAnswer } from './http-errors.ts';

/** A roster with the names of its pharmacies: one round trip. */
async function rosterView(documents: Documents, roster: DutyRoster): Promise<DutyRosterView> {
  const { version, duties, updatedAt } = roster;
  const references = duties.map(({ placeId }) => documents.place(placeId));
  const places = references.length === 0 ? [] : await documents.db.getAll(...references);
  const nameOf = (index: number): string | null => {
    const name: unknown = places[index]?.get('name');
    return typeof name === 'string' ? name : null;
  };
  return {
    ...roster,
    duties: duties.map((duty, index) => ({ ...duty, name: nameOf(index) })),
    updatedAt: version === 0 ? null : updatedAt.toISOString(),
  };
}

function refused(code: ErrorCode, traceId: string, details: object): Response {
  const { status, body } = errorAnswer(new MerveError(code, 'The duty roster was not changed'), traceId);
  return Response.json({ ...body, ...details }, { status, headers: { 'x-trace-id': traceId } });
}

const written = (duties: readonly PharmacyDuty[]) =>
  duties.map(({ placeId, starts, ends }) => ({ placeId, starts, ends }));

/** Operators see and say which pharmacies are on duty in which night. */
export function dutyRosterRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getDutyRoster, async ({ deps: { documents, clock }, params }) =>
    rosterView(documents, await dutyRosterOf(documents, { ...params, now: clock.now() })),
  );

  bindRoute(app, needs, routes.saveDutyRoster, async ({ deps, identity, params, body, traceId }) => {
    const { documents, clock } = deps;
    const action = { ...params, ...body, by: identity.uid, traceId, changeId: randomId(), now: clock.now() };
    const outcome = await saveDutyRoster(documents, action);
    switch (outcome.kind) {
      case 'saved':
        return rosterView(documents, outcome.roster);
      case 'outdated':
        return refused('ROSTER_OUTDATED', traceId, { current: await rosterView(documents, outcome.roster) });
      case 'invalid':
        return refused('ROSTER_INVALID', traceId, { problems: outcome.problems });
    }
  });

  bindRoute(app, needs, routes.listDutyRosterHistory, async ({ deps, params, query }) => {
    const { limit, before } = query;
    const newestFirst = deps.documents
      .dutyRosterChanges(params.marketId, params.date)
      .orderBy('version', 'desc');
    const page = before === undefined ? newestFirst : newestFirst.startAfter(before);
    const changes = (await page.limit(limit).get()).docs.map((document) => document.data());
    return {
      entries: changes.map((change) => ({
        ...change,
        at: change.at.toISOString(),
        before: written(change.before),
        after: written(change.after),
      })),
      next: changes.length < limit ? null : (changes.at(-1)?.version ?? null),
    };
  });

  return app;
}
