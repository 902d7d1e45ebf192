import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { useStack } from './harness.ts';

const root = repositoryRoot();
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Every script of ours that the README tells people to run. */
const named = [
  ...new Set(
    [...readme.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
  ),
];

/**
 * How each of them is played: with these arguments, by the test of another file, or by this very run. The arguments are
 * those of the README, made small where the whole takes minutes.
 */
const played: Readonly<Record<string, readonly string[] | string>> = {
  start: 'e2e/start-stop.test.ts',
  chat: 'e2e/start-stop.test.ts',
  demo: 'e2e/start-stop.test.ts',
  build: [],
  test: 'scripts/test.ts',
  'check:live': 'scripts/check-live/check-live.test.ts',
  soak: 'simulation/command-line.test.ts',
  'test:busy': ['--help'],
  bench: ['--json', '--only', 'search.roundTrips'],
  load: ['--people', '2', '--minutes', '0.1', '--think', '1', '--json'],
  flood: ['--messages', '60', '--accounts', '20'],
  simulate: ['--seed', '1', '--steps', '20'],
  converse: ['--file', 'corpora/conversations/ko.jsonl', '--json'],
  'size:web': [],
  'gate:score': ['--file', 'corpora/gate/held-out.jsonl'],
  'likeness:train': ['--only', 'emergencies', '--check'],
  'claims:score': ['--file', 'corpora/claims/ko.jsonl'],
  'allergies:score': ['--file', 'corpora/allergies/ko.jsonl'],
  'emergencies:score': ['--file', 'corpora/emergencies/ko.jsonl'],
  'places:intent': ['--file', 'corpora/places-intent/ko.jsonl'],
  'trips:plan': ['--file', 'corpora/trips/wishes.jsonl'],
  'trips:check': ['--file', 'corpora/trips/plans.jsonl'],
  ingest: 'scripts/ingest/ingest-table.integration.test.ts',
  // What it calls, without an operator's credentials.
  person: 'functions/src/people/erase-person.integration.test.ts',
  audit: 'functions/src/platform/audit/seal-days.integration.test.ts',
  indexes: [],
};

function run(script: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '-s', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

describe('the commands that the README shows', () => {
  test('are all played', () => {
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((script) => played[script] === undefined)).toEqual([]);
    for (const [script, by] of Object.entries(played))
      if (typeof by === 'string' && script !== 'test')
        expect(readFileSync(join(root, by), 'utf8')).not.toBe('');
  });

  const here = Object.entries(played).flatMap(([script, args]) =>
    typeof args === 'string' || !named.includes(script) ? [] : [{ script, args }],
  );
  test.each(here)('npm run $script', async ({ script, args }) => {
    const { code, output } = await run(script, args);
    // Of `npm run indexes` a run of single tests has no record: it says so, and ends with 2.
    expect({ output, ended: script === 'indexes' ? code === 0 || code === 2 : code === 0 }).toMatchObject({
      ended: true,
    });
    expect(output.trim()).not.toBe('');
  });
});

describe('the sentences that the README shows', () => {
  const stack = useStack();

  /** What a new guest hears after each line. */
  async function conversation(lines: readonly string[]): Promise<string[]> {
    const { newPhone, hear } = stack();
    const guest = newPhone();
    const heard: string[] = [];
    for (const body of lines) {
      await guest.send({ body });
      heard.push((await hear(guest)).map((arrival) => arrival.body).join('\n'));
    }
    return heard;
  }

  test('in the terminal: the first line is a proposal, and the YES books it', async () => {
    const lines = [...readme.matchAll(/^> (.+)$/gm)].map(([, line = '']) => line);
    expect(lines).toHaveLength(2);
    const [proposal, answer] = await conversation(lines);
    expect(proposal).toMatch(/Carob Lantern[\s\S]*20:00[\s\S]*4 people[\s\S]*YES/);
    expect(answer).toMatch(/confirmed/i);
  });

  test('in the browser: a table at the place that is named', async () => {
    const [, wish = ''] = /open\n\n[\s\S]*?write "(.+?)"/.exec(readme) ?? [];
    const [proposal] = await conversation([wish]);
    expect(proposal).toMatch(/Carob Lantern[\s\S]*YES/);
  });

  const opening = /People write to it[\s\S]*?It finds/.exec(readme)?.[0].replaceAll('\n', ' ') ?? '';
  const wishes = [...opening.matchAll(/"(.+?)"/g)].map(([, wish = '']) => wish);

  test('its three opening wishes are each asked about as what they are', async () => {
    expect(wishes).toHaveLength(3);
    const [table = '', taxi = '', pizzas = ''] = wishes;
    const [aTable] = await conversation([table]);
    expect(aTable).toMatch(/which (?:place|one)/i);
    const [aTaxi] = await conversation([taxi]);
    expect(aTaxi).toMatch(/pick(ed)? .*up|where (are you|from)|location/i);
    const [food] = await conversation([pizzas]);
    expect(food).toMatch(/peanut/i);
    expect(food).not.toMatch(/taxi|on the map/i);
  });
});
