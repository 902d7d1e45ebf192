import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadSecrets, mergeSettings, publicSettings, readOwnSettings } from './functions-environment.ts';
import { portsAtOffset } from './ports.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'merve-environment-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('secrets', () => {
  test('are new at each start', () => {
    expect(loadSecrets(undefined)).not.toEqual(loadSecrets(undefined));
  });

  test('are kept with the data, for the owner alone', () => {
    const dataDirectory = join(directory, 'data');
    const secrets = loadSecrets(dataDirectory);
    expect(loadSecrets(dataDirectory)).toEqual(secrets);
    expect(statSync(join(dataDirectory, 'secrets.json')).mode & 0o077).toBe(0);
  });
});

describe("a developer's own settings", () => {
  const settings = publicSettings(portsAtOffset(0));

  test('are read from functions/.env.local, if it is there', () => {
    expect(readOwnSettings(directory)).toEqual({});
    mkdirSync(join(directory, 'functions'));
    writeFileSync(
      join(directory, 'functions/.env.local'),
      '# real model\nGEMINI_API_KEY="a key"\nGEMINI_MODEL=m\n',
    );
    expect(readOwnSettings(directory)).toEqual({ GEMINI_API_KEY: 'a key', GEMINI_MODEL: 'm' });
  });

  test('come on top of the sandbox', () => {
    expect(mergeSettings(settings, { GEMINI_API_KEY: 'k' })).toEqual({ ...settings, GEMINI_API_KEY: 'k' });
  });

  test('with a Stripe key mean the real Stripe, not the double', () => {
    const merged = mergeSettings(publicSettings(portsAtOffset(0)), { STRIPE_SECRET_KEY: 'sk_test_own' });
    expect(merged).not.toHaveProperty('STRIPE_API_BASE_URL');
    expect(merged).toHaveProperty('TWILIO_API_BASE_URL');
  });

  test('with a Twilio account mean the real Twilio, not the double', () => {
    const own = {
      TWILIO_ACCOUNT_SID: 'AC',
      TWILIO_AUTH_TOKEN: 't',
      PUBLIC_WEBHOOK_URL: 'https://merve.example',
    };
    const merged = mergeSettings(settings, own);
    const { STRIPE_API_BASE_URL, STRIPE_RETURN_URL, WEB_APP_URL, GOOGLE_PLACES_API_BASE_URL } = settings;
    const { OPENWEATHER_API_BASE_URL, PREDICTHQ_API_BASE_URL } = settings;
    const { GOOGLE_ACCOUNT_API_BASE_URL, GOOGLE_OAUTH_CLIENT_ID } = settings;
    const { PICTURES_BUCKET, STORAGE_EMULATOR_HOST } = settings;
    expect(merged).toEqual({
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
      MARKET_KEPT_SECONDS: '0',
      ...{ PICTURES_BUCKET, STORAGE_EMULATOR_HOST },
      ...{ GOOGLE_ACCOUNT_API_BASE_URL, GOOGLE_OAUTH_CLIENT_ID },
      OPENWEATHER_API_BASE_URL,
      PREDICTHQ_API_BASE_URL,
      STRIPE_API_BASE_URL,
      GOOGLE_PLACES_API_BASE_URL,
      STRIPE_RETURN_URL,
      WEB_APP_URL,
      ...own,
    });
  });
});
