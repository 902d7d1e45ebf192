import { build } from 'esbuild';

/** A TypeScript file and what it imports as one script, for a `<script>` of its own. @throws Error where it does not compile. */
export async function bundleForBrowser(entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
