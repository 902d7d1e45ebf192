import { languageSchema, listingActionSchema, type PendingAction } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';

const common = { businessId: z.string(), staffId: z.string(), language: languageSchema };
const instant = z.iso.datetime().transform((text) => new Date(text));

/** What a YES on the business line carries out: all of it, and nothing else. */
const operationSchema = z.discriminatedUnion('do', [
  z.object({ ...common, do: z.literal('block'), offeringId: z.string(), startsAt: instant, endsAt: instant }),
  z.object({ ...common, do: z.literal('unblock'), txId: z.string() }),
  z.object({ ...common, do: z.literal('cancel'), txId: z.string(), reason: z.string().nullable() }),
  z.object({ ...common, do: z.enum(['close', 'reopen']), date: z.iso.date() }),
  z.object({
    ...common,
    do: z.enum(['pause', 'resume']),
    actionType: listingActionSchema.shape.actionType,
    listingIds: z.array(z.string()).min(1),
  }),
]);
export type Operation = z.output<typeof operationSchema>;
export type OperationOf<Do extends Operation['do']> = Extract<Operation, { do: Do }>;

/** @throws MerveError `INTERNAL` if this version did not write the action. */
export function readOperation({ args }: Pick<PendingAction, 'args'>): Operation {
  const parsed = operationSchema.safeParse(args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', 'A pending operation cannot be read', { cause: parsed.error });
}
