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
          { value: { boolValue: true }, count: 2 },
          {
            value: {
              undefined: { sourcePosition: { line: 5, column: 30 }, causeMessage: 'Null value error.' },
            },
            count: 1,
          },
        ],
        children: [
          {
            values: [
              { value: { boolValue: true }, count: 2 },
              { value: { boolValue: false }, count: 1 },
            ],
            children: [{ values: [{ value: { stringValue: 'x' } }, { value: { stringValue: 'y' } }] }],
          },
          { sourcePosition: { line: 5, column: 30 }, values: [{ count: 1 }] },
        ],
      },
    ],
  });
});

test('the page shows the source with every expression marked', () => {
  const page = coverage ? coveragePage(coverage) : '';
  expect(page).toContain('<span class="e mixed" title="2 × true&#10;1 × {&quot;sourcePosition&quot;');
  expect(page.replace(/<span class="n">\d+<\/span>|<[^>]+>/g, '')).toContain(
    "allow get: if id == 'x' || resource.data.n == 1;",
  );
});

/** What the official emulator reports of such rules: recorded by others (github.com/sanjevirau/fireside, conformance). */
const rows: readonly (readonly [condition: string, path: readonly number[], value: unknown])[] = [
  ['resource.data.visible == true', [0, 0], { mapValue: { fields: { visible: { boolValue: true } } } }],
  ["duration.value(1500, 'ms') == duration.value(1, 's')", [0], { durationValue: '1.500s' }],
  ['timestamp.date(2020, 1, 2).year() == 2020', [0, 0], { timestampValue: '2020-01-02T00:00:00Z' }],
  ['[1, 2].toSet().hasAll([1])', [0], { setValue: { values: [{ intValue: '1' }, { intValue: '2' }] } }],
  ["'hello'.toUtf8().size() == 5", [0, 0], { bytesValue: 'aGVsbG8=' }],
  ['request.auth == null', [0], { nullValue: null }],
  [
    "{'s': 1, 'r': 1, 'c': 1}.diff({'s': 1, 'a': 1, 'c': 2}).affectedKeys().size() == 3",
    [0, 0, 0],
    { mapDiffValue: { keyStatuses: { s: 'UNCHANGED', a: 'REMOVED', c: 'CHANGED', r: 'ADDED' } } },
  ],
  [
    'resource.__name__ == null',
    [0],
    {
      pathValue: {
        segments: ['databases', '(default)', 'documents', 'a', 'x'].map((simple) => ({ simple })),
      },
    },
  ],
];

test.each(rows)('%s', (condition, path, value) => {
  const asked = new RulesUnderTest(`match /a/{id} { allow get: if ${condition}; }`, {
    'a/x': { visible: true },
  });
  asked.get('a/x');
  let [report] = asked.policy.coverage('demo')?.report() ?? [];
  for (const index of path) report = report?.children?.[index];
  expect(report?.values).toEqual([{ value, count: 1 }]);
});

test('offsets and columns count code points, also after an emoji and with CRLF', () => {
  const asked = new RulesUnderTest("match /a/{id} {\r\n  allow get: if '🚀' == id && id != 'x'; }");
  const { source } = asked.policy.coverage('demo')?.rules ?? { source: '' };
  const points = [...source];
  const [report] = asked.policy.coverage('demo')?.report() ?? [];
  const { currentOffset = 0, endOffset = 0, column } = report?.children?.[1]?.sourcePosition ?? {};
  expect(points.slice(currentOffset, endOffset + 1).join('')).toBe("id != 'x'");
  expect(column).toBe(30);
});
