import type { ResolvedFunction } from '../compile-rules.ts';
import { NAMESPACES } from '../evaluate/namespaces.ts';
import type { Call, Expression, FunctionDeclaration, Match, RulesFile } from '../syntax/ast.ts';
import { ExpressionCheck } from './check-expression.ts';
import { checkPattern } from './check-pattern.ts';
import { findRecursion } from './find-recursion.ts';
import { type Finding, Findings } from './findings.ts';
import { LexicalScope } from './lexical-scope.ts';

/** Source of the limits: firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_PARAMETERS = 7;
/** The documentation says 10; production takes 11 (observed: github.com/davideast/pyric). */
const MAX_LETS = 11;
const MAX_NESTED_MATCHES = 10;

export interface Checked {
  readonly functions: ReadonlyMap<Call, ResolvedFunction>;
  readonly placeholders: ReadonlySet<Expression>;
  readonly findings: readonly Finding[];
}

/** Finds every mistake in a parsed file that can be told without a request, and resolves its calls. */
export const checkRules = (file: RulesFile): Checked => new RulesCheck(file).run();

class RulesCheck {
  readonly #file: RulesFile;
  readonly #findings = new Findings();
  readonly #expressions = new ExpressionCheck(this.#findings);
  readonly #declared: FunctionDeclaration[] = [];
  readonly #version: string;

  constructor(file: RulesFile) {
    this.#file = file;
    this.#version = file.version?.text ?? '1';
  }

  run(): Checked {
    const { version, functions, services } = this.#file;
    if (version && version.text !== '1' && version.text !== '2') {
      this.#findings.error(
        version.start,
        `Unsupported rules version '${version.text}': only '1' and '2' exist.`,
      );
    }
    if (services.length === 0) this.#findings.error(0, 'There is no service cloud.firestore.');
    const global = new LexicalScope(undefined, undefined, []);
    this.#functions(functions, global);
    for (const service of services) {
      if (service.name !== 'cloud.firestore') {
        this.#findings.error(service.start, `Unknown service ${service.name}. Expected cloud.firestore.`);
        continue;
      }
      const scope = new LexicalScope(global, undefined, []);
      this.#functions(service.functions, scope);
      for (const match of service.matches) this.#match(match, scope, []);
    }
    this.#usage();
    const { functions: calls, placeholders } = this.#expressions;
    return { functions: calls, placeholders, findings: this.#findings.all };
  }

  #match(match: Match, outer: LexicalScope, ancestors: readonly Match[]): void {
    const path = [...ancestors, match];
    if (path.length > MAX_NESTED_MATCHES) {
      this.#findings.error(match.start, `match statements nest deeper than ${MAX_NESTED_MATCHES} levels.`);
      return;
    }
    checkPattern(path, this.#version, this.#findings);
    const names = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const scope = new LexicalScope(outer, match, names);
    this.#functions(match.functions, scope);
    for (const inner of match.matches) this.#match(inner, scope, path);
    for (const { condition } of match.allows) {
      if (condition) this.#expressions.check(condition, scope, undefined);
    }
  }

  /** Declares all functions of a scope, then looks into them: they may call each other in any order. */
  #functions(declarations: readonly FunctionDeclaration[], scope: LexicalScope): void {
    for (const declaration of declarations) {
      this.#declared.push(declaration);
      if (scope.declare(declaration)) continue;
      this.#findings.error(declaration.start, `Function ${declaration.name} is declared twice.`);
    }
    for (const declaration of declarations) this.#function(declaration, scope);
  }

  #function(declaration: FunctionDeclaration, scope: LexicalScope): void {
    const { name, parameters, lets, result, unreachable, start } = declaration;
    if (parameters.length > MAX_PARAMETERS) {
      this.#findings.error(start, `Function ${name} has more than ${MAX_PARAMETERS} parameters.`);
    }
    for (const [index, parameter] of parameters.entries()) {
      if (parameters.indexOf(parameter) !== index) {
        this.#findings.error(start, `Function ${name} has two parameters ${parameter}.`);
      }
      this.#refusePackage(parameter, start);
    }
    if (lets.length > MAX_LETS) {
      this.#findings.error(start, `Function ${name} has more than ${MAX_LETS} let bindings.`);
    }
    let inner = scope.withNames(parameters);
    const bound = new Set(parameters);
    for (const one of lets) {
      this.#expressions.check(one.value, inner, declaration);
      if (bound.has(one.name)) this.#findings.error(one.start, `Variable ${one.name} is already bound.`);
      bound.add(one.name);
      this.#refusePackage(one.name, one.start);
      inner = inner.withNames([one.name]);
    }
    if (result) this.#expressions.check(result, inner, declaration);
    else this.#findings.error(start, `Missing return in function ${name}.`);
    for (const offset of unreachable) {
      this.#findings.error(offset, `Nothing may follow the return of function ${name}.`);
    }
  }

  #refusePackage(name: string, start: number): void {
    if (!Object.hasOwn(NAMESPACES, name)) return;
    this.#findings.error(start, `${name} is a package and cannot be used as variable name.`);
  }

  #usage(): void {
    for (const declaration of findRecursion(this.#expressions.calls)) {
      this.#findings.error(declaration.start, `Recursive call: function ${declaration.name} calls itself.`);
    }
    const used = new Set([...this.#expressions.functions.values()].map((resolved) => resolved.declaration));
    for (const declaration of this.#declared) {
      if (!used.has(declaration)) {
        this.#findings.warn(declaration.start, `Unused function: ${declaration.name}.`);
      }
    }
  }
}
