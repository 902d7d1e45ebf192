import type { ThreadType } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

/** What makes a conversation the same conversation. */
export interface ThreadKey {
  readonly threadType: ThreadType;
  readonly marketId: string;
  readonly actorId: string;
  /** The business of a `business` or `ops` thread; null where Merve itself is the counterpart. */
  readonly counterpart: string | null;
}

/** The thread's id, derived from its key: the same actor always reaches the same thread, from any channel, in any race. */
export function threadIdFor(key: ThreadKey): string {
  return `thr_${hashId([key.threadType, key.marketId, key.actorId, key.counterpart ?? ''], 32)}`;
}
