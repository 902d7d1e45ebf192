/** The bytes of `word-vectors.bin`; `word-vectors.ts` says what they are. */
export function wordVectorsFile(): Uint8Array;
