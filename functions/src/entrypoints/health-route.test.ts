import { expect, jest, test } from '@jest/globals';
import { publicRoutes } from '@merve/contract/api';
import { apiFrame, healthPath } from './api-frame.ts';

test('who asks whether the API is up is answered in its frame, at the path that its document names', async () => {
  expect(healthPath).toBe(publicRoutes.health.path);
  const answer = await apiFrame().request(healthPath, { headers: { origin: 'https://merve.test' } });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', service: 'merve' }]);
  expect(answer.headers.get('x-trace-id')).toMatch(/\S/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://merve.test');
  expect((await apiFrame().request('/v1/anything')).status).toBe(404);
});

test('… and no other route is loaded for it', async () => {
  jest.doMock('./api-routes.ts', () => {
    throw new Error('the routes are loaded');
  });
  const listened = jest.fn(async () => {});
  jest.doMock('./health-route.ts', () => ({ healthListener: listened }));
  const { api } = await import('./api.ts');
  const request = Object.assign(Object.create(null), { method: 'GET', path: healthPath, headers: {} });
  const response = Object.assign(Object.create(null), { on: () => {} });
  await Promise.resolve(Reflect.apply(api, undefined, [request, response]));
  expect(listened).toHaveBeenCalledTimes(1);
});
