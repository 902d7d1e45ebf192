import { createHash } from 'node:crypto';
import { type DocumentData, type QueryDocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { AuditSealing, JsonValue } from '@merve/contract';
import { canonicalJson, hashId } from '../ids.ts';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** One hour in so many is looked at again in a week. */
const drawnOneIn = 100;
/** Bytes that stand for a document in a seal. */
const digestBytes = 8;

/** The UTC midnight at or before an instant. Pure. */
export function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs);
}

/** The UTC date of a day, `YYYY-MM-DD`: the id of its seal. Pure. */
export function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Up to when days may be sealed: yesterday stays open, for what commits late, by a clock that is off. Pure. */
export function sealableUntil(now: Date): Date {
  return new Date(dayOf(now).getTime() - dayMs);
}

/** The weeks are counted from 1970-01-01, a Thursday. Pure. */
export function weekOf(now: Date): number {
  return Math.floor(now.getTime() / weekMs);
}

/** An auditor's sealing before its first run. */
export function freshSealing(auditor: string, now: Date): AuditSealing {
  return { auditor, from: null, through: null, underway: null, recheck: null, updatedAt: now };
}

/**
 * The sealing as a clock may trust it: days that are not over yet were sealed by a clock that had jumped, and are sealed
 * anew once they are. Pure.
 */
export function trustedSealing(sealing: AuditSealing, now: Date): AuditSealing {
  const limit = sealableUntil(now);
  if (sealing.through === null || sealing.through <= limit) return sealing;
  const recheck = sealing.recheck === null || sealing.recheck.week > weekOf(now) ? null : sealing.recheck;
  return { ...sealing, through: limit, underway: null, recheck };
}

/** The sealed hours from `from` to `to` whose turn it is in a week: every hundredth, drawn anew each week. Pure. */
export function* drawnHours(from: Date, to: Date, week: number): Generator<Date> {
  for (let at = Math.ceil(from.getTime() / hourMs) * hourMs; at < to.getTime(); at += hourMs)
    if (Number.parseInt(hashId([String(week), String(at)], 8), 16) % drawnOneIn === 0) yield new Date(at);
}

/** The hour that begins then ends then. Pure. */
export function hourAfter(hour: Date): Date {
  return new Date(hour.getTime() + hourMs);
}

/** What stands for one version of a document among those that were judged. */
export function versionDigest(document: QueryDocumentSnapshot<object, DocumentData>): string {
  const { seconds, nanoseconds } = document.updateTime;
  return hashId([document.ref.path, `${seconds}.${nanoseconds}`], 2 * digestBytes);
}

/** Dates that say when a document goes, and not what it says: they may be filled in later. */
const notContent = new Set(['expireAt', 'forgetAt']);

/** What stands for a document in a seal: path and content, as they are stored. Pure. */
export function contentDigest(path: string, stored: DocumentData): Buffer {
  const content = Object.fromEntries(Object.entries(stored).filter(([name]) => !notContent.has(name)));
  const text = `${path}\n${canonicalJson(plain(content))}`;
  return createHash('sha256').update(text).digest().subarray(0, digestBytes);
}

/** The digest of a day, with one document more. Pure. */
export function chained(digest: string, document: Buffer): string {
  return createHash('sha256').update(digest).update(document).digest('hex');
}

/** The documents of a seal's part, each as hex. Pure. */
export function* digestsIn(part: string): Generator<Buffer> {
  const bytes = Buffer.from(part, 'base64');
  for (let at = 0; at < bytes.length; at += digestBytes) yield bytes.subarray(at, at + digestBytes);
}

/** A stored value as JSON that tells it from every other. */
function plain(value: unknown): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { number: String(value) };
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
  return String(value);
}
