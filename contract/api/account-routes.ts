import { z } from 'zod';
import { chatMessageRequestSchema, chatMessageResponseSchema, turnEventSchema } from '../chat-api.ts';
import {
  whatsAppLinkConfirmSchema,
  whatsAppLinkRequestedSchema,
  whatsAppLinkRequestSchema,
  whatsAppLinkSchema,
} from '../identity.ts';
import { documentIdSchema, referenceSchema } from '../ids.ts';
import { profileChangeSchema } from '../person.ts';
import { jsonValueSchema } from '../primitives.ts';
import { type ApiRoute, apiRoute } from './api-route.ts';
import { conversationRoutes, threadViewSchema } from './conversation-routes.ts';
import {
  bookingPageSchema,
  bookingViewSchema,
  contactViewSchema,
  orderPageSchema,
  orderViewSchema,
  pageQuerySchema,
  profileViewSchema,
  ridePageSchema,
  rideViewSchema,
} from './views.ts';

/** `clientMessageId` makes a repeated request one request. */
const cancelRequestSchema = z.object({
  clientMessageId: z.string().min(1).max(128),
  /** In the person's own words, for the business or the driver. */
  reason: z.string().trim().max(100).optional(),
});

const asksFirst = `Cancels nothing by itself: it puts the question into the person's conversation, as if they had written it, and answers with \
the proposal. Answer \`yes\` with its \`actionId\` as a button of \`POST /v1/chat/message\` to cancel.`;

const proposal = {
  status: 200,
  description: 'The question, or why it cannot be cancelled.',
  schema: chatMessageResponseSchema,
} as const;

/** Asks for one of the things a person has to be cancelled; the same for each of them. */
function asksToCancel<
  const Route extends Required<Pick<ApiRoute, 'operationId' | 'path' | 'summary' | 'params'>>,
>(route: Route) {
  return apiRoute({
    ...route,
    method: 'post',
    caller: 'account',
    limitedBy: 'messages',
    description: asksFirst,
    body: cancelRequestSchema,
    response: proposal,
  });
}

/** What a signed-in person does: talk, and look after what is theirs. */
export const accountRoutes = {
  postMessage: apiRoute({
    operationId: 'postMessage',
    method: 'post',
    path: '/v1/chat/message',
    alias: '/chat/message',
    caller: 'account',
    limitedBy: 'messages',
    summary: 'Say something to Merve',
    description:
      'Answered as JSON, or as server-sent events while the turn is under way if `stream` is true or the `Accept` header asks for them. Posting the same `clientMessageId` again is the same message: its replies come back. `/chat/message` is the same route.',
    body: chatMessageRequestSchema,
    response: {
      status: 200,
      description: 'What Merve said.',
      schema: chatMessageResponseSchema,
      events: turnEventSchema,
    },
  }),
  postChat: apiRoute({
    operationId: 'postChat',
    method: 'post',
    path: '/v1/chat',
    alias: '/chat',
    caller: 'account',
    limitedBy: 'messages',
    summary: 'Say something to Merve, as clients of the dining agent did',
    description:
      'The same conversation as `/v1/chat/message`, answered as server-sent events unless `stream` is false. `conversation_history` is read and not used: the thread knows what was said. `/chat` is the same route.',
    body: chatMessageRequestSchema.extend({
      /** What a client believes was said: not trusted, and not read further. */
      conversation_history: z.array(z.unknown()).max(500).optional(),
    }),
    response: {
      status: 200,
      description: 'What Merve said.',
      schema: chatMessageResponseSchema,
      events: turnEventSchema,
    },
  }),
  ...conversationRoutes,
  getThread: apiRoute({
    operationId: 'getThread',
    method: 'get',
    path: '/v1/threads/{threadId}',
    caller: 'account',
    summary: 'One of my conversations',
    params: z.object({ threadId: documentIdSchema }),
    response: {
      status: 200,
      description: 'The conversation, and what waits for an answer in it.',
      schema: threadViewSchema,
    },
  }),
  listBookings: apiRoute({
    operationId: 'listBookings',
    method: 'get',
    path: '/v1/bookings',
    caller: 'account',
    summary: 'My bookings, latest first',
    query: pageQuerySchema,
    response: { status: 200, description: 'A page of bookings in every state.', schema: bookingPageSchema },
  }),
  getBooking: apiRoute({
    operationId: 'getBooking',
    method: 'get',
    path: '/v1/bookings/{reference}',
    caller: 'account',
    summary: 'One of my bookings, by its code',
    params: z.object({ reference: referenceSchema }),
    response: { status: 200, description: 'The booking.', schema: bookingViewSchema },
  }),
  getBookingContact: apiRoute({
    operationId: 'getBookingContact',
    method: 'get',
    path: '/v1/bookings/{reference}/contact',
    caller: 'account',
    summary: 'Whom to call about one of my bookings',
    description:
      'A place’s own number is told to who has something there, and stands in no entry of the catalogue.',
    params: z.object({ reference: referenceSchema }),
    response: { status: 200, description: 'The number, if one is known.', schema: contactViewSchema },
  }),
  cancelBooking: asksToCancel({
    operationId: 'cancelBooking',
    path: '/v1/bookings/{reference}/cancel',
    summary: 'Ask for a booking to be cancelled',
    params: z.object({ reference: referenceSchema }),
  }),
  listOrders: apiRoute({
    operationId: 'listOrders',
    method: 'get',
    path: '/v1/orders',
    caller: 'account',
    summary: 'My food orders or services, newest first',
    query: pageQuerySchema.extend({ kind: z.enum(['food', 'service', 'viewing']).default('food') }),
    response: { status: 200, description: 'A page of orders in every state.', schema: orderPageSchema },
  }),
  getOrder: apiRoute({
    operationId: 'getOrder',
    method: 'get',
    path: '/v1/orders/{reference}',
    caller: 'account',
    summary: 'One of my orders or services, by its code',
    params: z.object({ reference: referenceSchema }),
    response: { status: 200, description: 'The order.', schema: orderViewSchema },
  }),
  getOrderContact: apiRoute({
    operationId: 'getOrderContact',
    method: 'get',
    path: '/v1/orders/{reference}/contact',
    caller: 'account',
    summary: 'Whom to call about one of my orders',
    description:
      'A place’s own number is told to who has something there, and stands in no entry of the catalogue.',
    params: z.object({ reference: referenceSchema }),
    response: { status: 200, description: 'The number, if one is known.', schema: contactViewSchema },
  }),
  cancelOrder: asksToCancel({
    operationId: 'cancelOrder',
    path: '/v1/orders/{reference}/cancel',
    summary: 'Ask for an order or a service to be cancelled',
    params: z.object({ reference: referenceSchema }),
  }),
  listRides: apiRoute({
    operationId: 'listRides',
    method: 'get',
    path: '/v1/taxi/rides',
    caller: 'account',
    summary: 'My taxi rides, newest first',
    query: pageQuerySchema,
    response: { status: 200, description: 'A page of rides in every state.', schema: ridePageSchema },
  }),
  getRide: apiRoute({
    operationId: 'getRide',
    method: 'get',
    path: '/v1/taxi/rides/{rideId}',
    caller: 'account',
    summary: 'One of my rides',
    params: z.object({ rideId: documentIdSchema }),
    response: { status: 200, description: 'The ride.', schema: rideViewSchema },
  }),
  cancelRide: asksToCancel({
    operationId: 'cancelRide',
    path: '/v1/taxi/rides/{rideId}/cancel',
    summary: 'Ask for my ride to be called off',
    params: z.object({ rideId: documentIdSchema }),
  }),
  getProfile: apiRoute({
    operationId: 'getProfile',
    method: 'get',
    path: '/v1/me/profile',
    caller: 'account',
    summary: 'What is known of me',
    response: { status: 200, description: 'What I said of myself.', schema: profileViewSchema },
  }),
  changeProfile: apiRoute({
    operationId: 'changeProfile',
    method: 'patch',
    path: '/v1/me/profile',
    caller: 'account',
    summary: 'Say something of myself',
    description:
      'What is left out stays; null, or an empty list, takes back. Allergies are told and taken back in the conversation alone.',
    body: profileChangeSchema,
    response: { status: 200, description: 'What is known now.', schema: profileViewSchema },
  }),
  requestWhatsAppLink: apiRoute({
    operationId: 'requestWhatsAppLink',
    method: 'post',
    path: '/v1/me/whatsapp-link',
    caller: 'account',
    summary: 'Have a code sent to a WhatsApp number',
    description: 'The answer, and the time it takes, are the same whether or not the number is known.',
    body: whatsAppLinkRequestSchema,
    response: {
      status: 202,
      description: 'If the number may be written to, a code is on its way.',
      schema: whatsAppLinkRequestedSchema,
    },
  }),
  confirmWhatsAppLink: apiRoute({
    operationId: 'confirmWhatsAppLink',
    method: 'post',
    path: '/v1/me/whatsapp-link/confirm',
    caller: 'account',
    summary: 'Link the number with the code that arrived there',
    body: whatsAppLinkConfirmSchema,
    response: {
      status: 200,
      description: 'Both channels share one conversation now.',
      schema: whatsAppLinkSchema,
    },
  }),
  exportMe: apiRoute({
    operationId: 'exportMe',
    method: 'get',
    path: '/v1/me/export',
    caller: 'account',
    summary: 'Everything that is kept of me',
    description:
      'By collection, as it is stored: conversations, bookings, orders, rides, allergies, what was sent.',
    response: {
      status: 200,
      description: 'What is kept.',
      schema: z.object({ kept: z.record(z.string(), z.array(jsonValueSchema)) }),
    },
  }),
  eraseMe: apiRoute({
    operationId: 'eraseMe',
    method: 'delete',
    path: '/v1/me',
    caller: 'account',
    limitedBy: 'never',
    summary: 'Forget me',
    description:
      'Begins to erase everything that is kept of the person, linked phone and account included; within half an hour it is done. What businesses need for their books stays without a name. It cannot be undone, and cancels no booking.',
    response: {
      status: 202,
      description: 'It has begun.',
      schema: z.object({ requestedAt: z.iso.datetime() }),
    },
  }),
  endWhatsAppLink: apiRoute({
    operationId: 'endWhatsAppLink',
    method: 'delete',
    path: '/v1/me/whatsapp-link',
    caller: 'account',
    limitedBy: 'never',
    summary: 'End the link',
    response: { status: 200, description: 'The account is on its own again.', schema: whatsAppLinkSchema },
  }),
};
