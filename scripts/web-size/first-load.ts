import { z } from 'zod';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});

/** What Vite writes into `.vite/manifest.json`: chunks by source file, or by a name of its own. */
export const manifestSchema = z.record(z.string(), chunkSchema);
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * The script files that a browser must have before these chunks run: their own and what they import statically, in no
 * particular order, each once.
 * @throws Error when a chunk is not in the manifest.
 */
export function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunkOf(manifest, name).imports) visit(imported);
  };
  for (const name of names) visit(name);
  return [...new Set([...seen].map((name) => chunkOf(manifest, name).file))].filter((file) =>
    file.endsWith('.js'),
  );
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  return chunk;
}

/** The page's entry, and the sentences of one language, without which nothing is shown. */
export function firstLoadOf(manifest: Manifest, language = 'en'): readonly string[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const sentences = chunkOf(manifest, entry).dynamicImports.filter((name) =>
    name.endsWith(`/sentences/${language}.ts`),
  );
  return filesOf(manifest, [entry, ...sentences]);
}
