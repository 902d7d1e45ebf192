import { z } from 'zod';
import { documentIdSchema } from '../ids.ts';
import { turnSchema, turnStepSchema } from '../turn.ts';
import { apiRoute } from './api-route.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

const [gateStep, modelStep, toolStep] = turnStepSchema.options;

const replayStepSchema = z.discriminatedUnion('type', [
  gateStep.extend({ at: instant }),
  modelStep.extend({ at: instant }),
  toolStep.extend({ at: instant }),
]);

/** A turn as far as two runs of it can be compared. */
const ranTurnSchema = turnSchema
  .pick({ outcome: true, usage: true, documents: true })
  .extend({ steps: z.array(replayStepSchema), replies: z.array(z.string()) })
  .meta({ id: 'RanTurn' });
export type RanTurn = z.infer<typeof ranTurnSchema>;

/** One thing that came out otherwise; null where one of the two runs has nothing there. */
const turnDifferenceSchema = z.object({
  /** For example `outcome`, `reply 1`, `step 2: searchMarketplace: result.count`. */
  where: z.string(),
  recorded: z.string().nullable(),
  replayed: z.string().nullable(),
});
export type TurnDifference = z.infer<typeof turnDifferenceSchema>;

/**
 * `running`: it has not ended. `too-old`: the database does not remember the documents as they were before it.
 * `incomplete`: the message or the conversation is gone.
 */
const notReplayableSchema = z.enum(['running', 'too-old', 'incomplete']);

const turnReplaySchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('unavailable'), reason: notReplayableSchema }),
    z.object({
      state: z.literal('replayed'),
      /** The documents were read as they were then. */
      asOf: instant,
      model: z.enum(['recorded', 'live']),
      recorded: ranTurnSchema,
      /** Null where the current code failed on it. */
      replayed: ranTurnSchema.nullable(),
      /** The code of the failure; null where it ended well. */
      failure: z.string().nullable(),
      differences: z.array(turnDifferenceSchema),
      /** What it would have written, by document. Nothing of it was. */
      wouldWrite: z.array(z.object({ path: z.string(), kind: z.enum(['created', 'changed', 'deleted']) })),
      /** What it would have sent to phones. Nothing of it was. */
      wouldSend: z.array(z.object({ to: z.string(), text: z.string() })),
    }),
  ])
  .meta({ id: 'TurnReplay' });
export type TurnReplay = z.infer<typeof turnReplaySchema>;

/** Turns run again where they can do no harm. */
export const replayRoutes = {
  replayTurn: apiRoute({
    operationId: 'replayTurn',
    method: 'post',
    path: '/v1/admin/threads/{threadId}/turns/{seq}/replay',
    caller: 'operator',
    summary: 'Run a turn again in a sandbox, against the current code',
    description:
      'With the documents as they were just before it. Nothing is written but the record that it was asked for, and nothing is sent. `recorded` answers with what the model said then; `live` asks the model of today, which costs what a turn costs.',
    params: z.object({
      threadId: documentIdSchema,
      seq: z.coerce.number().int().positive(),
    }),
    body: z.object({ model: z.enum(['recorded', 'live']).default('recorded') }),
    response: { status: 200, description: 'Both runs, and where they differ.', schema: turnReplaySchema },
  }),
};
