/** Texts as vectors, whose angle tells how much two of them are about the same. */
export interface Embedder {
  /** For example `gemini-embedding-2`. Vectors of two models must never meet. */
  readonly modelId: string;
  readonly dimensions: number;
  /**
   * One vector for each text, in their order, of length 1 (L2).
   * @param purpose what will be searched is embedded otherwise than what it is searched with
   * @throws MerveError `MODEL_…`
   */
  embed(texts: readonly string[], purpose: 'document' | 'query'): Promise<number[][]>;
}

/**
 * The same direction at length 1. Gemini normalises only vectors of full size; a cut one must be done here.
 * @throws RangeError for a vector without a direction.
 */
export function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError('A vector without a direction');
  return vector.map((value) => value / length);
}
