/** `npm run size:web`: how much JavaScript each page of the web app makes a browser fetch, compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { filesOf, firstLoadOf, manifestSchema } from './first-load.ts';
import { compressedSize, sizesOf } from './sizes.ts';

const pages = [
  ['/mine', 'src/mine/mine-page.tsx'],
  ['/map', 'src/map/map-page.tsx'],
  ['/admin', 'src/admin/admin-pages.tsx'],
  ['/dev/whatsapp', 'src/whatsapp-simulator/simulator-page.tsx'],
] as const;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

const { directory } = await buildWeb();
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')),
);
const first = firstLoadOf(manifest);
const row = (label: string, files: readonly string[]) => {
  const { gzip, brotli } = sizesOf(directory, files);
  console.log(`${label.padEnd(44)} ${kilobytes(gzip)} gzip ${kilobytes(brotli)} brotli`);
};
row('first load of /', first);
for (const [path, source] of pages)
  row(
    `  ${path} adds`,
    filesOf(manifest, [source]).filter((file) => !first.includes(file)),
  );
console.log('\nThe first load, largest first:');
const largest = first
  .map((file) => ({ file, gzip: compressedSize(readFileSync(join(directory, file))).gzip }))
  .toSorted((a, b) => b.gzip - a.gzip);
for (const { file, gzip } of largest) console.log(`  ${file.padEnd(42)} ${kilobytes(gzip)}`);
