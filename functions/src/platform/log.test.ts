import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { log, maskAddress } from './log.ts';
import { withTrace } from './trace.ts';

const before = process.env['LOG_LEVEL'];
beforeEach(() => {
  process.env['LOG_LEVEL'] = 'INFO';
});
afterEach(() => {
  process.env['LOG_LEVEL'] = before;
  jest.restoreAllMocks();
});

test('a number in a log keeps only its country and last digits', () => {
  expect(maskAddress('whatsapp:+905330000101')).toBe('whatsapp:+90…01');
});

test('every line carries the trace, and an error’s text is masked', () => {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  withTrace({ traceId: 'trace-7', threadId: 'thr_1' }, () =>
    log.error('sending failed', { attempt: 2 }, new Error('no route to whatsapp:+905330000101')),
  );
  const entry: unknown = JSON.parse(lines[0] ?? '');
  expect(entry).toMatchObject({
    severity: 'ERROR',
    message: 'sending failed',
    traceId: 'trace-7',
    threadId: 'thr_1',
    attempt: 2,
    error: expect.stringContaining('whatsapp:+90…01'),
  });
});
