import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../scripts/build-functions.ts';
import { repositoryRoot } from './repository-root.ts';

/** Builds the functions again after their source changed; the Functions emulator sees the new bundle and reloads it. */
export function watchFunctions(options: { onBuilt: () => void; onFailed: (reason: string) => void }): void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () =>
    buildFunctions().then(
      ({ changed }) => {
        if (changed) options.onBuilt();
      },
      (error: unknown) => options.onFailed(String(error)),
    );
  for (const folder of ['functions/src', 'contract']) {
    watch(join(repositoryRoot(), folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 150);
    });
  }
}
