import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiRoutes, jobsApiRoutes } from '@merve/contract/api';
import { createApi } from '../../functions/src/entrypoints/create-api.ts';
import { createJobsApi } from '../../functions/src/entrypoints/create-jobs-api.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { apiDocument } from './api-document.ts';

const never = () => Promise.reject(new Error('not called'));
const boundBy = (app: ReturnType<typeof createApi>) =>
  app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
const inContract = (routes: typeof apiRoutes) =>
  routes
    .flatMap(({ method, path, alias }) =>
      [path, ...(alias === undefined ? [] : [alias])].map((one) => `${method.toUpperCase()} ${one}`),
    )
    .toSorted();

test('docs/openapi.json is what the contract says: `npm run openapi` writes it', () => {
  const written: unknown = JSON.parse(readFileSync(join(repositoryRoot(), 'docs/openapi.json'), 'utf8'));
  expect(JSON.parse(JSON.stringify(apiDocument()))).toEqual(written);
});

test('the functions answer on every route of the contract, and on no other', () => {
  const api = createApi({ dependencies: never, verify: never });
  expect([...new Set(boundBy(api))].toSorted()).toEqual(inContract(apiRoutes));
  const jobs = createJobsApi({ secret: () => 'x'.repeat(32), jobs: never });
  expect([...new Set(boundBy(jobs))].toSorted()).toEqual(inContract(jobsApiRoutes));
});

test('every operation has a name of its own', () => {
  const names = [...apiRoutes, ...jobsApiRoutes].map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});
