import type { UsageOfDay } from '@merve/contract';

type Counts = NonNullable<UsageOfDay['purposes']>[string];

/** What models that were asked for values outside the conversation consumed, by purpose, the dearest first. Pure. */
export function purposeTotals(
  days: readonly Pick<UsageOfDay, 'purposes'>[],
): readonly (Counts & { readonly purpose: string })[] {
  const totals = new Map<string, Counts>();
  for (const [purpose, counts] of days.flatMap(({ purposes = {} }) => Object.entries(purposes))) {
    const before = totals.get(purpose);
    totals.set(purpose, {
      answers: (before?.answers ?? 0) + counts.answers,
      inputTokens: (before?.inputTokens ?? 0) + counts.inputTokens,
      outputTokens: (before?.outputTokens ?? 0) + counts.outputTokens,
      costMicros: (before?.costMicros ?? 0) + counts.costMicros,
    });
  }
  const rows = [...totals].map(([purpose, counts]) => ({ purpose, ...counts }));
  return rows.toSorted((a, b) => b.costMicros - a.costMicros || a.purpose.localeCompare(b.purpose));
}
