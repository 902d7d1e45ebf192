import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function isRepository(directory: string): boolean {
  const manifest = join(directory, 'package.json');
  return existsSync(manifest) && /"name":\s*"merve"/.test(readFileSync(manifest, 'utf8'));
}

/**
 * The absolute path of the checkout, found by walking up from where the process was started. (`import.meta` would be
 * simpler, but Jest compiles these modules to CommonJS.)
 *
 * @throws Error when the process was started outside the checkout.
 */
export function repositoryRoot(): string {
  for (let directory = process.cwd(); ; directory = dirname(directory)) {
    if (isRepository(directory)) return directory;
    if (directory === dirname(directory)) {
      throw new Error(`No Merve checkout at or above ${process.cwd()}: run this from inside the repository.`);
    }
  }
}
