import { createHash, timingSafeEqual } from 'node:crypto';
import type { ImportReport, ImportRequest } from '@merve/contract';
import { jobRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import type { AuditReport } from '../platform/audit/auditor.ts';
import { MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { Environment } from './api-environment.ts';
import { answerErrors, traceRequests } from './api-frame.ts';
import { bindRoute, nobody } from './bind-route.ts';
import { bindUserRoutes, type UserDeps } from './user-routes.ts';

/** What the jobs do; `jobs-routes.ts` wires them to the real world. */
export interface Jobs {
  sweep(): Promise<void>;
  audit(): Promise<readonly AuditReport[]>;
  importLegacy(request: ImportRequest, traceId: string): Promise<ImportReport>;
  readonly users: UserDeps;
}

export interface JobsApiNeeds {
  /** At least 32 characters. @throws MerveError `CONFIG_MISSING` */
  secret(): string;
  /** Loaded with the first request that passes. */
  jobs(): Promise<Jobs>;
}

/** Of equal length whatever is compared, so that the time it takes tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** What schedules and engineers start by hand, for services that know the secret. */
export function createJobsApi(needs: JobsApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();
  traceRequests(app);
  answerErrors(app);
  const service = {
    dependencies: needs.jobs,
    async verify(authorization: string | undefined, serviceToken?: string) {
      const given = (serviceToken ?? authorization?.match(/^Bearer\s+(\S+)$/)?.[1] ?? '').trim();
      const secret = needs.secret();
      if (timingSafeEqual(digest(given), digest(secret))) return nobody;
      // Lengths tell an operator of a line break that came along with a secret, and nobody anything else.
      log.error('not the secret of this service', { received: given.length, expected: secret.length });
      throw new MerveError('UNAUTHENTICATED', 'Not the secret of this service');
    },
  };
  bindRoute(app, service, routes.runSweep, async ({ deps }) => {
    await deps.sweep();
    return { swept: true };
  });
  bindRoute(app, service, routes.runAudits, async ({ deps }) => ({ auditors: await deps.audit() }));
  bindRoute(app, service, routes.importLegacy, ({ deps, body, traceId }) => deps.importLegacy(body, traceId));
  bindUserRoutes(app, service);
  return app;
}
