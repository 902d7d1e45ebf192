import { watchSources } from './watch-sources.ts';
import type { layOutWebApp } from './web-app.ts';

/**
 * Builds the web app again after its source changed, and lays it over what Hosting serves: a page that is loaded again is
 * the new one, an open one still finds its files.
 */
export function watchWebApp(options: {
  layOut: () => ReturnType<typeof layOutWebApp>;
  onBuilt: () => void;
  onFailed: (reason: string) => void;
}): void {
  watchSources({
    ...options,
    folders: ['web/src', 'web/public', 'contract'],
    build: async () => (await options.layOut()).built,
  });
}
