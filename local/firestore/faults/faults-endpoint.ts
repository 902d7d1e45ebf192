import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { type HttpAnswer, type HttpRequest, parseJson } from '../http/http-door.ts';
import type { FaultPlan } from './fault-plan.ts';
import { DELIVERY_FAULTS, LISTENER_FAULTS, RPC_FAULTS } from './fault-rule.ts';

const RULE = z.strictObject({
  kind: z.enum([...RPC_FAULTS, ...LISTENER_FAULTS, ...DELIVERY_FAULTS]),
  rpc: z.string().optional(),
  path: z.string().min(1).optional(),
  pathContains: z.string().optional(),
  trigger: z.string().optional(),
  probability: z.number().min(0).max(1).optional(),
  times: z.number().int().positive().optional(),
  skip: z.number().int().nonnegative().optional(),
  ms: z.number().nonnegative().optional(),
  jitterMs: z.number().nonnegative().optional(),
});
const RULES = z.array(RULE);
const PLAN = z.union([
  RULES.transform((rules) => ({ rules, seed: undefined })),
  z.strictObject({ rules: RULES, seed: z.number().int().optional() }),
]);
const MORE = z.union([RULES, RULE.transform((rule) => [rule])]);

/**
 * `GET /local/v1/faults`: `{seed, rules: [{rule, left, happened}]}`. `PUT` a list of rules, or `{seed, rules}`, replaces the
 * plan; `POST` a rule or a list adds to it; `DELETE` ends it. Each answers as GET. Throws INVALID_ARGUMENT.
 */
export async function faultsEndpoint(plan: FaultPlan, request: HttpRequest): Promise<HttpAnswer> {
  switch (request.method) {
    case 'GET':
      break;
    case 'PUT': {
      const { rules, seed } = parse(PLAN, request.body);
      plan.set(rules, seed);
      break;
    }
    case 'POST':
      for (const rule of parse(MORE, request.body)) plan.add(rule);
      break;
    case 'DELETE':
      plan.clear();
      break;
    default:
      throw invalidArgument('The fault plan knows GET, PUT, POST and DELETE.');
  }
  return { body: { seed: plan.seed, rules: plan.status() } };
}

function parse<T>(schema: z.ZodType<T>, body: string): T {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw invalidArgument(`Not a list of fault rules: ${z.prettifyError(parsed.error)}`);
}
