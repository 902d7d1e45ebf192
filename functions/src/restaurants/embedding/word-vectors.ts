import { onFirstUse } from '../../platform/on-first-use.ts';
import { wordVectorsFile } from './read-word-vectors.cjs';

/** Vectors of English words, 8 bits a number. */
export interface WordVectors {
  readonly dimensions: number;
  /** How common a word is, the commonest 0; undefined for a word that has no vector. */
  rankOf(word: string): number | undefined;
  /** Adds `weight` times a word's vector to `sum`, which has `dimensions` numbers. */
  add(word: string, weight: number, sum: Float64Array): void;
}

const magic = 'MWV1';

/**
 * `word-vectors.bin`, read when the first text is embedded. Its format, numbers little-endian: `MWV1`; how many words, how many numbers each
 * (uint32); bytes of the words (uint32); the words, parted by line breaks; each word's rank of commonness (uint32) and scale (float32); each word's numbers
 * (int8), which times its scale are its vector. `npm run words:vectors` makes it (`scripts/make-word-vectors.ts`).
 * @throws TypeError for a file of another format
 */
export const wordVectors = onFirstUse((): WordVectors => parseWordVectors(wordVectorsFile()));

/** @throws TypeError for bytes of another format */
export function parseWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== magic) {
    throw new TypeError('These are no word vectors');
  }
  const count = view.getUint32(4, true);
  const dimensions = view.getUint32(8, true);
  const wordsEnd = 16 + view.getUint32(12, true);
  const words = Buffer.from(bytes.subarray(16, wordsEnd)).toString('utf8').split('\n');
  const scalesStart = wordsEnd + 4 * count;
  const numbersStart = scalesStart + 4 * count;
  if (words.length !== count || bytes.byteLength !== numbersStart + count * dimensions) {
    throw new TypeError('The word vectors are cut off');
  }
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    dimensions,
    rankOf(word) {
      const place = places.get(word);
      return place === undefined ? undefined : view.getUint32(wordsEnd + 4 * place, true);
    },
    add(word, weight, sum) {
      const place = places.get(word);
      if (place === undefined) return;
      const factor = weight * view.getFloat32(scalesStart + 4 * place, true);
      const start = numbersStart + place * dimensions;
      for (let axis = 0; axis < dimensions; axis += 1) {
        sum[axis] = (sum[axis] ?? 0) + factor * view.getInt8(start + axis);
      }
    },
  };
}
