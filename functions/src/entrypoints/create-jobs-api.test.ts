import { expect, test } from '@jest/globals';
import { jobRoutes } from '@merve/contract/api';
import { MerveError } from '../platform/errors.ts';
import { createJobsApi } from './create-jobs-api.ts';

const secret = 'a-secret-of-the-test-alone-and-long-enough';

function desk() {
  const done: string[] = [];
  const api = createJobsApi({
    secret: () => secret,
    jobs: async () => ({
      sweep: async () => void done.push('sweep'),
      audit: async () => {
        done.push('audit');
        return [];
      },
      importLegacy: async ({ what, dryRun }) => {
        done.push(`${dryRun ? 'would import' : 'import'} ${what}`);
        return { rows: [], next: null };
      },
      get users(): never {
        throw new Error('unused');
      },
    }),
  });
  const post = (path: string, token?: string, body: object = { what: 'sessions' }) =>
    api.request(path, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify(body),
    });
  return { done, post };
}

test.each(Object.values(jobRoutes).map(({ path }) => path))(
  '%s does nothing without the secret',
  async (path) => {
    const { done, post } = desk();
    for (const wrong of [undefined, '', secret.slice(1), `${secret}x`])
      expect((await post(path, wrong)).status).toBe(401);
    expect(done).toEqual([]);
    const answer = await post(path, secret);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-trace-id')).toMatch(/\w+/);
    expect(done).toHaveLength(1);
  },
);

test('a secret that is not configured lets nobody in', async () => {
  const api = createJobsApi({
    secret: () => {
      throw new MerveError('CONFIG_MISSING', 'SERVICE_TOKEN is not set');
    },
    jobs: () => Promise.reject(new Error('not called')),
  });
  const answer = await api.request('/v1/jobs/sweep', {
    method: 'POST',
    headers: { authorization: 'Bearer ' },
  });
  expect(answer.status).toBe(500);
});

test('an import is a dry run unless told otherwise, and never of something else', async () => {
  const { done, post } = desk();
  await post('/v1/jobs/import-legacy', secret);
  await post('/v1/jobs/import-legacy', secret, { what: 'bookings', dryRun: false });
  expect(done).toEqual(['would import sessions', 'import bookings']);
  expect((await post('/v1/jobs/import-legacy', secret, { what: 'users' })).status).toBe(400);
  expect((await post('/v1/jobs/import-legacy', secret, { what: 'bookings', limit: 101 })).status).toBe(400);
});
