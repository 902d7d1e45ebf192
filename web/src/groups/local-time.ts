import type { Language } from '@merve/contract';
import { formatMoment } from '../language/format.ts';

/** A wall clock of the outing's zone, as it stands there, in the order of the language. */
export function formatLocalTime(startsAtLocal: string, language: Language): string {
  return formatMoment(new Date(`${startsAtLocal}Z`), language, 'UTC');
}
