import { createHash, timingSafeEqual } from 'node:crypto';
import type { ImportReport, ImportRequest } from '@merve/contract';
import { jobRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import type { AuditReport } from '../platform/audit/auditor.ts';
import { MerveError } from '../platform/errors.ts';
import { type Environment, parsedBody } from './api-environment.ts';
import { answerErrors, traceRequests } from './api-frame.ts';

/** What the jobs do; `jobs-routes.ts` wires them to the real world. */
export interface Jobs {
  sweep(): Promise<void>;
  audit(): Promise<readonly AuditReport[]>;
  importLegacy(request: ImportRequest, traceId: string): Promise<ImportReport>;
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
  app.use('*', async (context, next) => {
    const given = context.req.header('authorization')?.match(/^Bearer (\S+)$/)?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(needs.secret()))) {
      throw new MerveError('UNAUTHENTICATED', 'Not the secret of this service');
    }
    await next();
  });
  app.post(routes.runSweep.path, async (context) => {
    const { sweep } = await needs.jobs();
    await sweep();
    return context.json({ swept: true });
  });
  app.post(routes.runAudits.path, async (context) => {
    const { audit } = await needs.jobs();
    return context.json({ auditors: await audit() });
  });
  app.post(routes.importLegacy.path, async (context) => {
    const request = await parsedBody(context.req.raw, routes.importLegacy.body);
    const { importLegacy } = await needs.jobs();
    return context.json(await importLegacy(request, context.get('traceId')));
  });
  return app;
}
