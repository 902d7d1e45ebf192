import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../../stack/repository-root.ts';

/** A script of `browser/`, made for a `<script>` of its own. @throws Error where it does not compile. */
export async function bundleScript(name: 'google-api' | 'helper-frame' | 'choose-account'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repositoryRoot(), 'local/sandbox/google/browser', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
