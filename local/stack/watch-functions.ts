import { buildFunctions } from '../../scripts/build-functions.ts';
import { watchSources } from './watch-sources.ts';

/** Builds the functions again after their source changed; the Functions emulator sees the new bundle and reloads it. */
export function watchFunctions(options: { onBuilt: () => void; onFailed: (reason: string) => void }): void {
  watchSources({
    ...options,
    folders: ['functions/src', 'contract'],
    build: async () => (await buildFunctions()).changed,
  });
}
