import { join } from 'node:path';
import { bundleForBrowser } from '../../browser/bundle-for-browser.ts';
import { repositoryRoot } from '../../stack/repository-root.ts';

/** A script of `browser/`. @throws Error where it does not compile. */
export const bundleScript = (name: 'google-api' | 'helper-frame' | 'choose-account'): Promise<string> =>
  bundleForBrowser(join(repositoryRoot(), 'local/sandbox/google/browser', `${name}.ts`));
