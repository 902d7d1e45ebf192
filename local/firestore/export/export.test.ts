import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentKey } from '../store/path.ts';
import { anyValue } from '../testing/arbitrary-values.ts';
import { identical } from '../values/compare.ts';
import { GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';
import { crc32c } from './crc32c.ts';
import { decodeDocumentEntity, encodeDocumentEntity } from './export-documents.ts';
import { decodeLog, encodeLog } from './log-records.ts';

const DATABASE = 'projects/demo/databases/(default)';

test('CRC-32C gives the check values of RFC 3720', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(0x62a8ab43);
  expect(crc32c(Buffer.from('1234'), Buffer.from('56789'))).toBe(0xe3069283);
});

describe('the log', () => {
  const length = fc.oneof(
    fc.nat(40),
    // Around the ends of blocks, where records are split and blocks are padded.
    fc.integer({ min: 32_700, max: 32_800 }),
    fc.constant(100_000),
  );

  test('gives back the records, whatever their lengths', () => {
    fc.assert(
      fc.property(fc.array(length, { maxLength: 8 }), (lengths) => {
        const records = lengths.map((one, at) => Buffer.alloc(one, at));
        const read = decodeLog(encodeLog(records), 'output-0');
        expect(read.map((one) => one.length)).toEqual(lengths);
        expect(read.every((one, at) => records[at]?.equals(one))).toBe(true);
      }),
    );
  });

  test('is framed as LevelDB frames it', () => {
    // The empty record and the record "3": masked checksum, length, type. The second is how every official export begins.
    expect(encodeLog([Buffer.from('3')]).toString('hex')).toMatch(/^[0-9a-f]{8}01000133$/);
    const split = encodeLog([new Uint8Array(40_000)]);
    expect([split.readUInt16LE(4), split.readUInt8(6)]).toEqual([32_761, 2]);
    expect([split.readUInt16LE(32_772), split.readUInt8(32_774)]).toEqual([7239, 4]);
    // Seven bytes are left: a first fragment of no bytes. Six are left: zeros.
    expect(encodeLog([new Uint8Array(32_754), Buffer.from('x')]).readUInt8(32_761 + 6)).toBe(2);
    expect(encodeLog([new Uint8Array(32_755), Buffer.from('x')]).subarray(32_762, 32_768)).toEqual(
      Buffer.alloc(6),
    );
  });

  test('says so when a byte is wrong or the end is missing', () => {
    const log = encodeLog([Buffer.from('one'), Buffer.from('two')]);
    for (let at = 0; at < log.length; at++) {
      const wrong = Buffer.from(log);
      wrong[at] = (wrong[at] ?? 0) ^ 0x10;
      expect(() => decodeLog(wrong, 'output-0')).toThrow(/output-0 is broken at byte/);
    }
    expect(() => decodeLog(log.subarray(0, log.length - 1), 'output-0')).toThrow(/cut off/);
    expect(() => decodeLog(encodeLog([new Uint8Array(40_000)]).subarray(0, 32_768), 'output-0')).toThrow(
      /cut off/,
    );
  });
});

describe('an entity', () => {
  const roundTrip = (fields: Map<string, Value>, path = 'a/b', database = DATABASE) =>
    decodeDocumentEntity(encodeDocumentEntity(database, path, fields));

  test('holds every value exactly, at any depth', () => {
    const nested = fc.oneof(
      anyValue,
      fc.dictionary(fc.constantFrom('x', '', '__proto__', 'ä.b'), anyValue, { maxKeys: 3 }).map(
        (object) =>
          new Map<string, Value>([
            ['in', new Map(Object.entries(object))],
            ['list', [new Map(Object.entries(object))]],
          ]),
      ),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), nested, { maxKeys: 4 }),
        (object) => {
          const fields = new Map(Object.entries(object));
          expect(identical(roundTrip(fields).fields, fields)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each<[string, Value]>([
    ['NaN', Number.NaN],
    ['-0', -0],
    ['infinity', Number.NEGATIVE_INFINITY],
    ['the least integer', -(2n ** 63n)],
    ['an integer and not a double', 3n],
    ['a double and not an integer', 3],
    ['no bytes', new Uint8Array()],
    ['an empty text', ''],
    ['an empty map', new Map()],
    ['an empty array', []],
    ['null in an array', [null]],
    ['the first moment', new Timestamp(-62_135_596_800, 0)],
    ['the last moment', new Timestamp(253_402_300_799, 999_999_000)],
    ['just before 1970', new Timestamp(-1, 999_999_000)],
    ['a place', new GeoPoint(-90, 180)],
    ['a reference', new Reference(`${DATABASE}/documents/a/b/c/__id7__`)],
    ['a reference elsewhere', new Reference('projects/other/databases/second/documents/a/b')],
    [
      'a vector',
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', [1, 0.5]],
      ]),
    ],
  ])('holds %s', (_name, value) => {
    expect(identical(roundTrip(new Map([['field', value]])).fields, new Map([['field', value]]))).toBe(true);
  });

  test('names its document', () => {
    const fields = new Map<string, Value>();
    expect(roundTrip(fields, 'a/b/c/__id42__')).toMatchObject({ database: DATABASE, path: 'a/b/c/__id42__' });
    const other = 'projects/demo/databases/second';
    expect(roundTrip(fields, documentKey('ä/ü').path, other)).toMatchObject({ database: other, path: 'ä/ü' });
  });

  test('is written as the official emulator writes it', () => {
    const bytes = encodeDocumentEntity(
      DATABASE,
      'a/b',
      new Map<string, Value>([
        ['n', 1n],
        ['e', []],
      ]),
    );
    // Tags and lengths of storage_onestore_v3.proto, by hand.
    const path = '0b 120161 220162 0c';
    const expected = [
      `6a14 6a08 ${Buffer.from('dev~demo').toString('hex')} 7208 ${path}`,
      '7209 0818 1a0165 2000 2a00',
      '7a09 1a016e 2000 2a02 0801',
      `820108 ${path}`,
    ];
    expect(bytes.toString('hex')).toBe(expected.join('').replaceAll(' ', ''));
  });

  test('of something else is refused', () => {
    expect(() => decodeDocumentEntity(Buffer.from('rubbish'))).toThrow(/cannot be read/);
  });
});
