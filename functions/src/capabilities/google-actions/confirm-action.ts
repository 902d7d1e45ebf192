import type { GoogleAction } from '@merve/contract';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { hashId } from '../../platform/ids.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { type ActionArgs, readActionArgs } from './action-args.ts';
import { mayUse } from './google-account.ts';
import { googleSentences } from './sentences/index.ts';

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [], write: () => {} },
});

const partsOf = (args: ActionArgs): GoogleAction['parts'] => {
  const open = { state: 'queued', reason: null, claimedAt: null } as const;
  return args.kind === 'entry'
    ? [{ memberId: null, address: null, ...open }]
    : args.to.map(({ memberId, address }) => ({ memberId, address, ...open }));
};

/** YES and NO to a mail or an entry that was shown: exactly that is put on record, and then done once. */
export function confirmActionHandler(
  documents: Documents,
  wakeups: CapabilityNeeds['wakeups'],
): CommitHandler {
  return {
    kind: 'confirm_google_action',

    async commit(
      tx,
      action,
      { now, language, market, threadId, idempotencyKey, config },
    ): Promise<CommitEffect> {
      const say = googleSentences(language);
      const args = readActionArgs(action);
      const to = args.kind === 'mail' ? args.to : [];
      const [account, members, told] = await readTogether(
        tx,
        documents.googleAccount(args.accountId),
        to.map(({ memberId }) => documents.sharedMember(memberId)),
        to.map(({ memberId }) =>
          documents.outingMember(args.kind === 'mail' ? args.outingId : '-', memberId),
        ),
      );
      const leave = args.kind === 'mail' ? 'mail' : 'calendar';
      const isSame = mayUse(account, leave) && account.subject === args.subject;
      // What was shown went to these, and to nobody else: one who took their address back since changes what was agreed to.
      const isAgreed = to.every(
        ({ address }, index) => members[index]?.state === 'in' && told[index]?.address === address,
      );
      if (!isSame || !isAgreed || !config.providers.googleAccount.enabled) return nothingDone(say.changed());
      const actionId = `gact_${hashId(['google-action', idempotencyKey], 32)}`;
      const record: GoogleAction = {
        ...{ actionId, marketId: market.marketId, actorId: account.actorId, subject: args.subject },
        ...{
          askedBy: action.ownerActorId,
          threadId,
          attempts: 0,
          dueAt: now,
          createdAt: now,
          updatedAt: now,
        },
        what:
          args.kind === 'mail'
            ? { kind: 'mail', outingId: args.outingId, mail: args.mail }
            : { kind: 'entry', entry: args.entry },
        parts: partsOf(args),
      };
      return {
        text: args.kind === 'mail' ? say.sending() : say.entering(),
        ...{ ui: null, committed: true, intents: [] },
        write: () => void tx.create(documents.googleAction(actionId), record),
        afterCommit: () => wakeups.at('googleAction', { actionId }, now),
      };
    },

    /** Nothing was held, so nothing is given back. */
    async release(_tx, action, _reason, { language }): Promise<CommitEffect> {
      const say = googleSentences(language);
      return nothingDone(readActionArgs(action).kind === 'mail' ? say.notSentAtAll() : say.notEnteredAtAll());
    },
  };
}
