import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../scripts/build-web.ts';
import { firstLoadOf, manifestSchema } from '../../scripts/web-size/first-load.ts';
import { sizesOf } from '../../scripts/web-size/sizes.ts';
import { type Row, rounded } from '../row.ts';

/** What the manifest says a browser must fetch before the chat is there: the entry, its imports, one language. */
export async function builtRows(): Promise<Row[]> {
  const { directory } = await buildWeb();
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')),
  );
  const { gzip, brotli } = sizesOf(directory, firstLoadOf(manifest));
  return [
    { name: 'web.built.gzip', value: rounded(gzip / 1000), unit: 'kB', target: '≤ 200' },
    { name: 'web.built.brotli', value: rounded(brotli / 1000), unit: 'kB', target: '≤ 200' },
  ];
}
