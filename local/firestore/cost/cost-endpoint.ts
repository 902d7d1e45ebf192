import { z } from 'zod';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { type HttpAnswer, type HttpRequest, parseJson } from '../http/http-door.ts';
import type { CostAccount } from './cost-account.ts';
import { costTable } from './cost-table.ts';

const LABEL = z.object({ label: z.string().min(1), latency: z.number().min(0).max(10_000).optional() });

/**
 * `GET /local/v1/cost`: what was spent, by label; `?label=` one of them; `?format=table` for people. `PUT {label, latency?}`
 * counts under that label from now on, from zero. `DELETE` answers once more and forgets all.
 * Throws INVALID_ARGUMENT, or NOT_FOUND for a label under which nothing was counted.
 */
export async function costEndpoint(account: CostAccount, request: HttpRequest): Promise<HttpAnswer> {
  switch (request.method) {
    case 'PUT': {
      const parsed = LABEL.safeParse(parseJson(request.body));
      if (!parsed.success) throw invalidArgument('The body must be {"label": "…"}.');
      account.start(parsed.data.label, parsed.data.latency);
      return { body: {} };
    }
    case 'DELETE': {
      const all = account.all();
      account.clear();
      return { body: all };
    }
    case 'GET':
      return report(account, request.query);
    default:
      throw invalidArgument('The cost account knows GET, PUT and DELETE.');
  }
}

function report(account: CostAccount, query: URLSearchParams): HttpAnswer {
  const label = query.get('label');
  const one = label === null ? undefined : account.read(label);
  if (label !== null && !one) throw new FirestoreError('NOT_FOUND', `Nothing was counted under ${label}.`);
  if (query.get('format') === 'table') {
    const costs = label !== null && one ? { [label]: one } : account.all();
    return { contentType: 'text/plain; charset=UTF-8', body: costTable(costs) };
  }
  return { body: one ?? account.all() };
}
