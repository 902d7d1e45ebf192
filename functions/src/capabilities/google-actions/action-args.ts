import {
  type JsonObject,
  mailAddressSchema,
  type PendingAction,
  shownEntrySchema,
  shownMailSchema,
} from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));
const shared = {
  /** Whose Google account, as it was shown. */
  accountId: z.string(),
  subject: z.string(),
};

/** What a YES does: exactly this, and nothing else. */
const actionArgsSchema = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('mail'),
    outingId: z.string(),
    mail: shownMailSchema,
    to: z.array(z.object({ memberId: z.string(), address: mailAddressSchema })).min(1),
  }),
  z.object({
    ...shared,
    kind: z.literal('entry'),
    entry: shownEntrySchema.extend({ startsAt: instant, endsAt: instant }),
  }),
]);
export type ActionArgs = z.output<typeof actionArgsSchema>;

/** As a thread keeps it: instants are text. Pure. */
export function writtenArgs(args: ActionArgs): JsonObject {
  if (args.kind === 'mail')
    return { ...args, mail: { ...args.mail }, to: args.to.map((one) => ({ ...one })) };
  const { startsAt, endsAt, ...entry } = args.entry;
  return { ...args, entry: { ...entry, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } };
}

/** @throws MerveError `INTERNAL` if this version did not write the action. */
export function readActionArgs({ args }: Pick<PendingAction, 'args'>): ActionArgs {
  const parsed = actionArgsSchema.safeParse(args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', 'A pending action cannot be read', { cause: parsed.error });
}
