import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { isReservation, readReservation } from './read-reservation.ts';

const local = DateTime.fromISO('2027-03-19T10:00', { zone: 'Asia/Nicosia' });

describe('a confirmation is read', () => {
  test.each<[Language, string, object]>([
    [
      'en',
      'Your reservation is confirmed\nHotel: Hotel Olympia\nCheck-in: 22 March 2027, 15:00\nCheck-out: 24 March 2027, 11:00\nConfirmation number: 88213\nBreakfast included',
      {
        kind: 'hotel',
        name: 'Hotel Olympia',
        date: '2027-03-22',
        start: '15:00',
        end: null,
        unread: ['Breakfast included'],
      },
    ],
    [
      'en',
      'Booking confirmation\nFlight TK 964\nDeparture: 2027-03-22 09:40\nArrival: 11:15\nPNR: X7QF2M\nSeat 12A',
      {
        kind: 'flight',
        name: 'TK 964',
        date: '2027-03-22',
        start: '09:40',
        end: '11:15',
        unread: ['Seat 12A'],
      },
    ],
    [
      'en',
      'Reservation confirmed\nRestaurant: The Walrus\nDate: Monday, 22 March 2027\nTime: 7:30 pm\nTable for 4',
      { kind: 'restaurant', name: 'The Walrus', date: '2027-03-22', start: '19:30', unread: ['Table for 4'] },
    ],
    [
      'tr',
      'Rezervasyon onayı\nOtel: Deniz Otel\nGiriş tarihi: 22 Mart 2027 14:00\nÇıkış: 24 Mart 2027 12:00\nRezervasyon no: 551',
      { kind: 'hotel', name: 'Deniz Otel', date: '2027-03-22', start: '14:00', unread: [] },
    ],
    [
      'de',
      'Buchungsbestätigung\nUnterkunft: Pension Meerblick\nAnreise: 22. März 2027, 16:00\nAbreise: 24. März 2027\nBuchungsnummer: A1',
      { kind: 'hotel', name: 'Pension Meerblick', date: '2027-03-22', start: '16:00' },
    ],
    [
      'ru',
      'Бронирование подтверждено\nРесторан: Причал\nДата: 22 марта 2027\nВремя: 19:00\nСтолик на двоих',
      { kind: 'restaurant', name: 'Причал', date: '2027-03-22', start: '19:00' },
    ],
    [
      'ko',
      '예약 확인\n호텔: 바다호텔\n체크인: 2027-03-22 15:00\n체크아웃: 2027-03-24 11:00\n예약번호: 77',
      { kind: 'hotel', name: '바다호텔', date: '2027-03-22', start: '15:00' },
    ],
    [
      'he',
      'אישור הזמנה\nמלון: מלון הים\nכניסה: 2027-03-22 15:00\nמספר הזמנה: 12',
      { kind: 'hotel', name: 'מלון הים', date: '2027-03-22', start: '15:00' },
    ],
    [
      'ar',
      'تأكيد الحجز\nالفندق: فندق البحر\nتسجيل الوصول: 2027-03-22 15:00\nرقم الحجز: 12',
      { kind: 'hotel', name: 'فندق البحر', date: '2027-03-22', start: '15:00' },
    ],
    [
      'fa',
      'تأیید رزرو\nهتل: هتل دریا\nورود: 2027-03-22 15:00\nکد رزرو: 12',
      { kind: 'hotel', name: 'هتل دریا', date: '2027-03-22', start: '15:00' },
    ],
    [
      'el',
      'Επιβεβαίωση κράτησης\nΞενοδοχείο: Θάλασσα\nΆφιξη: 2027-03-22 15:00\nΑριθμός κράτησης: 12',
      { kind: 'hotel', name: 'Θάλασσα', date: '2027-03-22', start: '15:00' },
    ],
  ])('%s: %j', (language, text, expected) => {
    expect(isReservation(text)).toBe(true);
    expect(readReservation(text, language, local)).toMatchObject(expected);
  });

  test('and what it does not say is not made up', () => {
    const noTime = 'Reservation confirmed\nHotel: Olympia\nCheck-in: 22 March 2027';
    expect(readReservation(noTime, 'en', local)).toMatchObject({
      date: '2027-03-22',
      start: null,
      end: null,
    });
    const noDay = 'Reservation confirmed\nRestaurant: Walrus\nTime: 19:00';
    expect(readReservation(noDay, 'en', local)).toMatchObject({ date: null, start: '19:00' });
    expect(
      readReservation('Reservation confirmed\nRestaurant: Walrus\nTime: 29:75', 'en', local)?.start,
    ).toBeNull();
  });

  test.each([
    'a table for two tonight at eight',
    'I have a reservation at the hotel',
    'hello\nI would like a table\nfor two people\nthank you',
    'my hotel\nis nice\nreally',
  ])('and is none: %j', (text) => expect(isReservation(text)).toBe(false));
});
