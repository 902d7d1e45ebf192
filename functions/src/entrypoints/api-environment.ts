import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { MerveError } from '../platform/errors.ts';
import type { Identity } from './verify-id-token.ts';

/** What every route finds in its context. */
export type Environment = { Variables: { traceId: string; identity: Identity } };

/** What the API needs of the world; tests give their own. */
export interface ApiNeeds {
  /** Loaded with the first request that needs them. */
  dependencies(): Promise<OrchestratorDependencies>;
  verify(authorization: string | undefined): Promise<Identity>;
}

/** Bytes a request body may have; a message of the longest allowed text in any script fits several times. */
const maximumBodyBytes = 64 * 1024;

/** @throws MerveError `BAD_REQUEST` for what is not JSON, or is larger than a chat message can be. */
export async function jsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > maximumBodyBytes) throw new MerveError('BAD_REQUEST', 'The body is too large');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MerveError('BAD_REQUEST', 'The body is not JSON', { cause });
  }
}
