import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** An editor that saves several files does so within this time. */
const quietMs = 150;

/**
 * Builds again after a file in one of these folders changed. One build at a time: what changes meanwhile is built
 * afterwards, once.
 * @param folders relative to the repository.
 * @param build resolves to whether anything came out differently.
 * @returns how to stop watching.
 */
export function watchSources(options: {
  folders: readonly string[];
  build: () => Promise<boolean>;
  onBuilt: () => void;
  onFailed: (reason: string) => void;
}): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let changedMeanwhile = false;
  async function rebuild(): Promise<void> {
    if (building) {
      changedMeanwhile = true;
      return;
    }
    building = true;
    try {
      if (await options.build()) options.onBuilt();
    } catch (error) {
      options.onFailed(error instanceof Error ? error.message : String(error));
    } finally {
      building = false;
    }
    if (!changedMeanwhile) return;
    changedMeanwhile = false;
    await rebuild();
  }
  const watchers = options.folders.map((folder) =>
    watch(join(repositoryRoot(), folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), quietMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
