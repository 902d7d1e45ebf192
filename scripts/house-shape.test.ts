import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');

/** Files for each 10,000 lines of the product, its tests left out: many small files are many doors to open. */
test('the product has no more than 119 files for each 10,000 lines', () => {
  const files = globSync('{functions/src,contract,web/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(file),
  );
  const lines = files.reduce(
    (sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    0,
  );
  expect(lines).toBeGreaterThan(50_000);
  expect((files.length * 10_000) / lines).toBeLessThanOrEqual(119);
});
