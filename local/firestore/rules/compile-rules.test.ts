import { describe, expect, test } from '@jest/globals';
import { compileRules } from './compile-rules.ts';
import { RulesUnderTest } from './testing/ask-rules.ts';

const around = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;

/** `L4:7 ERROR …`, one per issue. */
const issuesOf = (source: string): string[] =>
  compileRules(source).issues.map(
    ({ sourcePosition: { line, column }, severity, description }) =>
      `L${line}:${column} ${severity} ${description}`,
  );

const condition = (expression: string): string =>
  around(`   match /a/{id} { allow read: if ${expression}; }`);
const fn = (declaration: string, call = 'f()'): string =>
  around(`    ${declaration}\n    match /a/{id} { allow read: if ${call}; }`);
const nested = (depth: number): string =>
  depth === 0 ? 'allow read;' : `match /a${depth}/{b${depth}} { ${nested(depth - 1)} }`;

test('accepts a file with everything in it', () => {
  const source = around(`
    // A comment, and /* another */
    function signedIn() { return request.auth != null }
    function owner(uid, extra) {
      let claims = request.auth.token;
      let same = uid == request.auth.uid;
      return same && claims.get('level', 0) >= extra;
    }
    match /users/{uid} {
      allow get, list: if signedIn();
      allow create, update, delete: if owner(uid, 1) && request.resource.data.keys().hasOnly(['a']);
      match /{rest=**} { allow write: if exists(/databases/$(database)/documents/users/$(uid)) }
      match /single/{one=*} { allow read; }
    }`);
  expect(issuesOf(source)).toEqual([]);
});

describe('syntax errors are refused where they are', () => {
  const ROWS: readonly (readonly [source: string, issue: string])[] = [
    ['service cloud.firestore {', "L1:26 ERROR Unexpected end of file. Expected '}'."],
    [condition('a ='), "L4:37 ERROR Unexpected '='. Expected '}'."],
    [condition('(true'), "L4:40 ERROR Unexpected ';'. Expected ')'."],
    [condition('"abc'), 'L4:35 ERROR Unterminated string literal.'],
    [condition("'\\q'"), 'L4:36 ERROR Invalid escape sequence "\\q" in a string literal.'],
    [condition('1 +'), "L4:38 ERROR Unexpected ';'. Expected an expression."],
    [
      condition('99999999999999999999 > 0'),
      'L4:35 ERROR Integer 99999999999999999999 does not fit in 64 bits.',
    ],
    [condition('a # b'), "L4:37 ERROR Unexpected character '#'."],
    [
      around('match /a/{id} { allow read: true; }'),
      "L4:29 ERROR Missing 'if' before conditional expression.",
    ],
    [
      around('match /a/{id} { allow read if true; }'),
      "L4:28 ERROR Unexpected 'if'. Expected ':' before 'if'.",
    ],
    [
      around('match /a/{id} { allow rite: if true; }'),
      "L4:23 ERROR Unexpected 'rite'. Expected get, list, create, update, delete, read or write.",
    ],
    [around('match a/{id} { allow read; }'), "L4:7 ERROR Unexpected 'a'. Expected '/'."],
    [around('match /a//{id} { allow read; }'), 'L4:9 ERROR A path must not have an empty segment.'],
    [
      around('match /a/{if} { allow read; }'),
      "L4:11 ERROR 'if' is reserved and cannot be the name of a wildcard.",
    ],
    [around('/* never closed'), 'L4:1 ERROR Unterminated comment.'],
    [fn('function f() { if true; }'), "L4:20 ERROR Unexpected 'if'. Expected 'let' or 'return'."],
    [
      condition(`${'('.repeat(300)}true${')'.repeat(300)}`),
      'L4:235 ERROR Expressions nest deeper than 200 levels.',
    ],
  ];
  test.each(ROWS)('%#', (source, issue) => {
    expect(issuesOf(source)).toEqual([issue]);
    expect(compileRules(source).rules).toBeUndefined();
  });
});

describe('what Google only warns of compiles', () => {
  test.each([
    [condition('nobody == 1'), 'L4:35 WARNING Invalid variable name: nobody.'],
    [condition('nothing(1)'), 'L4:35 WARNING Invalid function name: nothing.'],
    [condition('timestamp.now() == 1'), 'L4:35 WARNING Invalid function name: timestamp.now.'],
    [condition('/a/$(who) == /a/b'), 'L4:40 WARNING Invalid variable name: who.'],
    [fn('function f() { let a = b; let b = 1; return a; }'), 'L4:28 WARNING Invalid variable name: b.'],
    [fn('function f() { return id == 1; }'), 'L4:27 WARNING Invalid variable name: id.'],
  ])('%#', (source, issue) => {
    expect(issuesOf(source)).toEqual([issue]);
    expect(compileRules(source).rules).toBeDefined();
  });

  test('and fails where it is evaluated, and only there', () => {
    const rules = new RulesUnderTest(`
      match /a/{id} { allow get: if nobody == 1; allow get: if nothing(1); allow get: if timestamp.now() == 1; }
      match /b/{id} { allow get: if nobody == 1; allow get: if true; }`);
    expect(rules.get('a/x').allowed).toBe(false);
    expect(rules.get('a/x').reason).toContain('Variable not found: nobody.');
    expect(rules.get('a/x').reason).toContain('Function not found error: Name: [nothing].');
    expect(rules.get('a/x').reason).toContain('Function not found error: Name: [timestamp.now].');
    expect(rules.get('b/x').allowed).toBe(true);
  });

  test('so do 98 && and 11 lets', () => {
    expect(issuesOf(condition(Array.from({ length: 99 }, () => 'true').join(' && ')))).toEqual([]);
    const lets = Array.from({ length: 11 }, (_, n) => `let v${n} = 1;`).join(' ');
    expect(issuesOf(fn(`function f() { ${lets} return v0 == 1; }`))).toEqual([]);
  });
});

describe('other mistakes are refused, all at once', () => {
  const ROWS: readonly (readonly [source: string, ...issues: string[]])[] = [
    [
      "rules_version = '3';\nservice cloud.firestore {}",
      "L1:1 ERROR Unsupported rules version '3': only '1' and '2' exist.",
    ],
    ["rules_version = '2';", 'L1:1 ERROR There is no service cloud.firestore.'],
    ['service firebase.storage {}', 'L1:1 ERROR Unknown service firebase.storage. Expected cloud.firestore.'],
    [
      condition('nobody && nothing() && math.cube(2) == 8 && math'),
      'L4:35 WARNING Invalid variable name: nobody.',
      'L4:45 WARNING Invalid function name: nothing.',
      'L4:58 WARNING Invalid function name: math.cube.',
      'L4:79 ERROR math is a namespace, not a variable.',
    ],
    [
      condition(Array.from({ length: 100 }, () => 'true').join(' && ')),
      'L4:35 ERROR A chain of more than 98 && is too long.',
    ],
    [
      fn(
        `function f() { ${Array.from({ length: 12 }, (_, n) => `let v${n} = 1;`).join(' ')} return v0 == 1; }`,
      ),
      'L4:5 ERROR Function f has more than 11 let bindings.',
    ],
    [condition('exists(/a/b, /c/d)'), 'L4:35 ERROR Function exists takes 1 argument, not 2.'],
    [condition('math.pow(2) == 4'), 'L4:35 ERROR Function math.pow takes 2 argument(s), not 1.'],
    [condition("'a' is text"), 'L4:42 ERROR Unknown type: text.'],
    [fn('function f(a) { return a; }'), 'L5:36 ERROR Function f takes 1 argument(s), not 0.'],
    [fn('function f() { let a = 1; }'), 'L4:5 ERROR Missing return in function f.'],
    [
      fn('function f() { return true; let a = 1; }'),
      'L4:33 ERROR Nothing may follow the return of function f.',
    ],
    [
      fn('function f() { return true; return false; }'),
      'L4:33 ERROR Nothing may follow the return of function f.',
    ],
    [fn('function f() { let a = 1; let a = 2; return a; }'), 'L4:31 ERROR Variable a is already bound.'],
    [fn('function f() { return f(); }'), 'L4:5 ERROR Recursive call: function f calls itself.'],
    [
      fn('function f() { return g(); }\n function g() { return f(); }'),
      'L4:5 ERROR Recursive call: function f calls itself.',
      'L5:2 ERROR Recursive call: function g calls itself.',
    ],
    [
      fn('function f() { return true; }\n function f() { return false; }'),
      'L5:2 ERROR Function f is declared twice.',
      'L5:2 WARNING Unused function: f.',
    ],
    [fn('function f(a, a) { return a; }', 'f(1, 2)'), 'L4:5 ERROR Function f has two parameters a.'],
    [
      fn('function f(a, b, c, d, e, g, h, i) { return a; }', 'f(1, 2, 3, 4, 5, 6, 7, 8)'),
      'L4:5 ERROR Function f has more than 7 parameters.',
    ],
    [
      fn('function f(duration) { return duration; }', 'f(1)'),
      'L4:5 ERROR duration is a package and cannot be used as variable name.',
    ],
    [
      fn('function f() { let math = 1; return math == 1; }'),
      'L4:20 ERROR math is a package and cannot be used as variable name.',
    ],
    [around('match /a/{id}/{id} { allow read; }'), 'L4:15 ERROR Wildcard id is used twice in one path.'],
    [
      around('match /a/{request} { allow read; }'),
      'L4:10 ERROR A wildcard must not be named request: it would hide the variable.',
    ],
    [
      around('match /{a=**}/b/{c} { match /{d=**} { allow read; } }'),
      'L4:30 ERROR A path can have one recursive wildcard at most.',
    ],
    [
      'service cloud.firestore { match /{a=**}/b/{c} { allow read; } }',
      "L1:34 ERROR A recursive wildcard must end the path in rules version '1'.",
    ],
    [around(nested(10)), 'L4:156 ERROR match statements nest deeper than 10 levels.'],
  ];
  test.each(ROWS)('%#', (source, ...issues) => {
    expect(issuesOf(source)).toEqual(issues);
    expect(compileRules(source).rules).toBeUndefined();
  });
});

describe('suspicious things are warnings, and the rules are in force', () => {
  test.each([
    [fn('function f() { return true; }', 'true'), 'L4:5 WARNING Unused function: f.'],
    [condition("'a'.sizes() == 1"), 'L4:35 WARNING No type has a method sizes: calling it is an error.'],
    [
      around('match /a/{id} { match /b/{id} { allow read; } }'),
      'L4:26 WARNING Wildcard id hides a wildcard of an outer match statement.',
    ],
  ])('%#', (source, issue) => {
    expect(issuesOf(source)).toEqual([issue]);
    expect(compileRules(source).rules).toBeDefined();
  });
});

test('rules over 256 KiB are refused', () => {
  expect(issuesOf(`// ${'x'.repeat(256 * 1024)}`)).toEqual(['L1:1 ERROR The rules are larger than 256 KiB.']);
});
