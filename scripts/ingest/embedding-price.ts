/**
 * Dollars for a million tokens of text, by embedding model: Google's price list, 2026. For a model that is not here the dearest is told, since
 * whoever confirms must not be surprised.
 */
const dollarsPerMillion: Readonly<Record<string, number>> = {
  'gemini-embedding-001': 0.15,
  'gemini-embedding-2': 0.2,
};
/** Letters a token has at least, over the languages of reviews: English has four, Russian and Turkish fewer. */
const lettersPerToken = 3;

/** What embedding so many letters costs at most, in dollars. Pure. */
export function embeddingPrice(letters: number, modelId: string): number {
  const price = dollarsPerMillion[modelId] ?? Math.max(...Object.values(dollarsPerMillion));
  return (letters / lettersPerToken / 1_000_000) * price;
}
