import { describe, expect, test } from '@jest/globals';
import type { Business, Listing } from '@merve/contract';
import type { ImportedRow } from '@merve/contract/api';
import fc from 'fast-check';
import Papa from 'papaparse';
import { columns } from './columns.ts';
import { decodeTable, type ReadRow, type ReadTable, readTable } from './read-table.ts';
import { batchesOf, sendBatches } from './send-batches.ts';
import { listingsTable, tableText, templateTable } from './write-table.ts';

const rowsIn = (table: ReadTable): readonly ReadRow[] => {
  if (!table.ok) throw new Error(table.problems.join(' '));
  return table.rows;
};
const problemsIn = (row: ReadRow | undefined) =>
  row !== undefined && 'problems' in row
    ? row.problems.map(({ column, message }) => `${column}: ${message}`)
    : [];
const rowIn = (row: ReadRow | undefined) => (row !== undefined && 'row' in row ? row.row : undefined);

describe('reading a table', () => {
  test('the template is one that can be imported', () => {
    const [first] = rowsIn(readTable(templateTable()));
    expect(rowIn(first)).toMatchObject({
      line: 2,
      listingId: 'lemon-yard',
      listing: {
        name: 'Lemon Yard',
        tags: ['meze', 'terrace'],
        location: { latitude: 35.3417 },
        active: true,
      },
      business: { whatsappE164: '+905330004444', timeZone: 'Asia/Famagusta', language: 'tr' },
    });
  });

  test('semicolons, a byte order mark, decimal commas and other cases of the names are read too', () => {
    const text =
      '\ufeffListing ID;Latitude;LONGITUDE;price-tier\r\na;35,34;33,32;\r\n;;;\r\nb;35.1;33.2;4\r\n';
    const rows = rowsIn(readTable(text));
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rowIn(rows[0])?.listing).toEqual({
      location: { latitude: 35.34, longitude: 33.32 },
      priceTier: null,
    });
    expect(rowIn(rows[1])?.listing).toMatchObject({ priceTier: 4 });
  });

  test('a column that is not there leaves its field as it is; an empty cell empties what may be empty', () => {
    const [row] = rowsIn(readTable('listing_id,sub_category,tags,whatsapp\na,,,\n')).map(rowIn);
    expect(row).toEqual({ line: 2, listingId: 'a', listing: { subCategory: null, tags: [] }, business: {} });
  });

  test('pictures are named by their uploaded files or by id, each with what is to be seen', () => {
    const id = 'a'.repeat(32);
    const uploaded = new Map([['front.jpg', 'b'.repeat(32)]]);
    const read = (cell: string) => rowsIn(readTable(`listing_id,pictures\na,"${cell}"\n`, uploaded))[0];
    expect(rowIn(read(`Front.JPG: The yard: at noon | ${id}: The bar`))?.listing.pictures).toEqual([
      { pictureId: 'b'.repeat(32), alt: 'The yard: at noon' },
      { pictureId: id, alt: 'The bar' },
    ]);
    expect(rowIn(read(''))?.listing.pictures).toEqual([]);
    expect(problemsIn(read('back.jpg: The yard'))).toEqual([
      'pictures: The picture back.jpg was not uploaded: choose it above.',
    ]);
    expect(problemsIn(read('front.jpg'))).toEqual([
      'pictures: Each picture is a file or id, a colon, and what is to be seen.',
    ]);
    const without = rowsIn(readTable(`listing_id\na\n`, uploaded))[0];
    expect(rowIn(without)?.listing).toEqual({});
  });

  test('each row says what is wrong with it, by its columns, and keeps no other back', () => {
    const rows = rowsIn(
      readTable(
        [
          'listing_id,name,latitude,longitude,active,price_tier,whatsapp,time_zone',
          'a b,,x,33,maybe,9,12,Moon/Base',
          'good,Good,35.3,33.3,no,,,',
          'good,Again,35.3,33.3,no,,,',
          ',None,35.3,33.3,no,,,',
          'much,Much,35.3,33.3,no,,,,and more',
        ].join('\n'),
      ),
    );
    expect(
      problemsIn(rows[0])
        .map((problem) => problem.split(':')[0])
        .toSorted(),
    ).toEqual([...['active', 'latitude', 'listing_id', 'name', 'price_tier', 'time_zone', 'whatsapp']]);
    expect(problemsIn(rows[0])).toContain('latitude: It is not a number.');
    expect(rowIn(rows[1])?.listing.active).toBe(false);
    expect(problemsIn(rows[2])).toEqual(['listing_id: Line 3 is of the same listing.']);
    expect(problemsIn(rows[3])).toEqual(['listing_id: It is empty.']);
    expect(problemsIn(rows[4])[0]).toContain('more cells than there are columns');
  });

  test.each([
    ['name,town\nA,B', ['There is no column listing_id.']],
    ['listing_id,listing_id\na,b', ['The column listing_id is there twice.']],
    ['listing_id,rating\na,5', [expect.stringContaining('There is no column “rating”.')]],
    ['listing_id,latitude\na,35', ['latitude and longitude go together.']],
    ['listing_id,name\n\n,\n', ['The file has no rows.']],
    ['listing_id,name\na,"open', [expect.stringContaining('is not closed')]],
    ['', ['There is no column listing_id.']],
  ])('a file that cannot be imported says why: %j', (text, problems) => {
    expect(readTable(text)).toEqual({ ok: false, problems });
  });

  test('what is not UTF-8 is refused, not guessed', () => {
    const latin5 = new Uint8Array([0xdd, 0x7a, 0x6d, 0x69, 0x72]).buffer;
    expect(() => decodeTable(latin5)).toThrow('CSV UTF-8');
    expect(decodeTable(new TextEncoder().encode('İzmir').buffer)).toBe('İzmir');
  });
});

const word = fc
  .string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', 'a', '\n', "'", 'ş', '1'),
    minLength: 1,
    maxLength: 6,
  })
  .map((text) => `n${text}n`.trim());

describe('writing a table', () => {
  test('no cell of it is one that a spreadsheet would run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '1', '.', 'A', ' ') })),
        (cells) => {
          const text = tableText(cells.map(String), [cells]);
          const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ',' });
          for (const cell of data.flat()) {
            expect(/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)).toBe(false);
          }
        },
      ),
    );
    expect(tableText(['x'], [['=HYPERLINK("http://x")'], ['+905330001111'], ['-33.3']])).toBe(
      '\ufeffx\r\n"\'=HYPERLINK(""http://x"")"\r\n"\'+905330001111"\r\n-33.3\r\n',
    );
  });

  test('what is exported and imported again is what it was', () => {
    fc.assert(
      fc.property(
        word,
        word,
        fc.constantFrom('=1+1', '-menu', '@home', 'plain'),
        (name, tag, description) => {
          const listing: Listing = {
            ...{
              listingId: 'a',
              businessId: 'b',
              marketId: 'm',
              name,
              domain: 'd',
              category: 'c',
              subCategory: null,
            },
            ...{ description, tags: [tag.replaceAll('|', '')], town: 't', address: '' },
            ...{ location: { latitude: 35.3, longitude: -33.3 }, rating: 4, priceTier: null, active: false },
            pictures: [
              { pictureId: 'c'.repeat(32), alt: `${tag.replaceAll('|', '')}: ${name.replaceAll('|', '')}` },
            ],
            merve: { enabled: false, whatsappE164: null, actions: [] },
          };
          const business: Business = {
            ...{ businessId: 'b', marketId: 'm', name: 'B', timeZone: 'UTC', closedOn: [] },
            whatsappE164: '+905330001111',
          };
          const [row] = rowsIn(readTable(listingsTable([listing], () => business))).map(rowIn);
          const {
            merve: _merve,
            rating: _rating,
            marketId: _market,
            listingId,
            businessId,
            ...words
          } = listing;
          expect(row).toEqual({
            ...{ line: 2, listingId, businessId, listing: words },
            business: { name: 'B', timeZone: 'UTC', whatsappE164: '+905330001111' },
          });
        },
      ),
    );
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  });
});

const rows = (count: number, description = ''): ImportedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    listingId: `l${index}`,
    listing: { description },
    business: {},
  }));

describe('an import', () => {
  test('goes in batches that fit, and loses no row', () => {
    expect(batchesOf(rows(60)).map((batch) => batch.length)).toEqual([25, 25, 10]);
    const large = batchesOf(rows(40, 'ş'.repeat(2000)));
    expect(large.flat()).toHaveLength(40);
    for (const batch of large) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(50_000);
    expect(batchesOf([])).toEqual([]);
  });

  test('a batch whose answer was lost is sent again, and one that fails for good is the last', async () => {
    const seen: number[] = [];
    const answers: number[] = [];
    let lost = true;
    const sending = sendBatches(
      rows(60),
      async (batch, index) => {
        seen.push(index);
        if (index === 1 && lost) {
          lost = false;
          throw new Error('lost');
        }
        if (index === 2) throw new Error('down');
        return batch.length;
      },
      (length) => answers.push(length),
    );
    await expect(sending).rejects.toThrow('down');
    expect(seen).toEqual([0, 1, 1, 2, 2]);
    expect(answers).toEqual([25, 25]);
  });
});
