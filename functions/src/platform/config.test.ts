import { expect, test } from '@jest/globals';
import { identitySection, modelSection, readConfig, twilioSection } from './config.ts';

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

test('a blank model key is no key', () => {
  expect(readConfig(modelSection, { GEMINI_API_KEY: '  ' }).GEMINI_API_KEY).toBeUndefined();
});
