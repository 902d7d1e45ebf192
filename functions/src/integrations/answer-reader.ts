import type { z } from 'zod';
import { MerveError } from '../platform/errors.ts';

/**
 * Reads the answers of one service by their schemas, so that a service which changes them is found out at its door.
 * @returns the reader; it throws MerveError `UPSTREAM_UNAVAILABLE` for an answer that is not in the wire format, naming
 *   service, operation and the first field that does not fit, never its value
 */
export function answerReader(service: string) {
  return <Schema extends z.ZodType>(schema: Schema, answer: unknown, operation: string): z.output<Schema> => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const where = `${issue?.path.join('.')}: ${issue?.message}`;
    throw new MerveError(
      'UPSTREAM_UNAVAILABLE',
      `${service} ${operation}: an answer we do not know (${where})`,
    );
  };
}
