import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { readPlainAnswer } from './read-merchant-answer.ts';

const lineSchema = z.object({ text: z.string(), who: z.string(), means: z.string() });
const lines = languageSchema.options.flatMap((language) =>
  readFileSync(join(process.cwd(), 'corpora/own-things', `${language}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ who }) => who === 'kitchen' || who === 'merchant'),
);
const share = (means: readonly string[], action: string) => {
  const meant = lines.filter((line) => means.includes(line.means));
  return meant.filter(({ text }) => readPlainAnswer(text)?.do === action).length / meant.length;
};

describe('what kitchens and merchants write in plain words', () => {
  test('accepts nothing that declines, asks, or is late', () => {
    const wrong = lines.filter(
      ({ text, means }) => means !== 'accept' && readPlainAnswer(text)?.do === 'accept',
    );
    expect(wrong).toEqual([]);
  });

  test('rejects nothing that accepts, asks, or is ready', () => {
    const wrong = lines.filter(
      ({ text, means }) => !['decline', 'full'].includes(means) && readPlainAnswer(text)?.do === 'reject',
    );
    expect(wrong).toEqual([]);
  });

  test('is mostly understood', () => {
    // What says more than yes ("sure, see them at eight") is asked about, not taken for a yes to everything.
    expect(share(['accept'], 'accept')).toBeGreaterThanOrEqual(0.4);
    expect(share(['decline', 'full'], 'reject')).toBeGreaterThanOrEqual(0.7);
  });

  test.each([
    ['ok', null],
    ['Okay!', null],
    ['fine, 25 minutes', 25],
    ['no problem', null],
    ['tamam 20 dk', 20],
    ['네 알겠습니다', null],
  ])('“%s” accepts', (text, minutes) => {
    expect(readPlainAnswer(text)).toEqual({ by: 'merchant', do: 'accept', minutes });
  });

  test.each(['ok but no lamb', 'ok?', 'yes or no?', 'thanks', 'ok if they come at nine', ''])(
    '“%s” answers nothing',
    (text) => {
      expect(readPlainAnswer(text)).toBeNull();
    },
  );

  test('a no takes its reason along, word for word', () => {
    expect(readPlainAnswer('we are full tonight, sorry')).toMatchObject({
      do: 'reject',
      reason: 'we are full tonight, sorry',
    });
  });
});
