import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { transactionStateSchema } from '../ledger.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { requestKindSchema, requestStateSchema } from '../requests.ts';
import { apiRoute } from './api-route.ts';

/** What an operator does for a business. `clientActionId` makes a repeated request one action. */
const operatorActionSchema = z.object({
  clientActionId: z.string().min(1).max(128),
  reason: operatorReasonSchema,
  /** What the guest reads of why, word for word; left out, they are told none. The reason above is on record alone. */
  words: z.string().trim().min(1).max(200).optional(),
});

/** What a merchant may answer, as far as it needs nobody else to be asked. */
const answerForMerchantSchema = z.enum([
  'accept',
  'reject',
  'ready',
  'complete',
  'allow_cancel',
  'refuse_cancel',
]);
export type AnswerForMerchant = z.infer<typeof answerForMerchantSchema>;

/** What operators do at a business in its place: each is on record, binds as if the business had done it, and is told to both sides. */
export const operatorActionRoutes = {
  callOffBooking: apiRoute({
    operationId: 'callOffBooking',
    method: 'post',
    path: '/v1/admin/businesses/{businessId}/bookings/{txId}/cancellation',
    caller: 'operator',
    summary: 'Call a confirmed booking off for the business',
    description:
      'The guest and the business are told, and a deposit goes back, as when the business calls it off on WhatsApp.',
    params: z.object({ businessId: documentIdSchema, txId: documentIdSchema }),
    body: operatorActionSchema,
    response: {
      status: 200,
      description: 'It is called off.',
      schema: z.object({ txId: z.string(), state: transactionStateSchema }),
    },
  }),
  proposeMove: apiRoute({
    operationId: 'proposeMove',
    method: 'post',
    path: '/v1/admin/businesses/{businessId}/bookings/{txId}/move-proposal',
    caller: 'operator',
    summary: 'Propose another time or number of people to the guest of a booking',
    description:
      'Nothing changes until the guest says YES: they are told who proposes it, and get the question that a move of their own would ask. 409 `GUEST_BUSY` where they cannot be asked now.',
    params: z.object({ businessId: documentIdSchema, txId: documentIdSchema }),
    body: operatorActionSchema
      .extend({
        /** As the clock at the business shows it: YYYY-MM-DDTHH:MM, without a zone. Left out, the time stays. */
        startsAtLocal: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
          .optional(),
        /** Left out, the number stays. */
        party: z.int().min(1).max(500).optional(),
      })
      .refine(({ startsAtLocal, party }) => startsAtLocal !== undefined || party !== undefined, {
        message: 'Say what is to be otherwise.',
      }),
    response: {
      status: 200,
      description: 'The guest is asked.',
      schema: z.object({ txId: z.string() }),
    },
  }),
  tellGuest: apiRoute({
    operationId: 'tellGuest',
    method: 'post',
    path: '/v1/admin/businesses/{businessId}/bookings/{txId}/guest-message',
    caller: 'operator',
    summary: 'Write to the guest of a booking, or send its confirmation again',
    description:
      'With `words` the guest reads them as written by Merve’s team; without, the confirmation of a booking that stands. Nothing changes. 409 `GUEST_BUSY` where a question waits for them, or they may not be written to.',
    params: z.object({ businessId: documentIdSchema, txId: documentIdSchema }),
    body: operatorActionSchema.extend({ words: z.string().trim().min(1).max(600).optional() }),
    response: {
      status: 200,
      description: 'It is in their conversation, and on its way where that is on WhatsApp.',
      schema: z.object({ txId: z.string() }),
    },
  }),
  answerRequest: apiRoute({
    operationId: 'answerRequest',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/requests/{kind}/{requestId}/answer',
    caller: 'operator',
    summary: 'Answer an order, a service or a viewing for the merchant',
    description:
      'By the rules of their own answers. `state` and `version` are those that the operator saw: of another one nothing is answered.',
    params: z.object({ marketId: marketIdSchema, kind: requestKindSchema, requestId: documentIdSchema }),
    body: operatorActionSchema.extend({
      answer: answerForMerchantSchema,
      state: requestStateSchema,
      version: z.int().positive(),
      /** Of `accept`: until it is ready. */
      minutes: z
        .int()
        .min(1)
        .max(24 * 60)
        .optional(),
    }),
    response: {
      status: 200,
      description: 'How it stands now.',
      schema: z.object({ requestId: z.string(), state: requestStateSchema }),
    },
  }),
};
