import { expect, test } from '@jest/globals';
import { type JsonValue, type MervePolicy, mervePolicySchema } from '@merve/contract';
import { differencesBetween } from '../editing/differences.ts';
import { asJson } from '../editing/json-path.ts';
import { policyLabel, policyWords } from './policy-words.ts';

const policy: MervePolicy = mervePolicySchema.parse({
  enabled: true,
  defaultLanguage: 'tr',
  safety: { requireConfirmFor: [], maxOutboundPerInbound: 5, modelRoundsPerTurn: 4, turnDeadlineSeconds: 30 },
  taxi: { fare: { baseMinor: 1, perKmMinor: 1, minimumMinor: 1 } },
  tools: {
    orderFood: {
      enabled: true,
      requireConfirmation: null,
      template: null,
      allowedTags: [],
      constraints: { categories: [], towns: [], maxResults: 3 },
    },
  },
  whatsappTemplates: { booking_confirmed: { contentSid: 'HX0', variables: [] } },
});

const tools = [{ name: 'orderFood', label: 'Order food' }];

/** Every leaf of it, as the difference from something that has the same keys. */
const leaves = (json: JsonValue) =>
  differencesBetween(
    json,
    JSON.parse(
      JSON.stringify(json, (_, value) =>
        typeof value === 'object' && !Array.isArray(value) && value !== null ? value : '?',
      ),
    ),
  ).map(({ path }) => path);

test('everything in a policy has a name of its own that an operator understands', () => {
  const paths = leaves(asJson(policy));
  const names = paths.map((path) => policyLabel(path, tools));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, index) => name.includes('›') || name === paths[index]?.join(''))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('names stand where they belong, even with a point in them', () => {
  expect(policyLabel(['tools', 'orderFood', 'template'], tools)).toBe(
    'Text to merchants of “Order food” (orderFood)',
  );
  expect(policyLabel(['limits', 'spend', 'prices', 'gemini-3.5-flash', 'inputMicrosPerMillion'], tools)).toBe(
    'gemini-3.5-flash: a million tokens in',
  );
  const apart = 'limits.spend.prices.gemini-3.5-flash.outputMicrosPerMillion'.split('.');
  expect(policyLabel(apart, tools)).toBe('gemini-3.5-flash: a million tokens out');
  expect(policyLabel(['whatsappTemplates', 'booking.confirmed'], tools)).toBe(
    'WhatsApp template for booking.confirmed',
  );
  expect(policyLabel(['taxi', 'landmarks', '0', 'names'], tools)).toBe('Landmarks › 1 › names');
});

test.each(['brewCoffee', 'toString', '__proto__'])('a tool that is gone keeps its name: %s', (name) => {
  expect(policyLabel(['tools', name, 'enabled'], tools)).toBe(`${name} is on`);
});

test('money is said as money, and nothing as what it means', () => {
  const { tell } = policyWords('TRY', tools);
  expect(tell(['limits', 'spend', 'perTurnMicros'], 150_000)).toBe('$0.1500');
  expect(tell(['taxi', 'fare', 'baseMinor'], 12_500)).toBe('TRY\u00a0125.00');
  expect(tell(['limits', 'actor', 'perDay'], null)).toBe('no limit');
  expect(tell(['enabled'], false)).toBe('off');
});
