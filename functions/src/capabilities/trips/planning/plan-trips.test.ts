import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { readMoment } from '../../../reading/moment/read-moment.ts';
import { asksForTrip, daysIn, lengthOfTrip } from './trip-words.ts';

describe('days to be planned are asked for', () => {
  test.each([
    'plan my saturday in kyrenia',
    'Plan Saturday for six of us',
    'can you make a 3 day itinerary around Famagusta',
    'plan us a weekend trip',
    'Girne için cumartesi günümü planla',
    'bize 2 günlük bir gezi planı yapar mısın',
    'Plane mir einen Tag in Kyrenia',
    'Спланируй нам выходные в Кирении',
    'Σχεδίασε μου μια μέρα στην Κερύνεια',
    'תכנן לי יום טיול בקירניה',
    'خطط لي يوما في كيرينيا',
    'برای فردا در گیرنه برنامه سفر می‌خواهم',
    '키레니아 하루 일정 짜줘',
  ])('%s', (text) => expect(asksForTrip(text)).toBe(true));

  test.each([
    'I plan to come at eight tomorrow',
    'we are planning on two rooms for saturday',
    'a table for four tomorrow at eight',
    'what is your plan B',
    'any plans for sushi tonight?',
    'bugün planım yok',
    'Morgen um acht einen Tisch bitte',
    'Сегодня на восемь столик',
    '오늘 저녁 두 명 예약',
  ])('and not by %s', (text) => expect(asksForTrip(text)).toBe(false));

  const local = DateTime.fromISO('2027-03-19T10:00', { zone: 'Asia/Nicosia' });
  test.each<[Language, string, number | null]>([
    ['en', 'a 3 day itinerary', 3],
    ['tr', '2 günlük gezi', 2],
    ['ru', 'на 2 дня', 2],
    ['ko', '3일 일정', 3],
    ['en', 'a table for 3 on Sunday', null],
    ['en', 'plan my day', null],
    ['en', 'Plan a trip to Kyrenia in 10 days', null],
    ['en', 'Plan 3 days in Kyrenia from Friday', 3],
    ['en', 'a two-day itinerary in Kyrenia from Friday', 2],
    ['en', 'plan us two weeks in Kyrenia from tomorrow', 14],
    ['tr', 'Girne için cuma gününden itibaren üç günlük gezi planla', 3],
    ['he', 'תכנן לי טיול של שבוע לקירניה ממחר', 7],
    ['he', 'תכנן לי טיול בשבוע הבא לקירניה', null],
    ['ru', 'Спланируй трёхдневную поездку в Кирению с пятницы', 3],
    ['ru', 'Спланируй поездку на неделю в Кирению с завтрашнего дня', 7],
    ['el', 'Σχεδίασε μου μια τριήμερη εκδρομή στην Κερύνεια από Παρασκευή', 3],
    ['el', 'Σχεδίασε μου ένα ταξίδι τριών ημερών στην Κερύνεια από Παρασκευή', 3],
    ['de', 'Plane mir ab Freitag eine dreitägige Reise nach Kyrenia', 3],
    ['de', 'Plane mir ab Freitag eine einwöchige Reise nach Kyrenia', 7],
    ['ar', 'خطط لي رحلة لمدة ثلاثة أيام إلى كيرينيا يوم الجمعة', 3],
    ['ar', 'خطط لي رحلة ليومين إلى كيرينيا غدا', 2],
    ['ar', 'خطط لي رحلة لمدة أحد عشر يوما إلى كيرينيا من الغد', 11],
    ['ar', 'خطط لي رحلة لمدة أسبوعين إلى كيرينيا من الغد', 14],
    ['fa', 'از فردا یک سفر سه روزه به گیرنه برنامه‌ریزی کن', 3],
    ['ko', '금요일부터 키레니아 2박 3일 여행 일정 짜줘', 3],
    ['ko', '내일부터 키레니아 사흘 여행 일정 짜줘', 3],
  ])('%s: %s', (language, text, days) => expect(daysIn(text, language, local)).toBe(days));

  test.each<[Language, string]>([
    ['en', 'Plan a 2 day trip to Kyrenia in 10 days'],
    ['en', 'In 10 days plan us a 2-day trip to Kyrenia'],
    ['tr', '10 gün sonra Girne’ye 2 günlük gezi planla'],
    ['he', 'תכנן טיול של יומיים לקירניה בעוד 10 ימים'],
    ['ru', 'Спланируй поездку на 2 дня в Кирению через 10 дней'],
    ['el', 'Σχεδίασε μου ένα ταξίδι 2 ημερών στην Κερύνεια σε 10 μέρες'],
    ['de', 'Plane mir in 10 Tagen eine 2-tägige Reise nach Kyrenia'],
    ['ar', 'خطط لي رحلة لمدة يومين إلى كيرينيا بعد 10 أيام'],
    ['fa', 'یک سفر ۲ روزه به گیرنه برای ۱۰ روز دیگر برنامه‌ریزی کن'],
    ['ko', '10일 후에 키레니아 2일 여행 일정 짜줘'],
  ])('its length and its day are told apart, %s: %s', (language, text) => {
    const { days, rest } = lengthOfTrip(text, language, local);
    const { day, unclear } = readMoment(rest, { language, local });
    expect([days, day, unclear]).toEqual([2, { kind: 'date', date: { year: 2027, month: 3, day: 29 } }, []]);
  });
});

describe('sights of a kind and days to see them ask for a plan', () => {
  test.each([
    '3 days in Kyrenia, lots of castles please',
    'Girne’de 3 gün, kaleleri severiz',
    'Drei Tage Kyrenia, wir lieben Burgen',
    'Три дня в Кирении, любим крепости',
    'שלושה ימים בקירניה, אנחנו אוהבים מבצרים',
  ])('%s', (text) => expect(asksForTrip(text)).toBe(true));

  test.each([
    'a hotel near the castle in Kyrenia for 3 days',
    'two nights in Kyrenia by the beach',
    'is there a museum in Kyrenia that is open on both days?',
    'a boat for two days in Kyrenia, we like beaches',
    'where are the best beaches in Kyrenia for a weekend',
  ])('and not %s', (text) => expect(asksForTrip(text)).toBe(false));
});
