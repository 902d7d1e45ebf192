import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

/** One's own bookings and orders are to be read without a connection even if they were never opened with one. */
const keptPages = ['src/mine/mine-page.tsx'];
/** What those pages say, in every language: nobody knows here which one a browser will want. */
const keptSentences = /\/src\/(mine|cards)\/sentences\/[a-z]{2}\.ts$/;
/** Files whose names do not change with their contents. */
const namedFiles = ['index.html', 'first-paint.js', 'icon.svg', 'manifest.webmanifest'];

/** The files these chunks consist of, and what they import statically, styles among them. */
function filesWith(bundle: Rolldown.OutputBundle, roots: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) {
      const found = bundle[imported];
      if (found?.type === 'chunk') visit(found);
    }
  };
  for (const root of roots) visit(root);
  return files;
}

/**
 * Writes `/service-worker.js` beside the built app: `src/service-worker` in one file, with the list of what it keeps from the start. A plugin
 * of our own, for the ones there are bring hundreds of packages for this one list.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'merve-service-worker',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The app is built into a folder.');
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        keptPages.some((page) => facadeModuleId?.endsWith(`/${page}`));
      if (chunks.filter(isPage).length !== keptPages.length)
        throw new Error('A page that is to be kept is not in the build.');
      const roots = chunks.filter(
        (chunk) => chunk.isEntry || isPage(chunk) || keptSentences.test(chunk.facadeModuleId ?? ''),
      );
      const revisionOf = (file: string) =>
        createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest('hex')
          .slice(0, 16);
      const kept = [
        ...namedFiles.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
        ...[...filesWith(bundle, roots)].sort().map((file) => ({ url: `/${file}`, revision: null })),
      ];
      const source = join(dirname(fileURLToPath(import.meta.url)), 'src/service-worker/service-worker.ts');
      const { outputFiles } = await build({
        ...{
          entryPoints: [source],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2023',
        },
        define: { 'self.__WB_MANIFEST': JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
      });
      for (const { contents } of outputFiles) writeFileSync(join(dir, 'service-worker.js'), contents);
    },
  };
}
