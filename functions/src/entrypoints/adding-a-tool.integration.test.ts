import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = process.cwd();
const page = readFileSync(join(root, 'docs/adding-a-tool.md'), 'utf8');
const folder = 'functions/src/capabilities/lots/';

/** The blocks of the page: each begins with the path of the file it is, or changes. */
const blocks = [...page.matchAll(/```(\w+)\n\s*\/\/ (\S+)\n([\s\S]*?)```/g)].map(
  ([, language = '', path = '', text = '']) => ({ isDiff: language === 'diff', path, text }),
);

/** A file after a diff whose plain lines stand in it in this order, and whose others are put behind the one before. */
function patched(before: string, diff: string): string {
  const lines = before.split('\n');
  let at = 0;
  for (const line of diff.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('+ ')) {
      lines.splice(at, 0, line.slice(2));
      at += 1;
      continue;
    }
    const found = lines.findIndex((one, index) => index >= at && one.trim() === line.trim());
    if (found === -1) throw new Error(`No line reads ${line}`);
    at = found + 1;
  }
  return lines.join('\n');
}

let copy = '';
const inCopy = (path: string) => join(copy, path);
const run = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-a-tool-'));
  for (const part of [
    'functions',
    'contract',
    'local',
    'web',
    'firestore.indexes.json',
    'firestore.rules',
    'package.json',
    'tsconfig.json',
  ]) {
    const left = /\/(?:node_modules|dist|corpus|browser|\.[a-z]+)(?:$|\/)/;
    cpSync(join(root, part), inCopy(part), {
      recursive: true,
      filter: (from) => !left.test(from.slice(root.length)),
    });
  }
  mkdirSync(inCopy('node_modules/@merve'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@merve') symlinkSync(join(root, 'node_modules', name), inCopy(`node_modules/${name}`));
  }
  for (const name of ['contract', 'functions', 'web'])
    symlinkSync(inCopy(name), inCopy(`node_modules/@merve/${name}`));
  for (const { isDiff, path, text } of blocks) {
    mkdirSync(dirname(inCopy(path)), { recursive: true });
    writeFileSync(inCopy(path), isDiff ? patched(readFileSync(inCopy(path), 'utf8'), text) : text);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the page about adding a tool', () => {
  test('has no code that the test does not take, and touches six files outside the folder', () => {
    expect(page.match(/^```\w/gm)).toHaveLength(blocks.length);
    const outside = blocks.map(({ path }) => path).filter((path) => !path.startsWith(folder));
    expect(outside).toEqual([
      'functions/src/entrypoints/capabilities.ts',
      'contract/cards/lots-cards.ts',
      'contract/cards/index.ts',
      'web/src/cards/lots-card.tsx',
      'web/src/cards/card-kinds.tsx',
      'web/src/cards/gallery/samples.ts',
    ]);
    for (const { isDiff, path } of blocks)
      expect([path, existsSync(join(root, path))]).toEqual([path, isDiff]);
  });

  test.each([
    [
      'functions',
      '../tsconfig.json',
      ['src/entrypoints/capabilities.ts', 'src/capabilities/lots/sentences.test.ts'],
    ],
    ['web', './tsconfig.json', ['src/cards/parsed-card.tsx', 'src/cards/gallery/samples.ts']],
  ])('compiles in %s', (part, base, files) => {
    writeFileSync(inCopy(`${part}/page.json`), JSON.stringify({ extends: base, include: [], files }));
    expect(run(join(root, 'node_modules/.bin/tsc'), '-p', `${part}/page.json`)).toBe('');
  });

  test('has a tool that is called, asks, and does what it asked about once', () => {
    writeFileSync(inCopy('conversation.ts'), conversation);
    const said: unknown = JSON.parse(
      run(process.execPath, '--no-warnings', 'conversation.ts').split('\n').at(-2) ?? '',
    );
    expect(said).toEqual({
      tools: 1,
      texts: [
        'Please draw lots for the two of us, who is going to pay?',
        'Draw one of Ada and Ben?\nReply YES to draw, NO to leave it.',
        'Yes please',
        expect.stringMatching(/^The lot fell on (Ada|Ben)\.$/),
        'What did you say?',
        expect.not.stringContaining('The lot fell'),
      ],
      cards: [
        { type: 'lots', names: ['Ada', 'Ben'], drawn: null },
        { type: 'lots', names: ['Ada', 'Ben'], drawn: expect.stringMatching(/^(Ada|Ben)$/) },
      ],
    });
  });
});

/** What the copy's own orchestrator makes of the tool, over a database of its own and with a model that says what it is told. */
const conversation = `
import { cardSchema } from '@merve/contract/cards';
import { loadCapabilities } from './functions/src/entrypoints/capabilities.ts';
import { createWorld } from './functions/src/orchestrator/testing/world.ts';
import { toolRegistry } from './functions/src/tools/registry.ts';

const world = await createWorld();
const { documents, catalogue, searchIndex, model } = world;
const needs = { documents, catalogue, searchIndex, map: null, wakeups: { at: async () => {} }, takesPayments: false };
const { tools, handlers } = await loadCapabilities(needs);
const using = { tools: toolRegistry(tools), commitHandlers: handlers };
model.script([{ call: 'drawLots', args: { names: ['Ada', 'Ben'] } }], 'There is nothing to draw now.');
let threadId = '';
for (const text of ['Please draw lots for the two of us, who is going to pay?', 'Yes please', 'What did you say?']) {
  const appended = await world.append('guest', text);
  threadId = appended.threadId;
  await world.process(appended, using);
}
const messages = await documents.messages(threadId).orderBy('seq').get();
const cards = messages.docs.flatMap((one) => one.data().ui ?? []).map((ui) => cardSchema.parse(ui));
const texts = await world.textsIn(threadId);
console.log(JSON.stringify({ tools: tools.filter(({ name }) => name === 'drawLots').length, texts, cards }));
await world.stop();
process.exit(0);
`;
