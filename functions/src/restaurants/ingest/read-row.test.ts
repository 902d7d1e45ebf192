import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type BangaloreRow,
  bangaloreColumns,
  reviewsCell,
} from '../../../../scripts/ingest/testing/bangalore-table.ts';
import { mendText } from './mend-text.ts';
import { pythonStrings, pythonTuples } from './python-strings.ts';
import { costIn, countIn, ratingIn } from './read-cells.ts';
import { readRow } from './read-row.ts';
import { columnsOf } from './table-columns.ts';

const now = new Date('2026-11-20T10:00:00Z');
const columns = columnsOf(bangaloreColumns);
if (columns === null) throw new Error('these are the columns of a table of restaurants');
const reading = {
  ...{ columns, marketId: 'north-cyprus', currency: 'INR', origin: 'zomato.csv', maxReviews: 8 },
  listingOf: () => null,
};
const read = (row: BangaloreRow) =>
  readRow(
    bangaloreColumns.map((column) => row[column] ?? ''),
    reading,
    now,
  );
const contentOf = (row: BangaloreRow) =>
  read({ name: 'Jalsa', address: '942 Ring Road', ...row }).writing?.content;

describe('text that was saved wrongly', () => {
  const twice = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

  test('comes out as it was meant, however often it went through Latin-1', () => {
    const meant = fc.string({ unit: fc.constantFrom(...'Café naïve ğış Привет 東京 🍕 ₺') });
    fc.assert(
      fc.property(meant, fc.integer({ min: 0, max: 3 }), (text, times) => {
        let spoilt = text;
        for (let time = 0; time < times; time += 1) spoilt = twice(spoilt);
        expect(mendText(spoilt)).toBe(text.replace(/\s+/g, ' ').trim().normalize('NFC'));
      }),
    );
  });

  test.each([
    ['Caf\\xc3\\xa9 Felix', 'Café Felix'],
    ['Caf\\xc3\\x83\\xc2\\xa9 Felix', 'Café Felix'],
    ['don\\x92t', 'don’t'],
    ['donâ€™t', 'don’t'],
    ['Ã‰clair', 'Éclair'],
    ['Crème brûlée à la carte', 'Crème brûlée à la carte'],
    ['a\u0000b\r\n  c', 'a b c'],
  ])('%j is %j', (spoilt, meant) => {
    expect(mendText(spoilt)).toBe(meant);
  });
});

describe('a Python list as text', () => {
  test('gives each tuple, whatever quotes, brackets and escapes stand in it', () => {
    expect(
      pythonTuples(
        String.raw`[('Rated 4.0', 'RATED\n  It\'s (really) good, isn\'t it? ["yes"]'), ("Rated 2.0", "RATED\n  don't"), (None, 'x')]`,
      ),
    ).toEqual([
      ['Rated 4.0', `RATED\n  It's (really) good, isn't it? ["yes"]`],
      ['Rated 2.0', "RATED\n  don't"],
      ['x'],
    ]);
    expect(pythonStrings(`['Wine', "Chef's pasta", '\\u20b9']`)).toEqual(['Wine', "Chef's pasta", '₹']);
  });

  test.each(['', '[]', '[(', `[('Rated 4.0', 'RATED\\n  cut off in the mid`, '\\', "['\\", 'nan', ')))((('])(
    'that is broken gives what can be read: %j',
    (cell) => {
      expect(pythonTuples(cell).flat().join(' ')).not.toContain('\\');
    },
  );

  test('of any text is read without failing, in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`[]()'",\\xn0aé `), maxLength: 300 }), (cell) => {
        pythonTuples(cell);
      }),
    );
    const before = process.cpuUsage();
    pythonTuples(`[${"('Rated 1.0', 'RATED\\n ".repeat(100_000)}`);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});

describe('cells', () => {
  test.each([
    ['4.1/5', 4.1],
    ['4.1 /5', 4.1],
    ['3,8', 3.8],
    ['Rated 2.0', 2],
    ['NEW', null],
    ['-', null],
    ['', null],
    ['0', null],
    ['7', null],
    ['4.1/10', null],
    ['=1+1', null],
  ])('rate %j is %s', (cell, rating) => expect(ratingIn(cell)).toBe(rating));

  test.each([
    ['1,200', { minorUnits: 120_000, currency: 'INR' }],
    ['800', { minorUnits: 80_000, currency: 'INR' }],
    ['₺ 1.200,50', { minorUnits: 120_050, currency: 'TRY' }],
    ['25 EUR', { minorUnits: 2_500, currency: 'EUR' }],
    ['$12.5', { minorUnits: 1_250, currency: 'USD' }],
    ['1,00,000', { minorUnits: 10_000_000, currency: 'INR' }],
    ['300 per head', null],
    ['-300', null],
    ['free', null],
    ['', null],
    ['0', null],
    ['99999999999', null],
    ['=300', null],
  ])('cost %j is %j', (cell, cost) => expect(costIn(cell, 'INR')).toEqual(cost));

  test('votes are counted, or none', () => {
    expect(['1,234', '775', '', 'many', '-5'].map(countIn)).toEqual([1234, 775, 0, 0, 0]);
  });
});

describe('a row', () => {
  test('is a restaurant with its tier by the currency, its kitchen, and what such kitchens may use', () => {
    const { writing } = read({
      name: 'Caf\\xc3\\xa9 Jalsa',
      address: '942 Ring Road',
      rate: '4.1/5',
      votes: '775',
      location: 'Banashankari',
      rest_type: 'Casual Dining, Bar',
      dish_liked: 'Pasta, Masala Papad, Pasta',
      cuisines: 'North Indian, Chinese',
      'approx_cost(for two people)': '1,200',
      phone: '080 42297555\r\n+91 9743772233',
      reviews_list: reviewsCell([
        'A beautiful place to dine in.',
        'ok',
        'Longer: a beautiful place to dine in, with a view.',
      ]),
    });
    expect(writing?.content).toMatchObject({
      ...{ name: 'Café Jalsa', area: 'Banashankari', rating: 4.1, votes: 775, priceTier: 3 },
      ...{
        cuisines: ['north indian', 'chinese'],
        dishes: ['pasta', 'masala papad'],
        vibes: ['casual dining', 'bar'],
      },
      ...{ costForTwo: { minorUnits: 120_000, currency: 'INR' }, location: null, origin: 'zomato.csv' },
    });
    // The longest first; one that says nothing is not kept, and nobody's telephone number is.
    expect(writing?.reviews.map(({ text }) => text.length)).toEqual([50, 29]);
    expect(JSON.stringify(writing)).not.toContain('42297555');
    expect(writing?.statements.map(({ allergen }) => allergen)).toEqual(
      expect.arrayContaining(['milk', 'gluten', 'soy']),
    );
    expect(
      writing?.statements.every(({ value, confidence }) => value === 'mayContain' && confidence === 'medium'),
    ).toBe(true);
  });

  test('of one house is one, whatever district it is listed in and however its name is written', () => {
    const id = contentOf({ 'listed_in(city)': 'BTM' })?.restaurantId;
    expect(contentOf({ name: 'JALSA', 'listed_in(city)': 'Indiranagar' })?.restaurantId).toBe(id);
    expect(contentOf({ address: '1 Other Road' })?.restaurantId).not.toBe(id);
  });

  test.each([
    [{ name: '' }, 'no name'],
    [{ name: '...' }, 'no name'],
    [{ name: '=HYPERLINK("http://evil.example","Cafe")' }, 'formula'],
  ] as const)('%j is left out: %s', (row, why) => {
    expect(read(row)).toMatchObject({ writing: null, leftOut: why });
  });

  test('with cells that are missing or too many is left out, since nothing of it stands where it should', () => {
    expect(readRow(['Jalsa', 'x'], reading, now)).toMatchObject({ leftOut: 'columns' });
  });

  test('keeps nothing of a formula in any cell', () => {
    const cells = {
      address: '=A1',
      location: '=cmd',
      cuisines: '=1',
      dish_liked: '=2',
      url: '=HYPERLINK("x")',
    };
    expect(contentOf(cells)).toMatchObject({ address: null, area: '', cuisines: [], dishes: [], url: null });
  });

  test('of any cells is read without failing, and what is read fits', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('4.1/5', '1,200', '=1', "[('Rated 1.0', 'RATED\\n text')]", '\\xc3'),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 17, maxLength: 17 }), (cells) => {
        const row = readRow(cells, reading, now);
        expect(row.leftOut === 'unreadable').toBe(false);
      }),
    );
  });
});

describe('the columns of a table', () => {
  test('are known in other orders and under other names, and what is missing is said', () => {
    expect(
      columnsOf(['Restaurant Name', 'City', 'Latitude', 'Longitude', 'Aggregate rating', 'Currency']),
    ).toMatchObject({
      at: { name: 0, city: 1, latitude: 2, longitude: 3, rating: 4, currency: 5 },
      missing: expect.arrayContaining(['reviews', 'cuisines', 'cost']),
    });
  });

  test('of another kind of table are none', () => {
    expect(columnsOf(['id', 'amount', 'date'])).toBeNull();
  });
});
