import type { BinaryOperator, Expression, LiteralValue, PathPart } from './ast.ts';
import { RulesSyntaxError } from './issue.ts';
import type { Lexer, Token } from './lexer.ts';

/** How deep expressions may nest, and how long `a && b && …` may go on, so that no input can exhaust the stack. */
const MAX_DEPTH = 200;
const MAX_CHAIN = 1000;

/**
 * From loose to tight, as documented:
 * firebase.google.com/docs/rules/rules-language (order of precedence of operators).
 */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const BINARY: Readonly<Record<string, BinaryOperator>> = {
  '||': '||',
  '&&': '&&',
  '==': '==',
  '!=': '!=',
  in: 'in',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
};

const CONSTANTS: Readonly<Record<string, LiteralValue>> = { true: true, false: false, null: null };

/** Words that cannot name a variable, a function, a parameter or a wildcard. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'in', 'is', 'if', 'let', 'return', 'function'],
  ...['match', 'allow', 'service', 'rules_version', 'import'],
]);

export const unexpected = (token: Token, wanted?: string): RulesSyntaxError =>
  new RulesSyntaxError(
    token.start,
    `Unexpected ${token.kind === 'end' ? token.text : `'${token.text}'`}.${wanted ? ` Expected ${wanted}.` : ''}`,
  );

const tooLong = ({ start }: Token): RulesSyntaxError =>
  new RulesSyntaxError(start, `An expression has more than ${MAX_CHAIN} operators in a row.`);

/** Consumes a symbol, or throws. */
export function expectSymbol(lexer: Lexer, text: string): Token {
  const token = lexer.peek();
  if (token.kind !== 'symbol' || token.text !== text) throw unexpected(token, `'${text}'`);
  return lexer.next();
}

export const isSymbol = (token: Token, text: string): boolean =>
  token.kind === 'symbol' && token.text === text;

/** Recursive descent over the expressions of the rules language. Throws {@link RulesSyntaxError}. */
export class ExpressionParser {
  readonly #lexer: Lexer;
  #depth = 0;

  constructor(lexer: Lexer) {
    this.#lexer = lexer;
  }

  parse(): Expression {
    return this.#nested(() => this.#conditional());
  }

  #nested<T>(parse: () => T): T {
    if (++this.#depth > MAX_DEPTH) {
      throw new RulesSyntaxError(
        this.#lexer.peek().start,
        `Expressions nest deeper than ${MAX_DEPTH} levels.`,
      );
    }
    const parsed = parse();
    this.#depth--;
    return parsed;
  }

  #conditional(): Expression {
    const condition = this.#binary(0);
    if (!isSymbol(this.#lexer.peek(), '?')) return condition;
    this.#lexer.next();
    const consequent = this.parse();
    expectSymbol(this.#lexer, ':');
    const alternative = this.parse();
    const { start } = condition;
    return { kind: 'conditional', condition, consequent, alternative, start, end: alternative.end };
  }

  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (let length = 0; ; length++) {
      const token = this.#lexer.peek();
      if (length > MAX_CHAIN) throw tooLong(token);
      if ((token.kind !== 'symbol' && token.kind !== 'name') || !operators.includes(token.text)) return left;
      this.#lexer.next();
      left = token.text === 'is' ? this.#typeTest(left) : this.#pair(left, token, level);
    }
  }

  #pair(left: Expression, token: Token, level: number): Expression {
    const operator = BINARY[token.text];
    if (!operator) throw unexpected(token);
    const right = this.#binary(level + 1);
    return { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }

  #typeTest(operand: Expression): Expression {
    const type = this.#lexer.next();
    if (type.kind !== 'name') throw unexpected(type, 'a type');
    return { kind: 'is', operand, type: type.text, start: operand.start, end: type.end };
  }

  #unary(): Expression {
    const token = this.#lexer.peek();
    if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) {
      return this.#postfix(this.#primary());
    }
    const operator = token.text;
    this.#lexer.next();
    const following = this.#lexer.peek();
    if (operator === '-' && following.kind === 'int') {
      this.#lexer.next();
      const span = { start: token.start, end: following.end };
      return this.#postfix({ kind: 'literal', value: -following.value, ...span });
    }
    const operand = this.#nested(() => this.#unary());
    return { kind: 'unary', operator, operand, start: token.start, end: operand.end };
  }

  #postfix(first: Expression): Expression {
    let object = first;
    for (let length = 0; ; length++) {
      const token = this.#lexer.peek();
      if (length > MAX_CHAIN) throw tooLong(token);
      if (isSymbol(token, '.')) object = this.#member(object);
      else if (isSymbol(token, '[')) object = this.#index(object);
      else return object;
    }
  }

  #member(object: Expression): Expression {
    this.#lexer.next();
    const name = this.#lexer.next();
    if (name.kind !== 'name') throw unexpected(name, 'a property or method name');
    const { start } = object;
    if (!isSymbol(this.#lexer.peek(), '(')) {
      return { kind: 'member', object, name: name.text, start, end: name.end };
    }
    const { args, end } = this.#arguments();
    return { kind: 'method', object, name: name.text, args, start, end };
  }

  #index(object: Expression): Expression {
    this.#lexer.next();
    const index = this.parse();
    const { start } = object;
    if (isSymbol(this.#lexer.peek(), ':')) {
      this.#lexer.next();
      const to = this.parse();
      return { kind: 'range', object, from: index, to, start, end: expectSymbol(this.#lexer, ']').end };
    }
    return { kind: 'index', object, index, start, end: expectSymbol(this.#lexer, ']').end };
  }

  #arguments(): { args: Expression[]; end: number } {
    expectSymbol(this.#lexer, '(');
    return this.#sequence(')', () => this.parse());
  }

  #sequence<T>(close: string, item: () => T): { args: T[]; end: number } {
    const args: T[] = [];
    while (!isSymbol(this.#lexer.peek(), close)) {
      args.push(item());
      if (!isSymbol(this.#lexer.peek(), ',')) break;
      this.#lexer.next();
    }
    return { args, end: expectSymbol(this.#lexer, close).end };
  }

  #primary(): Expression {
    const token = this.#lexer.next();
    const { start, end } = token;
    switch (token.kind) {
      case 'int':
        if (token.value >= 2n ** 63n) {
          throw new RulesSyntaxError(start, `Integer ${token.text} does not fit in 64 bits.`);
        }
        return { kind: 'literal', value: token.value, start, end };
      case 'float':
      case 'string':
      case 'bytes':
        return { kind: 'literal', value: token.value, start, end };
      case 'name':
        return this.#named(token.text, token);
      default:
        return this.#bracketed(token);
    }
  }

  #named(name: string, token: Token): Expression {
    const { start, end } = token;
    const constant = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
    if (constant !== undefined) return { kind: 'literal', value: constant, start, end };
    if (RESERVED.has(name)) throw unexpected(token, 'an expression');
    if (!isSymbol(this.#lexer.peek(), '(')) return { kind: 'variable', name, start, end };
    const { args, end: close } = this.#arguments();
    return { kind: 'call', name, args, start, end: close };
  }

  #bracketed(token: Token): Expression {
    const { start } = token;
    if (isSymbol(token, '(')) {
      const inner = this.parse();
      // The parentheses belong to the expression: an error in it is reported where it starts.
      return { ...inner, start, end: expectSymbol(this.#lexer, ')').end };
    }
    if (isSymbol(token, '[')) {
      const { args: elements, end } = this.#sequence(']', () => this.parse());
      return { kind: 'list', elements, start, end };
    }
    if (isSymbol(token, '{')) {
      const { args: entries, end } = this.#sequence('}', () => {
        const key = this.parse();
        expectSymbol(this.#lexer, ':');
        return { key, value: this.parse() };
      });
      return { kind: 'map', entries, start, end };
    }
    if (isSymbol(token, '/')) return this.#path(start);
    throw unexpected(token, 'an expression');
  }

  /** A path, whose first slash has been read. */
  #path(start: number): Expression {
    const parts: PathPart[] = [];
    for (;;) {
      if (this.#lexer.follows('$(')) {
        this.#lexer.next();
        this.#lexer.next();
        parts.push(this.parse());
        expectSymbol(this.#lexer, ')');
      } else {
        const text = this.#lexer.pathText();
        if (text === undefined) throw unexpected(this.#lexer.peek(), 'a path segment');
        parts.push(text);
      }
      if (!this.#lexer.follows('/') || this.#lexer.follows('//') || this.#lexer.follows('/*')) break;
      this.#lexer.next();
    }
    return { kind: 'path', parts, start, end: this.#lexer.position };
  }
}
