import { describe, expect, test } from '@jest/globals';
import { costTable } from './cost-table.ts';
import { keepsTarget, median, type Row } from './row.ts';

const row = (name: string, value: number, target: string | null = null): Row => ({
  name,
  value,
  unit: '',
  target,
});

describe('a row', () => {
  test.each([
    [7, '≤ 7', true],
    [8, '≤ 7', false],
    [1, '= 1', true],
    [2, '= 1', false],
    [99, '≥ 100', false],
    [1.45, '≤ 1.45', true],
    [5, null, null],
  ])('%p keeps the target %p: %p', (value, target, kept) => {
    expect(keepsTarget(row('any', value, target))).toBe(kept);
  });
});

test('the median of an even number of values is the lower one in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

describe('the cost table', () => {
  const messages = ['ack', 'answer', 'proposal', 'yes'].flatMap((scenario, index) =>
    ['', '@10000'].flatMap((suffix) =>
      ['roundTrips', 'reads', 'writes', 'indexEntries', 'bytes'].map((part) =>
        row(`${scenario}.${part}${suffix}`, index + 1),
      ),
    ),
  );
  const audits = ['1000', '100000'].flatMap((size) =>
    ['reads', 'writes'].map((part) => row(`audit.${part}@${size}`, 5)),
  );
  const tools = [
    'getNearbyPlaces',
    'getNearbyPlaces.farther',
    'searchLocalPlaces',
    'searchPlaces',
    'checkAvailability',
    'getListingDetails',
    'searchMarketplace',
    'showMenu',
    'orderFood',
    'bookService',
    'sendWhatsAppMessage',
    'rescheduleBooking',
    'scheduleViewing',
    'findPharmacy',
  ].flatMap((name) => ['roundTrips', 'reads', 'writes'].map((part) => row(`tool.${name}.${part}`, 7)));
  const searches = ['orama', 'typesense'].flatMap((index) =>
    ['roundTrips', 'reads'].map((part) => row(`search.${part}@${index}`, 0)),
  );
  const taxis = [
    ...['proposal', 'yes', 'accepted', 'status', 'planned'].flatMap((name) =>
      ['roundTrips', 'reads', 'writes'].map((part) => row(`taxi.${name}.${part}`, 9)),
    ),
    row('taxi.rush.assigned', 50),
    row('taxi.rush.doubles', 0),
  ];
  const deposits = ['yes', 'link', 'paid', 'moved', 'cancelled', 'refunded'].flatMap((name) =>
    ['roundTrips', 'reads', 'writes'].map((part) => row(`deposit.${name}.${part}`, 6)),
  );
  const rows = [...messages, ...audits, ...searches, ...taxis, ...deposits, ...tools];

  test('has a line for each scenario and length of the thread', () => {
    expect(costTable(rows).match(/^\| .* \| (10|10,000) \| (\d) \| \2 \| \2 \| \2 \| \2 \|$/gm)).toHaveLength(
      8,
    );
  });

  test('has a line for an audit of each size of the ledger', () => {
    expect(costTable(rows).match(/^\| (1,000|100,000) \| 5 \| 5 \|$/gm)).toHaveLength(2);
  });

  test('has a line for each tool that reads by itself', () => {
    expect(costTable(rows).match(/^\| .* \| 7 \| 7 \| 7 \|$/gm)).toHaveLength(14);
    expect(() => costTable(rows.slice(0, -1))).toThrow('tool.findPharmacy.writes was not measured');
  });

  test('has a line for each turn of a taxi, and what became of the rush', () => {
    expect(costTable(rows).match(/^\| .* \| 9 \| 9 \| 9 \|$/gm)).toHaveLength(5);
    expect(costTable(rows)).toContain('50 rides, 0 drivers with two');
  });

  test('has a line for each step of a deposit', () => {
    expect(costTable(rows).match(/^\| .* \| 6 \| 6 \| 6 \|$/gm)).toHaveLength(6);
  });

  test('has a line for a search in each index', () => {
    expect(costTable(rows).match(/^\| (in process \(Orama\)|Typesense) \| 0 \| 0 \|$/gm)).toHaveLength(2);
  });

  test('is refused, not half filled, when only a part was measured', () => {
    expect(() => costTable(rows.slice(1))).toThrow('ack.roundTrips was not measured');
  });
});
