import type { ResolvedFunction } from '../compile-rules.ts';
import { GLOBAL_FUNCTIONS } from '../evaluate/evaluator.ts';
import { METHOD_NAMES } from '../evaluate/methods.ts';
import { NAMESPACES } from '../evaluate/namespaces.ts';
import {
  type Call,
  childrenOf,
  type Expression,
  type FunctionDeclaration,
  type MethodCall,
  type PathLiteral,
} from '../syntax/ast.ts';
import { TESTABLE_TYPES } from '../values/rules-value.ts';
import type { Findings } from './findings.ts';
import type { LexicalScope } from './lexical-scope.ts';

const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);

/** Found in deployed rules by github.com/davideast/pyric; the documentation has no such limit. */
const MAX_CONJUNCTIONS = 98;

/**
 * Checks names, calls and types in expressions. Unknown names are warnings, as Google's compiler has it: what uses them fails
 * when it is evaluated.
 */
export class ExpressionCheck {
  readonly functions = new Map<Call, ResolvedFunction>();
  readonly placeholders = new Set<Expression>();
  readonly calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #findings: Findings;
  /** The inner parts of chains of `&&` that have been counted. */
  readonly #counted = new Set<Expression>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** @param inside the function whose body the expression is in, if it is in one */
  check(expression: Expression, scope: LexicalScope, inside: FunctionDeclaration | undefined): void {
    const visit = (inner: Expression): void => this.check(inner, scope, inside);
    switch (expression.kind) {
      case 'variable':
        this.#variable(expression.name, expression.start, scope);
        return;
      case 'is':
        if (!TESTABLE_TYPES.has(expression.type)) {
          this.#findings.error(expression.end - expression.type.length, `Unknown type: ${expression.type}.`);
        }
        break;
      case 'binary':
        if (expression.operator === '&&' && !this.#counted.has(expression)) this.#conjunctions(expression);
        break;
      case 'call':
        this.#call(expression, scope, inside);
        break;
      case 'method':
        if (this.#method(expression, scope)) {
          expression.args.forEach(visit);
          return;
        }
        if (expression.name === 'bind' && expression.object.kind === 'path') {
          this.#pathToBind(expression.object, scope, visit);
          expression.args.forEach(visit);
          return;
        }
        break;
      default:
    }
    childrenOf(expression).forEach(visit);
  }

  #conjunctions(chain: Expression): void {
    let count = 0;
    const parts: Expression[] = [chain];
    for (let part = parts.pop(); part; part = parts.pop()) {
      if (part.kind !== 'binary' || part.operator !== '&&') continue;
      count++;
      this.#counted.add(part);
      parts.push(part.left, part.right);
    }
    if (count > MAX_CONJUNCTIONS) {
      this.#findings.error(chain.start, `A chain of more than ${MAX_CONJUNCTIONS} && is too long.`);
    }
  }

  #variable(name: string, start: number, scope: LexicalScope): void {
    if (scope.hasName(name) || GLOBALS.has(name)) return;
    if (Object.hasOwn(NAMESPACES, name)) {
      this.#findings.error(start, `${name} is a namespace, not a variable.`);
    } else this.#findings.warn(start, `Invalid variable name: ${name}.`);
  }

  #call(call: Call, scope: LexicalScope, inside: FunctionDeclaration | undefined): void {
    const { name, args, start } = call;
    const own = scope.functionNamed(name);
    if (!own) {
      if (!GLOBAL_FUNCTIONS.has(name)) this.#findings.warn(start, `Invalid function name: ${name}.`);
      else if (args.length !== 1)
        this.#findings.error(start, `Function ${name} takes 1 argument, not ${args.length}.`);
      return;
    }
    const wanted = own.declaration.parameters.length;
    if (args.length !== wanted) {
      this.#findings.error(start, `Function ${name} takes ${wanted} argument(s), not ${args.length}.`);
    }
    this.functions.set(call, own);
    if (!inside) return;
    const called = this.calls.get(inside) ?? new Set();
    called.add(own.declaration);
    this.calls.set(inside, called);
  }

  /** Returns whether it is the call of a namespace's function, whose object is then no expression. */
  #method({ object, name, args, start }: MethodCall, scope: LexicalScope): boolean {
    if (object.kind !== 'variable' || scope.hasName(object.name) || !Object.hasOwn(NAMESPACES, object.name)) {
      if (!METHOD_NAMES.has(name))
        this.#findings.warn(start, `No type has a method ${name}: calling it is an error.`);
      return false;
    }
    const functions = NAMESPACES[object.name] ?? {};
    const builtin = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!builtin) this.#findings.warn(start, `Invalid function name: ${object.name}.${name}.`);
    else if (builtin.arity !== args.length) {
      this.#findings.error(
        start,
        `Function ${object.name}.${name} takes ${builtin.arity} argument(s), not ${args.length}.`,
      );
    }
    return true;
  }

  /** In `(/a/$(b)).bind({…})` a segment that names no variable is left for `bind`. */
  #pathToBind({ parts }: PathLiteral, scope: LexicalScope, visit: (inner: Expression) => void): void {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const known = part.kind !== 'variable' || scope.hasName(part.name) || GLOBALS.has(part.name);
      if (known) visit(part);
      else this.placeholders.add(part);
    }
  }
}
