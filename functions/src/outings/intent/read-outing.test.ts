import { describe, expect, test } from '@jest/globals';
import { languageSchema, type OutingIntent, outingIntentSchema } from '@merve/contract';
import fc from 'fast-check';
import { readOuting } from './read-outing.ts';

const nothing: OutingIntent = { activity: null, size: null, budget: null, place: null, vibe: null };

describe('what a group wishes, by its words', () => {
  test.each([
    [
      'en',
      'what shall we do, five of us, something cozy and cheap',
      { size: 5, budget: 'low', vibe: 'cozy' },
    ],
    ['en', 'Basketball court for 10 people under $200', { activity: 'basketball', size: 10, budget: 'low' }],
    [
      'en',
      'we are 6 friends looking for a lively bar in Kyrenia',
      { activity: 'bar', size: 6, place: 'kyrenia', vibe: 'lively' },
    ],
    [
      'tr',
      'Girne’de 8 kişilik, sakin ve ucuz bir yer',
      { size: 8, budget: 'low', place: 'kyrenia', vibe: 'quiet' },
    ],
    [
      'ru',
      'нас пятеро, хотим боулинг, недорого, в Никосии',
      { activity: 'bowling', size: 5, budget: 'low', place: 'nicosia' },
    ],
    [
      'de',
      'Wir sind zu sechst und suchen eine gemütliche Kneipe in Berlin',
      { activity: 'bar', size: 6, place: 'Berlin', vibe: 'cozy' },
    ],
    [
      'he',
      'אנחנו חמישה, בא לנו קריוקי בתל אביב, לא יקר',
      { activity: 'karaoke', size: 5, budget: 'low', place: 'תל אביב' },
    ],
    [
      'el',
      'είμαστε τέσσερις και θέλουμε ρομαντικό εστιατόριο στην Αθήνα',
      { activity: 'restaurant', size: 4, place: 'Αθήνα', vibe: 'romantic' },
    ],
    [
      'ar',
      'نحن ستة ونريد مطعما هادئا ورخيصا في دبي',
      { activity: 'restaurant', size: 6, budget: 'low', place: 'دبي', vibe: 'quiet' },
    ],
    [
      'fa',
      'ما پنج نفریم و یک کافه دنج و ارزان در تهران می‌خواهیم',
      { activity: 'cafe', size: 5, budget: 'low', place: 'تهران', vibe: 'cozy' },
    ],
    [
      'ko',
      '우리 네 명인데 홍대에서 조용한 카페 가고 싶어',
      { activity: 'cafe', size: 4, place: '홍대', vibe: 'quiet' },
    ],
  ] as const)('%s: “%s”', (language, text, said) =>
    expect(readOuting(text, language)).toEqual({ ...nothing, ...said }),
  );

  test.each([
    ['something lively for 500 people', 500],
    ['something lively for 1 person', 1],
    ['something lively for 0 people', null],
    ['something lively for 501 people', null],
  ])('a group that is none, or larger than there may be, is no size: “%s”', (text, size) =>
    expect(readOuting(text, 'en').size).toBe(size),
  );

  test('what is dear and turned down is cheap; what is both is neither', () => {
    expect(readOuting('not too expensive please', 'en').budget).toBe('low');
    expect(readOuting('cheap or luxurious, we do not mind', 'en').budget).toBeNull();
  });

  test('whatever is written, it is an intent', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.constantFrom(...languageSchema.options),
        (text, language) => {
          expect(outingIntentSchema.safeParse(readOuting(text, language)).success).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
