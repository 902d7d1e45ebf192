import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What functions read at run time from beside their code: too large to be a part of it, and needed by few instances. */
const sources = ['functions/src/restaurants/embedding/word-vectors.bin'] as const;

export interface DataFile {
  readonly file: string;
  readonly contents: Buffer;
}

/** The files that are deployed beside the bundle as they are. */
export function dataFiles(root: string): DataFile[] {
  return sources.map((source) => ({ file: basename(source), contents: readFileSync(join(root, source)) }));
}
