import { readFileSync } from 'node:fs';
import {
  type TripPlan,
  type TripWish,
  tripPlanSchema,
  tripWishSchema,
} from '../functions/src/trips/trip-wish.ts';
import { fail } from './score-command.ts';

/** A line of a file of trips: a wish, perhaps with its plan; or why it is none. */
export type TripLine =
  | { readonly id: string | null; readonly wish: TripWish; readonly plan: TripPlan | null }
  | { readonly id: string | null; readonly error: string };

function read(line: string): TripLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, error: 'line: not JSON' };
  }
  const object = typeof value === 'object' && value !== null ? value : {};
  const id = 'id' in object ? String(object.id) : null;
  const wish = tripWishSchema.safeParse(value);
  const plan = 'plan' in object ? tripPlanSchema.safeParse(object.plan) : null;
  const [issue] = wish.error?.issues ?? plan?.error?.issues ?? [];
  if (!wish.success || plan?.success === false)
    return { id, error: `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'not a wish'}` };
  return { id, wish: wish.data, plan: plan?.data ?? null };
}

/** The lines of files, in order; a file that cannot be read ends the process with exit code 2. */
export function tripLines(files: readonly string[]): TripLine[] {
  return files.flatMap((file) => {
    try {
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(read);
    } catch (error) {
      return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
