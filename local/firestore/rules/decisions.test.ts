import { describe, expect, test } from '@jest/globals';
import { Timestamp } from '../values/value.ts';
import { RulesUnderTest, TIME } from './testing/ask-rules.ts';

describe('methods', () => {
  const rules = new RulesUnderTest(
    `match /g/{id} { allow get; }
     match /l/{id} { allow list; }
     match /r/{id} { allow read; }
     match /c/{id} { allow create; }
     match /u/{id} { allow update; }
     match /d/{id} { allow delete; }
     match /w/{id} { allow write; }
     match /m/{id} { allow write: if request.method == 'delete' || request.resource.data.ok; }`,
    { 'u/x': { n: 1n }, 'd/x': {}, 'w/x': {}, 'c/x': {}, 'm/x': {} },
  );
  const list = (collectionId: string): boolean => rules.list({ from: [{ collectionId }] }).allowed;

  test('read is get and list', () => {
    expect(['g', 'l', 'r', 'c'].map((one) => rules.get(`${one}/x`).allowed)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(['g', 'l', 'r', 'c'].map(list)).toEqual([false, true, true, false]);
  });

  test('write is create, update and delete, told apart by what exists before and after', () => {
    const write = (path: string, fields: Record<string, boolean> | null): boolean =>
      rules.write([[path, fields]]).allowed;
    expect([write('c/new', {}), write('c/x', {}), write('c/x', null)]).toEqual([true, false, false]);
    expect([write('u/new', {}), write('u/x', {}), write('u/x', null)]).toEqual([false, true, false]);
    expect([write('d/new', {}), write('d/x', {}), write('d/x', null)]).toEqual([false, false, true]);
    expect([write('w/new', {}), write('w/x', {}), write('w/x', null)]).toEqual([true, true, true]);
    expect([write('m/x', { ok: true }), write('m/x', { ok: false }), write('m/x', null)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('what no rule covers is denied, and the denial says so', () => {
    expect(rules.get('none/x').reason).toBe(
      "Missing or insufficient permissions. No rule covers 'get' on none/x.",
    );
  });
});

describe('paths', () => {
  test('in version 2, a recursive wildcard captures none, one or many segments', () => {
    const rules = new RulesUnderTest("match /a/{id}/{rest=**} { allow get: if string(rest) != '/no/way'; }");
    expect(['a/1', 'a/1/b/2', 'a/1/no/way', 'b/1'].map((path) => rules.get(path).allowed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('in version 1, it captures one at least', () => {
    const rules = new RulesUnderTest('match /a/{id}/{rest=**} { allow get; }', {}, '1');
    expect(['a/1', 'a/1/b/2'].map((path) => rules.get(path).allowed)).toEqual([false, true]);
  });

  test('several statements may cover a document: one that allows is enough', () => {
    const rules = new RulesUnderTest(`match /{all=**} { allow get: if false; }
      match /a/{id} { allow get: if id == 'yes'; }
      match /a/no { allow get; }`);
    expect(['a/yes', 'a/no', 'a/other'].map((path) => rules.get(path).allowed)).toEqual([true, true, false]);
  });

  test('functions see the wildcards of the statement that they are declared in, not of the caller', () => {
    const rules = new RulesUnderTest(`match /a/{id} {
        function outer() { return id; }
        match /b/{id} { allow get: if outer() == 'x' && id == 'y'; }
      }`);
    expect(rules.get('a/x/b/y').allowed).toBe(true);
  });
});

describe('auth', () => {
  const rules = new RulesUnderTest(`match /a/{id} {
      allow get: if request.auth.uid == id && request.auth.token.email == 'a@b.c' && request.auth.token.level > 3
        && 'x' in request.auth.token.firebase.identities['google.com'];
    }
    match /anonymous/{id} { allow get: if request.auth == null; }`);
  const claims = { sub: 'me', email: 'a@b.c', level: 4, firebase: { identities: { 'google.com': ['x'] } } };

  test('carries the claims of the token', () => {
    expect(rules.get('a/me', claims).allowed).toBe(true);
    expect(rules.get('a/me', { ...claims, level: 3 }).allowed).toBe(false);
    expect(rules.get('a/me', { sub: 'me' }).allowed).toBe(false);
  });

  test('is null without a token', () => {
    expect(rules.get('anonymous/x').allowed).toBe(true);
    expect(rules.get('anonymous/x', claims).allowed).toBe(false);
    expect(rules.get('a/me').reason).toContain(`Null value error. for 'get' @ L5 (L5:21 "request.auth.uid")`);
  });
});

describe('writes', () => {
  test('see the document as it is and as it will be; a server timestamp is the time of the request', () => {
    const rules = new RulesUnderTest(
      `match /a/{id} { allow update: if request.resource.data.n == resource.data.n + 1
         && request.resource.data.at == request.time; }`,
      { 'a/x': { n: 1n } },
    );
    const at = Timestamp.fromMicros(TIME - (TIME % 1000));
    expect(rules.write([['a/x', { n: 2n, at }]]).allowed).toBe(true);
    expect(rules.write([['a/x', { n: 3n, at }]]).allowed).toBe(false);
  });

  test('in a batch, getAfter and existsAfter see all of it, get and exists nothing', () => {
    const path = '/databases/$(database)/documents/b/y';
    const rules = new RulesUnderTest(
      `match /a/{id} {
        allow create: if !exists(${path}) && existsAfter(${path}) && getAfter(${path}).data.n == 1;
        allow delete: if !existsAfter(${path}); }
      match /b/{id} { allow write; }`,
      { 'a/old': {} },
    );
    expect(
      rules.write([
        ['a/x', {}],
        ['b/y', { n: 1n }],
      ]).allowed,
    ).toBe(true);
    expect(
      rules.write([
        ['a/x', {}],
        ['b/y', { n: 2n }],
      ]).allowed,
    ).toBe(false);
    expect(rules.write([['a/x', {}]]).allowed).toBe(false);
    expect(
      rules.write([
        ['b/y', {}],
        ['b/y', null],
        ['a/old', null],
      ]).allowed,
    ).toBe(true);
  });

  test('one after the other: a second write to a document sees the first', () => {
    const rules = new RulesUnderTest(`match /a/{id} {
        allow create: if request.resource.data.n == 1;
        allow update: if request.resource.data.n == resource.data.n + 1; }`);
    expect(
      rules.write([
        ['a/x', { n: 1n }],
        ['a/x', { n: 2n }],
        ['a/x', { n: 3n }],
      ]).allowed,
    ).toBe(true);
    expect(
      rules.write([
        ['a/x', { n: 1n }],
        ['a/x', { n: 3n }],
      ]).allowed,
    ).toBe(false);
  });

  test('are allowed all together or not at all; the denial names the document', () => {
    const rules = new RulesUnderTest("match /a/{id} { allow write: if id != 'no'; }");
    expect(
      rules.write([
        ['a/x', {}],
        ['a/y', {}],
      ]),
    ).toMatchObject({ allowed: true, rules: ['L4:17'] });
    expect(
      rules.write([
        ['a/x', {}],
        ['a/no', {}],
      ]).reason,
    ).toContain("'create' on a/no: false for 'create' @ L4");
  });
});

describe('limits', () => {
  const reads = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_unused, index) => `exists(/databases/$(database)/documents/d/d${from + index})`,
    ).join(' || ');
  const rules = new RulesUnderTest(
    `function depth1() { return true; }
     ${Array.from({ length: 20 }, (_unused, index) => `function depth${index + 2}() { return depth${index + 1}(); }`).join('\n')}
     match /ten/{id} { allow get: if !(${reads(0, 10)}); allow write: if !(${reads(0, 10)}); }
     match /same/{id} { allow get: if !(${reads(0, 10)} || ${reads(0, 10)}); }
     match /eleven/{id} { allow get: if ${reads(0, 11)} || true; allow get; }
     match /more/{id} { allow write: if !(${reads(10, 20)}); }
     match /most/{id} { allow write: if !(${reads(20, 21)}); }
     match /tens/{id} { allow get: if !(${reads(10, 20)}); }
     match /last/{id} { allow get: if !(${reads(20, 21)}); }
     match /deep/{id} { allow get: if depth20(); }
     match /deeper/{id} { allow get: if depth21() || true; }
     match /long/{id} { allow get: if !(${Array.from({ length: 250 }, () => 'id != id').join(' || ')}); }
     match /longer/{id} { allow get: if ${Array.from({ length: 251 }, () => 'id != id').join(' || ')} || true; }`,
  );

  test('ten documents may be read, each counted once; an eleventh denies whatever else holds', () => {
    expect(rules.get('ten/x').allowed).toBe(true);
    expect(rules.get('same/x').allowed).toBe(true);
    expect(rules.get('eleven/x').reason).toContain(
      'Too many documents are read by get() and exists(): more than 10.',
    );
  });

  test('a batch may read twenty, ten per document', () => {
    expect(
      rules.write([
        ['ten/x', {}],
        ['more/y', {}],
      ]).allowed,
    ).toBe(true);
    expect(
      rules.write([
        ['ten/x', {}],
        ['ten/y', {}],
        ['more/y', {}],
      ]).allowed,
    ).toBe(true);
    expect(
      rules.write([
        ['ten/x', {}],
        ['more/y', {}],
        ['most/z', {}],
      ]).reason,
    ).toContain('more than 20');
  });

  test('a request for several documents may read twenty, ten per document', () => {
    expect(rules.getAll(['ten/x', 'ten/y', 'tens/z']).allowed).toBe(true);
    expect(rules.getAll(['ten/x', 'tens/y', 'last/z']).reason).toContain("'get' on last/z");
    expect(rules.getAll(['ten/x', 'tens/y', 'last/z']).reason).toContain('more than 20');
    expect(rules.getAll(['last/z']).allowed).toBe(true);
    expect(rules.getAll(['ten/x', 'eleven/y']).reason).toContain('more than 10');
  });

  test('functions may call each other twenty deep', () => {
    expect(rules.get('deep/x').allowed).toBe(true);
    expect(rules.get('deeper/x').reason).toContain('Functions call each other more than 20 deep.');
  });

  // A comparison of two names is three expressions, joining it to the rest one more: 999, and 1,004 with `|| true`.
  test('a thousand expressions may be evaluated', () => {
    expect(rules.get('long/x').allowed).toBe(true);
    expect(rules.get('longer/x').reason).toContain('Too many expressions are evaluated: more than 1000.');
  });
});

test('a denial says of every rule whether it was false or an error, and where', () => {
  const rules = new RulesUnderTest(
    `function mine() {
  return request.auth != null && resource.data.owner == request.auth.uid;
}
match /a/{id} {
  allow get: if mine();
  allow read: if resource.data.missing == 1 || resource.data.owner == 'x';
  allow list;
}`,
    { 'a/x': { owner: 'bob' } },
  );
  expect(rules.get('a/x', { sub: 'alice' }).reason).toBe(
    "Missing or insufficient permissions. 'get' on a/x: " +
      `false for 'get' @ L8 (L5:34 "resource.data.owner == request.auth.uid"); ` +
      `Property missing is undefined on object. for 'get' @ L9 (L9:18 "resource.data.missing")`,
  );
  expect(rules.get('a/x', { sub: 'bob' })).toEqual({ allowed: true, reason: '', rules: ['L8:3'] });
});

test('debug prints its value and gives it back', () => {
  const rules = new RulesUnderTest("match /a/{id} { allow get: if debug({'a': [id, 1.0]}).a[1] == 1; }");
  expect(rules.get('a/x').allowed).toBe(true);
  expect(rules.printed).toEqual(['debug: {"a": ["x", 1.0]}']);
});
