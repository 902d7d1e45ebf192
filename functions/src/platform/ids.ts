import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { JsonValue } from '@merve/contract';

/** A random id for a worker, a turn or a trace. Never call inside a transaction body: it may be run again. */
export function randomId(): string {
  return randomUUID();
}

/** Hex sha256 of the parts, joined so that no two different lists collide. `length` hex digits, 64 at most. */
export function hashId(parts: readonly string[], length = 40): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, length);
}

/**
 * An actor's id from a phone number or user id. Keyed, because a plain hash of a phone number can be reversed by
 * trying them all, and ids stand in logs.
 */
export function actorIdFor(identity: string, actorKey: string): string {
  return `act_${createHmac('sha256', actorKey).update(identity).digest('hex').slice(0, 32)}`;
}

/** An internet address's id, keyed for the same reason: there are few enough IPv4 addresses to try them all. */
export function addressIdFor(address: string, actorKey: string): string {
  return `ip_${createHmac('sha256', actorKey).update(`address:${address}`).digest('hex').slice(0, 32)}`;
}

/** Who calls a route, for its limiter alone: an account's id leads back to nobody without the key. */
export function callerIdFor(uid: string, actorKey: string): string {
  return `call_${createHmac('sha256', actorKey).update(`caller:${uid}`).digest('hex').slice(0, 32)}`;
}

/** JSON with sorted keys: the same value always gives the same text, whatever the order it was built in. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Hex sha256 of a value's canonical JSON. */
export function requestHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
