import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { expect, test } from '@jest/globals';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { manifests } from '../functions/src/entrypoints/capabilities.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';
import type * as words from './actors/words.ts';

const root = join(__dirname, '..');
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }));
const names = manifests.map(({ name }) => name).toSorted();

/** What somebody in the simulation says because of it. */
const said: Readonly<Record<string, keyof typeof words>> = {
  marketplace: 'chat',
  bookings: 'wish',
  orders: 'foodWish',
  allergies: 'allergyTold',
  services: 'serviceWish',
  viewings: 'viewingWish',
  taxi: 'taxiWish',
  messages: 'messageWish',
  operations: 'staffSays',
  'group-outings': 'voteWords',
};
const notSimulated: Readonly<Record<string, string>> = {
  dining: 'looks up, and commits nothing',
  'place-search': 'looks up, and commits nothing',
  outings: 'looks up, and commits nothing',
  places: 'looks up, and commits nothing',
  trips: 'keeps a plan of its owner alone: nothing is held, and nobody else is told',
  'google-actions': 'its own tests make the races and deaths of a send; nothing of the ledger changes',
  people: 'its own tests let the process die at each step of an erasure',
};

test('every capability has somebody in the simulation who asks for it, or a reason why not', () => {
  expect([...Object.keys(said), ...Object.keys(notSimulated)].toSorted()).toEqual(names);
  const actors = sourcesIn('simulation/actors').filter(({ name }) => name !== 'words.ts');
  const silent = Object.entries(said).filter(
    ([, word]) => !actors.some(({ text }) => new RegExp(`\\b${word}\\b`).test(text)),
  );
  expect(silent).toEqual([]);
});

/** Without a tool; what there is to measure of it has a part of its own, or happens too seldom to count. */
const withoutTool: Readonly<Record<string, string>> = {
  allergies: 'allergies.ts',
  people: 'seldom',
  'google-actions': 'it waits for Google, and for us next to nothing',
  operations: 'seldom',
};

test('every capability has a scenario of the bench, or no tool', async () => {
  const documents = documentsIn(new Firestore({ projectId: 'demo-nothing-is-read' }));
  const catalogue = createCatalogue(documents);
  const needs = {
    ...{ documents, catalogue, map: null, takesPayments: false },
    searchIndex: createOramaSearchIndex(catalogue.latest),
    wakeups: { at: async () => {} },
  };
  const measured = sourcesIn('bench')
    .filter(({ name }) => name !== 'cost-table.ts')
    .map(({ text }) => text)
    .join('\n');
  for (const manifest of manifests) {
    const { tools = [] } = await manifest.load(needs);
    const isMeasured = tools.some(({ name }) => measured.includes(`'${name}'`));
    expect([manifest.name, isMeasured]).toEqual([manifest.name, !(manifest.name in withoutTool)]);
  }
});
