import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compileRules } from './compile-rules.ts';
import { evaluate } from './testing/ask-rules.ts';

const around = (expression: string): string =>
  `service cloud.firestore { match /a/{id} { allow read: if ${expression}; } }`;

/** Text out of the language's own pieces: nearly rules. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...[
        'rules_version',
        '=',
        "'2'",
        ';',
        'service',
        'cloud',
        '.',
        'firestore',
        '{',
        '}',
        'match',
        '/',
        'a',
        '**',
      ],
      ...[
        'allow',
        'read',
        ':',
        'if',
        'function',
        'f',
        '(',
        ')',
        'return',
        'let',
        ',',
        '$(',
        '[',
        ']',
        '1',
        '1.5',
        '"s"',
      ],
      ...[
        'true',
        'null',
        '&&',
        '||',
        '!',
        '-',
        '==',
        'in',
        'is',
        'int',
        '?',
        'request',
        '//',
        '/*',
        '*/',
        '\n',
        '\\',
      ],
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '));

test('no text crashes the compiler, and every position lies in the text', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), pieces, pieces.map(around));
  fc.assert(
    fc.property(anything, (source) => {
      const lines = source.split('\n');
      const { rules, issues } = compileRules(source);
      for (const { sourcePosition, description } of issues) {
        const line = lines[sourcePosition.line - 1];
        expect(line).toBeDefined();
        expect(sourcePosition.column).toBeGreaterThanOrEqual(1);
        expect(sourcePosition.column).toBeLessThanOrEqual((line ?? '').length + 1);
        expect(description).not.toBe('');
      }
      expect(rules === undefined).toBe(issues.some(({ severity }) => severity === 'ERROR'));
    }),
    { numRuns: 2000 },
  );
});

/** A condition, and what it must come to. */
type Known = readonly [condition: string, outcome: boolean | 'error'];

const atoms = fc.constantFrom<Known[]>(
  ['true', true],
  ['false', false],
  ['1 == 1', true],
  ['1 > 2', false],
  ['resource.data.none == 1', 'error'],
  ["'text' < 1", 'error'],
  ["['a'][5] == 'a'", 'error'],
);

/** The tables of error semantics: one decisive side settles it; else an error is the outcome. */
const either = (decisive: boolean, left: Known[1], right: Known[1]): Known[1] => {
  if (left === decisive || right === decisive) return decisive;
  return left === 'error' || right === 'error' ? 'error' : !decisive;
};

const { known } = fc.letrec<{ known: Known }>((tie) => ({
  known: fc.oneof(
    { maxDepth: 5 },
    atoms,
    tie('known').map(([text, outcome]): Known => [`!(${text})`, outcome === 'error' ? 'error' : !outcome]),
    fc
      .tuple(tie('known'), tie('known'), fc.boolean())
      .map(
        ([left, right, or]): Known => [
          `(${left[0]} ${or ? '||' : '&&'} ${right[0]})`,
          either(or, left[1], right[1]),
        ],
      ),
    fc
      .tuple(tie('known'), tie('known'), tie('known'))
      .map(
        ([condition, yes, no]): Known => [
          `(${condition[0]} ? ${yes[0]} : ${no[0]})`,
          condition[1] === 'error' ? 'error' : condition[1] ? yes[1] : no[1],
        ],
      ),
  ),
}));

const outcomeOf = (condition: string): Known[1] => {
  const outcome = evaluate(condition);
  return typeof outcome === 'string' ? 'error' : outcome;
};

test('conditions come to what the tables of error semantics say', () => {
  fc.assert(
    fc.property(known, ([condition, outcome]) => {
      expect([condition, outcomeOf(condition)]).toEqual([condition, outcome]);
    }),
    { numRuns: 500 },
  );
});

test('twice negated is not negated, errors included', () => {
  fc.assert(
    fc.property(known, ([condition]) => {
      expect(outcomeOf(`!(!(${condition}))`)).toBe(outcomeOf(condition));
    }),
    { numRuns: 200 },
  );
});

test('a string literal means its text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const literal = JSON.stringify(text);
      const escaped = `'${[...text].map((one) => `\\U${(one.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`).join('')}'`;
      expect(evaluate(`${literal} == ${escaped} && ${literal}.size() == ${text.length}`)).toBe(true);
    }),
  );
});
