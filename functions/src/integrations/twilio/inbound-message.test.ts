import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MerveError } from '../../platform/errors.ts';
import { parseInboundMessage } from './inbound-message.ts';

const required = {
  MessageSid: 'SM0123456789abcdef0123456789abcdef',
  From: 'whatsapp:+905338800001',
  To: 'whatsapp:+14155550100',
};
const formType = 'application/x-www-form-urlencoded';
const parse = (fields: Record<string, string>) =>
  parseInboundMessage(new URLSearchParams({ ...required, ...fields }).toString(), formType);

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (thrown) {
    return thrown instanceof MerveError ? thrown.code : 'not a MerveError';
  }
}

describe('parseInboundMessage', () => {
  test('reads every field we know and accepts those we do not', () => {
    const message = parse({
      Body: 'Masa ayır',
      ProfileName: 'Ayla',
      WaId: '905338800001',
      ButtonPayload: 'yes:act1',
      ButtonText: 'YES',
      Latitude: '35.3364',
      Longitude: '33.3199',
      Label: 'Harbour',
      Address: 'Kyrenia',
      NumMedia: '1',
      MediaUrl0: 'https://api.twilio.com/media/1',
      MediaContentType0: 'image/jpeg',
      ChannelMetadata: '{"type":"whatsapp"}',
      SomethingNewIn2027: 'x',
    });
    expect(message).toEqual({
      messageSid: required.MessageSid,
      from: required.From,
      to: required.To,
      text: 'Masa ayır',
      media: [{ url: 'https://api.twilio.com/media/1', contentType: 'image/jpeg' }],
      location: { latitude: 35.3364, longitude: 33.3199, label: 'Harbour' },
      buttonPayload: 'yes:act1',
      buttonText: 'YES',
      profileName: 'Ayla',
      waId: '905338800001',
      userId: null,
      isReaction: false,
    });
  });

  test('a picture without Body has an empty text', () => {
    const message = parse({
      NumMedia: '1',
      MediaUrl0: 'https://x.example/1',
      MediaContentType0: 'image/png',
    });
    expect(message).toMatchObject({ text: '', location: null, buttonPayload: null, profileName: null });
    expect(message.media).toHaveLength(1);
  });

  test('an emoji put on a message is a reaction, and not its text', () => {
    expect(parse({ MessageType: 'reaction', Body: '👍' }).isReaction).toBe(true);
    expect(parse({ MessageType: 'text', Body: '👍' }).isReaction).toBe(false);
  });

  test('a person may hide the number behind a user name', () => {
    expect(parse({ From: 'whatsapp:ID.abc-123_x' }).from).toBe('whatsapp:ID.abc-123_x');
    expect(parse({ From: 'whatsapp:US.13491208655302741918' }).from).toBe('whatsapp:US.13491208655302741918');
  });

  test.each([
    [{ ExternalUserId: 'ID.abc123' }, 'whatsapp:ID.abc123'],
    [{ ExternalUserId: 'whatsapp:TR.99' }, 'whatsapp:TR.99'],
    [{ From: 'whatsapp:ID.abc123', ExternalUserId: 'ID.abc123' }, null],
    [{ ExternalUserId: '' }, null],
    [{ ExternalUserId: '+905338800002' }, null],
    [{ ExternalUserId: 'ID.a/b' }, null],
  ])('the user id beside a number, %j, is %s', (fields, userId) => {
    expect(parse(fields).userId).toBe(userId);
  });

  test('null bytes are removed, lone surrogates replaced; 20,000 characters and emoji pass', () => {
    expect(parse({ Body: 'a\0b' }).text).toBe('ab');
    expect(parse({ Body: '👍🏽👨‍👩‍👧' }).text).toBe('👍🏽👨‍👩‍👧');
    expect(parse({ Body: 'x'.repeat(20_000) }).text).toHaveLength(20_000);
    const json = JSON.stringify({ ...required, Body: 'a\ud800b' });
    expect(parseInboundMessage(json, 'application/json').text).toBe('a\ufffdb');
    expect(
      parseInboundMessage(
        `MessageSid=${required.MessageSid}&From=whatsapp%3A%2B905338800001&To=whatsapp%3A%2B14155550100&Body=%E0%A4%A`,
        formType,
      ).text,
    ).toContain('%A');
  });

  test('a place off the globe, or no number, is no place', () => {
    expect(parse({ Latitude: '135', Longitude: '33' }).location).toBeNull();
    expect(parse({ Latitude: 'north', Longitude: '33' }).location).toBeNull();
    expect(parse({ Latitude: '35', Longitude: '' }).location).toBeNull();
    expect(parse({ Latitude: '0', Longitude: '0' }).location).toEqual({
      latitude: 0,
      longitude: 0,
      label: null,
    });
  });

  test('media that are announced and missing, or no URL, are left out', () => {
    expect(parse({ NumMedia: '3', MediaUrl0: 'https://x.example/1', MediaUrl1: 'no url' }).media).toEqual([
      { url: 'https://x.example/1', contentType: 'application/octet-stream' },
    ]);
    expect(parse({ NumMedia: 'many' }).media).toEqual([]);
  });

  test.each([
    ['no MessageSid', 'From=whatsapp%3A%2B905338800001&To=whatsapp%3A%2B14155550100&Body=x'],
    ['an SMS', new URLSearchParams({ ...required, From: '+905338800001' }).toString()],
    ['no phone number', new URLSearchParams({ ...required, From: 'whatsapp:hello' }).toString()],
    ['nothing', ''],
  ])('%s is BAD_REQUEST', (_name, body) => {
    expect(codeOf(() => parseInboundMessage(body, formType))).toBe('BAD_REQUEST');
  });

  test.each(['not json', '[1]', 'null', '"x"'])('a JSON body that is %s is BAD_REQUEST', (body) => {
    expect(codeOf(() => parseInboundMessage(body, 'application/json'))).toBe('BAD_REQUEST');
  });

  test('whatever the body, the answer is a message or BAD_REQUEST', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(fc.dictionary(anything, anything), anything, (fields, raw) => {
        expect([null, 'BAD_REQUEST']).toContain(codeOf(() => parse(fields)));
        expect([null, 'BAD_REQUEST']).toContain(codeOf(() => parseInboundMessage(raw, formType)));
        expect([null, 'BAD_REQUEST']).toContain(codeOf(() => parseInboundMessage(raw, 'application/json')));
      }),
    );
  });

  test('every text comes out well formed and without null bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: clean } = parse({ Body: text });
        expect(clean.isWellFormed() && !clean.includes('\0')).toBe(true);
      }),
    );
  });
});
