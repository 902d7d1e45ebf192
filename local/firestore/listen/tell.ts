import type { Database } from '../engine/database.ts';
import type { WireListenResponse, WireTimestamp } from '../protocol/wire.ts';
import { encodeDocument, type StoredDocument } from '../store/document.ts';
import { documentName } from '../store/path.ts';
import { encodeMicros } from '../values/wire-values.ts';
import { encodeResumeToken } from './resume-token.ts';
import type { Difference, Target } from './target.ts';

/** What one target has to say. */
export interface News {
  readonly target: Target;
  readonly differences: readonly Difference[];
}

interface Told {
  document: StoredDocument | undefined;
  mask: readonly (readonly string[])[] | undefined;
  readonly path: string;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/**
 * The messages that bring a client up to date: one per document, whatever number of its targets show or no longer show
 * it. Call it at the moment at which the differences were taken: it tells a deleted document from one that only left.
 */
export function tell(
  database: Database,
  news: readonly News[],
  readTime: WireTimestamp,
): WireListenResponse[] {
  const byDocument = new Map<string, Told>();
  for (const { target, differences } of news) {
    const mask = target.subject.kind === 'query' ? target.subject.query.select : undefined;
    for (const { path, document } of differences) {
      // A projection is its target's own: it cannot be told together with the whole document.
      const key = mask ? `${path} ${target.id}` : path;
      const told = byDocument.get(key) ?? {
        document: undefined,
        mask: undefined,
        path,
        targetIds: [],
        removedTargetIds: [],
      };
      byDocument.set(key, told);
      if (!document) {
        told.removedTargetIds.push(target.id);
        continue;
      }
      told.targetIds.push(target.id);
      told.document = document;
      told.mask = mask;
    }
  }
  return [...byDocument.values()].map((told) => messageOf(database, told, readTime));
}

function messageOf(database: Database, told: Told, readTime: WireTimestamp): WireListenResponse {
  const { document, mask, path, targetIds, removedTargetIds } = told;
  if (document) {
    const [only] = targetIds;
    const shared = mask === undefined && targetIds.length === 1 && removedTargetIds.length === 0;
    if (shared && only !== undefined) return sharedChange(database.name, document, only);
    const wire = encodeDocument(database.name, document, mask);
    return { documentChange: { document: wire, targetIds, removedTargetIds } };
  }
  const name = documentName(database.name, path);
  if (database.store.get(path)) return { documentRemove: { document: name, removedTargetIds, readTime } };
  return { documentDelete: { document: name, removedTargetIds, readTime } };
}

/** Clients choose the same few target ids: the same message, as one object, goes down many streams and is encoded once. */
const shared = new WeakMap<StoredDocument, Map<number, WireListenResponse>>();

function sharedChange(database: string, document: StoredDocument, targetId: number): WireListenResponse {
  const byTarget = shared.get(document) ?? new Map<number, WireListenResponse>();
  shared.set(document, byTarget);
  const known = byTarget.get(targetId);
  if (known) return known;
  const wire = encodeDocument(database, document);
  const made = { documentChange: { document: wire, targetIds: [targetId], removedTargetIds: [] } };
  byTarget.set(targetId, made);
  return made;
}

let latest: { readonly time: number; readonly message: WireListenResponse } | undefined;

/** "All targets are consistent as of `time`" (microseconds): clients raise their snapshots on it. One object per time. */
export function consistentAt(time: number): WireListenResponse {
  if (latest?.time === time) return latest.message;
  const message: WireListenResponse = {
    targetChange: {
      targetChangeType: 'NO_CHANGE',
      targetIds: [],
      readTime: encodeMicros(time),
      resumeToken: encodeResumeToken(time),
    },
  };
  latest = { time, message };
  return message;
}
