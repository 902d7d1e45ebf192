import type { Language } from '@merve/contract';
import { errorSentence } from '../../language/error-sentences/index.ts';
import { formatClock, formatLocalDate } from '../../language/format.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import type { CommitEffect } from '../../tools/commit-handler.ts';
import type { ToolResult } from '../../tools/define-tool.ts';

type Details = Readonly<Record<string, string | number>>;

export interface BookingRefusal {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** Details that are a time of the day asked for; the rest are days away and need their date. */
const clockOnly = new Set(['before', 'after', 'closesAt']);

/** The ledger's instants (ISO 8601 UTC) as a clock at the business shows them. */
export function localDetails(details: Details, timeZone: string, language: Language): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value === 'number' || !/^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)) return [name, value];
      const instant = new Date(value);
      const clock = formatClock(instant, timeZone);
      return [
        name,
        clockOnly.has(name) ? clock : `${formatLocalDate(instant, timeZone, language)}, ${clock}`,
      ];
    }),
  );
}

/** A refusal in the person's language and the business's time. */
export function refuseBooking(
  { code, details }: BookingRefusal,
  timeZone: string,
  language: Language,
): Extract<ToolResult, { status: 'refused' }> {
  const message = errorSentence({ code, details: localDetails(details, timeZone, language) }, language);
  return { status: 'refused', code, message };
}

/** The same for a YES or NO that came to nothing; `write` keeps the ledger's own record of it. */
export function refuseCommit(
  refusal: BookingRefusal,
  language: Language,
  write: () => void = () => {},
): CommitEffect {
  return { text: errorSentence(refusal, language), ui: null, committed: false, intents: [], write };
}
