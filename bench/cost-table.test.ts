import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { measuredLines, placeOf, renewCosts } from './cost-table.ts';
import { keepsTarget, median, type Row } from './row.ts';

const row = (name: string, value: number, target: string | null = null): Row => ({
  name,
  value,
  unit: '',
  target,
});

describe('a row', () => {
  test.each([
    [7, '≤ 7', true],
    [8, '≤ 7', false],
    [1, '= 1', true],
    [2, '= 1', false],
    [99, '≥ 100', false],
    [1.45, '≤ 1.45', true],
    [5, null, null],
  ])('%p keeps the target %p: %p', (value, target, kept) => {
    expect(keepsTarget(row('any', value, target))).toBe(kept);
  });
});

test('the median of an even number of values is the lower one in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

describe('docs/cost.md', () => {
  const document = readFileSync(join(repositoryRoot(), 'docs/cost.md'), 'utf8');
  const names = measuredLines.flatMap(({ figures }) => figures);
  const rows = names.map((name, index) => row(name, 7_000 + index));

  test('has a line for each that is measured, and one alone', () => {
    const lines = document.split('\n');
    const places = measuredLines.map((measured) => placeOf(measured, lines));
    expect(new Set(places).size).toBe(measuredLines.length);
    for (const [index, place] of places.entries()) {
      const cells = (lines[place] ?? '').split(' | ').length;
      const { begins = [], figures = [] } = measuredLines[index] ?? {};
      expect([lines[place], cells]).toEqual([lines[place], begins.length + figures.length]);
    }
  });

  test('gets the figures of a run, and keeps every other word', () => {
    const renewed = renewCosts(document, rows);
    for (const { value } of rows) expect(renewed).toContain(` | ${value.toLocaleString('en')} |`);
    const words = (text: string) =>
      text
        .split('\n')
        .filter((line) => !measuredLines.some(({ begins }) => line.startsWith(`| ${begins[0]}`)));
    expect(words(renewed)).toEqual(words(document));
    expect(renewed.split('\n')).toHaveLength(document.split('\n').length);
    expect(renewCosts(renewed, rows)).toBe(renewed);
  });

  test('is not half renewed, where a row is missing or a line is gone', () => {
    expect(() => renewCosts(document, rows.slice(1))).toThrow('ack.roundTrips was not measured');
    expect(() => renewCosts(document.replace('| `showMenu` |', '| the menu |'), rows)).toThrow(
      'docs/cost.md has 0 lines "`showMenu`" under "## What a tool call costs"',
    );
  });
});
