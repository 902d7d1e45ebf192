import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** One function of each kind, noting each call as a line of JSON in the file named by TINY_JOURNAL. */
const source = `
const { appendFileSync } = require('node:fs');
const { onRequest } = require('firebase-functions/v2/https');
const { onSchedule } = require('firebase-functions/v2/scheduler');
const { onDocumentCreated } = require('firebase-functions/v2/firestore');
const { onTaskDispatched } = require('firebase-functions/v2/tasks');
const logger = require('firebase-functions/logger');
const region = 'europe-west1';
const note = (what, data) => appendFileSync(process.env.TINY_JOURNAL, JSON.stringify({ what, data, at: Date.now() }) + '\\n');
exports.api = onRequest({ region, secrets: ['SERVICE_TOKEN'] }, (request, response) => {
  logger.info('asked', { path: request.path });
  const { GCLOUD_PROJECT, TWILIO_API_BASE_URL, SERVICE_TOKEN, FIRESTORE_EMULATOR_HOST } = process.env;
  response.json({ path: request.path, node: process.version, GCLOUD_PROJECT, TWILIO_API_BASE_URL, SERVICE_TOKEN, FIRESTORE_EMULATOR_HOST });
});
exports.hang = onRequest({ region }, () => {});
exports.slow = onRequest({ region }, (request, response) => setTimeout(() => response.json({ pid: process.pid }), 500));
exports.sweep = onSchedule({ region, schedule: 'every 1 minutes' }, () => note('sweep'));
exports.expire = onTaskDispatched({ region }, (request) => note('expire', request.data));
exports.onCreated = onDocumentCreated({ region, document: 'things/{id}' }, (event) => note('created', event.params.id));
`;

export interface TinyFunctions {
  directory: string;
  environment: Record<string, string>;
  journal(): { what: string; data?: unknown; at: number }[];
  remove(): void;
}

/** A functions directory small enough to test the stack itself with, whatever state the real functions are in. */
export function tinyFunctions(): TinyFunctions {
  const directory = mkdtempSync(join(tmpdir(), 'merve-tiny-'));
  symlinkSync(join(repositoryRoot(), 'functions/node_modules'), join(directory, 'node_modules'), 'dir');
  writeFileSync(join(directory, 'index.js'), source);
  const dependencies = { 'firebase-functions': '*' };
  writeFileSync(
    join(directory, 'package.json'),
    JSON.stringify({ name: 'tiny', main: 'index.js', engines: { node: '24' }, dependencies }),
  );
  const journalFile = join(directory, 'journal.jsonl');
  writeFileSync(journalFile, '');
  return {
    directory,
    environment: { TINY_JOURNAL: journalFile },
    journal: () =>
      readFileSync(journalFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
