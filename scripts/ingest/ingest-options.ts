import { parseArgs } from 'node:util';
import { marketIdSchema } from '@merve/contract';
import { tieredCurrencies } from '../../functions/src/restaurants/price-tiers.ts';
import type { Encoding } from './read-table.ts';

export const usage = `npm run ingest -- --csv FILE [options]
  --market M           the market they are in (the demo market)
  --limit N            read the first N rows only
  --reviews N          keep at most N reviews of a row, the longest (8)
  --currency C         of costs that name none: ${tieredCurrencies.join(', ')} (the market's)
  --encoding E         utf8 or latin1 (utf8)
  --project P          a Google Cloud project, with your own credentials (the running stack)
  --port-offset N      of the running stack
  --left-out FILE      write each row that was left out to FILE, as JSON lines
  --dry-run            read the table and say what would be done
  --yes                do what costs money, or writes to a named project, without asking
  --help`;

export interface IngestOptions {
  readonly csv: string;
  readonly market: string;
  readonly limit: number;
  readonly maxReviews: number;
  /** Null: the market's. */
  readonly currency: string | null;
  readonly encoding: Encoding;
  /** Null: the running stack. */
  readonly project: string | null;
  readonly portOffset: number;
  readonly leftOut: string | null;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

/** Options as they were typed. @throws Error that says which one is wrong, and how it is meant. */
export function readIngestOptions(args: readonly string[], demoMarketId: string): IngestOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      csv: { type: 'string' },
      market: { type: 'string', default: demoMarketId },
      limit: { type: 'string' },
      reviews: { type: 'string', default: '8' },
      currency: { type: 'string' },
      encoding: { type: 'string', default: 'utf8' },
      project: { type: 'string' },
      'port-offset': { type: 'string', default: process.env['MERVE_PORT_OFFSET'] ?? '0' },
      'left-out': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.csv === undefined || values.csv === '') throw new Error('Which table? --csv FILE');
  if (!marketIdSchema.safeParse(values.market).success) throw new Error('--market is no id of a market.');
  const currency = values.currency?.toUpperCase() ?? null;
  if (currency !== null && !tieredCurrencies.includes(currency)) {
    throw new Error(`--currency is one of ${tieredCurrencies.join(', ')}.`);
  }
  const { encoding } = values;
  if (encoding !== 'utf8' && encoding !== 'latin1') throw new Error('--encoding is utf8 or latin1.');
  return {
    csv: values.csv,
    market: values.market,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : whole('--limit', values.limit, 1, 1e9),
    maxReviews: whole('--reviews', values.reviews, 0, 40),
    currency,
    encoding,
    project: values.project ?? null,
    portOffset: whole('--port-offset', values['port-offset'], 0, 55_000),
    leftOut: values['left-out'] ?? null,
    isDryRun: values['dry-run'],
    isConfirmed: values.yes,
  };
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} is a whole number from ${least} to ${most}, not ${text}.`);
  }
  return value;
}
