/** Offsets into the source; `end` is just after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type LiteralValue = null | boolean | bigint | number | string | Uint8Array;

/** `/literal/$(expression)` */
export type PathPart = string | Expression;

export type Literal = Span & { readonly kind: 'literal'; readonly value: LiteralValue };
export type Variable = Span & { readonly kind: 'variable'; readonly name: string };
export type Call = Span & {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
};
/** `object.name(args)`; `math.abs(x)` too, with the namespace as a variable. */
export type MethodCall = Span & {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
};
export type PathLiteral = Span & { readonly kind: 'path'; readonly parts: readonly PathPart[] };
export type Binary = Span & {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
};

export type Expression =
  | Literal
  | Variable
  | Call
  | MethodCall
  | PathLiteral
  | Binary
  | (Span & { readonly kind: 'list'; readonly elements: readonly Expression[] })
  | (Span & {
      readonly kind: 'map';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
    })
  | (Span & { readonly kind: 'member'; readonly object: Expression; readonly name: string })
  | (Span & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression })
  | (Span & {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    })
  | (Span & { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression })
  | (Span & { readonly kind: 'is'; readonly operand: Expression; readonly type: string })
  | (Span & {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly consequent: Expression;
      readonly alternative: Expression;
    });

export type Let = Span & { readonly name: string; readonly value: Expression };

export type FunctionDeclaration = Span & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly Let[];
  /** undefined if the function has no `return`: an error. */
  readonly result: Expression | undefined;
  /** Offsets of `let`s and `return`s after the first `return`: errors. */
  readonly unreachable: readonly number[];
};

/** One segment of a match path; `**` captures any number of segments. */
export type PatternSegment = Span &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'wildcard'; readonly name: string }
    | { readonly kind: 'glob'; readonly name: string }
  );

export type AllowMethod = 'get' | 'list' | 'create' | 'update' | 'delete' | 'read' | 'write';

export type Allow = Span & {
  readonly kind: 'allow';
  readonly methods: readonly AllowMethod[];
  /** undefined: without a condition, always allowed. */
  readonly condition: Expression | undefined;
};

export type Match = Span & {
  readonly kind: 'match';
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
};

export type Service = Span & {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
};

export interface RulesFile {
  readonly version: (Span & { readonly text: string }) | undefined;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

/** The expressions directly inside one, in source order. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'path':
      return expression.parts.filter((part) => typeof part !== 'string');
    case 'binary':
      return [expression.left, expression.right];
    case 'list':
      return expression.elements;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'conditional':
      return [expression.condition, expression.consequent, expression.alternative];
  }
}
