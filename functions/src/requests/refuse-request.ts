import type { Language } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import { formatClock, formatLocalDate } from '../language/format.ts';
import type { ToolResult } from '../tools/define-tool.ts';
import type { RequestRefusal } from './request-shape.ts';

export type RefusedRequest = Extract<ToolResult, { status: 'refused' }>;

/** A refusal in the person's language and the business's time. */
export function refuseRequest(
  { code, details }: RequestRefusal,
  timeZone: string,
  language: Language,
): RefusedRequest {
  const local = Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value === 'number' || !/^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)) return [name, value];
      const instant = new Date(value);
      return [name, `${formatLocalDate(instant, timeZone, language)}, ${formatClock(instant, timeZone)}`];
    }),
  );
  return { status: 'refused', code, message: errorSentence({ code, details: local }, language) };
}
