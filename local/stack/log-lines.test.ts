import { describe, expect, test } from '@jest/globals';
import type { EmulatorLogEntry } from './emulators-protocol.ts';
import { logLine } from './log-lines.ts';

const at = new Date(2026, 10, 21, 9, 5, 7);
const show = (entry: Partial<EmulatorLogEntry>, verbose = false) =>
  logLine({ level: 'info', text: 'text', fromFunction: false, ...entry }, { verbose, coloured: false, at });

const fromFunction = (fields: Record<string, unknown>) =>
  ({
    fromFunction: true,
    functionName: 'europe-west1-api',
    text: `> ${JSON.stringify(fields)}`,
    fields,
  }) as const;

describe('logLine', () => {
  test("shows a function's structured entry: name, message, fields", () => {
    const entry = fromFunction({
      severity: 'INFO',
      message: 'turn finished',
      turn: 3,
      threadId: 'thr_b6458d7c25a9fdfe64ebb1b6',
      code: null,
    });
    expect(show(entry)).toBe('09:05:07 api                  turn finished turn=3 threadId=thr_b6458d…');
    expect(show(entry, true)).toContain('threadId=thr_b6458d7c25a9fdfe64ebb1b6');
  });

  test('puts the severity and the cause of an error in view', () => {
    const line = show(
      fromFunction({ severity: 'ERROR', message: 'sending failed', error: 'Error: no\n    at x' }),
    );
    expect(line).toContain('ERROR sending failed');
    expect(line).toContain('\nError: no\n    at x');
  });

  test('shows plain output of a function as it is', () => {
    expect(show({ fromFunction: true, functionName: 'europe-west1-api', text: '>  hello' })).toMatch(
      /api +hello$/,
    );
  });

  test.each([
    ['what the emulators say about themselves', { text: 'Watching …' }],
    ['debugging entries', fromFunction({ severity: 'DEBUG', message: 'detail' })],
    ['an expected warning', { level: 'warn', text: 'Unable to fetch project Admin SDK configuration' }],
    ['nothing', { text: ' \u001b[2m\u001b[0m ' }],
  ])('hides %s unless asked', (_what, entry) => {
    expect(show(entry)).toBeUndefined();
  });

  test('shows warnings and errors of the emulators', () => {
    expect(show({ level: 'error', text: 'Failed to load function definition' })).toContain('Failed to load');
    expect(show({ level: 'info', text: 'Watching …' }, true)).toContain('Watching');
  });
});
