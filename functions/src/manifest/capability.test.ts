import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { CommitHandler } from '../tools/commit-handler.ts';
import { defineTool, type ToolDefinition } from '../tools/define-tool.ts';
import { doing } from '../tools/doing.ts';
import { testConfig, testContext } from '../tools/testing/tool-context.ts';
import { joinCapabilities, joinDueRows } from './capability.ts';

type Changes = Partial<ToolDefinition<z.ZodObject>>;

const tool = (name: string, changes: Changes = {}) =>
  defineTool({
    ...{ name, label: name, group: 'Others', does: name, doing: doing.readingUp, description: name },
    ...{ input: z.object({}), effect: 'read' },
    run: async () => ({ status: 'ok', data: {} }),
    ...changes,
  });
const asking = (name: string, proposes: string) => tool(name, { effect: 'propose', proposes });
const handler = (kind: string): CommitHandler => ({
  kind,
  commit: () => Promise.reject(new Error('unused')),
  release: () => Promise.reject(new Error('unused')),
});
const row = { load: () => Promise.reject(new Error('unused')) };

describe('capabilities, put together', () => {
  test('keep their order', () => {
    const { tools, handlers } = joinCapabilities([
      { tools: [tool('find'), asking('book', 'confirm_table')], handlers: [handler('confirm_table')] },
      { tools: [tool('tell')] },
    ]);
    expect([tools.map(({ name }) => name), handlers.map(({ kind }) => kind)]).toEqual([
      ['find', 'book', 'tell'],
      ['confirm_table'],
    ]);
  });

  test('of which two have a tool of one name, or one names it twice, are refused', () => {
    const twice = [tool('find'), tool('find')] as const;
    expect(() => joinCapabilities([{ tools: [twice[0]] }, { tools: [twice[1]] }])).toThrow('two of find');
    expect(() => joinCapabilities([{ tools: twice }])).toThrow('two of find');
  });

  test('of which one proposes what no handler carries out are refused', () => {
    const book = { tools: [asking('book', 'confirm_table')] };
    expect(() => joinCapabilities([book])).toThrow('Nobody carries out confirm_table of book');
    expect(() => joinCapabilities([book, { handlers: [handler('confirm_order')] }])).toThrow('confirm_table');
    expect(joinCapabilities([book, { handlers: [handler('confirm_table')] }]).tools).toHaveLength(1);
  });

  test('of which two carry out one kind are refused', () => {
    const one = { handlers: [handler('confirm_table')] };
    expect(() => joinCapabilities([one, one])).toThrow('two of confirm_table');
  });

  test('of which two have due times of one kind are refused', () => {
    expect(Object.keys(joinDueRows([{ hold: row }, { ride: row }]))).toEqual(['hold', 'ride']);
    expect(() => joinDueRows([{ hold: row }, { ride: row, hold: row }])).toThrow('two of hold');
  });
});

describe('a tool that proposes', () => {
  const run: ToolDefinition<z.ZodObject>['run'] = async () => ({
    status: 'proposal',
    proposal: {
      ...{ kind: 'confirm_order', args: {}, ref: 'orders/o', summary: 'Two pizzas', price: null, ui: {} },
      expiresAt: new Date('2026-11-21T10:00:00Z'),
    },
  });

  test('must say what kind it proposes, and no other tool may', () => {
    expect(() => tool('order', { effect: 'propose' })).toThrow('order must say which kind');
    expect(() => tool('find', { proposes: 'confirm_order' })).toThrow('find must say which kind');
    expect(() => asking('late', 'change_day')).toThrow('cannot wait for a YES');
  });

  test('may propose nothing else', async () => {
    const context = testContext(testConfig([]));
    await expect(asking('order', 'confirm_order').invoke({}, context)).resolves.toMatchObject({
      status: 'ok',
    });
    const ordering = (proposes: string) => tool('order', { effect: 'propose', proposes, run });
    await expect(ordering('confirm_order').invoke({}, context)).resolves.toMatchObject({
      status: 'proposal',
    });
    await expect(ordering('confirm_table').invoke({}, context)).rejects.toThrow('proposed a confirm_order');
  });
});
