import { catalogueEditorRoutes, type ImportOutcome } from '@merve/contract/api';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { World } from '../../orchestrator/testing/world.ts';
import { runJob } from '../../platform/jobs/run-job.ts';
import type { Environment } from '../api-environment.ts';
import { jobRows } from '../capabilities.ts';

const market = '/v1/admin/markets/north-cyprus';
let tables = 0;

/** Calls a route as an operator. @throws Error for an answer that is no success. */
async function call(api: Hono<Environment>, method: string, path: string, body: object): Promise<unknown> {
  const answer = await api.request(`${market}${path}`, {
    method,
    headers: { authorization: 'Bearer admin:olga', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What rows would become. */
export async function tryTable(api: Hono<Environment>, rows: readonly unknown[]): Promise<ImportOutcome[]> {
  const answer = await call(api, 'POST', '/listings/trial', { rows });
  return catalogueEditorRoutes.tryImport.response.schema.parse(answer).outcomes;
}

/** Hands a table over in parts of so many rows, and begins its import. @returns the job's id */
export async function beginTable(
  api: Hono<Environment>,
  rows: readonly unknown[],
  rowsInPart = rows.length,
): Promise<string> {
  tables += 1;
  const jobId = `table-${tables}`;
  const parts = Math.ceil(rows.length / rowsInPart);
  for (let index = 0; index < parts; index += 1) {
    const part = rows.slice(index * rowsInPart, (index + 1) * rowsInPart);
    await call(api, 'PUT', `/imports/${jobId}/parts/${index}`, { rows: part });
  }
  await call(api, 'POST', `/imports/${jobId}`, { reason: 'Asked for by the owner', title: 'a.csv', parts });
  return jobId;
}

/** What became of the rows of an import by now. */
export async function outcomesOf(world: World, jobId: string): Promise<ImportOutcome[]> {
  const parts = await world.documents.jobParts(jobId).orderBy('index').get();
  const rows = z.array(z.unknown());
  const outcomes = parts.docs.flatMap((part) => rows.safeParse(part.data().outcome).data ?? []);
  return catalogueEditorRoutes.tryImport.response.schema.parse({ outcomes }).outcomes;
}

/** Imports a table, to its end. */
export async function importTable(
  world: World,
  api: Hono<Environment>,
  rows: readonly unknown[],
): Promise<ImportOutcome[]> {
  const jobId = await beginTable(api, rows);
  await runJob(world, jobRows, jobId);
  return outcomesOf(world, jobId);
}
