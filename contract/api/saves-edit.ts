import type { z } from 'zod';
import { invalidEdit } from './edit-refusals.ts';

/**
 * What every route has that saves one thing an operator edited, all of it at once: it is refused if something is wrong with it or
 * somebody else was first, and answered with the thing as it is now.
 * @param conflict the 409, of what is shown
 */
export const savesEdit = <Shown extends z.ZodType, Conflict>(
  shown: Shown,
  conflict: (shown: Shown) => Conflict,
) =>
  ({
    method: 'put',
    caller: 'operator',
    response: { status: 200, description: 'As it is now.', schema: shown },
    refusals: { 400: invalidEdit, 409: conflict(shown) },
  }) as const;
