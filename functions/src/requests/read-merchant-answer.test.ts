import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { answerCode, maxVersions } from './answer-code.ts';
import { referencePattern, requestIdFor, requestReference } from './identity.ts';
import { merchantPhrases, merchantVerbs, merchantWords, wordsBeside } from './merchant-phrases.ts';
import { merchantPayload, readMerchantAnswer } from './read-merchant-answer.ts';

const read = (text: string) => {
  const answer = readMerchantAnswer({ text });
  return answer === null ? null : { ...answer.action, ...answer.of };
};
const of = { by: 'merchant', reference: 'K7QF2M' };

test.each([
  ['ACCEPT K7QF2M', { ...of, do: 'accept', minutes: null }],
  ['accept k7qf2m 30', { ...of, do: 'accept', minutes: 30 }],
  ['K7QF2M kabul, 45 dk', { ...of, do: 'accept', minutes: 45 }],
  ['KABUL K7QF2M 1 saat', { ...of, do: 'accept', minutes: 60 }],
  ['Ready in 20 min K7QF2M', { ...of, do: 'estimate', minutes: 20 }],
  ['ready K7QF2M', { ...of, do: 'ready' }],
  ['HAZIR K7QF2M', { ...of, do: 'ready' }],
  ['Reject K7QF2M: the oven is broken', { ...of, do: 'reject', reason: 'the oven is broken' }],
  ['RET K7QF2M', { ...of, do: 'reject', reason: null }],
  ['out of stock K7QF2M lamb', { ...of, do: 'reject', reason: 'out_of_stock: lamb' }],
  ['STOK YOK K7QF2M', { ...of, do: 'reject', reason: 'out_of_stock' }],
  ['teslim K7QF2M', { ...of, do: 'complete' }],
  ['DONE K7QF2M', { ...of, do: 'complete' }],
  ['İPTAL OLUR K7QF2M', { ...of, do: 'allow_cancel' }],
  ['İPTAL OLMAZ K7QF2M', { ...of, do: 'refuse_cancel' }],
  ['keep K7QF2M', { ...of, do: 'refuse_cancel' }],
  ['אישור K7QF2M 30', { ...of, do: 'accept', minutes: 30 }],
  ['K7QF2M מאשרים, 45 דק׳', { ...of, do: 'accept', minutes: 45 }],
  ['ПРИНЯТЬ К7QF2М 1 час', { ...of, do: 'accept', minutes: 60 }],
  ['Έτοιμο σε 20 λεπτά K7QF2M', { ...of, do: 'estimate', minutes: 20 }],
  ['ΑΠΟΡΡΙΨΗ K7QF2M: χάλασε ο φούρνος', { ...of, do: 'reject', reason: 'χάλασε ο φούρνος' }],
  ['ausverkauft K7QF2M Lamm', { ...of, do: 'reject', reason: 'out_of_stock: Lamm' }],
  ['قبول K7QF2M ٣٠ دقيقة', { ...of, do: 'accept', minutes: 30 }],
  ['الإلغاء مرفوض K7QF2M', { ...of, do: 'refuse_cancel' }],
  ['قبول ميكنم K۷QF۲M ۳۰', { ...of, do: 'accept', minutes: 30 }],
  ['K7QF2M 수락 30분', { ...of, do: 'accept', minutes: 30 }],
  ['준비 완료 K7QF2M', { ...of, do: 'ready' }],
  ['완료 K7QF2M', { ...of, do: 'complete' }],
  ['KABUL K7QF2M saat 8', { ...of, do: 'accept', minutes: null, said: 'saat 8' }],
  ['accept K7QF2M, ready at 8', { ...of, do: 'accept', minutes: null, said: 'ready at 8' }],
  ['accept K7QF2M 22:30', { ...of, do: 'accept', minutes: null, said: '22:30' }],
  ['K7QF2M принято, в 22:30', { ...of, do: 'accept', minutes: null, said: 'в 22:30' }],
  ['수락 K7QF2M 오후 10시 30분', { ...of, do: 'accept', minutes: null, said: '오후 10시 30분' }],
  [
    'accept K7QF2M 30 min, ring the bell',
    { ...of, do: 'accept', minutes: 30, said: '30 min, ring the bell' },
  ],
  ['K7QF2M kabul edemiyoruz', { ...of, do: 'reject', reason: null }],
  ['не принимаем K7QF2M', { ...of, do: 'reject', reason: null }],
])('“%s” is understood', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'ACCEPT K7QF2M but not the lamb',
  'hazır değil K7QF2M',
  'K7QF2M готово, но без соуса',
  'K7QF2M fertig ist es noch nicht',
  '수락 K7QF2M 안 됩니다',
  'قبول K7QF2M ولكن بدون اللحم',
])('“%s” takes back what it says, and does nothing', (text) => {
  expect(readMerchantAnswer({ text })).toEqual({ action: null, of: { reference: 'K7QF2M' }, version: 1 });
});

test('every phrase is understood as meant, in all languages at once', () => {
  const actions = {
    accept: 'accept',
    ready: 'ready',
    reject: 'reject',
    stock: 'reject',
    complete: 'complete',
    allow: 'allow_cancel',
    keep: 'refuse_cancel',
  } as const;
  for (const language of languageSchema.options) {
    for (const verb of merchantVerbs) {
      for (const phrase of merchantPhrases()[language][verb]) {
        const said = phrase.replace('*', '');
        for (const typed of [said, said.toLocaleUpperCase(language)]) {
          const answers = [`${typed} K7QF2M`, `K7QF2M: ${typed}`].map((text) => read(text));
          for (const answer of answers) {
            expect([language, typed, answer]).toEqual([
              language,
              typed,
              expect.objectContaining({ do: actions[verb], reference: 'K7QF2M' }),
            ]);
          }
        }
      }
    }
    for (const [unit, minutes] of [
      [wordsBeside()[language].minutes[0], 2],
      [wordsBeside()[language].hours[0], 120],
    ] as const) {
      const text = `${merchantWords(language).accept} K7QF2M 2 ${unit?.replace('*', '')}`;
      expect([text, read(text)]).toEqual([text, { ...of, do: 'accept', minutes }]);
    }
  }
});

test.each([
  'YES',
  'accept',
  'ACCEPT ORDERS',
  'accept PLEASE',
  'accept change',
  'cancel K7QF2M',
  'what about K7QF2M?',
  'ACCEPT K7QF2M and REJECT M2FQ7K',
  'YES A1B2',
  '',
])('“%s” is an ordinary message', (text) => {
  expect(read(text)).toBeNull();
});

describe('which version is answered', () => {
  const version = (text: string) => readMerchantAnswer({ text })?.version;

  test.each([
    ['ACCEPT K7QF2M', 1],
    ['ACCEPT K7QF2MB', 2],
    ['accept k7qf2mb 30', 2],
    ['ACCEPT K7QF2M-C', 3],
    ['K7QF2MG kabul', 7],
    // Typed on a Russian keyboard.
    ['ПРИНЯТЬ К7QF2МВ', 2],
    // Minutes are no version, and a word behind the code is none either.
    ['ACCEPT K7QF2M 2', 1],
    ['REJECT K7QF2M C is broken', 1],
    ['ACCEPT K7QF2M-30', 1],
  ])('“%s”: %i', (text, expected) => {
    expect(version(text)).toBe(expected);
  });

  test.each(['ACCEPT K7QF2MX', 'ACCEPT K7QF2MBB', 'ACCEPT K7QF2MB and K7QF2M'])('“%s” names none', (text) => {
    expect(readMerchantAnswer({ text })).toBeNull();
  });

  test('is a code of its own for each, read back as that one, and said by its button', () => {
    const codes = Array.from({ length: maxVersions }, (_, index) =>
      answerCode({ reference: 'K7QF2M', version: index + 1 }),
    );
    expect(new Set(codes).size).toBe(maxVersions);
    expect(codes.map((code) => version(`ACCEPT ${code}`))).toEqual(codes.map((_, index) => index + 1));
    const requestId = requestIdFor('food', 'key');
    const payload = merchantPayload('accept', 'food', requestId, 3);
    expect(readMerchantAnswer({ text: 'ACCEPT', payload })).toMatchObject({ version: 3, of: { requestId } });
  });
});

describe('what identifies a request', () => {
  test('is a code that no word is taken for, and that its merchant can write back', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const reference = requestReference(requestIdFor('food', key));
        expect(reference).toMatch(referencePattern);
        expect(read(`accept ${reference}`)).toMatchObject({ do: 'accept', reference });
      }),
    );
  });

  test('comes back from its buttons, whatever stands on them', () => {
    const requestId = requestIdFor('service', 'key');
    const payload = merchantPayload('keep', 'service', requestId);
    expect(readMerchantAnswer({ text: 'ACCEPT K7QF2M', payload })).toEqual({
      action: { by: 'merchant', do: 'refuse_cancel' },
      of: { kind: 'service', requestId },
      version: 1,
    });
    for (const broken of ['request:keep:taxi:req_1', `${payload}0`, 'yes:abc', 'request:__proto__:food:x']) {
      expect(readMerchantAnswer({ text: 'ACCEPT K7QF2M', payload: broken })).toBeNull();
    }
  });
});
