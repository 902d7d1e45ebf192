import type { Filled, StepOutcome } from '../search-state.ts';
import { strategies } from '../strategies.ts';

/** P-37: what the provider is asked, by the mode's strategy (P-61 to P-63). */
export async function query({
  context,
  rawInput,
  validated,
  resolvedTarget,
  mode,
}: Filled<'validated' | 'resolvedTarget' | 'mode'>): Promise<StepOutcome<'params'>> {
  const { params, notes, why } = strategies[mode].build({
    search: validated,
    target: resolvedTarget,
    settings: context.settings,
    pageToken: rawInput.page?.providerToken ?? null,
  });
  return {
    filled: { params },
    decided: params.calls.map(({ call }) => call).join(' + '),
    why,
    notes,
  };
}
