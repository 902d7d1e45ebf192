import { describe, expect, test } from '@jest/globals';
import type { Channel } from '@merve/contract';
import { z } from 'zod';
import { defineTool } from './define-tool.ts';
import { doing } from './doing.ts';
import { offeredTools, toolRegistry } from './registry.ts';
import { testConfig } from './testing/tool-context.ts';

function named(name: string, channels: readonly Channel[] = ['whatsapp', 'web']) {
  return defineTool({
    name,
    label: name,
    group: 'Others',
    does: name,
    doing: doing.readingUp,
    description: name,
    input: z.object({}),
    effect: 'read',
    channels,
    run: async () => ({ status: 'ok', data: {} }),
  });
}

describe('toolRegistry', () => {
  test('refuses two tools of one name', () => {
    expect(() => toolRegistry([named('search'), named('book'), named('search')])).toThrow('search');
  });

  test('finds tools by their own name only', () => {
    const registry = toolRegistry([named('search')]);
    expect(registry.find('search')?.name).toBe('search');
    expect(registry.find('constructor')).toBeUndefined();
  });
});

describe('offeredTools', () => {
  const registry = toolRegistry([named('search'), named('book'), named('map', ['web'])]);
  const config = testConfig(registry.tools);
  const names = (...args: Parameters<typeof offeredTools>) => offeredTools(...args).map(({ name }) => name);

  test('declares what is enabled and allowed on the channel', () => {
    expect(names(registry, config, 'web')).toEqual(['search', 'book', 'map']);
    expect(names(registry, config, 'whatsapp')).toEqual(['search', 'book']);
  });

  test('does not declare a tool without an entry, or any in a closed market', () => {
    const { book: _book, ...tools } = config.tools;
    expect(names(registry, { ...config, tools }, 'web')).toEqual(['search', 'map']);
    expect(names(registry, { ...config, enabled: false }, 'web')).toEqual([]);
  });

  test('does not declare a tool that is for something else than what is asked', () => {
    const [search, book] = registry.tools;
    if (search === undefined || book === undefined) throw new Error('no tools');
    const bound = toolRegistry([search, { ...book, shownWhen: ({ said }) => said.includes('a table') }]);
    const asked = (text: string) => ({
      ...{ said: [text], pendingTool: null, now: new Date(0) },
      context: { lastLocation: null, lastListings: [] },
    });
    expect(names(bound, config, 'web', undefined, asked('hello'))).toEqual(['search']);
    expect(names(bound, config, 'web', undefined, asked('a table'))).toEqual(['search', 'book']);
    expect(names(bound, config, 'web')).toEqual(['search', 'book']);
  });
});
