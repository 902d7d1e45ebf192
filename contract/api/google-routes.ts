import { z } from 'zod';
import { googleAccountViewSchema, googleConsentOutcomeSchema, googleLeaveSchema } from '../google.ts';
import { apiRoute } from './api-route.ts';

const account = { status: 200, description: 'How it stands.', schema: googleAccountViewSchema } as const;

/** A person's Google account: connected by themselves, for one thing at a time, and given up whenever they like. */
export const googleRoutes = {
  getGoogleAccount: apiRoute({
    operationId: 'getGoogleAccount',
    method: 'get',
    path: '/v1/me/google',
    caller: 'account',
    summary: 'Which Google account I have connected, and what for',
    response: account,
  }),
  beginGoogleConsent: apiRoute({
    operationId: 'beginGoogleConsent',
    method: 'post',
    path: '/v1/me/google/consents',
    caller: 'account',
    summary: 'Go to Google and give leave for one thing',
    description:
      'The address is Google’s own page (OAuth 2.0 with `state` and PKCE). It comes back to `/me/google` of the web app within ten minutes.',
    body: z.strictObject({ leave: googleLeaveSchema }),
    response: {
      status: 201,
      description: 'Where to go.',
      schema: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
    },
  }),
  answerGoogleConsent: apiRoute({
    operationId: 'answerGoogleConsent',
    method: 'post',
    path: '/v1/me/google/answers',
    caller: 'account',
    summary: 'Bring what Google answered',
    description: 'As Google put it into the address. Only the account that went there may bring it, once.',
    body: z.strictObject({
      state: z.string().min(1).max(200),
      code: z.string().min(1).max(2_000).optional(),
      error: z.string().max(200).optional(),
    }),
    response: {
      status: 200,
      description: 'What came of it.',
      schema: z.object({ outcome: googleConsentOutcomeSchema, account: googleAccountViewSchema }),
    },
  }),
  disconnectGoogle: apiRoute({
    operationId: 'disconnectGoogle',
    method: 'delete',
    path: '/v1/me/google',
    caller: 'account',
    limitedBy: 'never',
    summary: 'Give the connection up: here, and at Google',
    response: account,
  }),
};
