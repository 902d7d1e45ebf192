import type { Hono } from 'hono';
import { accountRoutes } from './account-routes.ts';
import { admitOperator } from './admit-operator.ts';
import { allergenDeclarationRoutes } from './allergen-declaration-routes.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { apiFrame } from './api-frame.ts';
import { bindCapabilityRoutes } from './bind-route.ts';
import { catalogueEditorRoutes } from './catalogue-editor-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { chatRoutes, conversingBy } from './chat-routes.ts';
import { dutyRosterRoutes } from './duty-roster-routes.ts';
import { limitCallers } from './limit-callers.ts';
import { listingRoutes } from './listing-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { policyRoutes } from './policy-routes.ts';
import { readyRoutes } from './ready-route.ts';
import { replayRoutes } from './replay-routes.ts';
import { takeoverRoutes } from './takeover-routes.ts';
import { whatsAppLinkRoutes } from './whatsapp-link-routes.ts';

const rooms = [
  chatRoutes,
  accountRoutes,
  whatsAppLinkRoutes,
  readyRoutes,
  catalogueRoutes,
  operatorRoutes,
  takeoverRoutes,
  policyRoutes,
  replayRoutes,
  dutyRosterRoutes,
  listingRoutes,
  catalogueEditorRoutes,
  pictureRoutes,
  allergenDeclarationRoutes,
];

/** The HTTP API: a trace for every request, one form of every error, and the routes. */
export function createApi(given: ApiNeeds): Hono<Environment> {
  const app = apiFrame();
  const needs: ApiNeeds = {
    ...limitCallers(app, given),
    async admit(operator, route, params) {
      if (operator.operates === 'all') return;
      await admitOperator((await given.dependencies()).documents, operator, route, params);
    },
  };

  for (const routes of rooms) app.route('/', routes(needs));
  bindCapabilityRoutes(app, {
    ...needs,
    async dependencies() {
      const deps = await needs.dependencies();
      return { ...deps, conversing: conversingBy(deps) };
    },
  });
  return app;
}
