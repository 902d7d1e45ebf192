import { type Match, RegularExpression, RegularExpressionError } from '../../values/regular-expression.ts';
import type { Value } from '../../values/value.ts';
import { Failure, type FunctionTable, type PipelineFunction, strict, wrongType } from '../outcome.ts';

/** A function of texts alone. */
const texts = (compute: (...texts: readonly string[]) => Value | Failure): PipelineFunction =>
  strict((...values) => {
    const given: string[] = [];
    for (const value of values) {
      if (typeof value !== 'string') return wrongType('strings');
      given.push(value);
    }
    return compute(...given);
  });

/** A function of a text and a pattern in RE2's syntax. */
const matching = (
  compute: (text: string, pattern: RegularExpression) => Value,
  patternOf = (given: string): string => given,
): PipelineFunction =>
  texts((text = '', pattern = '') => {
    try {
      return compute(text, RegularExpression.of(patternOf(pattern)));
    } catch (error) {
      if (error instanceof RegularExpressionError) return new Failure(error.message);
      throw error;
    }
  });

/** `%` stands for any text, `_` for any character. */
const likePattern = (pattern: string): string =>
  `(?s)${pattern.replace(/[%_]|[^%_]+/g, (part) => (part === '%' ? '.*' : part === '_' ? '.' : RegularExpression.quote(part)))}`;

const found = ({ group, text }: Match): string => group ?? text;

/** Takes the given characters, or white space, off the start and the end. */
const trimming = (start: boolean, end: boolean): PipelineFunction =>
  strict((text = null, characters) => {
    if (text instanceof Uint8Array) return text;
    if (typeof text !== 'string') return wrongType('a string');
    if (typeof characters !== 'string') {
      const front = start ? text.trimStart() : text;
      return end ? front.trimEnd() : front;
    }
    const [off, all] = [new Set(characters), [...text]];
    const first = start ? all.findIndex((one) => !off.has(one)) : 0;
    if (first === -1) return '';
    const last = end ? all.findLastIndex((one) => !off.has(one)) : all.length - 1;
    return all.slice(first, last + 1).join('');
  });

export const TEXT: FunctionTable = {
  to_upper: texts((text = '') => text.toUpperCase()),
  to_lower: texts((text = '') => text.toLowerCase()),
  string_concat: texts((...parts) => parts.join('')),
  string_contains: texts((text = '', part = '') => text.includes(part)),
  starts_with: texts((text = '', part = '') => text.startsWith(part)),
  ends_with: texts((text = '', part = '') => text.endsWith(part)),
  string_reverse: texts((text = '') => [...text].reverse().join('')),
  string_index_of: texts((text = '', part = '') => BigInt(text.indexOf(part))),
  string_replace_all: texts((text = '', from = '', to = '') => text.replaceAll(from, () => to)),
  string_replace_one: texts((text = '', from = '', to = '') => text.replace(from, () => to)),
  string_repeat: strict((text = null, times = null) => {
    if (typeof text !== 'string' || typeof times !== 'bigint') return wrongType('a string and an integer');
    if (times < 0n || times * BigInt(text.length) > 1_048_576n)
      return new Failure('The repetition is too long.');
    return text.repeat(Number(times));
  }),
  trim: trimming(true, true),
  ltrim: trimming(true, false),
  rtrim: trimming(false, true),
  split: texts((text = '', delimiter = ',') => text.split(delimiter)),
  char_length: texts((text = '') => BigInt([...text].length)),
  byte_length: strict((value = null) => {
    if (value instanceof Uint8Array) return BigInt(value.length);
    return typeof value === 'string' ? BigInt(Buffer.byteLength(value)) : wrongType('a string or bytes');
  }),
  substring: strict((text = null, start = null, length) => {
    if (typeof start !== 'bigint') return wrongType('a string, a position and a length');
    const from = Number(start);
    const count = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
    if (from < 0 || !(count >= 0)) return new Failure('A position or a length is negative.');
    if (text instanceof Uint8Array) return text.slice(from, from + count);
    if (typeof text !== 'string') return wrongType('a string, a position and a length');
    return [...text].slice(from, from + count).join('');
  }),
  like: matching((text, pattern) => pattern.matches(text), likePattern),
  regex_contains: matching((text, pattern) => pattern.occursIn(text)),
  regex_match: matching((text, pattern) => pattern.matches(text)),
  regex_find: matching((text, pattern) => {
    for (const match of pattern.findAll(text)) return found(match);
    return null;
  }),
  regex_find_all: matching((text, pattern) => [...pattern.findAll(text)].map(found)),
};
