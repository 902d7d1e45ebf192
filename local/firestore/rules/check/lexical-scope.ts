import type { ResolvedFunction } from '../compile-rules.ts';
import type { FunctionDeclaration, Match } from '../syntax/ast.ts';

/** The names that can be used at some place in a rules file. */
export class LexicalScope {
  readonly #outer: LexicalScope | undefined;
  readonly #owner: Match | undefined;
  readonly #names: ReadonlySet<string>;
  readonly #functions = new Map<string, FunctionDeclaration>();

  /** @param owner the match statement whose scope it is; inherited from the outer scope if undefined */
  constructor(outer: LexicalScope | undefined, owner: Match | undefined, names: readonly string[]) {
    this.#outer = outer;
    this.#owner = owner ?? outer?.owner;
    this.#names = new Set(names);
  }

  get owner(): Match | undefined {
    return this.#owner;
  }

  withNames(names: readonly string[]): LexicalScope {
    return new LexicalScope(this, undefined, names);
  }

  hasName(name: string): boolean {
    return this.#names.has(name) || (this.#outer?.hasName(name) ?? false);
  }

  /** False if the scope already has a function of that name. */
  declare(declaration: FunctionDeclaration): boolean {
    if (this.#functions.has(declaration.name)) return false;
    this.#functions.set(declaration.name, declaration);
    return true;
  }

  functionNamed(name: string): ResolvedFunction | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, owner: this.#owner } : this.#outer?.functionNamed(name);
  }
}
