import { describe, expect, test } from '@jest/globals';
import { mayBeOurs } from './reconcile.ts';

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
