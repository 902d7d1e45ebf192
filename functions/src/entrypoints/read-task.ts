import type { z } from 'zod';
import { log } from '../platform/log.ts';

/**
 * The data of a task; null for data that is none of ours: delivered again it would be the same, so it is not thrown at the
 * queue, and what the task stood for is done by the minute sweep.
 */
export function readTask<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> | null {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  log.error('task unreadable; left to the sweep', {
    fields: read.error.issues.map((issue) => issue.path.join('.')).join(', '),
  });
  return null;
}
