import { describe, expect, test } from '@jest/globals';
import { GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';
import { evaluate } from './testing/ask-rules.ts';

/**
 * What the documentation states of expressions, one row each: `true`, `false`, or `error`. `observed` marks what production
 * was seen to do where the documentation is silent (github.com/davideast/pyric, packages/conformance/observations).
 */
type Row = readonly [condition: string, outcome: true | false | 'error'];

const FIELDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['i', 7n],
  ['f', 2.5],
  ['s', 'hello'],
  ['b', true],
  ['z', null],
  ['l', ['a', 'b', 1n]],
  [
    'm',
    new Map<string, Value>([
      ['k', 'v'],
      ['deep', new Map<string, Value>([['x', 1n]])],
    ]),
  ],
  ['t', new Timestamp(1_700_000_000, 123_456_000)],
  ['g', new GeoPoint(1.5, -2.5)],
  ['r', new Reference('projects/demo/databases/(default)/documents/other/y')],
  ['y', Uint8Array.of(0, 255)],
]);

const TABLE: Readonly<Record<string, readonly Row[]>> = {
  'literals and types': [
    ['true', true],
    ['false', false],
    ['null == null', true],
    ["'a\\n\\u0041\\x42\\'' == \"a\\nAB'\"", true],
    ['1 is int && !(1 is float) && 1 is number', true],
    ['1.5 is float && !(1.5 is int) && 1.5 is number', true],
    ["'a' is string && true is bool && [] is list && {} is map && b'a' is bytes", true],
    ['data().t is timestamp && data().g is latlng && data().r is path && data().y is bytes', true],
    ["duration.value(1, 's') is duration && ['a'].toSet() is set", true],
    ['9223372036854775807 > 0 && -9223372036854775808 < 0', true],
    ['1e3 == 1000.0 && 0x10 == 16', true],
  ],
  'equality and order': [
    ['1 == 1.0', true],
    ["1 == '1'", false],
    ["1 != '1'", true],
    ['null == false', false],
    ["[1, 'a'] == [1, 'a'] && [1] != [2]", true],
    ['[1] == [1.0]', false], // observed
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ["'a' < 'b' && 'B' < 'a' && 'a' <= 'a'", true],
    ['1 < 1.5 && 2.0 >= 2', true],
    ["1 < 'a'", 'error'],
    ["'a' > null", 'error'],
    ['true < false', 'error'],
    ['data().t < request.time', true],
  ],
  arithmetic: [
    ['1 + 2 * 3 == 7 && (1 + 2) * 3 == 9', true],
    ['10 / 4 == 2 && -7 / 2 == -3', true], // observed: toward zero
    ['10 / 4.0 == 2.5', true],
    ['10 % 3 == 1', true],
    ['10 / 0 == 0', 'error'],
    ['9223372036854775807 + 1 > 0', 'error'],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 == 'a1'", 'error'],
    ['[1] + [2] == [1, 2]', 'error'],
    ['-data().i == -7', true],
    ["-'a' == 'a'", 'error'],
  ],
  'errors and boolean operators': [
    ['data().missing == null', 'error'],
    ['data().z.anything == null', 'error'],
    ['data().missing == 1 || true', true],
    ['true || data().missing == 1', true],
    ['data().missing == 1 || false', 'error'],
    ['data().missing == 1 && false', false],
    ['false && data().missing == 1', false],
    ['data().missing == 1 && true', 'error'],
    ['(data().missing == 1 && false) || true', true],
    ['!(data().missing == 1)', 'error'],
    ["'a' && true", 'error'],
    ["'a' || false", 'error'],
    ["'a' && false", false],
    ['null ? true : false', 'error'],
    ['true ? true : data().missing', true],
    ['false ? data().missing : true', true],
    ['true ? false : true ? true : true', false],
    ["!'a'", 'error'],
  ],
  strings: [
    ["'abc'[0] == 'a' && 'abc'[0:2] == 'ab' && 'abc'[1:1] == ''", true],
    ["'abc'[3] == ''", 'error'],
    ["'abc'[0:99] == 'abc'", 'error'], // observed: not clamped
    ["'abc'.size() == 3", true],
    ["'ABC123'.lower() == 'abc123' && 'abc123'.upper() == 'ABC123'", true],
    ["' a '.trim() == 'a'", true],
    ["'user@domain.com'.matches('.*@domain[.]com')", true],
    ["'banana'.matches('.*@domain[.]com')", false],
    ["'banana'.matches('ana')", false],
    ["'banana'.replace('a', 'o') == 'bonono' && 'banana'.replace('ana', 'ee') == 'beena'", true],
    ["'foo@test.com'.replace('.', '-') == '------------'", true],
    ["'a/b/c'.split('/') == ['a', 'b', 'c']", true],
    ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", true],
    ["'a'.toUtf8() == b'a'", true],
    ["'a'.concat('b') == 'ab'", 'error'],
  ],
  lists: [
    ["['a','b'].hasAll(['a','c'])", false],
    ["['d','e','f'].hasAll(['d','e'])", true],
    ["['a','b'].hasAny(['c','d'])", false],
    ["['a','b'].hasAny(['a','c'])", true],
    ["['a', 'b'].hasOnly(['a', 'c'])", false],
    ["['a', 'b'].hasOnly(['a', 'b', 'c']) && ['a','a','b'].hasOnly(['a','b','b'])", true],
    ["['a'].concat(['b']) == ['a', 'b']", true],
    ["['a','b','a'].removeAll(['a']) == ['b']", true],
    ["[1, 1.5, true, null, 'a'].join('-') == '1-1.5-true-null-a'", true],
    ["[[1]].join('-') == ''", 'error'],
    ['[1, 2].join() == ""', 'error'],
    ["['a','b'].toSet().size() == 2 && ['a','a'].toSet().size() == 1", true],
    ["'a' in ['a'] && !('b' in ['a'])", true],
    ['1.0 in [1]', false], // observed
    ["'a' in 'abc'", 'error'],
    ["['a','b'][1] == 'b' && ['a','b','c'][0:2] == ['a','b']", true],
    ["['a'][1] == 'a'", 'error'],
    ["['a'].size == 1", 'error'],
  ],
  'maps and diffs': [
    ["{'a': 1}.a == 1 && {'a': 1}['a'] == 1", true],
    ["{'a': 1}.b == 1", 'error'],
    ["'a' in {'a': 1} && !('b' in {'a': 1})", true],
    ["{'a': 1, 'b': 2}.keys().hasOnly(['a','b']) && {'a': 1}.values() == [1]", true],
    ["{'a': 1}.size() == 1", true],
    ["data().m.get('k', 'd') == 'v' && data().m.get('q', 'd') == 'd'", true],
    ["data().m.get(['deep', 'x'], 0) == 1 && data().m.get(['deep', 'q'], 0) == 0", true],
    ["data().m.get(['k', 'x'], 0) == 0", true], // observed: what is no map gives the default
    ["{'a': 1}.hasAll(['a'])", 'error'],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3, 'c': 4}).changedKeys() == ['b'].toSet()", true],
    ["{'a': 1}.diff({'b': 1}).addedKeys() == ['a'].toSet()", true],
    ["{'a': 1}.diff({'b': 1}).removedKeys() == ['b'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1}).unchangedKeys() == ['a'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 2, 'c': 0}).affectedKeys() == ['a', 'b', 'c'].toSet()", true],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", true],
  ],
  sets: [
    ["['a','b'].toSet().difference(['a','c'].toSet()) == ['b'].toSet()", true],
    ["['a','b'].toSet().difference(['a']).size() == 1", 'error'], // observed: a set, not a list
    ["['a','b'].toSet().intersection(['a','c'].toSet()) == ['a'].toSet()", true],
    ["['a','b'].toSet().union(['a','c'].toSet()) == ['a','b','c'].toSet()", true],
    ["['a','b'].toSet().hasAll(['a','c'])", false],
    ["['d','e','f'].toSet().hasAll(['d','e'])", true],
    ["['a','b'].toSet().hasAny(['a','c'].toSet())", true],
    ["['a','b'].toSet().hasOnly(['a','b'])", true],
    ["['a','b'].toSet().hasOnly(['a','c'])", false],
    ["'a' in ['a','b'].toSet()", true],
  ],
  timestamps: [
    ['request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 4', true],
    ['request.time.hours() == 5 && request.time.minutes() == 6 && request.time.seconds() == 7', true],
    ['request.time.nanos() == 89000000', true],
    ['request.time.dayOfWeek() == 3 && request.time.dayOfYear() == 63', true],
    ['request.time.date() == timestamp.date(2026, 3, 4)', true],
    ['request.time.time() == duration.time(5, 6, 7, 89000000)', true],
    ['request.time.toMillis() == 1772600767089', true],
    ['timestamp.value(1772600767089) == request.time', true],
    ["timestamp.date(2026, 3, 4) + duration.value(1, 'd') == timestamp.date(2026, 3, 5)", true],
    ["timestamp.date(2026, 3, 5) - timestamp.date(2026, 3, 4) == duration.value(24, 'h')", true],
    ["timestamp.date(2026, 3, 4) - duration.value(1, 'd') < timestamp.date(2026, 3, 4)", true],
    ['timestamp.date(2026, 2, 30) == request.time', 'error'],
    ['timestamp.value(-1).seconds() == 59 && timestamp.value(-1).nanos() == 999000000', true],
    ['request.time + request.time == request.time', 'error'],
  ],
  durations: [
    [
      "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(60, 's') == duration.value(1, 'm')",
      true,
    ],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    ["duration.value(1, 'y') == duration.value(1, 'w')", 'error'],
    ["duration.abs(duration.value(-20, 'm')) == duration.value(20, 'm')", true],
    ["duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000", true],
    ["duration.value(1, 'h') + duration.value(1, 'h') > duration.value(1, 'h')", true],
  ],
  'places, bytes and paths': [
    ['data().g.latitude() == 1.5 && data().g.longitude() == -2.5', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111190.0', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111200.0', true],
    ['latlng.value(-100, 0).latitude() == -100', 'error'],
    ["data().y.size() == 2 && data().y.toHexString() == '00FF' && data().y.toBase64() == 'AP8='", true],
    ["b'\\xfb\\xff'.toBase64() == '-_8='", true], // observed: URL-safe
    ['data().r == /databases/$(database)/documents/other/y', true],
    ['get(data().r).data.n == 1', true],
    ["path('a/b') == /a/b && path('/a/b')[1] == 'b'", true],
    ['path(/a/b) == /a/b', 'error'], // observed
    ["(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another", true],
    ["(/path/$(foo)).bind({'foo': 'x'}).foo == 'x' && (/path/$(foo)).bind({'foo': 'x'})['foo'] == 'x'", true],
    ['request.path == /databases/(default)/documents/t/x', true],
    ["request.path[3] == 't' && request.path[4] == id", true],
    ["/a/$('b') == /a/b", true],
    ['/a/b == "/a/b"', false],
  ],
  'math and hashing': [
    ['math.abs(-1) == 1 && math.abs(-1.5) == 1.5', true],
    ['math.ceil(4.2) == 5 && math.floor(4.2) == 4 && math.round(4.5) == 5 && math.round(-4.5) == -5', true],
    ['math.ceil(4.2) is int && math.sqrt(4.0) == 2.0 && math.pow(2.0, 3.0) == 8.0', true],
    ['math.isNaN(math.sqrt(-1.0)) && math.isInfinite(1.0 / 0.0) && !math.isInfinite(1)', true],
    ["math.abs('a') == 1", 'error'],
    ["hashing.md5('hello').toHexString() == '5D41402ABC4B2A76B9719D911017C592'", true],
    ["hashing.sha256(b'').toHexString()[0:8] == 'E3B0C442'", true],
    // observed: least significant byte first (CRC-32 of 123456789 is CBF43926, CRC-32C E3069283)
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
  ],
  conversions: [
    ["string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'", true],
    ['string([1]) == "1"', 'error'],
    ["int('12') == 12 && int(1.9) == 1 && int(-1.9) == -1", true],
    ["int('a') == 1", 'error'],
    ["float('1.5') == 1.5 && float(1) == 1.0", true],
    ["bool('true') && !bool('false')", true],
    ["bool('yes')", 'error'],
    ['debug(true)', true],
  ],
  'request and resource': [
    ["request.auth.uid == 'alice' && request.auth.token.sub == 'alice'", true],
    ["request.method == 'get'", true],
    ["resource.id == 'x' && resource.__name__ == /databases/(default)/documents/t/x", true],
    ['request.resource.data.i == 7', 'error'],
    ['request.query.limit == 1', 'error'],
    ['exists(/databases/$(database)/documents/other/y)', true],
    ['exists(/databases/$(database)/documents/other/none)', false],
    ['get(/databases/$(database)/documents/other/y).data.flag', true],
    ['get(/databases/$(database)/documents/other/none) == null', true],
    ['get(/databases/$(database)/documents/other/none).data.n == 1', 'error'],
    ["exists('/databases/x')", 'error'],
    ['exists(/other/y)', 'error'],
    ['getAfter(/databases/$(database)/documents/other/y).data.n == 1', true],
  ],
  regexes: [
    ["'aB'.matches('(?i)AB')", true],
    ["'a\\nb'.matches('a.b')", false],
    ["'a\\nb'.matches('(?s)a.b')", true],
    ["'2026-03-04'.matches('^\\\\d{4}-\\\\d{2}-\\\\d{2}$')", true],
    ["'é'.matches('\\\\pL')", true],
    ["'ab'.matches('(?P<first>a)b')", true],
    ["'aa'.matches('(a)\\\\1')", 'error'],
    ["'ab'.matches('a(?=b)b')", 'error'],
    ["'ab'.matches('(')", 'error'],
    ["'x1'.matches('[[:alpha:]][[:^alpha:]]')", true],
    ["'a.b'.matches('\\\\Qa.b\\\\E')", true],
  ],
};

/** Rows call this function for the document's data. */
const withData = (condition: string): string => condition.replaceAll('data()', 'resource.data');

describe.each(Object.entries(TABLE))('%s', (_topic, rows) => {
  test.each(rows)('%s → %s', (condition, outcome) => {
    const result = evaluate(withData(condition), new Map(FIELDS));
    expect(typeof result === 'string' ? ['error', result] : [result]).toEqual(
      outcome === 'error' ? ['error', expect.any(String)] : [outcome],
    );
  });
});
