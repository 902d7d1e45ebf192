import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../local/stack/repository-root.ts';

const root = repositoryRoot();
const minutes = 60_000;

/** Runs the command in a process of its own: it replaces clock and chance of the whole process. */
function converse(args: readonly string[]): Promise<{ code: number; output: string; complaints: string }> {
  return new Promise((resolve) => {
    const script = join(root, 'simulation/conversations/run.ts');
    execFile(process.execPath, [script, ...args], { maxBuffer: 2 ** 28 }, (error, output, complaints) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
      resolve({ code, output, complaints });
    });
  });
}

async function withFile<Result>(text: string, use: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'conversations-'));
  try {
    const file = join(folder, 'conversations.jsonl');
    writeFileSync(file, text);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const conversation = (id: string, turns: readonly object[]) =>
  `${JSON.stringify({ id, lang: 'en', as: 'guest', turns })}\n`;

test(
  'no verdict of the project’s own conversations has changed: keep changed ones with npm run converse -- --keep',
  async () => {
    const { code, complaints } = await converse([]);
    expect(complaints).toBe('');
    expect(code).toBe(0);
  },
  10 * minutes,
);

describe('the command', () => {
  const book = 'Book a table for 4 at Carob Lantern tomorrow at 8pm';
  const proposes = {
    tool: 'initiateBooking',
    listing: 'Carob Lantern',
    startsAtLocal: '2026-11-23T20:00',
    party: 4,
  };

  test(
    'plays each conversation in a market of its own, the same each time, and ends with one line of JSON',
    async () => {
      const wanted = { say: book, expect: { proposes } };
      const yes = { say: 'yes', expect: { commits: true } };
      // One slot of this place holds three tables: the fourth in the same market would be refused.
      const text = ['a', 'b', 'c', 'd', 'e'].map((id) => conversation(id, [wanted, yes])).join('');
      const late = conversation('late', [
        wanted,
        { say: 'yes', afterMinutes: 12, expect: { commits: false } },
      ]);
      const burst = conversation('burst', [
        { say: 'book a table' },
        { say: 'at Carob Lantern', afterMinutes: 0 },
        { say: 'for 4, tomorrow 8pm', afterMinutes: 0, expect: { proposes } },
      ]);
      const wrong = conversation('wrong', [{ say: book, expect: { proposes: { ...proposes, party: 5 } } }]);
      await withFile(text + late + burst + wrong, async (file) => {
        const [first, again] = [
          await converse(['--file', file, '--json']),
          await converse(['--file', file, '--json']),
        ];
        expect(first).toEqual(again);
        expect(first).toMatchObject({ code: 0, complaints: '' });
        const summary: unknown = JSON.parse(first.output.trimEnd().split('\n').at(-1) ?? '');
        const counts = { right: 13, asked: 0, wrong: 1, silent: 0 };
        expect(summary).toMatchObject({ all: counts, byLang: { en: counts } });
        expect(summary).toMatchObject({
          wrong: [{ id: 'wrong', turn: 1, said: book, got: { standing: { party: 4 } } }],
        });
      });
    },
    5 * minutes,
  );

  test(
    'refuses a file that it cannot read, and names the line',
    async () => {
      const good = conversation('good', [{ say: 'hi' }]);
      const bad = conversation('bad', [{ say: 'hi', expect: { proposse: {} } }]);
      await withFile(good + bad, async (file) => {
        const { code, output, complaints } = await converse(['--file', file, '--json']);
        expect({ code, output }).toEqual({ code: 2, output: '' });
        expect(complaints).toMatch(/line 2: .*proposse/);
      });
      expect((await converse(['--file', '/nowhere.jsonl'])).code).toBe(2);
      expect((await converse(['--fiel', 'x'])).code).toBe(2);
    },
    5 * minutes,
  );
});
