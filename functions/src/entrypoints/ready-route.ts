import { publicRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { marketSection, readConfig } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { errorAnswer } from './http-errors.ts';
import { type Readiness, readinessOf } from './readiness.ts';

/** Whether what every answer rests on answers, for whoever watches over Merve. */
export function readyRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();
  const looks = new WeakMap<object, () => Promise<Readiness>>();
  bindRoute(app, needs, routes.ready, async ({ deps: { documents, clock }, traceId }) => {
    const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
    const embedder = needs.embedder ?? (async () => null);
    const restaurantEmbedder = needs.restaurantEmbedder ?? (async () => null);
    const world = { documents, clock, marketId, embedder, restaurantEmbedder };
    const look = looks.get(documents) ?? readinessOf(world);
    looks.set(documents, look);
    const readiness = await look();
    if (readiness.status === 'ready') return readiness;
    const away = new MerveError('UPSTREAM_UNAVAILABLE', 'Not ready');
    const { status, body } = errorAnswer(away, traceId);
    return Response.json({ ...readiness, ...body }, { status });
  });
  return app;
}
