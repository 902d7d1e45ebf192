import { invalidArgument } from '../errors.ts';
import type { HttpAnswer, HttpRequest, Route } from '../http/http-door.ts';
import { refuseOtherOrigins } from '../inspector/same-machine.ts';
import type { IndexGuard } from './index-guard.ts';

/** `GET /local/v1/indexes`: which indexes were used, which were missing, and which nobody needed. For this machine only. */
export function indexesRoute(guard: IndexGuard | undefined): Route {
  return (request) => (request.path === '/local/v1/indexes' ? report(guard, request) : undefined);
}

async function report(guard: IndexGuard | undefined, request: HttpRequest): Promise<HttpAnswer> {
  refuseOtherOrigins(request);
  if (request.method !== 'GET') throw invalidArgument('The index report knows GET only.');
  const nothing = { missing: [], unused: [], used: [] };
  return { body: { enforced: guard !== undefined, ...(guard?.report() ?? nothing) } };
}
