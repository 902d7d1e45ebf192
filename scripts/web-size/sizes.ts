import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes as they travel. Hosting compresses by itself, with brotli where the browser takes it (all do), else with gzip. */
export interface Sizes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Hosting's brotli is quicker than the densest: 5 is what CDNs use for what they compress on the way. */
const brotliQuality = 5;

export function compressedSize(bytes: Uint8Array): Sizes {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return { gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes, { params }).length };
}

export function sumOf(sizes: readonly Sizes[]): Sizes {
  return sizes.reduce((sum, { gzip, brotli }) => ({ gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }), {
    gzip: 0,
    brotli: 0,
  });
}

/** @param files relative to the built app's directory. */
export function sizesOf(directory: string, files: readonly string[]): Sizes {
  return sumOf(files.map((file) => compressedSize(readFileSync(join(directory, file)))));
}
