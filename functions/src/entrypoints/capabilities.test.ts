import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiRoutes } from '@merve/contract/api';
import {
  capabilityRoutes,
  dueRow,
  dueTable,
  inboundLines,
  jobRows,
  manifests,
  takersOfPaymentNews,
} from './capabilities.ts';
import { wakeupTasks } from './wakeup-tasks.ts';

const folder = join(process.cwd(), 'functions/src/capabilities');

test('a capability has one manifest', () => {
  const names = manifests.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the lines a door asks are those of the manifests, in their order', async () => {
  const own = await Promise.all(manifests.map(({ lines }) => lines?.() ?? []));
  expect(await inboundLines()).toEqual(own.flat());
});

test('the table of due times holds every row of the manifests, each kind once', () => {
  const rows = manifests.flatMap(({ due = {} }) => Object.entries(due));
  const { job, ...own } = dueTable();
  expect(Object.entries(own)).toEqual(rows);
  expect(job).toBeDefined();
  expect(new Set(rows.map(([kind]) => kind)).size).toBe(rows.length);
});

test('the kinds of jobs are those of the manifests, each once', () => {
  const rows = manifests.flatMap(({ jobs = {} }) => Object.entries(jobs));
  expect(Object.entries(jobRows)).toEqual(rows);
});

test('those who take in payment news are those of the manifests', () => {
  const own = manifests.flatMap(({ takePaymentNews = [] }) => takePaymentNews);
  expect(takersOfPaymentNews).toEqual(own);
});

test('every row of the table of due times has what looks and what sweeps', async () => {
  for (const [kind, row] of Object.entries(dueTable())) {
    const due = await row.load();
    expect([kind, typeof due.look, typeof due.sweep]).toEqual([kind, 'function', 'function']);
    expect(dueRow(kind)).toEqual(row);
  }
  expect([dueRow('constructor'), dueRow('nobody-knows')]).toEqual([undefined, undefined]);
});

test('nothing is asked for at a time that no row of the table looks at', async () => {
  const manifestsOfAll = readdirSync(folder).map((name) =>
    readFileSync(`${folder}/${name}/manifest.ts`, 'utf8'),
  );
  const asked = manifestsOfAll.flatMap((text) => [...text.matchAll(/wakeups\.at\('(\w+)'/g)]);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(([, kind = '']) => dueRow(kind) === undefined).map(([, kind]) => kind)).toEqual([]);
  await expect(wakeupTasks().at('nobody-knows', {}, new Date(0))).rejects.toThrow('Nobody looks at');
});

test('each route of a capability is of the contract, and has one answer', async () => {
  const routes = (await capabilityRoutes()).map(({ route }) => route);
  expect(routes.map(({ operationId }) => operationId)).toContain('registerDriver');
  expect(routes.filter((route) => !apiRoutes.includes(route))).toEqual([]);
  expect(new Set(routes).size).toBe(routes.length);
});
