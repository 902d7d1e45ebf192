import { apiErrorSchema } from '@merve/contract';
import { type ApiRoute, apiRoutes, jobsApiRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

/** The version of the API, which is the `v1` of its paths: raised when what was right becomes wrong. */
const version = '1.0.0';

const errorSchema = z
  .object({ error: apiErrorSchema })
  .meta({ id: 'Error', description: 'What happened, in a sentence for people, and a code for programs.' });

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** Bytes as they are; OpenAPI 3.1 says no more of them than their media type. */
const binary = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));

/** Refusals that every route of a kind has. */
function errors({ caller, path }: ApiRoute): readonly (readonly [status: number, meaning: string])[] {
  const signedIn = caller !== 'anyone';
  return [
    [400, 'The request is not as it should be; nothing was done.'],
    ...(signedIn ? [[401, 'Nobody is signed in, or the token has run out.'] as const] : []),
    ...(caller === 'operator' ? [[403, 'Only operators may do this.'] as const] : []),
    ...(path.includes('{') ? [[404, 'There is no such thing, or it is not yours.'] as const] : []),
    ...(caller === 'account' ? [[429, 'Too many; `Retry-After` says when to come back.'] as const] : []),
    [500, 'A fault of ours; the trace id finds it in the logs.'],
  ];
}

const security: Record<ApiRoute['caller'], ZodOpenApiOperationObject['security']> = {
  anyone: [],
  account: [{ idToken: [] }],
  operator: [{ idToken: [] }],
  service: [{ serviceSecret: [] }],
};

function operation(route: ApiRoute): ZodOpenApiOperationObject {
  const { operationId, summary, description, params, query, body, bytes, response, refusals = {} } = route;
  const { status, schema, events, media } = response;
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    security: security[route.caller],
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(bytes ? { requestBody: { required: true, content: binary(bytes.types) } } : {}),
    ...(body && !bytes ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [status]: {
        description: response.description,
        headers: z.object({ 'x-trace-id': z.string() }),
        content:
          media === undefined
            ? { ...json(schema), ...(events ? { 'text/event-stream': { schema: events } } : {}) }
            : { [media]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...Object.fromEntries(
        errors(route).map(([code, text]) => [code, { description: text, content: json(errorSchema) }]),
      ),
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, refusal]) => [
          code,
          { description: refusal.description, content: json(refusal.schema) },
        ]),
      ),
    },
  };
}

function paths(routes: readonly ApiRoute[]): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const route of routes) all[route.path] = { ...all[route.path], [route.method]: operation(route) };
  return all;
}

/** The OpenAPI 3.1 document of the HTTP API, made of the contract alone. */
export function apiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Merve',
      version,
      description:
        'Conversations that turn into commitments. A commitment is made by a YES in the conversation, and by nothing else: routes that would change one ask first.',
    },
    paths: paths([...apiRoutes, ...jobsApiRoutes]),
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A Firebase ID token; operators have the claim `admin`.',
        },
        serviceSecret: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret of the function `jobsApi`.',
        },
      },
    },
  });
}
