import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attribute, mayBeOurs, tellableAt } from './attribute.ts';

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

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, 0) + second * 1_000);
const begun = (...seconds: number[]) => seconds.map((second) => ({ ...intent, attemptedAt: at(second) }));
const listed = (...seconds: number[]) =>
  seconds.map((second) => ({ body: intent.body, createdAt: at(Math.floor(second)) }));

describe('of two attempts with one text, a message is', () => {
  const [first, second] = begun(5, 40);
  test.each([
    ['the first one’s, if it came between them', 20, first],
    ['the second one’s, if it came after both', 41, second],
    ['the second one’s, within the second that a list’s times are rounded to', 40, second],
    ['the first one’s, if the clocks differ so that it came before both', 1, first],
    ['the second one’s, where the clock of its attempt is a little ahead of the list’s', 39, second],
    ['the first one’s, two seconds before the second, as far as equal texts are kept apart', 38, first],
  ])('%s', (_, createdAt, expected) => {
    if (first === undefined || second === undefined) throw new Error('two were made');
    const [message] = listed(createdAt);
    for (const attempts of [
      [first, second],
      [second, first],
    ])
      expect([...attribute(attempts, listed(createdAt))]).toEqual([[expected, message]]);
  });
});

describe('of several attempts with one text, each gets a message of its own, in their order', () => {
  const second = fc.integer({ min: 0, max: 600 }).map((tenth) => tenth / 10);
  /** An attempt, how long after it the provider accepted it (null: not), and a difference of clocks. */
  const sends = fc.array(
    fc.record({ at: second, after: fc.option(fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10)) }),
    { maxLength: 7 },
  );

  test.each([
    ['begun within one second', [356.2, 356.26], [356.24, 356.27]],
    ['accepted after the other had begun', [0, 5], [6, 7]],
    ['begun before the provider’s clock says so', [10, 50], [5, 45]],
    ['one of them by a slow clock', [0, 40], [5, 35]],
  ])('%s', (_, attemptsAt, messagesAt) => {
    const [attempts, messages] = [begun(...attemptsAt), listed(...messagesAt)];
    const given = attribute(attempts.toReversed(), messages.toReversed());
    expect(attempts.map((attempt) => given.get(attempt))).toEqual(messages);
  });

  test('whatever was accepted, whenever, by whatever clock: no message twice, and none more is sent again than was lost', () => {
    fc.assert(
      fc.property(sends, fc.integer({ min: -28, max: 28 }), (made, skew) => {
        const attempts = begun(...made.map((send) => send.at));
        const messages = listed(
          ...made.flatMap((send) => (send.after === null ? [] : [send.at + send.after + skew])),
        );
        const given = [...attribute(attempts, messages).values()];
        expect(new Set(given).size).toBe(given.length);
        expect(given).toHaveLength(messages.length);
      }),
    );
  });
});

describe('a text that was perhaps accepted a moment ago', () => {
  const now = at(10);
  const again = { ...intent, intentId: 'again' };
  const before = { ...intent, intentId: 'before', state: 'unknown', updatedAt: at(9.5) } as const;
  test('waits until the list’s seconds tell the two apart', () => {
    expect(tellableAt(again, [before], now)).toEqual(at(11.5));
    expect(tellableAt(again, [before], at(11.5))).toBeNull();
    expect(tellableAt(again, [{ ...before, state: 'sending' }], now)).toEqual(at(11.5));
  });

  test('waits for nothing else: another text, one whose end is known, or itself', () => {
    expect(tellableAt({ ...again, body: 'Your table is gone.' }, [before], now)).toBeNull();
    expect(tellableAt(again, [{ ...before, state: 'sent' }], now)).toBeNull();
    expect(tellableAt(again, [{ ...before, intentId: 'again' }], now)).toBeNull();
  });
});
