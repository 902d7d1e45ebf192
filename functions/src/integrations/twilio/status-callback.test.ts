import { describe, expect, test } from '@jest/globals';
import { MerveError } from '../../platform/errors.ts';
import { parseStatusCallback } from './status-callback.ts';

const formType = 'application/x-www-form-urlencoded; charset=UTF-8';
const parse = (fields: Record<string, string>) =>
  parseStatusCallback(new URLSearchParams(fields).toString(), formType);

describe('parseStatusCallback', () => {
  test('reads status, error and recipient, and accepts fields we do not know', () => {
    const callback = parse({
      MessageSid: 'SM1',
      MessageStatus: 'undelivered',
      ErrorCode: '63016',
      To: 'whatsapp:+905338800001',
      ChannelPrefix: 'whatsapp',
    });
    expect(callback).toEqual({
      messageSid: 'SM1',
      status: 'undelivered',
      errorCode: '63016',
      to: 'whatsapp:+905338800001',
    });
  });

  test('the older names serve as well', () => {
    expect(parse({ SmsSid: 'SM1', SmsStatus: 'sent' })).toMatchObject({ messageSid: 'SM1', status: 'sent' });
  });

  test('a status nobody has heard of passes, in lower case', () => {
    expect(parse({ MessageSid: 'SM1', MessageStatus: 'Teleported' }).status).toBe('teleported');
  });

  test('an error code that is no number is none', () => {
    expect(parse({ MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '' }).errorCode).toBeNull();
  });

  test.each<[string, Record<string, string>]>([
    ['no message', { MessageStatus: 'sent' }],
    ['no status', { MessageSid: 'SM1' }],
    ['no message id', { MessageSid: '../x', MessageStatus: 'sent' }],
    ['an empty status', { MessageSid: 'SM1', MessageStatus: '' }],
  ])('%s is BAD_REQUEST', (_name, fields) => {
    expect(() => parse(fields)).toThrow(MerveError);
  });
});
