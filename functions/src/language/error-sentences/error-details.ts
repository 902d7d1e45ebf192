import { isolated } from '@merve/contract/words';
import type { ErrorCode } from '../../platform/errors.ts';

export type ErrorDetails = Readonly<Record<string, string | number>>;

/**
 * What a person is told for each error: what happened, what was not done, what to do next. A code without a
 * sentence does not compile. Details used, each of which may be missing: those of the ledger's refusals (`check-bookable.ts`)
 * with instants already put into local words, and `name`, `names`, `problems`, `oldPrice`, `newPrice`, `max`.
 */
export type ErrorSentences = Readonly<Record<ErrorCode, (details: ErrorDetails) => string>>;

/** An instant as the ledger writes it: in UTC, so not yet what a clock at the place shows. */
const utcInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * `text` with the detail put in, or `otherwise` when the error carries no such detail. An instant nobody has put
 * into local time counts as none: a person must not read a UTC time as theirs.
 */
export function given(
  details: ErrorDetails,
  name: string,
  text: (value: string) => string,
  otherwise = '',
): string {
  const value = details[name];
  if (value === undefined || value === '' || utcInstant.test(String(value))) return otherwise;
  return text(String(value));
}

/** The same for a language that is written from right to left: names, codes and amounts stand isolated, bare counts as they are. */
export function givenIsolated(
  details: ErrorDetails,
  name: string,
  text: (value: string) => string,
  otherwise = '',
): string {
  return given(details, name, (value) => text(/^\d+$/.test(value) ? value : isolated(value)), otherwise);
}
