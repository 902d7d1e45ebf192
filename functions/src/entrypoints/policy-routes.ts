import {
  candidateDiscardRequestSchema,
  candidatePromoteRequestSchema,
  jsonObjectSchema,
  marketIdSchema,
  type PolicyHistory,
  type PolicyOutdated,
  type PolicyRefused,
  policyChangeRequestSchema,
  policyUndoRequestSchema,
  templatePreviewRequestSchema,
} from '@merve/contract';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
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
import { type ApiNeeds, type Environment, parsedBody } from './api-environment.ts';
import { errorAnswer } from './http-errors.ts';

/** The policy itself is judged field by field (`check-policy.ts`), so that an operator is told of every problem at once. */
const changeRequestSchema = policyChangeRequestSchema.extend({ policy: jsonObjectSchema });

const historyQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  before: z.coerce.number().int().positive().optional(),
});

/**
 * `/v1/admin/markets/{marketId}/merve…`: the Merve controller. What is in force, changing it, its history, and policies
 * on trial. Mounted behind the admin claim; every change is on record with who, when, why and what.
 */
export function policyRoutes(needs: ApiNeeds): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get('/', async (context) => {
    const { documents, tools } = await needs.dependencies();
    const loaded = await loadMarket(documents, marketOf(context), tools.tools);
    return context.json(describeController(loaded.config, tools.tools, loaded));
  });

  routes.put('/', async (context) => {
    const body = await parsedBody(context.req.raw, changeRequestSchema);
    const { documents, tools, action } = await actionOf(needs, context, body.reason);
    return answer(needs, context, await savePolicy(documents, tools.tools, { ...body, ...action }));
  });

  routes.post('/preview', async (context) => {
    const body = await parsedBody(context.req.raw, templatePreviewRequestSchema);
    const { documents, tools } = await needs.dependencies();
    const { market } = await loadMarket(documents, marketOf(context), tools.tools);
    return context.json(previewTemplate(body, market, tools.tools));
  });

  routes.get('/history', async (context) => {
    const { limit, before } = parsedQuery(context.req.query());
    const { documents } = await needs.dependencies();
    const newestFirst = documents.policyChanges(marketOf(context)).orderBy('policyVersion', 'desc');
    const page = before === undefined ? newestFirst : newestFirst.startAfter(before);
    const changes = (await page.limit(limit).get()).docs.map((document) => document.data());
    return context.json({
      entries: changes.map(describeChange),
      next: changes.length < limit ? null : (changes.at(-1)?.policyVersion ?? null),
    } satisfies PolicyHistory);
  });

  routes.post('/history/:policyVersion/undo', async (context) => {
    const body = await parsedBody(context.req.raw, policyUndoRequestSchema);
    const undoes = z.coerce.number().int().positive().safeParse(context.req.param('policyVersion'));
    if (!undoes.success) throw new MerveError('NOT_FOUND', 'There is no such version');
    const { documents, tools, action } = await actionOf(needs, context, body.reason);
    const outcome = await undoPolicyChange(documents, tools.tools, {
      ...body,
      ...action,
      undoes: undoes.data,
    });
    return answer(needs, context, outcome);
  });

  routes.put('/candidate', async (context) => {
    const body = await parsedBody(context.req.raw, changeRequestSchema);
    const { documents, tools, action } = await actionOf(needs, context, body.reason);
    return answer(needs, context, await tryPolicy(documents, tools.tools, { ...body, ...action }));
  });

  routes.get('/candidate/report', async (context) => {
    const { documents, tools } = await needs.dependencies();
    const { config } = await loadMarket(documents, marketOf(context), tools.tools);
    if (config.candidate === null) throw new MerveError('NOT_FOUND', 'No policy is on trial');
    const names = tools.tools.map(({ name }) => name);
    return context.json(await shadowReport(documents, config.candidate, names));
  });

  routes.post('/candidate/promote', async (context) => {
    const body = await parsedBody(context.req.raw, candidatePromoteRequestSchema);
    const { documents, tools, action } = await actionOf(needs, context, body.reason);
    return answer(needs, context, await promoteCandidate(documents, tools.tools, { ...body, ...action }));
  });

  routes.post('/candidate/discard', async (context) => {
    const body = await parsedBody(context.req.raw, candidateDiscardRequestSchema);
    const { documents, tools, action } = await actionOf(needs, context, body.reason);
    return answer(needs, context, await discardCandidate(documents, tools.tools, { ...body, ...action }));
  });

  return routes;
}

/** @throws MerveError `NOT_FOUND` for what cannot be a market's id. */
function marketOf(context: Context<Environment>): string {
  const marketId = marketIdSchema.safeParse(context.req.param('marketId'));
  if (!marketId.success) throw new MerveError('NOT_FOUND', 'There is no such market');
  return marketId.data;
}

function parsedQuery(query: Record<string, string>): z.output<typeof historyQuerySchema> {
  const parsed = historyQuerySchema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new MerveError('BAD_REQUEST', 'limit is from 1 to 50, and before is a version');
}

async function actionOf(needs: ApiNeeds, context: Context<Environment>, reason: string) {
  const { documents, tools, clock } = await needs.dependencies();
  const action: PolicyAction = {
    marketId: marketOf(context),
    by: context.get('identity').uid,
    reason,
    traceId: context.get('traceId'),
    now: clock.now(),
    changeId: randomId(),
  };
  return { documents, tools, action };
}

/** 200 with what is in force now; 409 with the newer one; 400 with everything that is wrong. */
async function answer(
  needs: ApiNeeds,
  context: Context<Environment>,
  outcome: PolicyOutcome,
): Promise<Response> {
  const { tools, markets } = await needs.dependencies();
  markets?.forget(marketOf(context));
  if (outcome.kind === 'saved') {
    return context.json(describeController(outcome.config, tools.tools, outcome));
  }
  const refused = outcome.kind === 'outdated' ? 'POLICY_OUTDATED' : 'POLICY_INVALID';
  const thrown = new MerveError(refused, 'The policy was not changed');
  const { status, body } = errorAnswer(thrown, context.get('traceId'));
  const details =
    outcome.kind === 'outdated'
      ? ({
          ...body,
          current: describeController(outcome.config, tools.tools, outcome),
        } satisfies PolicyOutdated)
      : ({ ...body, problems: [...outcome.problems] } satisfies PolicyRefused);
  return Response.json(details, { status, headers: { 'x-trace-id': context.get('traceId') } });
}
