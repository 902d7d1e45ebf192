import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { kindOf, type Trigger } from './trigger-registry.ts';

const V2 = z.object({
  eventType: z.string(),
  database: z.string().default('(default)'),
  document: z.object({
    value: z.string(),
    matchType: z.enum(['EXACT', 'PATH_PATTERN']).default('PATH_PATTERN'),
  }),
});

const V1 = z.object({ eventTrigger: z.object({ eventType: z.string(), resource: z.string() }) });

/** The body of `POST …/eventarcTrigger`. Throws INVALID_ARGUMENT. */
export function parseV2Registration(project: string, key: string, body: unknown): Trigger {
  const parsed = V2.safeParse(body);
  const kind = parsed.success ? kindOf(parsed.data.eventType) : undefined;
  if (!parsed.success || !kind)
    throw invalidArgument('The body is not a Firestore trigger of the second generation.');
  const { eventType, database, document } = parsed.data;
  const exact = document.matchType === 'EXACT';
  return { key, project, database, document: document.value, exact, kind, eventType, generation: 'v2' };
}

/** The body of `PUT …/triggers/{key}`. Throws INVALID_ARGUMENT. */
export function parseV1Registration(project: string, key: string, body: unknown): Trigger {
  const parsed = V1.safeParse(body);
  const { eventType = '', resource = '' } = parsed.data?.eventTrigger ?? {};
  const kind = kindOf(eventType);
  const [, database, document] = /databases\/([^/]+)\/documents\/(.+)$/.exec(resource) ?? [];
  if (!kind || !database || !document) {
    throw invalidArgument('The body is not a Firestore trigger of the first generation.');
  }
  return { key, project, database, document, exact: false, kind, eventType, generation: 'v1' };
}
