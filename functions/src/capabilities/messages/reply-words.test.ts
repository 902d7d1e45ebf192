import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { offeredReplyWord, readCounterpartReply } from './reply-words.ts';
import { messageSentences } from './sentences.ts';

const languages: readonly Language[] = ['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'];

describe.each(languages)('in %s', (language) => {
  test('what a business is told to write is read', () => {
    const example = `${offeredReplyWord(language)} K7QF2M`;
    const told = messageSentences(language).toCounterpart('Ayla', 'K7QF2M', 'Hello', example);
    expect(told).toContain(example);
    expect(readCounterpartReply(`${example} Of course!`)).toEqual({ code: 'K7QF2M', text: 'Of course!' });
    expect(readCounterpartReply(`${offeredReplyWord(language)} a2b3: two minutes`)).toEqual({
      code: 'A2B3',
      text: 'two minutes',
    });
  });

  test('there is a translation', () => {
    expect(messageSentences.translations[language]).toBeDefined();
  });
});

test.each(['K7QF2M hello', 'reply to me please', 'I reply K7QF2M', 'reply', 'YES A2B3', ''])(
  'no answer to a customer: %s',
  (text) => expect(readCounterpartReply(text)).toBeNull(),
);

test('an answer keeps its lines and is cut where it is too long', () => {
  expect(readCounterpartReply('REPLY K7QF2M one\ntwo')?.text).toBe('one\ntwo');
  expect(readCounterpartReply(`REPLY K7QF2M ${'x'.repeat(3000)}`)?.text.length).toBeLessThanOrEqual(1000);
});
