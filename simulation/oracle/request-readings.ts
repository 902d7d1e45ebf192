import type { Language } from '@merve/contract';
import { commitmentSentences } from '../../functions/src/commitments/sentences/index.ts';
import { requestSentences } from '../../functions/src/requests/sentences/index.ts';
import { flat, marks, patternOf, rememberingTexts } from './sentence-pattern.ts';
import type { RequestView } from './views.ts';

/** What a text tells its reader about an order, a service or a viewing. */
export interface RequestStatement {
  readonly kind: 'sent' | 'accepted' | 'ready' | 'completed' | 'rejected' | 'cancelled' | 'expired';
  readonly reference: string | null;
}

const languages: readonly Language[] = ['en', 'tr'];
const kinds: readonly RequestView['details']['kind'][] = ['food', 'service', 'viewing'];
const firstClause = (text: string) => text.split('.')[0] ?? '';
const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** As those of bookings (`readings.ts`): our own sentences, with marks in place of values. */
const patterns: readonly (readonly [RequestStatement['kind'], RegExp])[] = languages.flatMap((language) => {
  const say = requestSentences(language);
  return kinds.flatMap((kind) => {
    const words = {
      label: say.label(kind, marks.reference),
      reference: marks.anything,
      business: marks.what,
    };
    return [
      ['sent', patternOf(firstLine(say.sent(words, marks.anything)))],
      ['accepted', patternOf(say.accepted(words, null))],
      ['accepted', patternOf(firstClause(say.accepted(words, marks.anything)))],
      ['ready', patternOf(say.ready(words))],
      ['completed', patternOf(firstClause(say.completed(words)))],
      ['rejected', patternOf(firstClause(say.rejected(words, '')))],
      ['cancelled', patternOf(firstClause(say.cancelledFree(words)))],
      ['cancelled', patternOf(firstClause(say.cancelledByLeave(words)))],
      ['cancelled', patternOf(firstClause(say.cancelledByMerchant(words, '')))],
      ['expired', patternOf(firstClause(say.expired(words, marks.anything)))],
    ] as const;
  });
});

/** All that a text says about requests, in the words of either language. */
export const requestStatementsIn = rememberingTexts((text): readonly RequestStatement[] => {
  const line = flat(text);
  return patterns.flatMap(([kind, pattern]) => {
    const found = pattern.exec(line);
    return found === null ? [] : [{ kind, reference: found.groups?.['reference'] ?? null }];
  });
});

const nothingOpen = languages.map((language) => flat(commitmentSentences(language).nothing()));

/** Whether a text says that its reader has nothing open at all. */
export const saysNothingOpen = (text: string): boolean =>
  nothingOpen.some((sentence) => flat(text).includes(sentence));
