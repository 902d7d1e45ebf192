import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webSettingsFrom, webVariables } from './web-settings.ts';

const needed = {
  VITE_FIREBASE_PROJECT_ID: 'island',
  VITE_FIREBASE_API_KEY: 'a public key',
  VITE_FIREBASE_AUTH_DOMAIN: 'island.firebaseapp.com',
  VITE_MARKET_ID: 'north-cyprus',
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'merve-web-settings-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('the API is where a deployment puts it, known before the first one, unless another address is given', () => {
  expect(webSettingsFrom(needed).apiUrl).toBe('https://europe-west1-island.cloudfunctions.net/api');
  const elsewhere = { ...needed, VITE_API_URL: 'https://api.island.example/' };
  expect(webSettingsFrom(elsewhere).apiUrl).toBe('https://api.island.example');
});

test('what is missing is named, all of it', () => {
  expect(() => webSettingsFrom({})).toThrow(/VITE_FIREBASE_PROJECT_ID.*VITE_MARKET_ID/s);
});

test('what is run before a deployment takes the settings of its project, and what is given by hand before them', () => {
  const lines = Object.entries(needed).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(join(directory, '.env.island'), `${lines.join('\n')}\n`);
  const deploying = { GCLOUD_PROJECT: 'island', VITE_MARKET_ID: 'another' };
  const settings = webSettingsFrom(webVariables(directory, deploying));
  expect(settings).toMatchObject({ firebase: { projectId: 'island' }, marketId: 'another' });
  expect(() => webSettingsFrom(webVariables(directory, { GCLOUD_PROJECT: 'mainland' }))).toThrow(
    'VITE_FIREBASE_PROJECT_ID',
  );
});

test('the settings of one project are not deployed to another', () => {
  expect(() => webSettingsFrom({ ...needed, GCLOUD_PROJECT: 'mainland' })).toThrow(
    'are of island, and what is deployed to is mainland',
  );
});
