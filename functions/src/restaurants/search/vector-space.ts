import { vectorSpaceSchema } from '@merve/contract';
import type { Embedder } from '../../model/embedder.ts';

/**
 * The name of the set of vectors that a model makes: `gemini-embedding-2` with 768 numbers → `gemini_embedding_2_768`. Model and size are part of
 * the field's name, so that a query by another model asks for a field that is not there instead of comparing what cannot be compared. Pure.
 * @throws ZodError for a model whose name cannot be a field's
 */
export function vectorSpaceOf({ modelId, dimensions }: Pick<Embedder, 'modelId' | 'dimensions'>): string {
  return vectorSpaceSchema.parse(`${modelId.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_${dimensions}`);
}
