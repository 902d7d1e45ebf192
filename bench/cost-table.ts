import type { Row } from './row.ts';

/** A line of a table in `docs/cost.md`: where it stands, how it begins, and the rows of the bench that are its figures. */
interface MeasuredLine {
  /** The heading above it, with its `#`. */
  readonly under: string;
  readonly begins: readonly string[];
  readonly figures: readonly string[];
}

const cost = ['roundTrips', 'reads', 'writes'];

function line(
  under: string,
  begins: readonly string[],
  name: string,
  parts = cost,
  suffix = '',
): MeasuredLine {
  return { under, begins, figures: parts.map((part) => `${name}.${part}${suffix}`) };
}

const scenarios = [
  ['ack', 'webhook acknowledged'],
  ['answer', 'plain answer, from the trigger to the provider'],
  ['proposal', 'booking proposed'],
  ['yes', 'YES: confirmed, and the merchant told'],
] as const;
const lengths = [
  ['10', ''],
  ['10,000', '@10000'],
] as const;
const scenarioParts = [...cost, 'indexEntries', 'bytes'];

const toolCalls = [
  ['getNearbyPlaces', '`getNearbyPlaces`'],
  ['getNearbyPlaces.farther', '… where nothing is within 5 km'],
  ['searchLocalPlaces', '`searchLocalPlaces` from our own list; none when the map answers'],
  ['searchPlaces', '`searchPlaces` from our own list; one read and one write where a provider answers'],
  ['checkAvailability', '`checkAvailability`, of one day'],
  ['getListingDetails', '`getListingDetails`'],
  ['searchMarketplace', '`searchMarketplace`'],
  ['showMenu', '`showMenu`'],
  ['recommendRestaurants', '`recommendRestaurants` without a model'],
  ['orderFood', '`orderFood`: proposed'],
  ['bookService', '`bookService`: proposed'],
  ['sendWhatsAppMessage', '`sendWhatsAppMessage`: proposed'],
  ['rescheduleBooking', '`rescheduleBooking`: found, and the new time held'],
  ['scheduleViewing', '`scheduleViewing`'],
  ['generate_itinerary', '`generate_itinerary`: proposed'],
  ['findPharmacy', '`findPharmacy`, on duty tonight'],
] as const;

const feedLooks = [
  ['made', 'made without a model: ten of the market, each judged'],
  ['kept', 'looked at again that day'],
  ['detail', 'one of its restaurants opened'],
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

const thousands = [
  ['plain', 'plain messages, each with its answer'],
  ['booked', 'bookings, each proposed and confirmed'],
] as const;
const thousandParts = ['reads', 'writes', 'audit.reads', 'dollars'];

const audits = [
  ['1,000', '1000'],
  ['100,000', '100000'],
] as const;

const searches = [
  ['in process (Orama)', 'orama'],
  ['Typesense', 'typesense'],
] as const;

/** Every line of `docs/cost.md` whose figures the bench measures. What else stands there is written by people. */
export const measuredLines: readonly MeasuredLine[] = [
  ...scenarios.flatMap(([name, meaning]) =>
    lengths.map(([length, suffix]) =>
      line('# What a message costs', [meaning, length], name, scenarioParts, suffix),
    ),
  ),
  ...thousands.map(([name, meaning]) =>
    line('## What a thousand cost', [meaning], `thousand.${name}`, thousandParts),
  ),
  ...toolCalls.map(([name, meaning]) => line('## What a tool call costs', [meaning], `tool.${name}`)),
  ...feedLooks.map(([name, meaning]) => line('## What a feed costs', [meaning], `feed.${name}`)),
  ...taxiTurns.map(([name, meaning]) => line('## What a taxi costs', [meaning], `taxi.${name}`)),
  ...depositSteps.map(([name, meaning]) => line('## What a deposit costs', [meaning], `deposit.${name}`)),
  ...audits.map(([size, suffix]) =>
    line('## What an audit costs', [size], 'audit', ['reads', 'writes'], `@${suffix}`),
  ),
  ...searches.map(([meaning, index]) =>
    line('## What a search costs', [meaning], 'search', ['roundTrips', 'reads'], `@${index}`),
  ),
];

/**
 * `docs/cost.md` with the figures of one run in its tables; every other word of it stays. Pure.
 * @throws Error naming a row that was not measured, or a line that the document has not, or has twice.
 */
export function renewCosts(document: string, rows: readonly Row[]): string {
  const figureOf = (name: string): string => {
    const row = rows.find((each) => each.name === name);
    if (row === undefined) throw new Error(`${name} was not measured: no cost table without it`);
    return row.value.toLocaleString('en');
  };
  const lines = document.split('\n');
  for (const measured of measuredLines) {
    const at = placeOf(measured, lines);
    lines[at] = `| ${[...measured.begins, ...measured.figures.map(figureOf)].join(' | ')} |`;
  }
  return lines.join('\n');
}

/** @returns the index of the one line of the document that is meant */
export function placeOf({ under, begins }: MeasuredLine, lines: readonly string[]): number {
  const from = lines.indexOf(under);
  const end = lines.findIndex((each, index) => index > from && each.startsWith('#'));
  const section = from === -1 ? [] : lines.slice(from, end === -1 ? undefined : end);
  const found = section.flatMap((each, index) =>
    each.startsWith(`| ${begins.join(' | ')} | `) ? [from + index] : [],
  );
  const [place] = found;
  if (place === undefined || found.length > 1)
    throw new Error(`docs/cost.md has ${found.length} lines "${begins.join(' | ')}" under "${under}"`);
  return place;
}
