import { describe, expect, test } from '@jest/globals';
import { testConfig } from '../tools/testing/tool-context.ts';
import {
  areTagsAllowed,
  isListingInScope,
  isToolEnabled,
  needsConfirmation,
  resultsAllowed,
} from './tool-policy.ts';

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

  test('lets a tool touch a listing that fits tags, category and town, whatever the letter case', () => {
    const constraints = { categories: ['Spa'], towns: ['KYRENIA', 'İskele'] };
    const scoped = { tools: { book: { ...entry, allowedTags: ['quiet'], constraints } } };
    const listing = { tags: ['quiet'], category: 'spa', town: 'Kyrenia' };
    const allows = (changes: object, actionTags: string[] = []) =>
      isListingInScope(scoped, 'book', { ...listing, ...changes }, actionTags);
    expect(allows({})).toBe(true);
    expect(allows({ town: 'iskele' })).toBe(true);
    expect(allows({ town: 'Famagusta' })).toBe(false);
    expect(allows({ category: 'restaurant' })).toBe(false);
    expect(allows({ tags: [] })).toBe(false);
    expect(allows({ tags: [] }, ['Quiet'])).toBe(true);
    expect(isListingInScope(scoped, 'other', listing)).toBe(true);
  });

  test('shows no more than the market allows, and never more than the tool can', () => {
    const limited = (maxResults: number) => ({
      tools: { book: { ...entry, constraints: { maxResults } } },
    });
    expect(resultsAllowed(limited(3), 'book', 10)).toBe(3);
    expect(resultsAllowed(limited(30), 'book', 10)).toBe(10);
    expect(resultsAllowed(config, 'book', 10)).toBe(10);
  });
});
