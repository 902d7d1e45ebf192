import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FirestoreError } from '../errors.ts';
import { anyValue } from '../testing/arbitrary-values.ts';
import { encodeValue } from '../values/wire-values.ts';
import { decodeMessage, encodeMessage, messageFromJson, messageToJson } from './codec.ts';
import { jsonText } from './json-text.ts';
import type { WireDocument } from './wire.ts';

/** The value of a document's field `a`, as the engine gets it. */
const read = (value: object): unknown =>
  messageFromJson<WireDocument>('Document', { fields: { a: value } }).fields?.['a'];

/** Why JSON is refused. */
function refusal(type: string, json: object): string | undefined {
  try {
    messageFromJson(type, json);
    return undefined;
  } catch (error) {
    if (error instanceof FirestoreError && error.status === 'INVALID_ARGUMENT') return error.message;
    throw error;
  }
}

const update = (document: object) => ({ document });
const field = (value: unknown) => update({ fields: { n: {}, a: value } });
const AT = "Invalid value at 'document.fields[1].value";
const TIME = `${AT}.timestamp_value' (type.googleapis.com/google.protobuf.Timestamp)`;

describe('what fits', () => {
  test('whatever goes over gRPC goes as JSON too', () => {
    fc.assert(
      fc.property(
        // Names like __proto__ are reserved: no document has such a field, so no answer ever carries one.
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((name) => !/^__.*__$/s.test(name)),
          anyValue,
          { noNullPrototype: true },
        ),
        (values) => {
          const fields = Object.fromEntries(
            Object.entries(values).map(([key, one]) => [key, encodeValue(one)]),
          );
          const sent = decodeMessage<WireDocument>(
            'Document',
            encodeMessage('Document', { name: 'n', fields }),
          );
          const json = jsonText(messageToJson('Document', sent));
          expect(messageFromJson('Document', JSON.parse(json))).toEqual(sent);
        },
      ),
    );
  });

  test.each<[unknown, object]>([
    ['text', { integerValue: '12' }],
    ['a number', { integerValue: 12 }],
    ['an exponent', { integerValue: '1.2e1' }],
    ['the name of the proto', { integer_value: '12' }],
  ])('an integer as %s', (_form, json) => {
    expect(read(json)).toEqual({ integerValue: '12' });
  });

  test.each([
    ['Z', '2024-02-29T12:00:00Z', '1709208000', 0],
    ['an offset', '2024-02-29T17:45:00+05:45', '1709208000', 0],
    ['an offset and a fraction', '2024-02-29T07:00:00.25-05:00', '1709208000', 250_000_000],
    ['nanoseconds', '2024-02-29T12:00:00.123456789Z', '1709208000', 123_456_789],
    ['a fraction before 1970', '1969-12-31T23:59:59.5Z', '-1', 500_000_000],
  ])('a time with %s', (_form, timestampValue, seconds, nanos) => {
    expect(read({ timestampValue })).toEqual({ timestampValue: { seconds, nanos } });
  });

  test.each([
    ['NaN', Number.NaN],
    ['-Infinity', Number.NEGATIVE_INFINITY],
    ['-0', -0],
    ['1.5e3', 1500],
    [7, 7],
  ])('the double %p', (json, doubleValue) => {
    expect(read({ doubleValue: json })).toEqual({ doubleValue });
  });

  test('bytes in both alphabets, padded or not', () => {
    for (const bytesValue of ['+/8=', '-_8=', '-_8']) {
      expect(read({ bytesValue })).toEqual({ bytesValue: Buffer.from([0xfb, 0xff]) });
    }
  });

  test('enums by name or number, wrappers bare, null for what is absent', () => {
    const query = {
      limit: 5,
      offset: null,
      orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }],
      where: { unaryFilter: { op: 'IS_NULL', field: { field_path: 'a' } } },
    };
    expect(messageFromJson('StructuredQuery', query)).toEqual({
      limit: { value: 5 },
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
      where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'a' } } },
    });
    expect(read({ nullValue: null, stringValue: null })).toEqual({ nullValue: 'NULL_VALUE' });
  });

  test('a field with the name of something that all objects have', () => {
    const fields = JSON.parse('{"__proto__":{"booleanValue":true},"constructor":{"booleanValue":true}}');
    const document = messageFromJson<WireDocument>('Document', { fields });
    expect(Object.keys(document.fields ?? {})).toEqual(['__proto__', 'constructor']);
  });
});

describe('what does not fit is refused in the words of the front end', () => {
  // The first eight were seen in answers of Google's APIs, those of Firestore where there is a document.
  test.each<[string, object, string]>([
    ['UpdateDocumentRequest', field({ integerValue: 'True' }), `${AT}.integer_value' (TYPE_INT64), "True"`],
    ['UpdateDocumentRequest', field({ stringValue: 7 }), `${AT}.string_value' (TYPE_STRING), 7`],
    [
      'UpdateDocumentRequest',
      field({ bytesValue: '!!!' }),
      `${AT}.bytes_value' (TYPE_BYTES), Base64 decoding failed for "!!!"`,
    ],
    [
      'UpdateDocumentRequest',
      field({ stringValue: ['a'] }),
      'Invalid JSON payload received. Unknown name "stringValue" at \'document.fields[1].value\': ' +
        'Proto field is not repeating, cannot start list.',
    ],
    [
      'UpdateDocumentRequest',
      field({ stringValue: {} }),
      `${AT}' (string_value), Starting an object on a scalar field`,
    ],
    [
      'UpdateDocumentRequest',
      field({ stringValue: 'a', booleanValue: true }),
      `${AT}' (oneof), oneof field 'value_type' is already set. Cannot set 'booleanValue'`,
    ],
    [
      'UpdateDocumentRequest',
      field({ numberValue: 1 }),
      'Invalid JSON payload received. Unknown name "numberValue" at \'document.fields[1].value\': Cannot find field.',
    ],
    [
      'GetDocumentRequest',
      { nmae: '' },
      'Invalid JSON payload received. Unknown name "nmae": Cannot find field.',
    ],
    ['UpdateDocumentRequest', field({ booleanValue: 'yes' }), `${AT}.boolean_value' (TYPE_BOOL), "yes"`],
    ['UpdateDocumentRequest', field({ doubleValue: 'x' }), `${AT}.double_value' (TYPE_DOUBLE), "x"`],
    ['UpdateDocumentRequest', field({ doubleValue: '' }), `${AT}.double_value' (TYPE_DOUBLE), ""`],
    ['UpdateDocumentRequest', field({ integerValue: 1.5 }), `${AT}.integer_value' (TYPE_INT64), 1.5`],
    ['UpdateDocumentRequest', field({ integerValue: true }), `${AT}.integer_value' (TYPE_INT64), true`],
    [
      'UpdateDocumentRequest',
      field({ integerValue: '9223372036854775808' }),
      `${AT}.integer_value' (TYPE_INT64), "9223372036854775808"`,
    ],
    [
      'UpdateDocumentRequest',
      field({ nullValue: 'x' }),
      `${AT}.null_value' (type.googleapis.com/google.protobuf.NullValue), "x"`,
    ],
    ['UpdateDocumentRequest', field({ timestampValue: 5 }), `${TIME}, 5`],
    ...[
      'yesterday',
      '2024-01-01',
      '2024-01-01T00:00:00',
      '2023-02-29T00:00:00Z',
      '2024-01-01T25:00:00Z',
      '0000-01-01T00:00:00Z',
    ].map((timestampValue): [string, object, string] => [
      'UpdateDocumentRequest',
      field({ timestampValue }),
      `${TIME}, Field 'timestampValue', Illegal timestamp: "${timestampValue}"`,
    ]),
    ['UpdateDocumentRequest', field('x'), `${AT}' (type.googleapis.com/google.firestore.v1.Value), "x"`],
    ['UpdateDocumentRequest', field(null), `${AT}' (type.googleapis.com/google.firestore.v1.Value), null`],
    [
      'UpdateDocumentRequest',
      field({ mapValue: { fields: [] } }),
      `${AT}.map_value.fields' (Map), Cannot bind a list to map for field 'fields'.`,
    ],
    [
      'UpdateDocumentRequest',
      update({ fields: 1 }),
      "Invalid value at 'document.fields' (type.googleapis.com/google.firestore.v1.Document.FieldsEntry), 1",
    ],
    [
      'UpdateDocumentRequest',
      field({ arrayValue: { values: [{ integerValue: '1' }, { integerValue: 'x' }] } }),
      `${AT}.array_value.values[1].integer_value' (TYPE_INT64), "x"`,
    ],
    [
      'UpdateDocumentRequest',
      { updateMask: { fieldPaths: 'a' } },
      `Invalid value at 'update_mask.field_paths' (TYPE_STRING), "a" is not a list`,
    ],
    [
      'RunQueryRequest',
      { structuredQuery: { limit: 'many' } },
      'Invalid value at \'structured_query.limit\' (type.googleapis.com/google.protobuf.Int32Value), "many"',
    ],
    [
      'RunQueryRequest',
      { structuredQuery: { limit: 2 ** 31 } },
      "Invalid value at 'structured_query.limit' (type.googleapis.com/google.protobuf.Int32Value), 2147483648",
    ],
    [
      'RunQueryRequest',
      { structuredQuery: { where: { unaryFilter: { op: 'IS_GREAT' } } } },
      "Invalid value at 'structured_query.where.unary_filter.op' " +
        '(type.googleapis.com/google.firestore.v1.StructuredQuery.UnaryFilter.Operator), "IS_GREAT"',
    ],
    [
      'CommitRequest',
      { constructor: 1 },
      'Invalid JSON payload received. Unknown name "constructor": Cannot find field.',
    ],
  ])('%s %j', (type, json, message) => {
    expect(refusal(type, json)).toBe(message);
  });

  test('all that is wrong at once, up to what a person reads', () => {
    const wrong = (count: number) =>
      update({
        fields: Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, { stringValue: n }])),
      });
    expect(refusal('UpdateDocumentRequest', wrong(2))).toBe(
      "Invalid value at 'document.fields[0].value.string_value' (TYPE_STRING), 0\n" +
        "Invalid value at 'document.fields[1].value.string_value' (TYPE_STRING), 1",
    );
    expect(refusal('UpdateDocumentRequest', wrong(1000))?.split('\n')).toHaveLength(20);
  });

  test('what is nested without end', () => {
    let value: object = { booleanValue: true };
    for (let depth = 0; depth < 100_000; depth++) value = { arrayValue: { values: [value] } };
    expect(refusal('Document', { fields: { a: value } })).toMatch(/^Message too deep\. Max recursion depth/);
  });

  test('names that are not known may be passed over, their neighbours not', () => {
    const options = { ignoreUnknownNames: true };
    expect(messageFromJson('Document', { name: 'n', later: 1 }, options)).toEqual({ name: 'n' });
    expect(() => messageFromJson('Document', { name: 1, later: 1 }, options)).toThrow('TYPE_STRING');
  });
});
