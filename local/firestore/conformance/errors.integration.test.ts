import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect } from '@jest/globals';
import { type Bench, conform, type Row } from './bench.ts';

const rest = 'Use the Cloud Firestore REST API';
const reference = 'Package google.firestore.v1';
const limits = 'Usage and limits';

type Attempt = readonly [what: string, method: string, path: string, body?: unknown];

/** Sees that each of the attempts is answered with a status, in the error form of Google's APIs. */
async function refused(
  bench: Bench,
  status: string,
  code: number,
  attempts: readonly Attempt[],
): Promise<void> {
  const outcomes: unknown[] = [];
  for (const [what, method, path, body] of attempts) {
    const answer = await bench.rest(method, path, body);
    const { error } = answer;
    outcomes.push([what, answer.status, error?.status, error?.code, typeof error?.message]);
  }
  expect(outcomes).toEqual(attempts.map(([what]) => [what, code, status, code, 'string']));
}

const query = (rest: object) => ({ structuredQuery: { from: [{ collectionId: 'c' }], ...rest } });
const where = (filter: object) => query({ where: filter });
const field = { fieldPath: 'a' };
const integer = { integerValue: '1' };

const rows: Row[] = [
  {
    rule: 'documents are created, read, changed with masks and preconditions, listed and deleted by REST',
    page: rest,
    check: async (bench) => {
      const made = await bench.rest('POST', '/rest?documentId=a', {
        fields: { n: integer, m: { mapValue: {} } },
      });
      expect(made.body).toMatchObject({ name: `${bench.root}/rest/a`, fields: { n: integer } });
      const mask = 'updateMask.fieldPaths=n&updateMask.fieldPaths=gone';
      const changed = await bench.rest('PATCH', `/rest/a?${mask}&currentDocument.exists=true`, {
        fields: { n: { doubleValue: 'NaN' }, ignored: integer },
      });
      expect(Object.keys(changed.body.fields ?? {}).sort()).toEqual(['m', 'n']);
      const time = encodeURIComponent(changed.body.updateTime ?? '');
      expect((await bench.rest('GET', '/rest/a?mask.fieldPaths=n')).body.fields).toEqual({
        n: { doubleValue: 'NaN' },
      });
      await bench.rest('POST', '/rest?documentId=b', { fields: {} });
      const listed = await bench.rest('GET', '/rest?pageSize=1&orderBy=__name__%20desc');
      expect(listed.body.documents?.map(({ name }) => name)).toEqual([`${bench.root}/rest/b`]);
      expect((await bench.rest('DELETE', `/rest/a?currentDocument.updateTime=${time}`)).body).toEqual({});
      expect((await bench.rest('GET', '/rest/a')).error).toMatchObject({
        code: 404,
        status: 'NOT_FOUND',
      });
    },
  },
  {
    rule: 'streams of answers are lists; the first of a new transaction bears its id',
    page: rest,
    check: async (bench) => {
      await bench.rest('PATCH', '/lists/a', { fields: { n: integer } });
      const got = await bench.rest('POST', ':batchGet', {
        documents: [`${bench.root}/lists/a`, `${bench.root}/lists/none`],
        newTransaction: { readOnly: {} },
      });
      expect(got.stream[0]).toMatchObject({ transaction: expect.any(String), readTime: expect.any(String) });
      expect(got.stream[1]?.missing).toBe(`${bench.root}/lists/none`);
      const transaction = got.stream[0]?.transaction;
      const found = await bench.rest('POST', ':runQuery', {
        ...query({ from: [{ collectionId: 'lists' }] }),
        transaction,
      });
      expect(found.stream).toHaveLength(1);
      expect((await bench.rest('POST', ':rollback', { transaction })).body).toEqual({});
    },
  },
  {
    rule: 'what is there already is ALREADY_EXISTS, what is not there NOT_FOUND',
    page: reference,
    check: async (bench) => {
      await bench.rest('PATCH', '/there/a', { fields: {} });
      await refused(bench, 'ALREADY_EXISTS', 409, [
        ['create', 'POST', '/there?documentId=a', { fields: {} }],
        ['exists: false', 'PATCH', '/there/a?currentDocument.exists=false', { fields: {} }],
      ]);
      await refused(bench, 'NOT_FOUND', 404, [
        ['get', 'GET', '/there/none'],
        ['exists: true', 'PATCH', '/there/none?currentDocument.exists=true', { fields: {} }],
        ['delete', 'DELETE', '/there/none?currentDocument.exists=true'],
      ]);
    },
  },
  {
    rule: 'a malformed request is INVALID_ARGUMENT',
    page: reference,
    check: (bench) =>
      refused(bench, 'INVALID_ARGUMENT', 400, [
        ['no JSON', 'POST', ':commit', '{'],
        ['no object', 'POST', ':commit', '[]'],
        ['unknown field', 'POST', ':commit', { wrties: [] }],
        ['unknown parameter', 'GET', '/c?pgeSize=1&prettyPrint=false'],
        ['unknown field within', 'PATCH', '/c/a', { fields: { a: { mapValue: { feilds: {} } } } }],
        ['unknown value type', 'PATCH', '/c/a', { fields: { a: { numberValue: 1 } } }],
        ['empty value', 'PATCH', '/c/a', { fields: { a: {} } }],
        ['no int64', 'PATCH', '/c/a', { fields: { a: { integerValue: '1.5' } } }],
        ['int64 too large', 'PATCH', '/c/a', { fields: { a: { integerValue: '9223372036854775808' } } }],
        ['no timestamp', 'PATCH', '/c/a', { fields: { a: { timestampValue: 'yesterday' } } }],
        ['malformed mask', 'PATCH', '/c/a?updateMask.fieldPaths=a..b', { fields: {} }],
        ['unquoted path', 'PATCH', '/c/a?updateMask.fieldPaths=a-b', { fields: {} }],
        ['a write of nothing', 'POST', ':commit', { writes: [{}] }],
        [
          'a name of another database',
          'POST',
          ':commit',
          { writes: [{ delete: 'projects/x/databases/y/documents/c/a' }] },
        ],
        [
          'a collection instead of a document',
          'POST',
          ':commit',
          { writes: [{ delete: `${bench.root}/c` }] },
        ],
        ['an empty id', 'POST', ':commit', { writes: [{ delete: `${bench.root}/c//a/b` }] }],
        ['a malformed token', 'GET', '/c?pageToken=zzz'],
        ['a negative page', 'GET', '/c?pageSize=-1'],
      ]),
  },
  {
    rule: 'a field of the wrong kind is INVALID_ARGUMENT, and the message names it',
    page: 'ProtoJSON Format',
    check: async (bench) => {
      const unlike = (value: unknown): Attempt => ['', 'PATCH', '/kinds/a', { fields: { a: value } }];
      const attempts: readonly Attempt[] = [
        unlike({ stringValue: 7 }),
        unlike({ stringValue: {} }),
        unlike({ stringValue: ['a'] }),
        unlike({ booleanValue: 'yes' }),
        unlike({ doubleValue: 'much' }),
        unlike({ bytesValue: '!!!' }),
        unlike({ timestampValue: '2024-01-01T00:00:00' }),
        unlike({ geoPointValue: [1, 2] }),
        unlike({ mapValue: { fields: [] } }),
        unlike({ arrayValue: { values: ['a'] } }),
        unlike({ stringValue: 'a', integerValue: '1' }),
        unlike('a'),
        ['', 'PATCH', '/kinds/a?currentDocument.exists=maybe', { fields: {} }],
        ['', 'GET', '/kinds?pageSize=many'],
        ['', 'POST', ':commit', { writes: {} }],
        ['', 'POST', ':commit', { writes: ['a'] }],
        ['', 'POST', ':runQuery', query({ limit: 'all' })],
        ['', 'POST', ':runQuery', query({ orderBy: [{ field, direction: 'SIDEWAYS' }] })],
      ];
      const answers = await Promise.all(attempts.map(([, ...call]) => bench.rest(...call)));
      expect(answers.map(({ status, error }) => [status, error?.status])).toEqual(
        attempts.map(() => [400, 'INVALID_ARGUMENT']),
      );
      const messages = answers.map(({ error }) => error?.message ?? '');
      expect(messages.filter((message) => !/^Invalid (value|JSON payload received)/.test(message))).toEqual(
        [],
      );
      expect(messages[0]).toBe("Invalid value at 'document.fields[0].value.string_value' (TYPE_STRING), 7");
      expect((await bench.rest('GET', '/kinds/a')).status).toBe(404);
    },
  },
  {
    rule: 'names are read in either spelling: an update_mask is no whole document',
    page: 'ProtoJSON Format',
    check: async (bench) => {
      await bench.rest('PATCH', '/spelling/a', { fields: { a: integer, b: integer } });
      const update = { name: `${bench.root}/spelling/a`, fields: { a: { integer_value: 2 } } };
      const write = { update, update_mask: { field_paths: ['a'] } };
      expect((await bench.rest('POST', ':commit', { writes: [write] })).status).toBe(200);
      expect((await bench.rest('GET', '/spelling/a')).body.fields).toEqual({
        a: { integerValue: '2' },
        b: integer,
      });
    },
  },
  {
    rule: 'a malformed query is INVALID_ARGUMENT',
    page: reference,
    check: (bench) =>
      refused(bench, 'INVALID_ARGUMENT', 400, [
        ['nothing to query', 'POST', ':runQuery', {}],
        ['no collection', 'POST', ':runQuery', { structuredQuery: {} }],
        [
          'two collections',
          'POST',
          ':runQuery',
          query({ from: [{ collectionId: 'a' }, { collectionId: 'b' }] }),
        ],
        ['a path for an id', 'POST', ':runQuery', query({ from: [{ collectionId: 'a/b' }] })],
        ['negative limit', 'POST', ':runQuery', query({ limit: -1 })],
        ['negative offset', 'POST', ':runQuery', query({ offset: -1 })],
        ['an empty filter', 'POST', ':runQuery', where({})],
        ['a filter without operator', 'POST', ':runQuery', where({ fieldFilter: { field, value: integer } })],
        ['an empty composite', 'POST', ':runQuery', where({ compositeFilter: { op: 'AND', filters: [] } })],
        [
          'in without a list',
          'POST',
          ':runQuery',
          where({ fieldFilter: { field, op: 'IN', value: integer } }),
        ],
        [
          'in with an empty list',
          'POST',
          ':runQuery',
          where({ fieldFilter: { field, op: 'IN', value: { arrayValue: {} } } }),
        ],
        [
          'a name that is no reference',
          'POST',
          ':runQuery',
          where({
            fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { stringValue: 'a' } },
          }),
        ],
        ['an order twice', 'POST', ':runQuery', query({ orderBy: [{ field }, { field }] })],
        ['no aggregation', 'POST', ':runAggregationQuery', { structuredAggregationQuery: query({}) }],
        [
          'one alias twice',
          'POST',
          ':runAggregationQuery',
          {
            structuredAggregationQuery: {
              ...query({}),
              aggregations: [
                { alias: 'a', count: {} },
                { alias: 'a', count: {} },
              ],
            },
          },
        ],
      ]),
  },
  {
    rule: 'unless told otherwise the server listens on the loopback addresses alone',
    page: 'Connect your app to the Cloud Firestore Emulator',
    check: async (bench) => {
      const { port } = bench.local.server;
      const reaches = (host: string): Promise<boolean> =>
        new Promise((resolve) => {
          const socket = connect({ host, port });
          const end = (reached: boolean): void => {
            socket.destroy();
            resolve(reached);
          };
          socket.once('connect', () => end(true)).once('error', () => end(false));
        });
      expect(await reaches('127.0.0.1')).toBe(true);
      const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
      for (const { address, internal, family } of others) {
        if (!internal && family === 'IPv4') expect(await reaches(address)).toBe(false);
      }
    },
  },
  {
    rule: 'limits of a request: 10 MiB, 500 transforms of a document, a document once in a bulk write',
    page: limits,
    check: async (bench) => {
      const name = `${bench.root}/c/a`;
      const transforms = (count: number) => ({
        writes: [
          {
            update: { name },
            updateTransforms: Array.from({ length: count }, (_, n) => ({
              fieldPath: `f${n}`,
              setToServerValue: 'REQUEST_TIME',
            })),
          },
        ],
      });
      expect((await bench.rest('POST', ':commit', transforms(500))).status).toBe(200);
      await refused(bench, 'INVALID_ARGUMENT', 400, [
        ['transforms', 'POST', ':commit', transforms(501)],
        ['twice', 'POST', ':batchWrite', { writes: [{ delete: name }, { delete: name }] }],
        ['size', 'POST', ':commit', { writes: [], transaction: 'A'.repeat(10_500_000) }],
      ]);
    },
  },
];

conform('Errors and REST', rows);
