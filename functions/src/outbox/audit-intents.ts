import type { DeliveryAttempt, OutboxIntent } from '@merve/contract';
import type { AuditContext, ChangeRules, Finding, Judgement } from '../platform/audit/auditor.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { isPastRetention, retention } from '../platform/firestore/retention.ts';
import { alertSubject } from './alert-failure.ts';
import { dissolvedCode } from './digest.ts';
import { keepsTooMuch } from './kept-body.ts';
import { rankOf } from './rank.ts';

type FaultOfOne = Pick<Finding, 'kind' | 'message'>;

/** No message went out twice: the provider gave it one id, and took one attempt. Pure. */
export function judgeSentOnce(
  intent: Pick<OutboxIntent, 'providerId'>,
  attempts: readonly Pick<DeliveryAttempt, 'end' | 'providerId'>[],
): FaultOfOne | null {
  const accepted = attempts.filter(({ end }) => end === 'accepted' || end === 'reported');
  const ids = new Set(
    [intent.providerId, ...accepted.map(({ providerId }) => providerId)].filter((id) => id !== null),
  );
  if (accepted.length < 2 && ids.size < 2) return null;
  return {
    kind: 'intent-sent-twice',
    message: `The provider took ${Math.max(accepted.length, ids.size)} attempts of one message`,
  };
}

type Sent = Pick<OutboxIntent, 'state' | 'attempts' | 'attemptedAt'>;

/**
 * A part leaves only after the part before it was tried. (One whose first attempt ended in doubt may be sent again
 * later, behind those that followed it.) Pure.
 * @param before the part before; undefined if it does not exist
 */
export function judgeOrder(intent: Sent, before: Sent | undefined): FaultOfOne | null {
  const hasLeft = rankOf(intent.state) >= rankOf('sent') && intent.state !== 'failed';
  if (!hasLeft) return null;
  if (before === undefined)
    return { kind: 'intent-order', message: 'A part left; the part before it does not exist' };
  const isLater =
    before.attempts === 1 &&
    before.attemptedAt !== null &&
    intent.attemptedAt !== null &&
    before.attemptedAt > intent.attemptedAt;
  if (before.attempts > 0 ? !isLater : before.state !== 'queued') return null;
  return {
    kind: 'intent-order',
    message: `A part left before the part that comes first, which is ${before.state}`,
  };
}

/** The id of the part before this one of the same reply; null for a first part, and for what is no reply. */
export function partBefore({ intentId, threadId, order }: OutboxIntent): string | null {
  const [seq, part] = [Math.floor(order / 100), order % 100];
  if (threadId === null || part === 0 || intentId !== `${threadId}:${seq}:${part}`) return null;
  return `${threadId}:${seq}:${part - 1}`;
}

/**
 * What was folded is told by a digest that names it and has not been given up; and a digest that was given up was not accepted. Pure.
 * @param digest undefined if it does not exist
 */
export function judgeFolded(
  { intentId }: Pick<OutboxIntent, 'intentId'>,
  digest: Pick<OutboxIntent, 'folds' | 'errorCode'> | undefined,
): FaultOfOne | null {
  if (digest?.folds?.includes(intentId) === true && digest.errorCode !== dissolvedCode) return null;
  const message = 'A notice was folded into a digest that does not tell it: nobody was told';
  return { kind: 'intent-untold', message };
}

/** Every intent: sent once, its parts in order, and nothing in it that may not be kept. */
export const intentRules: ChangeRules<OutboxIntent> = {
  name: 'intents',
  kinds: ['intent-sent-twice', 'intent-order', 'intent-text-kept', 'intent-untold'],
  query: (documents) => documents.intents,
  changedBy: 'updatedAt',
  judge: judgeIntent,
};

async function judgeIntent({ documents, clock }: AuditContext, suspect: OutboxIntent): Promise<Judgement> {
  // Its attempts, and the part before it, may be gone already.
  if (isPastRetention(retention.intent, suspect.createdAt, clock.now())) return { findings: [] };
  const subject = alertSubject(documents, suspect.intentId);
  if (keepsTooMuch(suspect)) {
    const message = 'A text that may not be kept is still there';
    return { findings: [{ kind: 'intent-text-kept', message, ...subject }] };
  }
  if (suspect.state === 'folded') return { findings: await judgeDigestOf(documents, suspect, subject) };
  const before = partBefore(suspect);
  // Most are sent at the first attempt and in one part: nothing need agree with them.
  if (before === null && suspect.attempts < 2) return { findings: [] };
  const faults = await documents.db.runTransaction(
    async (tx) => {
      const attempts = documents.attempt(suspect.intentId, 0).parent;
      const [[intent, [earlier]], { docs }] = await Promise.all([
        readTogether(
          tx,
          documents.intent(suspect.intentId),
          [before].filter((id) => id !== null).map((id) => documents.intent(id)),
        ),
        tx.get(attempts),
      ]);
      if (intent === undefined) return [];
      return [
        judgeSentOnce(
          intent,
          docs.map((document) => document.data()),
        ),
        before === null ? null : judgeOrder(intent, earlier),
      ];
    },
    { readOnly: true },
  );
  return { findings: faults.flatMap((fault) => (fault === null ? [] : [{ ...fault, ...subject }])) };
}

async function judgeDigestOf(
  documents: Documents,
  { intentId }: OutboxIntent,
  subject: Pick<Finding, 'subject' | 'instance'>,
): Promise<Finding[]> {
  const fault = await documents.db.runTransaction(
    async (tx) => {
      const notice = (await tx.get(documents.intent(intentId))).data();
      if (notice?.state !== 'folded') return null;
      const { foldedInto = null } = notice;
      const digest = foldedInto === null ? undefined : (await tx.get(documents.intent(foldedInto))).data();
      return judgeFolded(notice, digest);
    },
    { readOnly: true },
  );
  return fault === null ? [] : [{ ...fault, ...subject }];
}
