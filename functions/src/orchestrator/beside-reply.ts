import type { ReplyDraft } from './turn.ts';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/**
 * Before what is asked to be answered with YES or NO, which has the last word; behind anything else, of which parts were shown. Also in what is
 * read beside its card: nobody who draws one may miss it. Pure.
 */
export function withNotice(reply: ReplyDraft, notice: string): ReplyDraft {
  return reply.offer === undefined ? changed(reply, (text) => joined([text, notice])) : before(reply, notice);
}

/** With a line before all of it. Pure. */
export function before(reply: ReplyDraft, line: string): ReplyDraft {
  return changed(reply, (text) => joined([line, text]));
}

function changed(reply: ReplyDraft, by: (text: string) => string): ReplyDraft {
  const { text, brief } = reply;
  return { ...reply, text: by(text), ...(brief === undefined ? {} : { brief: by(brief) }) };
}
