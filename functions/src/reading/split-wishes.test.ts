import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { splitWishes } from './split-wishes.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });

describe('a message of two wishes', () => {
  const two: readonly (readonly [Language, string, string, string])[] = [
    [
      'en',
      'book Fig Tavern tomorrow 8pm for 4 and a taxi there from the harbour at 7:45',
      'book Fig Tavern tomorrow 8pm for 4',
      'tomorrow a taxi there from the harbour at 7:45',
    ],
    [
      'en',
      'a cab from the harbour to the airport on friday at 5am, and book a table for 2 at Fig Tavern on thursday at 8pm',
      'a cab from the harbour to the airport on friday at 5am',
      'book a table for 2 at Fig Tavern on thursday at 8pm',
    ],
    [
      'tr',
      "yarın 20:00 Fig Tavern 4 kişi, bir de 19:45'te limandan oraya taksi",
      'yarın 20:00 Fig Tavern 4 kişi',
      "yarın 19:45'te limandan oraya taksi",
    ],
    [
      'de',
      'einen Tisch für vier im Fig Tavern morgen um 20 Uhr und ein Taxi vom Hafen um 19:30',
      'einen Tisch für vier im Fig Tavern morgen um 20 Uhr',
      'morgen ein Taxi vom Hafen um 19:30',
    ],
    [
      'ru',
      'столик на двоих в Fig Tavern завтра в 20:00 и такси от порта в 19:30',
      'столик на двоих в Fig Tavern завтра в 20:00',
      'завтра такси от порта в 19:30',
    ],
    [
      'en',
      'glasshouse padel wed 8pm 4 of us, then Double Napkin Burgers 9.30 same lot',
      'glasshouse padel wed 8pm 4 of us',
      'wed Double Napkin Burgers 9.30 x 4',
    ],
    [
      'de',
      'Donnerstag 18 Uhr Tennisplatz bei Lob & Volley für 2, und danach 20 Uhr Tisch im Paper Crane Wok, auch 2',
      'Donnerstag 18 Uhr Tennisplatz bei Lob & Volley für 2',
      'Donnerstag 20 Uhr Tisch im Paper Crane Wok, auch 2',
    ],
    [
      'tr',
      'çarşamba sabah 10 Velvet Grinder 3 kişi sonra öğlen 1de Tin Plate Kitchen yine 3 kişi',
      'çarşamba sabah 10 Velvet Grinder 3 kişi',
      'çarşamba öğlen 1de Tin Plate Kitchen yine 3 kişi',
    ],
    [
      'ru',
      'завтра в 18:00 корт Lob & Volley на двоих, потом в 20:00 столик в Fig Tavern на двоих',
      'завтра в 18:00 корт Lob & Volley на двоих',
      'завтра в 20:00 столик в Fig Tavern на двоих',
    ],
    [
      'tr',
      'cuma 13:00 Fig Tavern dört kişi, akşam 21:00 Lob & Volley ikimiz',
      'cuma 13:00 Fig Tavern dört kişi',
      'cuma akşam 21:00 Lob & Volley ikimiz',
    ],
    [
      'en',
      'two things: a haircut at Scissor & Comb on friday at 11 and Fig Tavern at 7pm for three',
      'a haircut at Scissor & Comb on friday at 11',
      'on friday Fig Tavern at 7pm for three',
    ],
    [
      'he',
      'שני דברים: Fig Tavern ביום שישי 13:00 לשלושה, ואחר כך Lob & Volley 16:00 לשלושה',
      'Fig Tavern ביום שישי 13:00 לשלושה',
      'ביום שישי Lob & Volley 16:00 לשלושה',
    ],
    [
      'ar',
      'احجز طاولة في Fig Tavern غدا الساعة 20:00 لأربعة وكمان تاكسي من الميناء الساعة 19:30',
      'احجز طاولة في Fig Tavern غدا الساعة 20:00 لأربعة',
      'غدا وكمان تاكسي من الميناء الساعة 19:30',
    ],
    [
      'ko',
      '금요일 저녁 7시 Fig Tavern 두 명 예약해주시고 6시 반에 항구에서 택시도 부탁해요',
      '금요일 저녁 7시 Fig Tavern 두 명 예약해주시고',
      '금요일 6시 반에 항구에서 택시도 부탁해요',
    ],
  ];

  test.each(two)('in %s: %s', (language, text, first, second) => {
    expect(splitWishes(text, language, local)).toEqual({ first, second });
  });

  const one: readonly (readonly [Language, string])[] = [
    ['en', 'a taxi from the harbour to the airport tomorrow at 5am, and we are 4 people'],
    ['en', 'book a table for two at Fig Tavern at 8pm, and a high chair please'],
    ['en', 'taxi to Fig Tavern and back'],
    ['en', 'Fig Tavern tomorrow 8pm for 4, then we leave'],
    ['tr', 'Fig Tavern iki saat sonra 4 kişi'],
    ['de', 'dann lieber Fig Tavern um 20 Uhr für 2'],
    ['tr', 'limandan havaalanına taksi, 4 kişiyiz ve 3 bavul var'],
    ['de', 'ein Taxi zum Flughafen, und bitte schnell'],
    ['en', 'Fig Tavern tomorrow at 20:00, 4 people, we leave at 22:00'],
    ['en', 'two things: Fig Tavern tomorrow 8pm for 4, and a quiet corner'],
    ['tr', 'Fig Tavern yarın 19:00 ya da 20:00, 4 kişi'],
  ];

  test.each(one)('is told from one wish in %s: %s', (language, text) => {
    expect(splitWishes(text, language, local)).toBeNull();
  });
});
