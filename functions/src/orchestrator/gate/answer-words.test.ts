import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { classifyReply } from './classify-reply.ts';

const pending = { summary: 'Table for 4 at Lantern Kitchen, Sunday 22 November 2026, 20:00' };

test.each(languageSchema.options)('the words that are offered in %s are read as meant', (language) => {
  const { yes, no, confirm, decline } = answerWords[language];
  for (const [offered, verdict] of [
    [yes, 'yes'],
    [confirm, 'yes'],
    [no, 'no'],
    [decline, 'no'],
  ] as const) {
    for (const typed of [offered, offered.toLocaleLowerCase(language), `${offered}.`, `«${offered}»`]) {
      // A thread's language is a hint: the words count whatever it is.
      for (const thread of languageSchema.options) {
        const read = classifyReply(typed, { language: thread, pending });
        expect([typed, thread, read.verdict]).toEqual([typed, thread, verdict]);
      }
    }
  }
});
