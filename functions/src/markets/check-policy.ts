import {
  type JsonObject,
  type MervePolicy,
  mervePolicySchema,
  type PolicyProblem,
  type ToolConstraint,
  type ToolPolicy,
  toolConstraintSchema,
} from '@merve/contract';
import { checkTemplate } from './check-template.ts';
import { differencesBetween } from './policy-differences.ts';
import type { GovernedTool } from './tool-policy.ts';

export type CheckedPolicy =
  | { readonly ok: true; readonly policy: MervePolicy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/** What the reading schema allows and nobody can mean: [least, most]. A policy stored before stays readable. */
const ranges = {
  maxOutboundPerInbound: [1, 20],
  modelRoundsPerTurn: [1, 12],
  turnDeadlineSeconds: [5, 120],
} as const satisfies Partial<Record<keyof MervePolicy['safety'], readonly [number, number]>>;

/**
 * Whether a policy as an operator sent it may be put in force, or on trial; if not, everything that is wrong with it at
 * once. It must be whole, for what were filled in would be decided by nobody; it must name only tools that exist; and
 * nothing in it may be a switch that does nothing. Pure.
 */
export function checkPolicy(given: JsonObject, tools: readonly GovernedTool[]): CheckedPolicy {
  const parsed = mervePolicySchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }): PolicyProblem => {
      const where = path.join('.');
      const isMissing = valueAt(given, path) === undefined;
      return {
        path: where,
        code: isMissing ? 'missing' : 'invalid',
        message: isMissing ? 'It is missing' : message,
      };
    });
    return { ok: false, problems };
  }
  const policy = parsed.data;
  const problems = [
    ...incomplete(given, policy),
    ...safetyProblems(policy, tools),
    ...confirmationProblems(policy, tools),
    ...Object.entries(policy.tools).flatMap(([name, entry]) => toolProblems(name, entry, tools)),
    ...otherProblems(policy),
  ];
  return problems.length === 0 ? { ok: true, policy } : { ok: false, problems };
}

/** What reading the policy filled in, dropped or changed. */
function incomplete(given: JsonObject, policy: MervePolicy): PolicyProblem[] {
  return differencesBetween(given, policy).map(({ path, before, after }) => {
    if (before === undefined) return { path, code: 'missing', message: 'It is missing' };
    if (after === undefined) return { path, code: 'not_known_here', message: 'There is no such setting' };
    return { path, code: 'invalid', message: 'It is not as it would be stored' };
  });
}

function safetyProblems({ safety }: MervePolicy, tools: readonly GovernedTool[]): PolicyProblem[] {
  const outOfRange = Object.entries(ranges).flatMap(([name, [least, most]]): PolicyProblem[] => {
    const value = new Map<string, unknown>(Object.entries(safety)).get(name);
    if (typeof value === 'number' && value >= least && value <= most) return [];
    return [{ path: `safety.${name}`, code: 'out_of_range', message: `It must be from ${least} to ${most}` }];
  });
  const path = 'safety.requireConfirmFor';
  const unknown = safety.requireConfirmFor
    .filter((name) => !tools.some((tool) => tool.name === name))
    .map((name) => unknownTool(path, name, tools));
  const isTwice = new Set(safety.requireConfirmFor).size < safety.requireConfirmFor.length;
  const twice: PolicyProblem[] = isTwice ? [{ path, code: 'invalid', message: 'It names a tool twice' }] : [];
  return [...outOfRange, ...unknown, ...twice];
}

/**
 * The list says which tools ask for a YES, and must say it as it is. What proposes always asks, what reads never does, and what
 * acts at once has no question to ask: listed, it could not be called at all, which is what switching it off is for.
 */
function confirmationProblems(
  { safety, tools: entries }: MervePolicy,
  tools: readonly GovernedTool[],
): PolicyProblem[] {
  const path = 'safety.requireConfirmFor';
  const listed = new Set(safety.requireConfirmFor);
  return tools.flatMap(({ name, effect }): PolicyProblem[] => {
    const isOn = Object.hasOwn(entries, name) && entries[name]?.enabled === true;
    if (effect === 'propose')
      return listed.has(name) || !isOn
        ? []
        : [{ path, code: 'no_effect', message: `${name} always asks, listed or not: leave it in the list` }];
    if (!listed.has(name)) return [];
    return [{ path, code: 'no_effect', message: effect === 'read' ? neverAsks(name) : actsAtOnce(name) }];
  });
}

const neverAsks = (name: string) => `${name} only reads, and never asks`;
const actsAtOnce = (name: string) =>
  `${name} acts at once and has no question to ask, so it could not be called: switch it off instead`;

function toolProblems(name: string, entry: ToolPolicy, tools: readonly GovernedTool[]): PolicyProblem[] {
  const path = `tools.${name}`;
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) return [unknownTool(path, name, tools)];
  const problems: PolicyProblem[] = [];
  const hasNoEffect = (field: string, message: string) =>
    problems.push({ path: `${path}.${field}`, code: 'no_effect', message });
  if (tool.effect === 'propose' && entry.requireConfirmation === false) {
    hasNoEffect('requireConfirmation', `${name} always asks: what it proposes is carried out by a YES alone`);
  }
  if (tool.effect === 'read' && entry.requireConfirmation === true) {
    hasNoEffect('requireConfirmation', neverAsks(name));
  }
  if (tool.effect === 'commit' && entry.requireConfirmation === true) {
    hasNoEffect('requireConfirmation', actsAtOnce(name));
  }
  for (const { constraint, field } of constraintsSet(entry)) {
    if (!tool.constrainedBy.includes(constraint)) hasNoEffect(field, `${name} cannot be constrained by it`);
  }
  if (entry.template !== null) problems.push(...checkTemplate(`${path}.template`, entry.template, tool));
  return problems;
}

/** The constraints an entry makes use of, and where they stand in it. */
function constraintsSet({ allowedTags, constraints = {} }: ToolPolicy): {
  readonly constraint: ToolConstraint;
  readonly field: string;
}[] {
  const { categories = [], towns = [], maxResults } = constraints;
  const isSet: Readonly<Record<ToolConstraint, boolean>> = {
    allowedTags: allowedTags.length > 0,
    categories: categories.length > 0,
    towns: towns.length > 0,
    maxResults: maxResults !== undefined,
  };
  return toolConstraintSchema.options
    .filter((constraint) => isSet[constraint])
    .map((constraint) => ({
      constraint,
      field: constraint === 'allowedTags' ? constraint : `constraints.${constraint}`,
    }));
}

function otherProblems({ requests, whatsappTemplates }: MervePolicy): PolicyProblem[] {
  const problems: PolicyProblem[] = [];
  if (requests.expiresAfterMinutes <= requests.lateAfterMinutes) {
    problems.push({
      path: 'requests.expiresAfterMinutes',
      code: 'out_of_range',
      message: 'A request must be late before it ends',
    });
  }
  for (const [type, { contentSid }] of Object.entries(whatsappTemplates)) {
    if (/^HX[0-9a-f]{32}$/.test(contentSid)) continue;
    problems.push({
      path: `whatsappTemplates.${type}.contentSid`,
      code: 'invalid',
      message: 'A ContentSid is HX and 32 hexadecimal digits',
    });
  }
  return problems;
}

function unknownTool(path: string, name: string, tools: readonly GovernedTool[]): PolicyProblem {
  const known = tools.map((tool) => tool.name).toSorted();
  return { path, code: 'unknown_tool', message: `There is no tool called ${name.slice(0, 64)}`, known };
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
}
