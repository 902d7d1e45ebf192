import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { venueIdSchema } from '../outing-plan.ts';
import {
  ballotChoiceSchema,
  maxCandidates,
  maxOutingDates,
  outingDateSchema,
  outingTellingSchema,
  outingViewSchema,
  votingMethodSchema,
} from '../outings.ts';
import { apiRoute } from './api-route.ts';

const params = z.object({ outingId: documentIdSchema });
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u)
  .nullable();
const view = { status: 200, description: 'The outing as I see it.', schema: outingViewSchema } as const;
const linkSchema = z.object({
  /** The secret itself: told once, and kept nowhere. */
  token: z.string(),
  linkId: z.string(),
  expiresAt: z.iso.datetime(),
});
const done = { status: 200, description: 'It is so now.', schema: z.object({}) } as const;

/** Several people who choose one place. Every door answers 404 to whoever is no member. */
export const groupRoutes = {
  createOuting: apiRoute({
    operationId: 'createOuting',
    method: 'post',
    path: '/v1/outings',
    caller: 'account',
    summary: 'Let a group choose',
    description:
      'The same `idempotencyKey` again gives the same outing and the same link. Nobody is written to: I pass the link on.',
    body: z.strictObject({
      idempotencyKey: z.string().min(8).max(100),
      marketId: marketIdSchema.optional(),
      title: z
        .string()
        .trim()
        .min(1)
        .max(120)
        .regex(/^\P{C}+$/u),
      organiserName: name.default(null),
      candidates: z
        .array(
          z.strictObject({
            venueId: venueIdSchema,
            /** Of the market's own its own name is taken. */
            name: z
              .string()
              .trim()
              .min(1)
              .max(120)
              .regex(/^\P{C}+$/u)
              .optional(),
          }),
        )
        .min(1)
        .max(maxCandidates),
      dates: z.array(outingDateSchema).max(maxOutingDates).default([]),
      method: votingMethodSchema.default('approval'),
      isSecret: z.boolean().default(false),
      closesAt: z.iso.datetime(),
    }),
    response: {
      status: 201,
      description: 'The outing, and the link to pass on.',
      schema: z.object({ outing: outingViewSchema, link: linkSchema }),
    },
  }),
  joinOuting: apiRoute({
    operationId: 'joinOuting',
    method: 'post',
    path: '/v1/outings/join',
    caller: 'account',
    summary: 'Come into a group by its link',
    description:
      'A link that never was, was taken back or has ended is 404, all alike, and so it is for whoever was struck. By a second link nobody is in twice.',
    body: z.strictObject({ token: z.string().min(1).max(100), name: name.default(null) }),
    response: view,
  }),
  seeOuting: apiRoute({
    operationId: 'seeOuting',
    method: 'get',
    path: '/v1/outings/{outingId}',
    caller: 'account',
    summary: 'How the vote stands',
    params,
    response: view,
  }),
  outingCalendar: apiRoute({
    operationId: 'outingCalendar',
    method: 'get',
    path: '/v1/outings/{outingId}/calendar/{pass}',
    caller: 'anyone',
    summary: 'What was chosen, or is booked, as a calendar file',
    description:
      'By a member’s own pass, which they are told: it is good while they are one. Imported again, the entry is the same one, as it is by then.',
    params: params.extend({ pass: documentIdSchema }),
    response: { status: 200, description: 'A calendar file.', schema: z.string(), media: 'text/calendar' },
  }),
  deleteOuting: apiRoute({
    operationId: 'deleteOuting',
    method: 'delete',
    path: '/v1/outings/{outingId}',
    caller: 'account',
    summary: 'Delete the outing, with all that was told for it',
    params,
    response: done,
  }),
  tellOuting: apiRoute({
    operationId: 'tellOuting',
    method: 'patch',
    path: '/v1/outings/{outingId}/membership',
    caller: 'account',
    summary: 'Tell what the others should know for this outing',
    description:
      'What is left out stays. Others see minutes of the way and never the place, and no budget of one person; allergies go to the guard and, with a booking, to the merchant alone. Erased after 30 days.',
    params,
    body: outingTellingSchema,
    response: view,
  }),
  leaveOuting: apiRoute({
    operationId: 'leaveOuting',
    method: 'delete',
    path: '/v1/outings/{outingId}/membership',
    caller: 'account',
    summary: 'Leave the group',
    description: 'My ballot and what I told go. The organiser cannot leave: they delete the outing.',
    params,
    response: done,
  }),
  castBallot: apiRoute({
    operationId: 'castBallot',
    method: 'put',
    path: '/v1/outings/{outingId}/ballot',
    caller: 'account',
    summary: 'Vote, or change my vote',
    description: 'After the close it is 409 `VOTE_CLOSED`, and counts for nothing.',
    params,
    body: ballotChoiceSchema,
    response: { status: 200, description: 'My ballot as it counts now.', schema: ballotChoiceSchema },
  }),
  closeVote: apiRoute({
    operationId: 'closeVote',
    method: 'post',
    path: '/v1/outings/{outingId}/close',
    caller: 'account',
    summary: 'End the vote now',
    description:
      'For the organiser. With fewer than two ballots it is 409 `TOO_FEW_BALLOTS`, unless they say `anyway`. Ended again it is as it was.',
    params,
    body: z.strictObject({ anyway: z.boolean().default(false) }),
    response: view,
  }),
  putOffClose: apiRoute({
    operationId: 'putOffClose',
    method: 'put',
    path: '/v1/outings/{outingId}/deadline',
    caller: 'account',
    summary: 'Give the vote another deadline',
    params,
    body: z.strictObject({ closesAt: z.iso.datetime() }),
    response: view,
  }),
  shareOuting: apiRoute({
    operationId: 'shareOuting',
    method: 'post',
    path: '/v1/outings/{outingId}/links',
    caller: 'account',
    summary: 'Make another link to pass on',
    params,
    response: { status: 201, description: 'The link.', schema: linkSchema },
  }),
  revokeOutingLink: apiRoute({
    operationId: 'revokeOutingLink',
    method: 'delete',
    path: '/v1/outings/{outingId}/links/{linkId}',
    caller: 'account',
    summary: 'Take a link back',
    description: 'Who came by it stays, until they are struck.',
    params: params.extend({ linkId: documentIdSchema }),
    response: done,
  }),
  strikeMember: apiRoute({
    operationId: 'strikeMember',
    method: 'delete',
    path: '/v1/outings/{outingId}/members/{memberId}',
    caller: 'account',
    summary: 'Strike somebody from the group',
    description: 'For the organiser. Their ballot counts no more, and no link lets them in again.',
    params: params.extend({ memberId: documentIdSchema }),
    response: view,
  }),
};
