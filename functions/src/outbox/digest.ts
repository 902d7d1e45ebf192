import type { OutboxIntent } from '@merve/contract';
import { hashId } from '../platform/ids.ts';
import type { OwnReason } from './attempt-end.ts';
import { maximumBody } from './intent.ts';

/** The type of a message that tells several notices. */
export const digestType = 'merchant_digest';

/** Stands between two notices of a digest. */
export const digestSeparator = '\n\n—\n\n';

/** How a digest ended that was not accepted: its notices wait again. No alert. */
export const dissolvedCode = 'DISSOLVED';

/** As many as one transaction folds. */
export const maxFolded = 20;

/** Why a notice may be back in the queue although the provider has never been asked about it alone. */
const waitsFor: ReadonlySet<string | null> = new Set<OwnReason | typeof dissolvedCode>([
  ...(['PACED', 'BEHIND_EARLIER', 'LEASE_TOO_SHORT', dissolvedCode] as const),
]);

/**
 * True of a notice that may be told with others: it waits, asks for nothing, and the provider has never been asked about it, so nothing
 * will ever be heard of it by itself. Pure.
 */
export function isFoldable(intent: OutboxIntent): boolean {
  const { state, asksNothing, threadId, buttons, attempts, errorCode } = intent;
  const isNotice = asksNothing === true && threadId === null && buttons.length === 0;
  return state === 'queued' && isNotice && (attempts === 0 || waitsFor.has(errorCode));
}

/** Several notices as one message, and the notices it tells. */
export interface Digest {
  readonly intent: OutboxIntent;
  readonly notices: readonly OutboxIntent[];
}

/**
 * One message of the notices that wait for a merchant, from `first` on: as far as they ask for nothing and fit into one message.
 * What asks for an answer ends it: that is sent alone, and nothing behind it goes before it. It takes the place of its first notice, and
 * its text is kept no longer than until it has left: the notices have theirs. Pure.
 * @param open all that has not certainly left for this person, from `first` on, oldest first
 * @param worker new for each claim
 * @returns null where nothing goes along with the first
 */
export function digestOf(
  first: OutboxIntent,
  open: readonly OutboxIntent[],
  worker: string,
  now: Date,
): Digest | null {
  const notices: OutboxIntent[] = [];
  let length = 0;
  // Of those that were written in the same moment, the one that is due goes first.
  const waiting = [first, ...open.filter(({ intentId }) => intentId !== first.intentId)];
  for (const notice of waiting.slice(0, maxFolded)) {
    length += notice.body.length + (notices.length === 0 ? 0 : digestSeparator.length);
    const fits = length <= maximumBody && notice.marketId === first.marketId;
    if (!fits || !isFoldable(notice)) break;
    notices.push(notice);
  }
  if (notices.length < 2) return null;
  return {
    notices,
    intent: {
      ...first,
      asksNothing: false,
      intentId: `digest:${hashId([worker, first.intentId], 24)}`,
      type: digestType,
      body: notices.map(({ body }) => body).join(digestSeparator),
      keptBody: '',
      template: null,
      folds: notices.map(({ intentId }) => intentId),
      errorCode: null,
      // So that what is refused again and again is tried less and less often, and not for ever.
      attempts: Math.max(...notices.map(({ attempts }) => attempts)),
      notBefore: now,
      updatedAt: now,
    },
  };
}

/** What changes in a notice that is told by a digest. Pure. */
export function foldedBy({ intentId }: OutboxIntent, notice: OutboxIntent, now: Date) {
  return {
    ...{ state: 'folded', foldedInto: intentId, lease: null, errorCode: null },
    ...{ attempts: notice.attempts + 1, updatedAt: now },
  } as const;
}
