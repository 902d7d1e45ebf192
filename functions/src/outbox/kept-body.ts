import type { IntentState, OutboxIntent } from '@merve/contract';

/** While its end is not known its text is needed: to be sent, or to be found again on the provider's list. */
const needsText: ReadonlySet<IntentState> = new Set(['queued', 'sending', 'unknown']);

/** What changes in an intent's text with its state: what may not be kept goes with the write that settles it. Pure. */
export function textAfter(
  { body, keptBody }: Pick<OutboxIntent, 'body' | 'keptBody'>,
  state: IntentState,
): Partial<Pick<OutboxIntent, 'body'>> {
  return keptBody === undefined || keptBody === body || needsText.has(state) ? {} : { body: keptBody };
}

/** True of an intent that still has a text which may not be kept, though nothing needs it any more. Pure. */
export function keepsTooMuch(intent: Pick<OutboxIntent, 'body' | 'keptBody' | 'state'>): boolean {
  return textAfter(intent, intent.state).body !== undefined;
}
