import { z } from 'zod';
import { serviceAllergiesSchema, serviceUserSchema, serviceUserViewSchema } from '../dining.ts';
import { documentIdSchema } from '../ids.ts';
import { type ApiRoute, apiRoute } from './api-route.ts';

const params = z.object({ uid: documentIdSchema });
const secret = 'The secret goes into `X-Service-Token`, or into `Authorization: Bearer`.';
const response = {
  status: 200,
  description: 'What is known of the person now.',
  schema: serviceUserViewSchema,
} as const;

/** The same route under its first path, too. */
function ofUser<
  const Route extends Required<Pick<ApiRoute, 'operationId' | 'method' | 'summary' | 'response'>> &
    Pick<ApiRoute, 'body' | 'description'>,
>(under: '' | '/allergies', route: Route) {
  return apiRoute({
    ...route,
    path: `/v1/users/{uid}${under}`,
    alias: `/users/{uid}${under}`,
    caller: 'service',
    description: [route.description, secret].filter((line) => line !== undefined).join(' '),
    params,
  });
}

/** What another service of the same house may do with a person's document; `uid` is that of their account. */
export const userRoutes = {
  createUser: ofUser('', {
    operationId: 'createUser',
    method: 'post',
    summary: 'Create a person, with preferences where they are known',
    description: 'Again it changes what it names, and nothing else.',
    body: serviceUserSchema,
    response: { ...response, status: 201 },
  }),
  getUser: ofUser('', {
    operationId: 'getUser',
    method: 'get',
    summary: 'What is known of a person',
    response,
  }),
  changeUser: ofUser('', {
    operationId: 'changeUser',
    method: 'patch',
    summary: 'Change a person’s preferences',
    description: 'What is left out stays. Allergies cannot be named here.',
    body: serviceUserSchema,
    response,
  }),
  eraseUser: ofUser('', {
    operationId: 'eraseUser',
    method: 'delete',
    summary: 'Erase a person and all that is kept of them',
    response: {
      status: 202,
      description: 'It is on record, and has begun; a last pass follows within the hour.',
      schema: z.object({ requestedAt: z.iso.datetime() }),
    },
  }),
  changeUserAllergies: ofUser('/allergies', {
    operationId: 'changeUserAllergies',
    method: 'patch',
    summary: 'State a person’s allergies',
    description:
      'An explicit statement, with the service as its source. A list that is given is all the service states of it: what it stated before and does not name any more, it takes back.',
    body: serviceAllergiesSchema,
    response,
  }),
  clearUserAllergies: ofUser('/allergies', {
    operationId: 'clearUserAllergies',
    method: 'delete',
    summary: 'Take back all that services stated of a person’s allergies',
    description:
      'What the person said to Merve stays, and the answer names it: only they take that back, in the conversation.',
    response,
  }),
};
