import type {
  Allow,
  AllowMethod,
  FunctionDeclaration,
  Let,
  Match,
  PatternSegment,
  RulesFile,
  Service,
} from './ast.ts';
import { RulesSyntaxError } from './issue.ts';
import { Lexer, type Token } from './lexer.ts';
import { ExpressionParser, expectSymbol, isSymbol, RESERVED, unexpected } from './parse-expression.ts';

const METHODS: Readonly<Record<string, AllowMethod>> = {
  get: 'get',
  list: 'list',
  create: 'create',
  update: 'update',
  delete: 'delete',
  read: 'read',
  write: 'write',
};

/** How deep match statements may nest before the checker can say it politely. */
const MAX_NESTING = 100;

/** Parses a rules file. Throws {@link RulesSyntaxError} at the first syntax error. */
export const parseRules = (source: string): RulesFile => new RulesParser(source).file();

class RulesParser {
  readonly #lexer: Lexer;
  readonly #expressions: ExpressionParser;
  #nesting = 0;

  constructor(source: string) {
    this.#lexer = new Lexer(source);
    this.#expressions = new ExpressionParser(this.#lexer);
  }

  file(): RulesFile {
    let version: RulesFile['version'];
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    for (;;) {
      const token = this.#lexer.peek();
      if (token.kind === 'end') return { version, functions, services };
      if (token.text === 'function') functions.push(this.#function());
      else if (token.text === 'service') services.push(this.#service());
      else if (token.text === 'rules_version') {
        if (version || functions.length + services.length > 0) {
          throw new RulesSyntaxError(
            token.start,
            'rules_version must be the first statement, and only once.',
          );
        }
        version = this.#version();
      } else throw unexpected(token, "'rules_version', 'service' or 'function'");
    }
  }

  #version(): RulesFile['version'] {
    const { start } = this.#lexer.next();
    expectSymbol(this.#lexer, '=');
    const value = this.#lexer.next();
    if (value.kind !== 'string') throw unexpected(value, 'a version as a string');
    this.#semicolons();
    return { text: value.value, start, end: value.end };
  }

  #service(): Service {
    const { start } = this.#lexer.next();
    const first = this.#name('a service name');
    let name = first.text;
    while (isSymbol(this.#lexer.peek(), '.')) {
      this.#lexer.next();
      name += `.${this.#name('a service name').text}`;
    }
    const functions: FunctionDeclaration[] = [];
    const matches: Match[] = [];
    const end = this.#block((token) => {
      if (token.text === 'function') functions.push(this.#function());
      else if (token.text === 'match') matches.push(this.#match());
      else throw unexpected(token, "'match' or 'function'");
    });
    return { name, functions, matches, start, end };
  }

  #match(): Match {
    if (++this.#nesting > MAX_NESTING) {
      throw new RulesSyntaxError(this.#lexer.peek().start, 'match statements nest too deep.');
    }
    const { start } = this.#lexer.next();
    const pattern = this.#pattern();
    const functions: FunctionDeclaration[] = [];
    const matches: Match[] = [];
    const allows: Allow[] = [];
    const end = this.#block((token) => {
      if (token.text === 'function') functions.push(this.#function());
      else if (token.text === 'match') matches.push(this.#match());
      else if (token.text === 'allow') allows.push(this.#allow());
      else throw unexpected(token, "'match', 'allow' or 'function'");
    });
    this.#nesting--;
    return { kind: 'match', pattern, functions, matches, allows, start, end };
  }

  #pattern(): PatternSegment[] {
    const segments: PatternSegment[] = [];
    expectSymbol(this.#lexer, '/');
    for (;;) {
      segments.push(this.#segment());
      if (!this.#lexer.follows('/')) return segments;
      if (this.#lexer.follows('//')) {
        throw new RulesSyntaxError(this.#lexer.position, 'A path must not have an empty segment.');
      }
      expectSymbol(this.#lexer, '/');
    }
  }

  #segment(): PatternSegment {
    const start = this.#lexer.position;
    if (!this.#lexer.follows('{')) {
      const text = this.#lexer.pathText();
      if (text === undefined) throw unexpected(this.#lexer.peek(), 'a path segment');
      return { kind: 'literal', text, start, end: this.#lexer.position };
    }
    expectSymbol(this.#lexer, '{');
    const name = this.#name('the name of a wildcard');
    let glob = false;
    if (isSymbol(this.#lexer.peek(), '=')) {
      this.#lexer.next();
      expectSymbol(this.#lexer, '*');
      if (isSymbol(this.#lexer.peek(), '*')) {
        this.#lexer.next();
        glob = true;
      }
    }
    const { end } = expectSymbol(this.#lexer, '}');
    return { kind: glob ? 'glob' : 'wildcard', name: name.text, start, end };
  }

  #allow(): Allow {
    const { start } = this.#lexer.next();
    const methods: AllowMethod[] = [];
    let end: number;
    for (;;) {
      const token = this.#lexer.next();
      const method = Object.hasOwn(METHODS, token.text) ? METHODS[token.text] : undefined;
      if (token.kind !== 'name' || !method) {
        throw unexpected(token, 'get, list, create, update, delete, read or write');
      }
      methods.push(method);
      end = token.end;
      if (!isSymbol(this.#lexer.peek(), ',')) break;
      this.#lexer.next();
    }
    if (!isSymbol(this.#lexer.peek(), ':')) {
      const token = this.#lexer.peek();
      if (token.text === 'if') throw unexpected(token, "':' before 'if'");
      this.#semicolons();
      return { kind: 'allow', methods, condition: undefined, start, end };
    }
    this.#lexer.next();
    const word = this.#lexer.peek();
    if (word.text !== 'if') {
      throw new RulesSyntaxError(word.start, "Missing 'if' before conditional expression.");
    }
    this.#lexer.next();
    const condition = this.#expressions.parse();
    this.#semicolons();
    return { kind: 'allow', methods, condition, start, end: condition.end };
  }

  #function(): FunctionDeclaration {
    const { start } = this.#lexer.next();
    const name = this.#name('the name of a function').text;
    const parameters: string[] = [];
    expectSymbol(this.#lexer, '(');
    while (!isSymbol(this.#lexer.peek(), ')')) {
      parameters.push(this.#name('the name of a parameter').text);
      if (!isSymbol(this.#lexer.peek(), ',')) break;
      this.#lexer.next();
    }
    expectSymbol(this.#lexer, ')');
    const lets: Let[] = [];
    const unreachable: number[] = [];
    let result: FunctionDeclaration['result'];
    const end = this.#block((token) => {
      if (token.text !== 'let' && token.text !== 'return') throw unexpected(token, "'let' or 'return'");
      if (result) unreachable.push(token.start);
      this.#lexer.next();
      if (token.text === 'let') {
        const bound = this.#name('the name of a variable').text;
        expectSymbol(this.#lexer, '=');
        const value = this.#expressions.parse();
        lets.push({ name: bound, value, start: token.start, end: value.end });
      } else {
        const value = this.#expressions.parse();
        result ??= value;
      }
      this.#semicolons();
    });
    return { name, parameters, lets, result, unreachable, start, end };
  }

  /** `{ … }`: calls back at every statement. Returns the end. */
  #block(statement: (token: Token) => void): number {
    expectSymbol(this.#lexer, '{');
    for (;;) {
      const token = this.#lexer.peek();
      if (isSymbol(token, '}')) return this.#lexer.next().end;
      if (isSymbol(token, ';')) this.#lexer.next();
      else if (token.kind === 'name') statement(token);
      else throw unexpected(token, "'}'");
    }
  }

  #name(wanted: string): Token {
    const token = this.#lexer.next();
    if (token.kind !== 'name') throw unexpected(token, wanted);
    if (RESERVED.has(token.text)) {
      throw new RulesSyntaxError(token.start, `'${token.text}' is reserved and cannot be ${wanted}.`);
    }
    return token;
  }

  /** Statements may, but need not, end with a semicolon. */
  #semicolons(): void {
    while (isSymbol(this.#lexer.peek(), ';')) this.#lexer.next();
  }
}
