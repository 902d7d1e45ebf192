import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportedFunctions } from './exported-functions.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'merve-exports-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function read(source: string) {
  const index = join(directory, 'index.ts');
  writeFileSync(index, source);
  return exportedFunctions(index);
}

describe('the deployment manifest', () => {
  test('tells which file exports which functions', () => {
    const source = `// what is deployed
      export { api } from './entrypoints/api.ts';
      export {
        onA,
        onB,
      } from './entrypoints/on-written.ts';`;
    expect(read(source)).toEqual([
      { source: join(directory, 'entrypoints/api.ts'), file: 'api.js', functions: ['api'] },
      {
        source: join(directory, 'entrypoints/on-written.ts'),
        file: 'on-written.js',
        functions: ['onA', 'onB'],
      },
    ]);
  });

  test('of this repository has both doors for people, the two APIs, the triggers and the schedules', () => {
    const index = join(__dirname, '../../functions/src/index.ts');
    const functions = exportedFunctions(index).flatMap((file) => file.functions);
    expect(functions).toEqual(
      expect.arrayContaining([
        ...['api', 'twilioWebhook', 'twilioStatus', 'jobsApi'],
        ...['onInboundMessage', 'onListingWritten', 'wake', 'sendIntent'],
        ...['sweepEveryMinute', 'auditEveryQuarterHour'],
      ]),
    );
  });

  test.each([
    ['logic', `export { api } from './api.ts';\nstartSomething();`],
    ['a star', `export * from './api.ts';`],
    ['a function of its own', 'export const api = 1;'],
    ['another name', `export { default as api } from './api.ts';`],
  ])('with %s in it is refused: the bundle would miss it', (_what, source) => {
    expect(() => read(source)).toThrow('may only hold');
  });
});
