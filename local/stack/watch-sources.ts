import { watch } from 'node:fs';
import { join } from 'node:path';
import { oneBuildAtATime } from './one-build-at-a-time.ts';
import { repositoryRoot } from './repository-root.ts';

/** An editor that saves several files does so within this time. */
const quietMs = 150;

/**
 * Builds again after a file in one of these folders changed, one build at a time.
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
  const requestBuild = oneBuildAtATime(options);
  const watchers = options.folders.map((folder) =>
    watch(join(repositoryRoot(), folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void requestBuild(), quietMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
