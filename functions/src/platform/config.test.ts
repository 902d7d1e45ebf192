import { describe, expect, test } from '@jest/globals';
import {
  identitySection,
  modelSection,
  readConfig,
  searchSection,
  serviceSection,
  twilioSection,
} from './config.ts';

const twilio = {
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 'secret-token-value',
  TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
  PUBLIC_WEBHOOK_URL: 'https://hooks.example.com',
};

test('every missing variable is named, and no value is', () => {
  expect(() => readConfig(twilioSection, { TWILIO_AUTH_TOKEN: 'secret-token-value' })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_MISSING',
      message: expect.stringMatching(/TWILIO_ACCOUNT_SID.*TWILIO_WHATSAPP_FROM.*PUBLIC_WEBHOOK_URL/s),
    }),
  );
  expect(() => readConfig(twilioSection, { ...twilio, PUBLIC_WEBHOOK_URL: 'nonsense' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret-token-value') }),
  );
});

test('secrets have no default and may not be short', () => {
  expect(() => readConfig(identitySection, {})).toThrow(/ACTOR_KEY is not set/);
  expect(() => readConfig(identitySection, { ACTOR_KEY: 'short' })).toThrow(/shorter than 16/);
});

test('a secret stored with the end of its line is the secret', () => {
  const read = readConfig(twilioSection, { ...twilio, TWILIO_AUTH_TOKEN: 'secret-token-value\r\n' });
  expect(read.TWILIO_AUTH_TOKEN).toBe('secret-token-value');
  expect(() => readConfig(serviceSection, { SERVICE_TOKEN: ' '.repeat(40) })).toThrow(/SERVICE_TOKEN/);
});

test('markets have numbers of their own, each market and each number once', () => {
  const read = (numbers: string) => readConfig(twilioSection, { ...twilio, TWILIO_MARKET_NUMBERS: numbers });
  expect(readConfig(twilioSection, twilio).TWILIO_MARKET_NUMBERS).toEqual(new Map());
  expect(read('spain = whatsapp:+34910000001, italy=whatsapp:+39060000001,').TWILIO_MARKET_NUMBERS).toEqual(
    new Map([
      ['spain', 'whatsapp:+34910000001'],
      ['italy', 'whatsapp:+39060000001'],
    ]),
  );
  for (const wrong of [
    'spain',
    'spain=+34910000001',
    '=whatsapp:+34910000001',
    'spain=whatsapp:+34910000001,italy=whatsapp:+34910000001',
    'spain=whatsapp:+34910000001,spain=whatsapp:+34910000002',
    `spain=${twilio.TWILIO_WHATSAPP_FROM}`,
  ]) {
    expect(() => read(wrong)).toThrow(/TWILIO_MARKET_NUMBERS/);
  }
});

test('a blank model key is no key', () => {
  expect(readConfig(modelSection, { GEMINI_API_KEY: '  ' }).GEMINI_API_KEY).toBeUndefined();
});

describe('where searches go', () => {
  const read = (environment: Record<string, string>) => readConfig(searchSection, environment);
  const key = { TYPESENSE_API_KEY: 'a key' };

  test('nowhere, without an address and a key; an empty secret is none', () => {
    expect(read({})).toEqual({});
    expect(read({ TYPESENSE_URL: '', TYPESENSE_API_KEY: ' ' }).TYPESENSE_API_KEY).toBeUndefined();
  });

  test.each(['https://search.example', 'http://127.0.0.1:8108', 'http://localhost:8108/'])('to %s', (url) => {
    expect(read({ ...key, TYPESENSE_URL: url }).TYPESENSE_URL).toBe(url);
  });

  test.each(['http://search.example', 'http://localhost.example', 'search.example', 'ftp://127.0.0.1'])(
    'not to %s, where the key would be read on its way or nobody be found',
    (url) => {
      expect(() => read({ ...key, TYPESENSE_URL: url })).toThrow('TYPESENSE_URL');
    },
  );

  test('an address without a key, or a key without an address, is a mistake', () => {
    expect(() => read({ TYPESENSE_URL: 'https://search.example' })).toThrow('belong together');
    expect(() => read(key)).toThrow('belong together');
  });
});
