import {
  jsonObjectSchema,
  type PolicyOutdated,
  type PolicyRefused,
  policyChangeRequestSchema,
} from '@merve/contract';
import { policyRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import type { Identity } from '../manifest/route.ts';
import {
  type PolicyAction,
  type PolicyOutcome,
  promoteCandidate,
  savePolicy,
  undoPolicyChange,
} from '../markets/change-policy.ts';
import { describeChange, describeController, previewTemplate } from '../markets/describe-controller.ts';
import { loadMarket } from '../markets/index.ts';
import { discardCandidate, tryPolicy } from '../markets/policy-trial.ts';
import { shadowReport } from '../markets/shadow-report.ts';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import type { ApiDependencies, ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { errorAnswer } from './http-errors.ts';

/** The policy itself is judged field by field (`check-policy.ts`), so that an operator is told of every problem at once. */
const body = policyChangeRequestSchema.extend({ policy: jsonObjectSchema });

/**
 * The Merve controller: what is in force, changing it, its history, and policies on trial. Every change is on record with
 * who, when, why and what.
 */
export function policyRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.getPolicy, async ({ deps: { documents, tools }, params: { marketId } }) => {
    const loaded = await loadMarket(documents, marketId, tools.tools);
    return describeController(loaded.config, tools.tools, loaded);
  });

  bindRoute(app, needs, { ...routes.changePolicy, body }, async (request) => {
    const change = { ...request.body, ...actionOf(request) };
    return answerOf(request, await savePolicy(request.deps.documents, request.deps.tools.tools, change));
  });

  bindRoute(app, needs, routes.previewTemplate, async ({ deps, params: { marketId }, body: template }) => {
    const { market } = await loadMarket(deps.documents, marketId, deps.tools.tools);
    return previewTemplate(template, market, deps.tools.tools);
  });

  bindRoute(app, needs, routes.listPolicyHistory, async ({ deps, params, query: { limit, before } }) => {
    const newestFirst = deps.documents.policyChanges(params.marketId).orderBy('policyVersion', 'desc');
    const page = before === undefined ? newestFirst : newestFirst.startAfter(before);
    const changes = (await page.limit(limit).get()).docs.map((document) => document.data());
    return {
      entries: changes.map(describeChange),
      next: changes.length < limit ? null : (changes.at(-1)?.policyVersion ?? null),
    };
  });

  bindRoute(app, needs, routes.undoPolicy, async (request) => {
    const undoes = request.params.policyVersion;
    const change = { ...request.body, ...actionOf(request), undoes };
    return answerOf(
      request,
      await undoPolicyChange(request.deps.documents, request.deps.tools.tools, change),
    );
  });

  bindRoute(app, needs, { ...routes.tryPolicy, body }, async (request) => {
    const change = { ...request.body, ...actionOf(request) };
    return answerOf(request, await tryPolicy(request.deps.documents, request.deps.tools.tools, change));
  });

  bindRoute(app, needs, routes.getTrialReport, async ({ deps: { documents, tools }, params }) => {
    const { config } = await loadMarket(documents, params.marketId, tools.tools);
    if (config.candidate === null) throw new MerveError('NOT_FOUND', 'No policy is on trial');
    const names = tools.tools.map(({ name }) => name);
    return shadowReport(documents, config.candidate, names);
  });

  bindRoute(app, needs, routes.promotePolicy, async (request) => {
    const change = { ...request.body, ...actionOf(request) };
    return answerOf(
      request,
      await promoteCandidate(request.deps.documents, request.deps.tools.tools, change),
    );
  });

  bindRoute(app, needs, routes.discardPolicy, async (request) => {
    const change = { ...request.body, ...actionOf(request) };
    return answerOf(
      request,
      await discardCandidate(request.deps.documents, request.deps.tools.tools, change),
    );
  });

  return app;
}

interface PolicyRequest {
  readonly deps: ApiDependencies;
  readonly identity: Identity;
  readonly traceId: string;
  readonly params: { readonly marketId: string };
  readonly body: { readonly reason: string };
}

const actionOf = ({ deps, identity, traceId, params, body: { reason } }: PolicyRequest): PolicyAction => ({
  marketId: params.marketId,
  by: identity.uid,
  reason,
  traceId,
  now: deps.clock.now(),
  changeId: randomId(),
});

/** 200 with what is in force now; 409 with the newer one; 400 with everything that is wrong. */
function answerOf({ deps, params, traceId }: PolicyRequest, outcome: PolicyOutcome) {
  const { tools, markets } = deps;
  markets?.forget(params.marketId);
  if (outcome.kind === 'saved') return describeController(outcome.config, tools.tools, outcome);
  const refused = outcome.kind === 'outdated' ? 'POLICY_OUTDATED' : 'POLICY_INVALID';
  const { status, body: error } = errorAnswer(new MerveError(refused, 'The policy was not changed'), traceId);
  const details =
    outcome.kind === 'outdated'
      ? ({
          ...error,
          current: describeController(outcome.config, tools.tools, outcome),
        } satisfies PolicyOutdated)
      : ({ ...error, problems: [...outcome.problems] } satisfies PolicyRefused);
  return Response.json(details, { status });
}
