import { FieldValue, Timestamp } from '@google-cloud/firestore';
import * as p from '@google-cloud/firestore/pipelines';
import { expect } from '@jest/globals';
import { type Bench, conform, type Row } from './bench.ts';

const page = 'Query data with Pipelines';
const functions = 'Pipeline functions';

const cities = (bench: Bench) =>
  bench.collection({
    a: { city: 'Amersfoort', people: 160, area: 63, region: 'U' },
    b: { city: 'Utrecht', people: 360, area: 99, region: 'U' },
    c: { city: 'Haarlem', people: 160, area: 32, region: 'NH', list: [1, 2], zero: 0 },
    d: { city: 'Rotterdam', people: 650, area: 324, region: 'ZH' },
  });

const run = async (pipeline: p.Pipeline): Promise<object[]> =>
  (await pipeline.execute()).results.map((result) => result.data());

/** What expressions come to for the document of Haarlem. */
async function evaluated(bench: Bench, expressions: Readonly<Record<string, p.Expression>>): Promise<object> {
  const [first, ...rest] = Object.entries(expressions).map(([name, one]) => one.as(name));
  if (!first) return {};
  const collection = await cities(bench);
  const pipeline = bench.db.pipeline().collection(collection).where(p.field('city').equal('Haarlem'));
  return (await run(pipeline.select(first, ...rest)))[0] ?? {};
}

/** Sees that each of the expressions fails the whole pipeline. */
async function expectFailures(bench: Bench, expressions: readonly p.Expression[]): Promise<void> {
  for (const one of expressions) await expect(evaluated(bench, { one })).rejects.toMatchObject({ code: 3 });
}

const noon = new Date('2024-01-31T12:30:00Z');
const at = (text: string): Timestamp => Timestamp.fromDate(new Date(text));

const rows: Row[] = [
  {
    rule: 'sources: a collection, a group, documents, the database, a query',
    page,
    check: async (bench) => {
      const collection = await cities(bench);
      await collection.doc('a/inner/x').set({ deep: collection.id });
      const pipeline = () => bench.db.pipeline();
      expect(await run(pipeline().collection(collection))).toHaveLength(4);
      expect(
        await run(pipeline().collectionGroup('inner').where(p.field('deep').equal(collection.id))),
      ).toHaveLength(1);
      expect(await run(pipeline().documents([collection.doc('b'), collection.doc('none')]))).toHaveLength(1);
      expect(await run(pipeline().database().where(p.field('deep').equal(collection.id)))).toHaveLength(1);
      const query = collection.where('people', '>', 200).orderBy('people', 'desc').limit(1);
      expect(await run(pipeline().createFrom(query))).toMatchObject([{ city: 'Rotterdam' }]);
    },
  },
  {
    rule: 'fields are selected, added and removed, rows sorted, cut and sampled',
    page,
    check: async (bench) => {
      const pipeline = bench.db.pipeline().collection(await cities(bench));
      const named = pipeline.sort(p.field('people').descending(), p.field('city').ascending());
      expect(await run(named.offset(1).limit(2).select('city'))).toEqual([
        { city: 'Utrecht' },
        { city: 'Amersfoort' },
      ]);
      const changed = pipeline
        .where(p.field('city').equal('Haarlem'))
        .addFields(p.stringConcat(p.constant('City: '), p.field('city')).as('name'))
        .select(p.field('name').as('title'), 'area', 'list')
        .removeFields('area');
      expect(await run(changed)).toEqual([{ title: 'City: Haarlem', list: [1, 2] }]);
      expect(await run(pipeline.sample(2))).toHaveLength(2);
      await expect(run(pipeline.limit(-1))).rejects.toMatchObject({ code: 3 });
    },
  },
  {
    rule: 'union, unnest and replacing with a map',
    page,
    check: async (bench) => {
      const pipeline = bench.db.pipeline().collection(await cities(bench));
      const haarlem = pipeline.where(p.field('city').equal('Haarlem'));
      const both = haarlem.union(pipeline.where(p.field('city').equal('Utrecht'))).select('city');
      expect(await run(both)).toEqual([{ city: 'Haarlem' }, { city: 'Utrecht' }]);
      expect(await run(haarlem.unnest(p.field('list').as('item'), 'at').select('item', 'at'))).toEqual([
        { item: 1, at: 0 },
        { item: 2, at: 1 },
      ]);
      expect(await run(haarlem.replaceWith(p.map({ only: p.field('area') })))).toEqual([{ only: 32 }]);
    },
  },
  {
    rule: 'accumulators, with groups and without; nothing sums to null, a missing group is null',
    page,
    check: async (bench) => {
      const pipeline = bench.db.pipeline().collection(await cities(bench));
      const all = pipeline.aggregate(
        p.countAll().as('rows'),
        p.count('zero').as('count'),
        p.countIf(p.field('people').greaterThan(200)).as('large'),
        p.countDistinct('region').as('regions'),
        p.sum('people').as('sum'),
        p.average('area').as('average'),
        p.minimum('people').as('least'),
        p.maximum('people').as('most'),
        p.sum('none').as('nothing'),
      );
      expect(await run(all)).toEqual([
        {
          rows: 4,
          count: 1,
          large: 2,
          regions: 3,
          sum: 1330,
          average: 129.5,
          least: 160,
          most: 650,
          nothing: null,
        },
      ]);
      const grouped = pipeline.aggregate({ accumulators: [p.countAll().as('n')], groups: ['region'] });
      expect(await run(grouped.sort(p.field('region').ascending()))).toEqual([
        { region: 'NH', n: 1 },
        { region: 'U', n: 2 },
        { region: 'ZH', n: 1 },
      ]);
      expect(await run(pipeline.distinct('none'))).toEqual([{ none: null }]);
      const empty = bench.db.pipeline().collection(await bench.collection());
      expect(await run(empty.aggregate(p.countAll().as('n'), p.sum('people').as('sum')))).toEqual([
        { n: 0, sum: null },
      ]);
    },
  },
  {
    rule: 'arithmetic: integers divide to integers, a double makes all double, half goes away from zero',
    page: functions,
    check: async (bench) => {
      const result = await evaluated(bench, {
        add: p.field('people').add(5),
        integers: p.field('area').divide(5),
        doubles: p.field('area').add(0.5).subtract(0.5).divide(5),
        mod: p.constant(10).mod(3),
        pow: p.constant(2).pow(3),
        abs: p.constant(-10).abs(),
        ceil: p.constant(-1.5).ceil(),
        round: p.constant(-1.5).round(),
        sqrt: p.constant(9).sqrt(),
        log10: p.constant(100).log10(),
        type: p.constant(1.5).type(),
        integer: p.constant(1).type(),
      });
      expect(result).toEqual({
        add: 165,
        integers: 6,
        doubles: 6.4,
        mod: 1,
        pow: 8,
        abs: 10,
        ceil: -1,
        round: -2,
        sqrt: 3,
        log10: 2,
        type: 'float64',
        integer: 'int64',
      });
    },
  },
  {
    rule: 'an expression that cannot be computed fails the pipeline, unless it is looked at; of nothing comes null',
    page: functions,
    check: async (bench) => {
      await expectFailures(bench, [
        p.constant(1).divide(0),
        p.constant(1).divide(p.field('zero')),
        p.constant(1).mod(0),
        p.constant(-9).sqrt(),
        p.constant(0).ln(),
        p.constant('text').add(5),
        p.toUpper(p.field('people')),
        p.field('city').arrayLength(),
      ]);
      const result = await evaluated(bench, {
        error: p.isError(p.constant(1).divide(p.field('zero'))),
        instead: p.constant(1).divide(0).ifError(p.constant(7)),
        none: p.field('none').add(10),
        concat: p.stringConcat(p.constant('a'), p.field('none')),
        absent: p.field('none').isAbsent(),
        exists: p.field('city').exists(),
        fallback: p.field('none').ifAbsent(p.constant('x')),
      });
      expect(result).toEqual({
        error: true,
        instead: 7,
        none: null,
        concat: null,
        absent: true,
        exists: true,
        fallback: 'x',
      });
    },
  },
  {
    rule: 'logic and comparison',
    page: functions,
    check: async (bench) => {
      const [yes, no] = [p.field('people').equal(160), p.field('people').equal(1)];
      const result = await evaluated(bench, {
        and: p.and(yes, no),
        or: p.or(yes, no),
        xor: p.xor(yes, yes),
        not: no.not(),
        less: p.field('people').lessThan(161),
        types: p.field('people').lessThan('a'),
        any: p.field('people').equalAny([1, 160]),
        none: p.field('people').notEqualAny([1, 160]),
        most: p.constant(1).logicalMaximum(2, 3),
        either: yes.conditional(p.constant('yes'), p.constant('no')),
      });
      expect(result).toEqual({
        and: false,
        or: true,
        xor: false,
        not: true,
        less: true,
        types: false,
        any: true,
        none: false,
        most: 3,
        either: 'yes',
      });
    },
  },
  {
    rule: 'texts',
    page: functions,
    check: async (bench) => {
      const text = p.constant('abc');
      const result = await evaluated(bench, {
        upper: text.toUpper(),
        characters: p.constant('🇳🇱').charLength(),
        bytes: p.constant('🇳🇱').byteLength(),
        split: p.constant('a,b').split(','),
        part: text.substring(1, 2),
        trimmed: p.constant('  a ').trim(),
        like: text.like('a_c%'),
        contains: text.regexContains('b'),
        match: text.regexMatch('.*d.*'),
        found: p.constant('abcd').regexFindAll('[bd]'),
        starts: text.startsWith('ab'),
        reversed: text.stringReverse(),
      });
      expect(result).toEqual({
        upper: 'ABC',
        characters: 2,
        bytes: 8,
        split: ['a', 'b'],
        part: 'bc',
        trimmed: 'a',
        like: true,
        contains: true,
        match: false,
        found: ['b', 'd'],
        starts: true,
        reversed: 'cba',
      });
    },
  },
  {
    rule: 'regular expressions are RE2: case folding, no look-ahead, and time linear in the text',
    page: functions,
    check: async (bench) => {
      const long = p.constant(`${'a'.repeat(5000)}!`);
      expect(
        await evaluated(bench, {
          folded: p.constant('Over THE hill').regexContains('(?i)the'),
          whole: p.constant('STRASSE').regexMatch('(?i)stra(ss|ß)e'),
          partly: p.constant('a|b').regexMatch('a|b'),
          nested: long.regexMatch('(a+)+$'),
          anywhere: long.regexContains('(a+)+$'),
          like: long.like(`${'%a'.repeat(200)}b`),
          literally: p.constant('a.(b)*\n').like('a.(_)*%'),
          trimmed: p.constant(`${' '.repeat(50_000)}a${' '.repeat(50_000)}`).trim(),
          found: p.constant('a1b22').regexFind('[0-9]+$'),
        }),
      ).toEqual({
        folded: true,
        whole: true,
        partly: false,
        nested: false,
        anywhere: false,
        like: false,
        literally: true,
        trimmed: 'a',
        found: '22',
      });
      await expectFailures(bench, [p.constant('ab').regexMatch('a(?=b)b')]);
    },
  },
  {
    rule: 'arrays, maps and vectors',
    page: functions,
    check: async (bench) => {
      const vector = p.constant(FieldValue.vector([3, 4]));
      const result = await evaluated(bench, {
        concat: p.field('list').arrayConcat([2, 3], [4]),
        has: p.field('list').arrayContains(2),
        all: p.field('list').arrayContainsAll([1, 9]),
        get: p.field('list').arrayGet(1),
        last: p.field('list').arrayGet(-1),
        sum: p.field('list').arraySum(),
        joined: p.array(['a', 'b']).join('-'),
        reversed: p.field('list').reverse(),
        merged: p.map({ a: 1 }).mapMerge(p.map({ a: 2, b: 3 })),
        removed: p.map({ a: 1 }).mapRemove('a'),
        value: p.map({ a: 1 }).mapGet('a'),
        distance: vector.euclideanDistance(FieldValue.vector([0, 0])),
        dimensions: vector.vectorLength(),
      });
      expect(result).toEqual({
        concat: [1, 2, 2, 3, 4],
        has: true,
        all: false,
        get: 2,
        last: 2,
        sum: 3,
        joined: 'a-b',
        reversed: [2, 1],
        merged: { a: 2, b: 3 },
        removed: {},
        value: 1,
        distance: 5,
        dimensions: 2,
      });
    },
  },
  {
    rule: 'timestamps, and the parts of references',
    page: functions,
    check: async (bench) => {
      const time = p.constant(noon);
      const reference = p.constant(bench.db.doc('rooms/r/messages/m'));
      const result = await evaluated(bench, {
        day: time.timestampTruncate('day', 'UTC'),
        month: time.timestampTruncate('month', 'Asia/Tokyo'),
        later: time.timestampAdd('hour', 13),
        earlier: time.timestampSubtract('day', 1),
        seconds: time.timestampToUnixSeconds(),
        micros: p.constant(1_704_110_400_000_000).unixMicrosToTimestamp(),
        id: reference.documentId(),
        collection: reference.collectionId(),
      });
      expect(result).toEqual({
        day: at('2024-01-31T00:00:00Z'),
        month: at('2023-12-31T15:00:00Z'),
        later: at('2024-02-01T01:30:00Z'),
        earlier: at('2024-01-30T12:30:00Z'),
        seconds: noon.getTime() / 1000,
        micros: at('2024-01-01T12:00:00Z'),
        id: 'm',
        collection: 'messages',
      });
    },
  },
  {
    rule: 'a stage or function that is not known here is UNIMPLEMENTED, and no silent pass',
    page: 'Package google.firestore.v1',
    check: async (bench) => {
      const execute = (stages: object[]) =>
        bench.rest('POST', ':executePipeline', { structuredPipeline: { pipeline: { stages } } });
      const source = { name: 'collection', args: [{ referenceValue: '/c' }] };
      const answer = await execute([source, { name: 'levitate' }]);
      expect([answer.status, answer.error?.status]).toEqual([501, 'UNIMPLEMENTED']);
      expect((await execute([{ name: 'where' }])).status).toBe(400);
      expect((await execute([source])).stream[0]).toMatchObject({ executionTime: expect.any(String) });
    },
  },
];

conform('Pipelines', rows);
