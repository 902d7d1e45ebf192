import type { CompiledRules } from '../compile-rules.ts';
import { Constraint, requireKnown } from '../list/constraint.ts';
import type { Binary, Call, Expression, MethodCall, PathLiteral } from '../syntax/ast.ts';
import {
  type PathSegment,
  RulesPath,
  type RulesValue,
  TESTABLE_TYPES,
  typeOf,
} from '../values/rules-value.ts';
import { access, indexInto, slice } from './access.ts';
import { CONVERSIONS, toText } from './conversions.ts';
import type { DocumentAccess } from './document-access.ts';
import { EvaluationError, limitExceeded, unsupported } from './evaluation-error.ts';
import { callMethod } from './methods.ts';
import { NAMESPACES } from './namespaces.ts';
import { applyOperator } from './operators.ts';
import type { Scope } from './scope.ts';
import { ANY, BOOL, INT, one, PATH } from './signature.ts';

/** Source of both: firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
export const MAX_EXPRESSIONS = 1000;
export const MAX_CALL_DEPTH = 20;

/** What became of an expression. */
export type Outcome = { readonly value: RulesValue } | { readonly error: EvaluationError };

/** What conditions are evaluated against. */
export interface Subject {
  readonly rules: CompiledRules;
  /** `request` and `resource`. */
  readonly globals: ReadonlyMap<string, RulesValue>;
  readonly documents: DocumentAccess;
  readonly record: (expression: Expression, outcome: Outcome) => void;
  readonly debug: (value: RulesValue) => void;
}

/** Evaluates conditions for one decision; limits count over all of them. */
export class Evaluator {
  readonly #subject: Subject;
  #evaluated = 0;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Whether a condition holds. Throws {@link EvaluationError}. */
  test(condition: Expression, scope: Scope): boolean {
    return this.#boolean(condition, scope);
  }

  #evaluate(expression: Expression, scope: Scope): RulesValue {
    if (expression.kind === 'literal') return expression.value;
    if (++this.#evaluated > MAX_EXPRESSIONS) {
      throw limitExceeded(`Too many expressions are evaluated: more than ${MAX_EXPRESSIONS}.`);
    }
    try {
      const value = this.#compute(expression, scope);
      this.#subject.record(expression, { value });
      return value;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      error.at ??= expression;
      this.#subject.record(expression, { error });
      throw error;
    }
  }

  #compute(expression: Exclude<Expression, { kind: 'literal' }>, scope: Scope): RulesValue {
    switch (expression.kind) {
      case 'variable':
        return this.#variable(expression.name, scope);
      case 'list':
        return expression.elements.map((element) => requireKnown(this.#evaluate(element, scope)));
      case 'map':
        return new Map(
          expression.entries.map(({ key, value }) => {
            const name = this.#evaluate(key, scope);
            if (typeof name !== 'string') throw unsupported(`{${typeOf(name)}: …}`, ['{string: …}']);
            return [name, requireKnown(this.#evaluate(value, scope))];
          }),
        );
      case 'path':
        return this.#path(expression, scope);
      case 'member':
        return access(this.#evaluate(expression.object, scope), expression.name);
      case 'index':
        return indexInto(this.#evaluate(expression.object, scope), this.#evaluate(expression.index, scope));
      case 'range':
        return slice(
          this.#evaluate(expression.object, scope),
          this.#evaluate(expression.from, scope),
          this.#evaluate(expression.to, scope),
        );
      case 'unary':
        return this.#unary(expression.operator, expression.operand, scope);
      case 'binary':
        return this.#binary(expression, scope);
      case 'is':
        return isOfType(this.#evaluate(expression.operand, scope), expression.type);
      case 'conditional':
        return this.#evaluate(
          this.#boolean(expression.condition, scope) ? expression.consequent : expression.alternative,
          scope,
        );
      case 'method':
        return this.#method(expression, scope);
      case 'call':
        return this.#call(expression, scope);
    }
  }

  #variable(name: string, scope: Scope): RulesValue {
    const local = scope.lookUp(name);
    // Not `??`: a variable may hold null.
    const value = local === undefined ? this.#subject.globals.get(name) : local;
    if (value !== undefined) return value;
    throw new EvaluationError(`Variable not found: ${name}.`);
  }

  #path({ parts }: PathLiteral, scope: Scope): RulesPath {
    const segments: PathSegment[] = [];
    for (const part of parts) {
      if (typeof part === 'string') segments.push(part);
      else if (this.#subject.rules.placeholders.has(part)) segments.push({ unbound: placeholderName(part) });
      else {
        const value = this.#evaluate(part, scope);
        if (value instanceof RulesPath) segments.push(...value.segments);
        else if (typeof value === 'string' || typeof value === 'bigint') segments.push(toText(value));
        else throw unsupported(`$(${typeOf(value)})`, ['$(string)', '$(path)']);
      }
    }
    return new RulesPath(segments);
  }

  #unary(operator: '!' | '-', operand: Expression, scope: Scope): RulesValue {
    if (operator === '!') return !this.#boolean(operand, scope);
    const value = this.#evaluate(operand, scope);
    if (typeof value === 'number') return -value;
    if (typeof value === 'bigint') return applyOperator('-', 0n, value);
    throw unsupported(`-${typeOf(value)}`, ['-int', '-float']);
  }

  #binary({ operator, left, right }: Binary, scope: Scope): RulesValue {
    if (operator === '&&') return this.#either(left, right, false, scope);
    if (operator === '||') return this.#either(left, right, true, scope);
    const first = this.#evaluate(left, scope);
    return applyOperator(operator, first, this.#evaluate(right, scope));
  }

  /**
   * `||` is true if one side is, and `&&` false if one side is, whatever becomes of the other: an error on the left is
   * absorbed too. Anything else with an error is that error. Limits are never absorbed.
   */
  #either(left: Expression, right: Expression, decisive: boolean, scope: Scope): boolean {
    let failure: EvaluationError | undefined;
    try {
      if (this.#boolean(left, scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError) || !error.absorbable) throw error;
      failure = error;
    }
    let second: boolean;
    try {
      second = this.#boolean(right, scope);
    } catch (error) {
      if (failure && error instanceof EvaluationError && error.absorbable) throw failure;
      throw error;
    }
    if (second !== decisive && failure) throw failure;
    return second;
  }

  #boolean(expression: Expression, scope: Scope): boolean {
    const value = this.#evaluate(expression, scope);
    if (value instanceof Constraint) return value.asBoolean();
    if (typeof value === 'boolean') return value;
    const error =
      value === null ? new EvaluationError('Null value error.') : unsupported(typeOf(value), ['bool']);
    error.at = expression;
    throw error;
  }

  #method({ object, name, args }: MethodCall, scope: Scope): RulesValue {
    const namespace = object.kind === 'variable' ? this.#namespace(object.name, scope) : undefined;
    const receiver = namespace ? null : this.#evaluate(object, scope);
    const values = args.map((argument) => this.#evaluate(argument, scope));
    if (!namespace) return callMethod(receiver, name, values);
    const builtin = Object.hasOwn(namespace.functions, name) ? namespace.functions[name] : undefined;
    const full = `${namespace.name}.${name}`;
    if (builtin) return builtin.call(full, values);
    throw new EvaluationError(`Function not found error: Name: [${full}].`);
  }

  /** A namespace, unless a variable of that name hides it. */
  #namespace(
    name: string,
    scope: Scope,
  ): { name: string; functions: (typeof NAMESPACES)[string] } | undefined {
    const functions = Object.hasOwn(NAMESPACES, name) ? NAMESPACES[name] : undefined;
    return functions && scope.lookUp(name) === undefined ? { name, functions } : undefined;
  }

  #call(call: Call, scope: Scope): RulesValue {
    const own = this.#subject.rules.functions.get(call);
    const args = call.args.map((argument) => this.#evaluate(argument, scope));
    if (!own) return this.#builtin(call.name, args);
    if (scope.depth >= MAX_CALL_DEPTH) {
      throw limitExceeded(`Functions call each other more than ${MAX_CALL_DEPTH} deep.`);
    }
    const { declaration, owner } = own;
    const inner = scope.enter(
      owner,
      new Map(declaration.parameters.map((parameter, index) => [parameter, args[index] ?? null])),
    );
    for (const { name, value } of declaration.lets) inner.bind(name, this.#evaluate(value, inner));
    return declaration.result ? this.#evaluate(declaration.result, inner) : null;
  }

  #builtin(name: string, args: readonly RulesValue[]): RulesValue {
    const { documents, debug } = this.#subject;
    const after = name.endsWith('After');
    switch (name) {
      case 'get':
      case 'getAfter':
        return one(PATH, (path) => documents.get(path, after, name)).call(name, args);
      case 'exists':
      case 'existsAfter':
        return one(PATH, (path) => documents.get(path, after, name) !== null).call(name, args);
      case 'debug':
        return one(ANY, (value) => {
          debug(value);
          return value;
        }).call(name, args);
    }
    const conversion = Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
    if (conversion) return conversion.call(name, args);
    throw new EvaluationError(`Function not found error: Name: [${name}].`);
  }
}

/** The functions without a namespace, each of one argument. */
export const GLOBAL_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['get', 'getAfter', 'exists', 'existsAfter', 'debug'],
  ...Object.keys(CONVERSIONS),
]);

const placeholderName = (part: Expression): string => (part.kind === 'variable' ? part.name : '');

function isOfType(value: RulesValue, type: string): boolean {
  if (!TESTABLE_TYPES.has(type)) throw new EvaluationError(`Unknown type: ${type}.`);
  if (value instanceof Constraint) return type === 'constraint' || value.is(type);
  if (type === 'number') return INT.accepts(value) || typeof value === 'number';
  return type === 'bool' ? BOOL.accepts(value) : typeOf(value) === type;
}
