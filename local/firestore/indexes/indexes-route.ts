import { invalidArgument } from '../errors.ts';
import type { Route } from '../http/http-door.ts';
import type { IndexGuard } from './index-guard.ts';

/** `GET /local/v1/indexes`: which indexes were used, which were missing, and which nobody needed. */
export function indexesRoute(guard: IndexGuard | undefined): Route {
  return (request) => {
    if (request.path !== '/local/v1/indexes') return undefined;
    if (request.method !== 'GET') return Promise.reject(invalidArgument('The index report knows GET only.'));
    const nothing = { missing: [], unused: [], used: [] };
    return Promise.resolve({ body: { enforced: guard !== undefined, ...(guard?.report() ?? nothing) } });
  };
}
