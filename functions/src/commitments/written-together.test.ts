import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(process.cwd(), 'functions/src');

test('a booking, an order or a ride is written by what writes its person’s entry too, and by nothing else', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/\.test\.ts$|[/\\]testing[/\\]/.test(file) && !file.startsWith('commitments'),
  );
  expect(files.length).toBeGreaterThan(500);
  const writes = /\.(?:set|create|update)\(\s*documents\s*\.(?:transaction|ride|request)\(/;
  const passing = files.filter((file) => writes.test(readFileSync(join(source, file), 'utf8')));
  expect(passing).toEqual([]);
});
