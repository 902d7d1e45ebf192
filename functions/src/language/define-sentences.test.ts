import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const sources = join(process.cwd(), 'functions/src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

test('every table of sentences is tested for missing translations', () => {
  const tests = files.filter((file) => file.endsWith('.test.ts')).map(read);
  const tables = files
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('define-sentences'))
    .flatMap((file) =>
      [...read(file).matchAll(/(export )?const (\w+) = defineSentences\(/g)].map((found) => ({
        file,
        found,
      })),
    );
  expect(tables.length).toBeGreaterThan(8);
  const untested = tables.filter(({ found: [, exported, name] }) => {
    const described = new RegExp(`describeTranslations\\(\\s*'[^']*',\\s*${name}\\b`);
    return exported === undefined || !tests.some((text) => described.test(text));
  });
  expect(untested.map(({ file, found }) => `${file}: ${found[2]}`)).toEqual([]);
});
