import { needsPoint } from '../rules.ts';
import type { Filled, StepOutcome } from '../search-state.ts';

/**
 * P-36, P-59: the mode is the schema's. Only where a rule fails, or there is no point to search around, the search is made
 * by words, which needs nothing but words.
 */
export async function strategy({
  validated,
  resolvedTarget,
}: Filled<'validated' | 'resolvedTarget'>): Promise<StepOutcome<'mode'>> {
  const { mode, failed } = validated;
  const fallBack = (why: string): StepOutcome<'mode'> => ({
    filled: { mode: 'textsearch' },
    decided: 'textsearch',
    why,
    notes: ['mode_fell_back'],
  });
  if (failed.length > 0) return fallBack(`${mode} fails ${failed.join(', ')}`);
  if (needsPoint(validated) && resolvedTarget.at === null)
    return fallBack('P-47: there is no point to search around');
  return { filled: { mode }, decided: mode, why: 'as the search says' };
}
