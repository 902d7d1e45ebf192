import { describe, expect, test } from '@jest/globals';
import { type JsonObject, jsonObjectSchema, type MervePolicy } from '@merve/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { defineTool, type ToolDefinition } from '../tools/define-tool.ts';
import { doing } from '../tools/doing.ts';
import { testConfig } from '../tools/testing/tool-context.ts';
import { checkPolicy } from './check-policy.ts';
import { differencesBetween } from './policy-differences.ts';
import { policyOf } from './policy-of.ts';

function tool(name: string, changes: Partial<ToolDefinition<z.ZodObject>> = {}) {
  const run: ToolDefinition<z.ZodObject>['run'] = async () => ({ status: 'ok', data: {} });
  const words = {
    label: name,
    group: 'Others' as const,
    does: name,
    doing: doing.readingUp,
    description: name,
  };
  return defineTool({ name, ...words, input: z.object({}), effect: 'read', run, ...changes });
}

const tools = [
  tool('search', { constrainedBy: ['allowedTags', 'maxResults'] }),
  tool('order', {
    effect: 'propose',
    proposes: 'confirm_order',
    merchantTemplate: { always: ['details'], sample: () => ({ details: '2 × tea', businessName: 'Carob' }) },
  }),
  tool('note', { effect: 'commit' }),
];
const policy = policyOf(testConfig(tools));
const json = (value: unknown): JsonObject => jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)));

function problemsOf(changed: object): string[] {
  const checked = checkPolicy(json(changed), tools);
  return checked.ok ? [] : checked.problems.map(({ path, code }) => `${path} ${code}`).toSorted();
}
const withTool = (name: string, changes: object): MervePolicy => {
  const entry = policy.tools[name] ?? policy.tools['search'];
  if (entry === undefined) throw new Error('no entry');
  return { ...policy, tools: { ...policy.tools, [name]: { ...entry, ...changes } } };
};

describe('checkPolicy', () => {
  test('takes the generated default, and gives it back unchanged', () => {
    expect(checkPolicy(json(policy), tools)).toEqual({ ok: true, policy });
  });

  test('takes a policy without a tool: that tool is disabled', () => {
    const { search: _search, ...others } = policy.tools;
    expect(problemsOf({ ...policy, tools: others })).toEqual([]);
  });

  test('fills nothing in: whatever is left out is named', () => {
    const given = json(policy);
    const paths = differencesBetween({}, given).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['limits', 'safety', 'taxi']));
    for (const name of Object.keys(given)) {
      const { [name]: _left, ...rest } = given;
      expect(problemsOf(rest)).toEqual([`${name} missing`]);
    }
    const { radiusKm: _radius, ...taxi } = policy.taxi;
    expect(problemsOf({ ...policy, taxi })).toEqual(['taxi.radiusKm missing']);
  });

  test('drops nothing in silence: settings there are not are named', () => {
    expect(problemsOf({ ...policy, fee: 3 })).toEqual(['fee not_known_here']);
    expect(problemsOf(withTool('search', { allowTags: ['x'] }))).toEqual([
      'tools.search.allowTags not_known_here',
    ]);
  });

  test('refuses names that are no tool, and says which there are', () => {
    const checked = checkPolicy(json(withTool('serach', {})), tools);
    expect(checked).toMatchObject({
      ok: false,
      problems: [{ path: 'tools.serach', code: 'unknown_tool', known: ['note', 'order', 'search'] }],
    });
    const safety = { ...policy.safety, requireConfirmFor: ['order', 'order', 'constructor'] };
    expect(problemsOf({ ...policy, safety })).toEqual([
      'safety.requireConfirmFor invalid',
      'safety.requireConfirmFor unknown_tool',
    ]);
  });

  test('refuses switches that would do nothing', () => {
    expect(problemsOf(withTool('order', { requireConfirmation: false }))).toEqual([
      'tools.order.requireConfirmation no_effect',
    ]);
    expect(problemsOf(withTool('search', { requireConfirmation: true, template: 'x' }))).toEqual([
      'tools.search.requireConfirmation no_effect',
      'tools.search.template no_effect',
    ]);
    expect(
      problemsOf(
        withTool('note', {
          allowedTags: ['x'],
          constraints: { towns: ['Girne'] },
        }),
      ),
    ).toEqual(['tools.note.allowedTags no_effect', 'tools.note.constraints.towns no_effect']);
    expect(problemsOf(withTool('search', { allowedTags: ['x'], constraints: { maxResults: 3 } }))).toEqual(
      [],
    );
  });

  test('says of each tool that is on whether it asks, as it is: a list that says otherwise is refused', () => {
    const listing = (...requireConfirmFor: string[]) => ({
      ...policy,
      safety: { ...policy.safety, requireConfirmFor },
    });
    expect(problemsOf(listing('order'))).toEqual([]);
    const wrong = [listing(), listing('order', 'search'), listing('order', 'note')];
    for (const one of wrong) expect(problemsOf(one)).toEqual(['safety.requireConfirmFor no_effect']);
    expect(checkPolicy(json(listing('order', 'note')), tools)).toMatchObject({
      problems: [{ message: expect.stringContaining('switch it off instead') }],
    });
    expect(problemsOf(withTool('note', { requireConfirmation: true }))).toEqual([
      'tools.note.requireConfirmation no_effect',
    ]);
    expect(problemsOf({ ...withTool('order', { enabled: false }), safety: listing().safety })).toEqual([]);
  });

  test('refuses a template with variables there are not, and lists those there are', () => {
    const checked = checkPolicy(
      json(withTool('order', { template: '{business_name} {phone} {toString}' })),
      tools,
    );
    const known = ['details', 'businessName'];
    expect(checked).toMatchObject({
      problems: [
        {
          path: 'tools.order.template',
          code: 'unknown_variable',
          message: expect.stringContaining('phone'),
          known,
        },
        { code: 'unknown_variable', message: expect.stringContaining('toString'), known },
      ],
    });
    expect(problemsOf(withTool('order', { template: ' ' }))).toEqual(['tools.order.template invalid']);
    expect(problemsOf(withTool('order', { template: 'New from {businessName}' }))).toEqual([]);
  });

  test('refuses figures nobody can mean', () => {
    const safety = {
      ...policy.safety,
      maxOutboundPerInbound: 21,
      modelRoundsPerTurn: 0,
      turnDeadlineSeconds: 4,
    };
    // Zero is no figure at all to the schema, so it is named alone.
    expect(problemsOf({ ...policy, safety })).toEqual(['safety.modelRoundsPerTurn invalid']);
    expect(problemsOf({ ...policy, safety: { ...safety, modelRoundsPerTurn: 13 } })).toEqual([
      'safety.maxOutboundPerInbound out_of_range',
      'safety.modelRoundsPerTurn out_of_range',
      'safety.turnDeadlineSeconds out_of_range',
    ]);
    const requests = { ...policy.requests, lateAfterMinutes: 15, expiresAfterMinutes: 15 };
    const whatsappTemplates = { note: { contentSid: 'HX1', variables: [] } };
    expect(problemsOf({ ...policy, requests, whatsappTemplates })).toEqual([
      'requests.expiresAfterMinutes out_of_range',
      'whatsappTemplates.note.contentSid invalid',
    ]);
  });

  test('never throws, and never lets through what it did not read', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (changes) => {
        const given = json({ ...policy, ...changes });
        const checked = checkPolicy(given, tools);
        if (checked.ok) expect(differencesBetween(given, checked.policy)).toEqual([]);
        else expect(checked.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('differencesBetween', () => {
  test('names each field that differs, with what it was and is', () => {
    const before = { enabled: true, tools: { search: { allowedTags: ['a'], template: null } } };
    const after = { enabled: false, tools: { search: { allowedTags: ['a', 'b'] } }, taxi: { rounds: 3 } };
    expect(differencesBetween(before, after)).toEqual([
      { path: 'enabled', before: true, after: false },
      { path: 'taxi', after: { rounds: 3 } },
      { path: 'tools.search.allowedTags', before: ['a'], after: ['a', 'b'] },
      { path: 'tools.search.template', before: null },
    ]);
  });

  test('finds none between a value and itself, whatever the order of its fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(differencesBetween(value, turned)).toEqual([]);
      }),
    );
  });
});
