import type { Match } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { undetermined } from './evaluation-error.ts';

/** A value that no one can know yet: the id of a document that a query may find. */
export class Unknown {
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

/** What the wildcards of nested match statements have captured, outermost first. */
export type MatchChain = readonly {
  readonly match: Match;
  readonly captured: ReadonlyMap<string, RulesValue | Unknown>;
}[];

/** Where names are looked up: parameters and `let`s, then wildcards from the inside out. */
export class Scope {
  readonly chain: MatchChain;
  readonly depth: number;
  readonly #locals: Map<string, RulesValue>;

  constructor(chain: MatchChain, depth = 0, locals: Map<string, RulesValue> = new Map()) {
    this.chain = chain;
    this.depth = depth;
    this.#locals = locals;
  }

  /** The body of a function declared in `owner` (undefined: outside all match statements) sees only its wildcards. */
  enter(owner: Match | undefined, parameters: Map<string, RulesValue>): Scope {
    const index = this.chain.findIndex(({ match }) => match === owner);
    return new Scope(this.chain.slice(0, index + 1), this.depth + 1, parameters);
  }

  bind(name: string, value: RulesValue): void {
    this.#locals.set(name, value);
  }

  /** undefined if there is no such name; throws if its value cannot be known. */
  lookUp(name: string): RulesValue | undefined {
    const local = this.#locals.get(name);
    if (local !== undefined) return local;
    for (let index = this.chain.length - 1; index >= 0; index--) {
      const value = this.chain[index]?.captured.get(name);
      if (value instanceof Unknown) throw undetermined(value.what);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}
