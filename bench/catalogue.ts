import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

const markets = 1_000;
const listingsInMarket = 100;
const large = 10_000;

/**
 * What an instance's heap holds after it was asked for each of 1,000 markets with 100,000 listings, or for one that is as large as a
 * market may be; beside an instance that was asked for none.
 */
export async function catalogueRows(): Promise<Row[]> {
  const bare = await heapOf(0, 0);
  const many = await heapOf(markets, listingsInMarket);
  const one = await heapOf(1, large);
  return [
    {
      ...{ name: `catalogue.heapMb@${markets * listingsInMarket}`, value: rounded(many - bare) },
      ...{ unit: 'MB', target: '≤ 100' },
    },
    { name: `catalogue.heapMb@one${large}`, value: rounded(one - bare), unit: 'MB', target: null },
    { name: 'catalogue.heapMb@none', value: rounded(bare), unit: 'MB', target: null },
  ];
}

/** The heap in MB, after collection, of a process of its own that has searched so many markets one after another. */
async function heapOf(count: number, size: number): Promise<number> {
  const script = join(repositoryRoot(), 'bench/catalogue-instance.ts');
  const child = spawn(process.execPath, ['--expose-gc', script, String(count), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'SILENT' },
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  await new Promise((resolve) => child.on('close', resolve));
  const bytes = Number(said);
  if (said === '' || Number.isNaN(bytes)) throw new Error('an instance did not tell its heap');
  return bytes / 1_000_000;
}
