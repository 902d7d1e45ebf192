import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JsonObject } from '@merve/contract';
import { z } from 'zod';

/** What a seal is for: one made for a page opens no photo. */
type Use = 'page' | 'photo';
const ivBytes = 12;
const tagBytes = 16;
const sealedSchema = z.object({ until: z.number(), value: z.unknown() });

const keyFor = (use: Use, actorKey: string) =>
  Buffer.from(hkdfSync('sha256', actorKey, '', `place-search:${use}`, 32));

interface Seal {
  readonly use: Use;
  /** Whoever may open it; '' for whoever has it. */
  readonly owner: string;
  readonly actorKey: string;
}

/** A value that comes back as it was given, to its owner, until then (AES-256-GCM). Nobody else reads or changes it. */
export function sealed(value: JsonObject, until: Date, { use, owner, actorKey }: Seal): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(use, actorKey), iv).setAAD(Buffer.from(owner));
  const text = JSON.stringify({ until: until.getTime(), value });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed; null for what is none, was changed, is another's, or is over. */
export function opened<Schema extends z.ZodType>(
  token: string,
  schema: Schema,
  now: Date,
  { use, owner, actorKey }: Seal,
): z.output<Schema> | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(use, actorKey), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const body = bytes.subarray(ivBytes + tagBytes);
    const text = Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    const { until, value } = sealedSchema.parse(JSON.parse(text));
    return now.getTime() < until ? schema.parse(value) : null;
  } catch {
    return null;
  }
}
