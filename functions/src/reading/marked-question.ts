/** Whether a message is one question by its mark. Pure. */

/** Greek asks with a semicolon. */
const marked = /[?？؟][\s\p{P}\p{Emoji}]*$|\p{Script=Greek}\s*;\s*$/u;
const sentenceInside = /[.!?؟\n]\s+\S/u;

/** One sentence that ends with a question mark. */
export const isOneQuestion = (text: string): boolean =>
  marked.test(text.trim()) && !sentenceInside.test(text.trim());
