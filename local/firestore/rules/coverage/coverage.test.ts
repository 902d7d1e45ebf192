import { expect, test } from '@jest/globals';
import { RulesUnderTest } from '../testing/ask-rules.ts';
import { coveragePage } from './coverage-page.ts';

const rules = new RulesUnderTest(`match /a/{id} {
  allow get: if id == 'x' || resource.data.n == 1;
}`);
for (const path of ['a/x', 'a/x', 'a/y']) rules.get(path);
const coverage = rules.policy.coverage('demo');

test('counts what every expression came to, errors with their reason', () => {
  expect(coverage?.toJson()).toMatchObject({
    rules: { files: [{ name: 'firestore.rules', content: expect.stringContaining('allow get') }] },
    report: [
      {
        sourcePosition: { line: 5, column: 17 },
        values: [
          { value: true, count: 2 },
          { value: { undefined: { causeMessage: 'Null value error.' } }, count: 1 },
        ],
        children: [
          {
            values: [
              { value: true, count: 2 },
              { value: false, count: 1 },
            ],
            children: [{ values: [{ value: 'x' }, { value: 'y' }] }],
          },
          { sourcePosition: { line: 5, column: 30 }, values: [{ count: 1 }] },
        ],
      },
    ],
  });
});

test('the page shows the source with every expression marked', () => {
  const page = coverage ? coveragePage(coverage) : '';
  expect(page).toContain('<span class="e mixed" title="2 × true&#10;1 × {&quot;undefined&quot;');
  expect(page.replace(/<span class="n">\d+<\/span>|<[^>]+>/g, '')).toContain(
    "allow get: if id == 'x' || resource.data.n == 1;",
  );
});
