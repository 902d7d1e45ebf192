import type { Language } from '@merve/contract';
import { errorSentence } from '../../language/error-sentences/index.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import type { CommitEffect } from '../../tools/commit-handler.ts';
import type { ToolResult } from '../../tools/define-tool.ts';

type Details = Readonly<Record<string, string | number>>;

/** A tool's refusal in the person's language. */
export function refuseRide(
  code: ErrorCode,
  language: Language,
  details: Details = {},
): Extract<ToolResult, { status: 'refused' }> {
  return { status: 'refused', code, message: errorSentence({ code, details }, language) };
}

/** The same for a YES that came to nothing. */
export function refuseRideCommit(code: ErrorCode, language: Language, details: Details = {}): CommitEffect {
  return {
    text: errorSentence({ code, details }, language),
    ui: null,
    committed: false,
    intents: [],
    write: () => {},
  };
}
