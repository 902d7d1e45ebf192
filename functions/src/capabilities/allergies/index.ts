import { z } from 'zod';
import { withoutStatements } from '../../allergies/safety.ts';
import { allergySentences } from '../../allergies/sentences.ts';
import type { Capability } from '../../manifest/capability.ts';
import { MerveError } from '../../platform/errors.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';

/** What waits for a YES: the statements that were shown. */
const pendingForgettingSchema = z.object({ statementIds: z.array(z.string()).min(1) });

const nothingDone = (text: string): CommitEffect => ({
  text,
  ui: null,
  committed: false,
  intents: [],
  write: () => {},
});

/**
 * YES and NO to forgetting what somebody said about an allergy. No market switches it off: what is kept of a person's
 * health is theirs to end.
 */
const forgetting: CommitHandler = {
  kind: 'confirm_forgetting',
  isNoTool: true,

  async commit(_tx, action, { language }) {
    const parsed = pendingForgettingSchema.safeParse(action.args);
    if (!parsed.success) {
      throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
    }
    const { statementIds } = parsed.data;
    return {
      ...nothingDone(allergySentences(language).forgotten()),
      committed: true,
      safety: (safety, now) => withoutStatements(safety, statementIds, now),
    };
  },

  /** Nothing was changed, so nothing is given back. */
  async release(_tx, _action, reason, { language }) {
    return nothingDone(reason === 'replaced' ? '' : allergySentences(language).kept());
  },
};

/** What people take back of what they said about allergies; saying it needs no YES. */
export function allergiesCapability(): Required<Pick<Capability, 'handlers'>> {
  return { handlers: [forgetting] };
}
