import { type BuildOptions, type BuildResult, build, stop } from 'esbuild';

let running = 0;

/** What is built is given back, with what went into it. */
interface InMemory {
  readonly write: false;
  readonly metafile: true;
}

/**
 * Bundles, and lets esbuild's process go once nothing is bundled any more: it holds a gigabyte after a build of everything, and gives it
 * back minutes later by itself. The next build starts it again.
 * @throws when esbuild finds an error; its message names file and line.
 */
export async function bundleOnce(options: BuildOptions & InMemory): Promise<BuildResult<InMemory>> {
  running += 1;
  try {
    return await build<BuildOptions & InMemory>(options);
  } finally {
    running -= 1;
    if (running === 0) await stop();
  }
}
