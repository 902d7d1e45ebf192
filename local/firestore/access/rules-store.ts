import { z } from 'zod';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { AccessPolicy } from './access-policy.ts';

const BODY = z.object({ rules: z.object({ files: z.array(z.object({ content: z.string() })).min(1) }) });

/** The security rules of each project, as last put. */
export class RulesStore {
  readonly #sources = new Map<string, string>();

  /**
   * @param body `{rules:{files:[{content}]}}` as JSON, whatever its content type; or the bare source
   * Throws INVALID_ARGUMENT if it is neither, or if the policy cannot compile the rules.
   */
  set(project: string, body: string, policy: AccessPolicy): void {
    const source = sourceIn(body);
    policy.setRules?.(project, source);
    this.#sources.set(project, source);
  }

  get(project: string): string | undefined {
    return this.#sources.get(project);
  }
}

function sourceIn(body: string): string {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    if (/\bservice\s+cloud\.firestore\b/.test(body)) return body;
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is neither JSON nor security rules.');
  }
  const parsed = BODY.safeParse(json);
  if (!parsed.success) throw invalidArgument('The body does not have the form {rules:{files:[{content}]}}.');
  return parsed.data.rules.files.map(({ content }) => content).join('\n');
}
