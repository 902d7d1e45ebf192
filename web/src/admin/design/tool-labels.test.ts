import { describe, expect, test } from '@jest/globals';
import { toolNameSchema } from '@merve/contract';
import { toolInWords, toolLabel } from './tool-labels.ts';

const names = toolNameSchema.options;

describe('what operators call a tool', () => {
  test.each(names)('%s: words, and not its code name', (name) => {
    expect(toolLabel(name)).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
    expect(toolInWords(name)).toBe(`“${toolLabel(name)}” (${name})`);
  });

  test('tells each from all others', () => {
    expect(new Set(names.map(toolLabel)).size).toBe(names.length);
  });

  test.each(['brewCoffee', 'toString', '__proto__'])('%s, which is none, keeps its name', (name) => {
    expect([toolLabel(name), toolInWords(name)]).toEqual([name, name]);
  });
});
