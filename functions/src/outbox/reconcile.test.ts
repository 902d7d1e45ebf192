import { describe, expect, test } from '@jest/globals';
import { attemptOf, mayBeOurs } from './reconcile.ts';

const intent = { body: 'Your table is ready. ', buttons: [], template: null };

describe('mayBeOurs', () => {
  test('our text, whatever white space the provider trimmed', () => {
    expect(mayBeOurs(intent, { body: 'Your table is ready.' })).toBe(true);
    expect(mayBeOurs(intent, { body: 'Your table is gone.' })).toBe(false);
  });

  test('our text with its buttons written out below', () => {
    const withButtons = { ...intent, body: 'Book?', buttons: [{ label: 'YES', payload: 'y' }] };
    expect(mayBeOurs(withButtons, { body: 'Book?\n\nYES' })).toBe(true);
    expect(mayBeOurs(withButtons, { body: 'Book?' })).toBe(true);
  });

  test('a template by the values of its variables', () => {
    const notice = { ...intent, template: { contentSid: 'HX1', variables: { 1: 'Ayla', 2: '20:00' } } };
    expect(mayBeOurs(notice, { body: 'Hello Ayla, see you at 20:00.' })).toBe(true);
    expect(mayBeOurs(notice, { body: 'Hello Ayla, see you at 21:00.' })).toBe(false);
    expect(mayBeOurs(notice, { body: '' })).toBe(false);
  });
});

describe('of two attempts with one text, a message is', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second));
  const [first, second] = [{ attemptedAt: at(5) }, { attemptedAt: at(40) }];
  test.each([
    ['the first one’s, if it came between them', at(20), first],
    ['the second one’s, if it came after both', at(41), second],
    ['the second one’s, within the second that a list’s times are rounded to', at(40), second],
    ['the first one’s, if the clocks differ so that it came before both', at(1), first],
  ])('%s', (_, createdAt, expected) => {
    expect(attemptOf([first, second], { createdAt })).toBe(expected);
    expect(attemptOf([second, first], { createdAt })).toBe(expected);
  });
});
