import { describe, expect, test } from '@jest/globals';
import { languageSchema, type OutboxIntent } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { foldText } from '../language/fold-text.ts';
import { eventOf } from './after-action.ts';
import { answerCode } from './answer-code.ts';
import { merchantNotice } from './merchant-notice.ts';
import { merchantVerbs, merchantWords } from './merchant-phrases.ts';
import { readMerchantAnswer } from './read-merchant-answer.ts';
import { answeredToMerchant, toldToCustomer } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';
import { sampleRequest } from './testing/samples.ts';

const now = new Date('2026-11-21T10:00:00Z');
const seen = (text: string) => foldText(text).text;
/** https://www.twilio.com/docs/content/twilio-quick-reply: a button's title. */
const maxTitle = 20;
const actions = {
  accept: { do: 'accept', minutes: null },
  ready: { do: 'ready' },
  reject: { do: 'reject', reason: null },
  stock: { do: 'reject', reason: 'out_of_stock' },
  complete: { do: 'complete' },
  allow: { do: 'allow_cancel' },
  keep: { do: 'refuse_cancel' },
} as const;

describe.each(languageSchema.options)('in %s', (language) => {
  const request = sampleRequest({ merchantLanguage: language });
  const { reference } = request;
  const say = requestSentences(language);
  const word = merchantWords(language);
  const notice = (transition: 'placed' | 'cancel_asked'): OutboxIntent => {
    const event = eventOf(request.state, request, transition, 'customer', now);
    const [intent] = merchantNotice(request, event, { config: undefined, traceId: 'trace', now });
    if (intent === undefined) throw new Error(`Nothing is sent when ${transition}`);
    return intent;
  };

  test.each(['placed', 'cancel_asked'] as const)('a merchant can type what the buttons say: %s', (event) => {
    const { body: text, buttons } = notice(event);
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const { label, payload } of buttons) {
      expect(label.length).toBeLessThanOrEqual(maxTitle);
      expect(seen(text)).toContain(seen(`${label} ${reference}`));
      const typed = readMerchantAnswer({ text: `${label} ${reference}` });
      expect([label, typed?.action]).toEqual([label, readMerchantAnswer({ text: label, payload })?.action]);
      expect(typed?.action).not.toBeNull();
    }
  });

  test('every word that is offered is read as meant, with minutes where they are', () => {
    for (const verb of merchantVerbs) {
      const answer = readMerchantAnswer({ text: `${word[verb]} ${reference}` });
      const action = { by: 'merchant', ...actions[verb] };
      expect([verb, answer]).toEqual([verb, { action, of: { reference }, version: 1 }]);
    }
    const accepted = answeredToMerchant(
      { ...request, state: 'accepted' },
      eventOf(request.state, request, 'accepted', 'merchant', now),
    );
    for (const [text, action] of [
      [`${word.ready} ${reference}`, actions.ready],
      [`${word.ready} 20 ${reference}`, { do: 'estimate', minutes: 20 }],
      [`${word.complete} ${reference}`, actions.complete],
    ] as const) {
      expect(seen(accepted)).toContain(seen(text));
      expect(readMerchantAnswer({ text })?.action).toEqual({ by: 'merchant', ...action });
    }
    expect(seen(notice('placed').body)).toContain(seen(`${word.accept} ${reference} 30`));
    expect(readMerchantAnswer({ text: `${word.accept} ${reference} 30` })?.action).toMatchObject({
      minutes: 30,
    });
    for (const answer of [word.accept, word.reject]) {
      expect(seen(say.unclear('X', reference))).toContain(seen(`${answer} ${reference}`));
    }
  });

  test('a changed order is answered by a code of its own, on its buttons and in words', () => {
    const changed = sampleRequest({ merchantLanguage: language, version: 2, revision: 2 });
    const { version, details, total } = request;
    const event = eventOf('placed', changed, 'changed', 'customer', now);
    const replaced = { version, details, total };
    const [intent] = merchantNotice(
      changed,
      { ...event, replaced },
      { config: undefined, traceId: 't', now },
    );
    const code = answerCode(changed);
    expect(code).not.toBe(reference);
    for (const { label, payload } of intent?.buttons ?? []) {
      expect(seen(intent?.body ?? '')).toContain(seen(`${label} ${code}`));
      const typed = readMerchantAnswer({ text: `${label} ${code}` });
      expect(typed).toEqual({ action: typed?.action, of: { reference }, version: 2 });
      expect(readMerchantAnswer({ text: label, payload })).toMatchObject({
        action: typed?.action,
        version: 2,
      });
    }
    expect(intent?.buttons).toHaveLength(3);
    expect(readMerchantAnswer({ text: `${word.accept} ${code} 30` })?.action).toMatchObject({ minutes: 30 });
  });

  test('a merchant hears of an allergy in the customer’s own words, and what is not known', () => {
    expect(say.allergies('nuts, badly')).toContain('nuts, badly');
    expect(say.allergensUnknown('Carob cake')).toContain('Carob cake');
  });

  test('a customer is told how to cancel, and the words of YES and NO', () => {
    const { yes, no, cancel } = answerWords[language];
    for (const transition of ['placed', 'late'] as const) {
      const told = toldToCustomer(
        request,
        eventOf(request.state, request, transition, 'clock', now),
        language,
      );
      expect(seen(told)).toContain(seen(`${cancel} ${reference}`));
      // Nobody who is a merchant, too, answers a request by it.
      expect(readMerchantAnswer({ text: `${cancel} ${reference}` })).toBeNull();
    }
    const words = { label: say.label('food', reference), reference, business: 'The Carob Oven' };
    for (const needsLeave of [true, false]) {
      const last = seen(say.cancelProposal(words, needsLeave).split('\n').at(-1) ?? '');
      expect(last.indexOf(seen(yes))).toBeGreaterThanOrEqual(0);
      expect(last.indexOf(seen(no), last.indexOf(seen(yes)) + 1)).toBeGreaterThan(0);
    }
  });

  test('each state has a word of its own', () => {
    const states = ['placed', 'accepted', 'ready', 'completed', 'rejected', 'cancelled', 'expired'];
    expect(new Set(states.map((state) => say.state(state))).size).toBe(states.length);
    if (language !== 'en') expect(states.filter((state) => say.state(state) === state)).toEqual([]);
  });
});
