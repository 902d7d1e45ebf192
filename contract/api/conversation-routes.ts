import { z } from 'zod';
import { whatsAppLinkSchema } from '../identity.ts';
import { documentIdSchema } from '../ids.ts';
import { apiRoute } from './api-route.ts';
import { messagePageSchema, messageQuerySchema, threadViewSchema } from './conversation-views.ts';

/** What shows a conversation: apart from the other routes of an account, because the web app's first page needs nothing else. */
export const conversationRoutes = {
  listThreads: apiRoute({
    operationId: 'listThreads',
    method: 'get',
    path: '/v1/threads',
    caller: 'account',
    summary: 'My conversations',
    response: {
      status: 200,
      description: 'One for each market and counterpart, newest first.',
      schema: z.object({ items: z.array(threadViewSchema) }),
    },
  }),
  listMessages: apiRoute({
    operationId: 'listMessages',
    method: 'get',
    path: '/v1/threads/{threadId}/messages',
    caller: 'account',
    summary: 'What was said, newest first',
    params: z.object({ threadId: documentIdSchema }),
    query: messageQuerySchema,
    response: { status: 200, description: 'A page of messages.', schema: messagePageSchema },
  }),
  getWhatsAppLink: apiRoute({
    operationId: 'getWhatsAppLink',
    method: 'get',
    path: '/v1/me/whatsapp-link',
    caller: 'account',
    summary: 'Which WhatsApp number this account is linked to',
    response: { status: 200, description: 'The link; the number is masked.', schema: whatsAppLinkSchema },
  }),
};
