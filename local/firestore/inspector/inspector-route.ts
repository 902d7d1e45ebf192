import type { Engine } from '../engine/engine.ts';
import { invalidArgument } from '../errors.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import type { HttpAnswer, HttpRequest, Route } from '../http/http-door.ts';
import type { TriggerDelivery } from '../triggers/trigger-delivery.ts';
import type { TriggerRegistry } from '../triggers/trigger-registry.ts';
import type { Activity } from './activity.ts';
import { browse, listDatabases } from './browse.ts';
import { page } from './page.ts';
import { refuseOtherOrigins } from './same-machine.ts';

export interface InspectorServices {
  readonly engine: Engine;
  readonly activity: Activity;
  readonly triggers: TriggerRegistry;
  readonly delivery: TriggerDelivery;
  readonly faults: FaultPlan;
}

/** The paths of the inspector, all under `/local/v1/`. */
export const INSPECTOR_PATHS = /^\/local\/v1\/(databases|browse|activity)?$/;

/**
 * `GET /local/v1/`: a page that shows documents, calls, decisions, locks, triggers and faults. What it reads:
 * `databases`, `browse?database=&path=&start=`, `activity`. Read only, and for this machine only.
 */
export function inspectorRoute(services: InspectorServices): Route {
  return (request) => {
    const match = INSPECTOR_PATHS.exec(request.path);
    return match ? serve(services, request, match[1]) : undefined;
  };
}

async function serve(
  services: InspectorServices,
  request: HttpRequest,
  what: string | undefined,
): Promise<HttpAnswer> {
  refuseOtherOrigins(request);
  if (request.method !== 'GET') throw invalidArgument('The inspector knows GET only.');
  if (what === 'databases') return { body: { databases: listDatabases(services.engine) } };
  if (what === 'browse') {
    const database = request.query.get('database') ?? '';
    const start = Number(request.query.get('start') ?? 0);
    if (!Number.isSafeInteger(start) || start < 0) throw invalidArgument('start must be a position.');
    return { body: browse(services.engine, database, request.query.get('path') ?? '', start) };
  }
  if (what === 'activity') return { body: activityOf(services) };
  return { contentType: 'text/html; charset=UTF-8', body: page };
}

function activityOf({ engine, activity, triggers, delivery, faults }: InspectorServices): object {
  const now = engine.clock.milliseconds();
  const transactions = [...engine.databases()].flatMap(({ name, transactions: registry }) =>
    registry.list().map((transaction) => ({
      database: name,
      id: transaction.id,
      readOnly: transaction.readOnly,
      milliseconds: Math.round(now - transaction.startedAt),
      documents: [...transaction.documents],
      queries: transaction.queries.size,
    })),
  );
  const lockWaits = [...engine.databases()].flatMap((database) =>
    database.lockWaits().map((wait) => ({ database: database.name, ...wait })),
  );
  return {
    calls: activity.calls(),
    decisions: activity.decisions(),
    transactions,
    lockWaits,
    triggers: triggers.list().map(({ key, project, document, kind }) => ({ key, project, document, kind })),
    pendingDeliveries: delivery.pending,
    faults: faults.status(),
    clock: { now: engine.clock.now().toISOString(), frozen: engine.clock.frozen, real: engine.clock.isReal },
  };
}
