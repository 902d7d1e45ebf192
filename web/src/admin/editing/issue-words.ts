import type { JsonValue, PolicyProblem } from '@merve/contract';
import type { z } from 'zod';
import { valueAt } from './json-path.ts';

/** Problems of JSON by a schema, as the API would name them. Pure. */
export function problemsBy(schema: z.ZodType, value: JsonValue): PolicyProblem[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'symbol' ? '' : key));
    const isMissing = valueAt(value, path) === undefined;
    return { path: path.join('.'), code: isMissing ? 'missing' : 'invalid', message: issueWords(issue) };
  });
}

/** What a schema finds wrong, in words for people who do not know what a schema is. Words a schema has of its own stay. Pure. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.message !== '' && !isBuiltIn(issue)) return capital(issue.message);
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'It is missing.' : typeWords(issue.expected);
    case 'too_small':
      return issue.inclusive === false
        ? `It is more than ${issue.minimum}.`
        : sizeWords('at least', issue.origin, Number(issue.minimum));
    case 'too_big':
      return issue.inclusive === false
        ? `It is less than ${issue.maximum}.`
        : sizeWords('at most', issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return `It is one of: ${issue.values.map(String).join(', ')}.`;
    default:
      return issue.message;
  }
}

/** Whether the words are zod's own, which speak of types. */
function isBuiltIn({ message }: z.core.$ZodIssue): boolean {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(message);
}

function typeWords(expected: string): string {
  switch (expected) {
    case 'int':
      return 'It is a whole number.';
    case 'number':
      return 'It is a number.';
    default:
      return 'It is missing.';
  }
}

function sizeWords(bound: 'at least' | 'at most', origin: string, limit: number): string {
  if (origin === 'string') {
    return bound === 'at least' && limit === 1 ? 'It is empty.' : `It has ${bound} ${limit} characters.`;
  }
  if (origin === 'array') {
    return bound === 'at least' && limit === 1 ? 'It is empty.' : `It has ${bound} ${limit}.`;
  }
  return `It is ${bound} ${limit}.`;
}

const capital = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
