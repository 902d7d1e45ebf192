import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/**
 * Seals a secret for one owner (AES-256-GCM): read only with the key, and only as that owner's, so that no document's seal opens under
 * another's name. Never call inside a transaction body: each seal is another one.
 * @param key 64 hex digits
 */
export function sealToken(token: string, owner: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'hex'), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return [version, nonce, sealed, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** What was sealed; null where key or owner are others, or a letter was changed: as good as no token. */
export function openToken(sealed: string, owner: string, key: string): string | null {
  const [given, nonce = '', text = '', tag = ''] = sealed.split('.');
  if (given !== version) return null;
  try {
    const cipher = createDecipheriv(algorithm, Buffer.from(key, 'hex'), Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    });
    cipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([cipher.update(Buffer.from(text, 'base64url')), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
