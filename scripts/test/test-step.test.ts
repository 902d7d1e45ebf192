import { describe, expect, test } from '@jest/globals';
import { countJest, runCommand, timed } from './test-step.ts';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

describe('countJest', () => {
  test('adds what was skipped and what is still to do', () => {
    expect(countJest(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  test('a file that could not be loaded is a failure', () => {
    expect(countJest({ ...report, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }, 1).failed).toBe(3);
  });

  test('a jest that failed without saying why is a failure', () => {
    expect(countJest(report, 1).failed).toBe(1);
    expect(countJest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('a command is run without input, and its output and code are kept', async () => {
  const script = "process.stdin.on('end', () => { console.log('no input'); process.exit(3); }).resume();";
  expect(await runCommand(process.execPath, ['-e', script], { cwd: process.cwd() })).toEqual({
    code: 3,
    output: 'no input\n',
    cpuSeconds: process.platform === 'linux' ? expect.any(Number) : null,
  });
});

test('a step that throws has failed', async () => {
  const step = await timed('broken', () => Promise.reject(new Error('no such thing')));
  expect(step).toMatchObject({ name: 'broken', failed: 1, output: expect.stringContaining('no such thing') });
});
