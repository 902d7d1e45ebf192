import { allergenDeclarationRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { MerveError } from '../platform/errors.ts';
import { declarationView, declareAllergens } from '../restaurants/declare-allergens.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { actionOf, editAnswer } from './edit-answers.ts';

/** Operators keep what owners of restaurants declare of allergens. */
export function allergenDeclarationRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getAllergenDeclaration, async ({ deps, params: { listingId } }) => {
    const { documents, clock } = deps;
    const [listing, restaurant] = await Promise.all([
      documents.listing(listingId).get(),
      documents.restaurant(listingId).get(),
    ]);
    if (!listing.exists) throw new MerveError('NOT_FOUND', 'There is no such listing');
    return declarationView(listingId, restaurant.data(), clock.now());
  });

  bindRoute(app, needs, routes.saveAllergenDeclaration, async (request) => {
    const { deps, params, body, traceId } = request;
    const operator = actionOf(request);
    const outcome = await declareAllergens(deps.documents, params.listingId, body, operator);
    return editAnswer(
      outcome,
      (restaurant) => declarationView(params.listingId, restaurant, operator.now),
      traceId,
    );
  });

  return app;
}
