import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const storedSchema = z.object({
  name: z.string(),
  contentType: z.string(),
  generation: z.int(),
  bytes: z.base64(),
});

/** One object of a bucket. */
export interface StoredObject {
  readonly name: string;
  readonly contentType: string;
  readonly generation: number;
  readonly bytes: Buffer;
}

/** Objects by bucket and name: in memory, and where a directory is given in files too, so that they are there after the next start. */
export interface ObjectShelf {
  get(bucket: string, name: string): StoredObject | undefined;
  put(bucket: string, object: StoredObject): void;
  remove(bucket: string, name: string): boolean;
  /** Bytes of all that lies there. */
  readonly size: number;
}

export function objectShelf(directory: string | undefined): ObjectShelf {
  const objects = new Map<string, StoredObject>();
  const keyOf = (bucket: string, name: string) => `${bucket}/${name}`;
  const fileOf = (key: string) => join(directory ?? '', `${Buffer.from(key).toString('base64url')}.json`);
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
    for (const file of readdirSync(directory).filter((one) => one.endsWith('.json'))) {
      const kept = storedSchema.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
      const key = Buffer.from(file.slice(0, -'.json'.length), 'base64url').toString();
      objects.set(key, { ...kept, bytes: Buffer.from(kept.bytes, 'base64') });
    }
  }
  return {
    get: (bucket, name) => objects.get(keyOf(bucket, name)),
    put(bucket, object) {
      const key = keyOf(bucket, object.name);
      objects.set(key, object);
      if (directory === undefined) return;
      const text = JSON.stringify({ ...object, bytes: object.bytes.toString('base64') });
      writeFileSync(`${fileOf(key)}.tmp`, text);
      renameSync(`${fileOf(key)}.tmp`, fileOf(key));
    },
    remove(bucket, name) {
      const key = keyOf(bucket, name);
      if (directory !== undefined && existsSync(fileOf(key))) rmSync(fileOf(key));
      return objects.delete(key);
    },
    get size() {
      return [...objects.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    },
  };
}
