import { bundleOnce } from '../../scripts/functions-bundle/bundler.ts';

/** A TypeScript file and what it imports as one script, for a `<script>` of its own. @throws Error where it does not compile. */
export async function bundleForBrowser(entryPoint: string): Promise<string> {
  const { outputFiles } = await bundleOnce({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
