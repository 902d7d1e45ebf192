import { describe, expect, test } from '@jest/globals';
import { testConfig } from '../tools/testing/tool-context.ts';
import { areTagsAllowed, isToolEnabled, needsConfirmation } from './tool-policy.ts';

const entry = { enabled: true, requireConfirmation: null, template: null, allowedTags: [] };
const config = testConfig([], {
  tools: { book: entry, wine: { ...entry, allowedTags: ['adult', 'tasting'] } },
});

describe('tool policy', () => {
  test('fails closed', () => {
    expect(isToolEnabled(config, 'book')).toBe(true);
    expect(isToolEnabled(config, 'unheardOf')).toBe(false);
    expect(isToolEnabled(config, 'constructor')).toBe(false);
    expect(isToolEnabled({ ...config, enabled: false }, 'book')).toBe(false);
  });

  test('never asks before reading, whatever the market says', () => {
    const strict = { ...config, tools: { book: { ...entry, requireConfirmation: true } } };
    expect(needsConfirmation(strict, { name: 'book', effect: 'read' })).toBe(false);
    expect(needsConfirmation(strict, { name: 'book', effect: 'commit' })).toBe(true);
  });

  test('allows any of the allowed tags, and everything without any', () => {
    expect(areTagsAllowed(config, 'wine', ['red', 'tasting'])).toBe(true);
    expect(areTagsAllowed(config, 'wine', ['red'])).toBe(false);
    expect(areTagsAllowed(config, 'book', [])).toBe(true);
  });
});
