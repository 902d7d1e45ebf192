import type { Row } from './row.ts';

const scenarios = [
  ['ack', 'webhook acknowledged'],
  ['answer', 'plain answer, from the trigger to the provider'],
  ['proposal', 'booking proposed'],
  ['yes', 'YES: confirmed, and the merchant told'],
] as const;

const toolCalls = [
  ['getNearbyPlaces', '`getNearbyPlaces`'],
  ['getNearbyPlaces.farther', '… where nothing is within 5 km'],
  ['searchLocalPlaces', '`searchLocalPlaces` from our own list; none when the map answers'],
  ['searchPlaces', '`searchPlaces` from our own list; one read and one write where a provider answers'],
  ['checkAvailability', '`checkAvailability`, of one day'],
  ['getListingDetails', '`getListingDetails`'],
  ['searchMarketplace', '`searchMarketplace`'],
  ['showMenu', '`showMenu`'],
  ['orderFood', '`orderFood`: proposed'],
  ['bookService', '`bookService`: proposed'],
  ['sendWhatsAppMessage', '`sendWhatsAppMessage`: proposed'],
  ['rescheduleBooking', '`rescheduleBooking`: found, and the new time held'],
  ['scheduleViewing', '`scheduleViewing`'],
  ['findPharmacy', '`findPharmacy`, on duty tonight'],
] as const;

const taxiTurns = [
  ['proposal', 'a taxi proposed'],
  ['yes', 'YES: three drivers asked'],
  ['accepted', 'a driver’s YES: the rider told'],
  ['status', '“where is my taxi?”'],
  ['planned', 'YES to a taxi for later: nobody is asked yet'],
] as const;

const depositSteps = [
  ['yes', 'YES: held until it is paid'],
  ['link', 'the page is made, the link is in the thread'],
  ['paid', 'the money is there: booked, both told'],
  ['moved', 'YES to another time: the deposit comes along, both told'],
  ['cancelled', 'YES to cancelling: the refund is due, both told'],
  ['refunded', 'given back, and told'],
] as const;

const parts = ['roundTrips', 'reads', 'writes', 'indexEntries', 'bytes'] as const;

/**
 * `docs/cost.md`: what a message costs in Firestore, from the rows of one run. Pure.
 * @throws Error naming the row that was not measured.
 */
export function costTable(rows: readonly Row[]): string {
  const value = (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (row === undefined) throw new Error(`${name} was not measured: no cost table without it`);
    return row.value;
  };
  const lines = scenarios.flatMap(([scenario, meaning]) =>
    ['', '@10000'].map((suffix) => {
      const cells = parts.map((part) => value(`${scenario}.${part}${suffix}`).toLocaleString('en'));
      return `| ${meaning} | ${suffix === '' ? 10 : '10,000'} | ${cells.join(' | ')} |`;
    }),
  );
  const audits = [1_000, 100_000].map((size) => {
    const cells = ['reads', 'writes'].map((part) => value(`audit.${part}@${size}`).toLocaleString('en'));
    return `| ${size.toLocaleString('en')} | ${cells.join(' | ')} |`;
  });
  const tools = toolCalls.map(([name, meaning]) => {
    const cells = ['roundTrips', 'reads', 'writes'].map((part) => value(`tool.${name}.${part}`));
    return `| ${meaning} | ${cells.join(' | ')} |`;
  });
  const taxis = taxiTurns.map(([name, meaning]) => {
    const cells = ['roundTrips', 'reads', 'writes'].map((part) => value(`taxi.${name}.${part}`));
    return `| ${meaning} | ${cells.join(' | ')} |`;
  });
  const deposits = depositSteps.map(([name, meaning]) => {
    const cells = ['roundTrips', 'reads', 'writes'].map((part) => value(`deposit.${name}.${part}`));
    return `| ${meaning} | ${cells.join(' | ')} |`;
  });
  const searches = (['orama', 'typesense'] as const).map((index) => {
    const cells = ['roundTrips', 'reads'].map((part) =>
      value(`search.${part}@${index}`).toLocaleString('en'),
    );
    return `| ${index === 'orama' ? 'in process (Orama)' : 'Typesense'} | ${cells.join(' | ')} |`;
  });
  return [
    '# What a message costs',
    '',
    'Counted by firestore-local with `npm run bench -- --write-cost-table`; a change that raises a figure says why.',
    'Round trips are sequential ones: requests sent together count once.',
    '',
    '| scenario | messages in the thread | round trips | documents read | written | index entries | bytes |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    'Where they go: a lease taken beside the reads of messages, market and policy (2), the ledger hold (2) after the model',
    "answer is logged (1), the finishing transaction (2, with the ledger's reads 3), the provider's id recorded (1), and for a",
    'YES the merchant’s session (1).',
    '',
    'What an acknowledgement reads beside thread and record: the phone’s session, its link to a web account, the market’s limits and',
    'whether a driver or merchant writes. Each of them is one document, read in the round trip that was there already.',
    '',
    '## What a tool call costs',
    '',
    'Besides the answer around it, with the demo market’s places. Every query is bounded: 100 places at the most.',
    'A turn pays one less for `rescheduleBooking` where a model asks: the booking is looked up while the call is being recorded.',
    '',
    '| tool | round trips | documents read | written |',
    '|---|---|---|---|',
    ...tools,
    '',
    '## What a taxi costs',
    '',
    'Whole turns, with their messages sent, where a thousand drivers are on duty in one town: at most 40 of them are read for one',
    `radius. Fifty people saying YES in the same moment: ${value('taxi.rush.assigned')} rides, ${value('taxi.rush.doubles')} drivers with two.`,
    '',
    '| turn | round trips | documents read | written |',
    '|---|---|---|---|',
    ...taxis,
    '',
    '## What a deposit costs',
    '',
    'Turns are whole, with their messages sent; the steps between them are tasks and webhooks, which leave theirs to the outbox.',
    'No call of Stripe is made within a turn.',
    '',
    '| step | round trips | documents read | written |',
    '|---|---|---|---|',
    ...deposits,
    '',
    '## What an audit costs',
    '',
    'The quarter-hourly run of all auditors, after 20 bookings were held and confirmed: it reads what changed and what must',
    'agree with that, whatever else there is.',
    '',
    '| transactions in the ledger | documents read | written |',
    '|---|---|---|',
    ...audits,
    '',
    '## What a search costs',
    '',
    'In Firestore, of an instance that has the catalogue of this version in memory, as every turn does: nothing. Typesense is asked',
    'once a search, whatever has to be relaxed.',
    '',
    '| index | round trips | documents read |',
    '|---|---|---|',
    ...searches,
    '',
  ].join('\n');
}
