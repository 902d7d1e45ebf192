import { describe, expect, test } from '@jest/globals';
import type { JsonObject, Language } from '@merve/contract';
import type { ModelRequest } from '../../../model/language-model.ts';
import { voiceOf } from '../../../model/planner/plan.ts';
import { askedMessage } from '../../../model/planner/planning.ts';
import { changeSteps } from './plan-changes.ts';

const now = new Date('2027-03-19T08:00:00Z');
const declared = [
  'myTrips',
  'changeTripDay',
  'add_place_to_itinerary',
  'savePlaceForTrip',
  'savedPlacesOfTrip',
  'addReservationToTrip',
];

async function planned(
  language: Language,
  text: string,
  before: readonly string[] = [],
  isNewest: boolean | null = true,
  listings: readonly string[] = [],
): Promise<{ name: string; args: JsonObject } | null> {
  const request: ModelRequest = {
    system: '',
    turns: [
      ...before.map((one, index) =>
        index % 2 === 0
          ? ({ role: 'user', text: one } as const)
          : ({ role: 'assistant', text: one } as const),
      ),
      { role: 'user', text },
    ],
    tools: declared.map((name) => ({ name, description: '', parameters: {} })),
    situation: {
      ...{ marketId: 'm', timeZone: 'Asia/Famagusta', now, language, pendingSummary: null, lastListings: [] },
      ...(isNewest === null ? {} : { trip: { destination: 'Kyrenia / Girne', isNewest } }),
    },
  };
  const mentions = listings.map((name) => ({ listingId: name, name, matched: name }));
  const catalogue = { mentionsIn: async () => mentions, kindsIn: async () => [] };
  const asked = askedMessage(request, before.length, voiceOf(request), catalogue, async () => null);
  for (const { plan } of changeSteps) {
    const found = await plan(asked);
    if (found?.call !== undefined) return found.call;
  }
  return null;
}

describe('a place is added', () => {
  test.each<[Language, string, string]>([
    ['en', 'Add the castle to day 2', 'castle'],
    ['en', 'please add Swallow Tower to day 2', 'Swallow Tower'],
    ['tr', '2. güne Kırlangıç Kulesi ekle', 'Kırlangıç Kulesi'],
    ['he', 'תוסיף את Swallow Tower ליום 2', 'Swallow Tower'],
    ['ru', 'Добавь Swallow Tower во второй день', 'Swallow Tower'],
    ['el', 'Πρόσθεσε το Swallow Tower στη δεύτερη μέρα', 'Swallow Tower'],
    ['de', 'Füge Swallow Tower am zweiten Tag hinzu', 'Swallow Tower'],
    ['ar', 'أضف Swallow Tower إلى اليوم الثاني', 'Swallow Tower'],
    ['fa', 'Swallow Tower را به روز دوم اضافه کن', 'Swallow Tower'],
    ['ko', '둘째 날에 Swallow Tower 추가해 주세요', 'Swallow Tower'],
  ])('%s: %s', async (language, text, placeName) => {
    expect(await planned(language, text)).toEqual({
      name: 'add_place_to_itinerary',
      args: { placeName, dayNumber: 2 },
    });
  });
});

describe('a visit is left out', () => {
  test.each<[Language, string, string]>([
    ['en', 'Drop the museum', 'museum'],
    ['tr', 'Müzeyi çıkar', 'Müzeyi'],
    ['he', 'תוריד את המוזיאון', 'המוזיאון'],
    ['ru', 'Убери музей', 'музей'],
    ['el', 'Βγάλε το μουσείο', 'μουσείο'],
    ['de', 'Streich das Museum', 'Museum'],
    ['ar', 'احذف المتحف', 'المتحف'],
    ['fa', 'موزه را حذف کن', 'موزه'],
    ['ko', '박물관 빼 주세요', '박물관'],
  ])('%s: %s', async (language, text, remove) => {
    expect(await planned(language, text)).toEqual({ name: 'changeTripDay', args: { remove } });
  });
});

describe('a day begins at another time', () => {
  test.each<[Language, string]>([
    ['en', 'Start at ten on day 2'],
    ['tr', '2. gün saat onda başlayalım'],
    ['he', 'נתחיל בעשר ביום השני'],
    ['ru', 'Начнём в 10:00 во второй день'],
    ['el', 'Ξεκίνα στις 10:00 τη δεύτερη μέρα'],
    ['de', 'Am zweiten Tag um zehn anfangen'],
    ['ar', 'نبدأ الساعة 10:00 في اليوم الثاني'],
    ['fa', 'روز دوم ساعت 10:00 شروع کنیم'],
    ['ko', '둘째 날은 10시에 시작해 주세요'],
  ])('%s: %s', async (language, text) => {
    expect(await planned(language, text)).toEqual({
      name: 'changeTripDay',
      args: { startTime: '10:00', dayNumber: 2 },
    });
  });
});

describe('what is planned for a day is asked', () => {
  test.each<[Language, string]>([
    ['en', 'What have I planned for Sunday?'],
    ['tr', 'Pazar günü için ne planladım?'],
    ['he', 'מה תכננתי ליום ראשון?'],
    ['ru', 'Что у нас запланировано на воскресенье?'],
    ['el', 'Τι έχω προγραμματίσει για την Κυριακή;'],
    ['de', 'Was haben wir für Sonntag geplant?'],
    ['ar', 'ماذا خططت ليوم الأحد؟'],
    ['fa', 'برای یکشنبه چه برنامه‌ای داریم؟'],
    ['ko', '일요일 일정이 뭐예요?'],
  ])('%s: %s', async (language, text) => {
    expect(await planned(language, text)).toEqual({ name: 'myTrips', args: { date: '2027-03-21' } });
  });
});

test('which day, and which of several, are answered', async () => {
  expect(
    await planned('en', 'day 2', ['add the castle to our trip', 'On which day of the trip: 1 to 3?']),
  ).toEqual({ name: 'add_place_to_itinerary', args: { placeName: 'castle', dayNumber: 2 } });
  expect(
    await planned('en', 'the 2nd', [
      'drop the museum',
      'Which one do you mean?\n1. Museum of Lost Keys\n2. Rope and Tar House',
    ]),
  ).toEqual({ name: 'changeTripDay', args: { remove: 'Rope and Tar House' } });
});

describe('a place is put aside for the trip', () => {
  test.each<[Language, string]>([
    ['en', 'Save Swallow Tower for our trip'],
    ['tr', 'Swallow Tower’ı gezimiz için kaydet'],
    ['he', 'שמור את Swallow Tower לטיול'],
    ['ru', 'Сохрани Swallow Tower для поездки'],
    ['el', 'Αποθήκευσε το Swallow Tower για την εκδρομή'],
    ['de', 'Merk Swallow Tower für die Reise vor'],
    ['ar', 'احفظ Swallow Tower للرحلة'],
    ['fa', 'Swallow Tower را برای سفرمان ذخیره کن'],
    ['ko', '여행을 위해 Swallow Tower 저장해 주세요'],
  ])('%s: %s', async (language, text) => {
    expect(await planned(language, text)).toEqual({
      name: 'savePlaceForTrip',
      args: { placeName: expect.stringMatching(/^Swallow Tower/) },
    });
  });

  test('the one that was shown, or the one of a list that is counted', async () => {
    const args = { placeName: 'Moat Park' };
    const one = ['what is near?', 'Near Kyrenia:\n1. Moat Park, 1.2 km'];
    expect(await planned('en', 'save this for my trip', one)).toEqual({ name: 'savePlaceForTrip', args });
    const two = ['what is near?', 'Near Kyrenia:\n1. Swallow Tower, 800 m\n2. Moat Park, 1.2 km'];
    expect(await planned('en', 'save the second one for my trip', two)).toEqual({
      name: 'savePlaceForTrip',
      args,
    });
    expect(await planned('en', 'save this for my trip', two)).toBeNull();
  });

  test.each<[Language, string]>([
    ['en', 'which places did I save for my trip? my saved places'],
    ['tr', 'gezi için kaydettiğim yerler'],
    ['he', 'המקומות ששמרתי לטיול'],
    ['ru', 'что я сохранил для поездки'],
    ['el', 'τι έχω αποθηκεύσει για την εκδρομή'],
    ['de', 'gespeicherte Orte der Reise'],
    ['ar', 'الأماكن المحفوظة للرحلة'],
    ['fa', 'جاهای ذخیره شده سفر'],
    ['ko', '여행에 저장한 장소'],
  ])('and the list is told: %s: %s', async (language, text) => {
    expect(await planned(language, text)).toEqual({ name: 'savedPlacesOfTrip', args: {} });
  });
});

test('a confirmation that is pasted is read, whatever its lines say', async () => {
  const text =
    'Reservation confirmed\nRestaurant: Carob Lantern\nDate: 22 March 2027\nTime: 19:30\nTable for 4';
  expect(await planned('en', text, [], false)).toEqual({ name: 'addReservationToTrip', args: {} });
});

test('of somebody with no saved trip "the trip" is one that they booked', async () => {
  expect(await planned('en', 'please delete the trip booking', [], null)).toBeNull();
  expect(await planned('en', 'the trip starts at ten, right?', [], null)).toBeNull();
  expect(await planned('en', 'add the castle to our trip', [], null)).toMatchObject({
    name: 'add_place_to_itinerary',
  });
});

describe('nothing of a trip is changed by', () => {
  test.each<[Language, string]>([
    ['en', 'add a cola to it'],
    ['en', 'drop us at the harbour'],
    ['en', 'two rooms, starting on Friday'],
    ['en', 'remove the onions please'],
    ['tr', 'siparişe bir kola ekle'],
    ['de', 'noch eine Cola dazu'],
  ])('%s: %s, where another thing was spoken of', async (language, text) => {
    expect(await planned(language, text, [], false)).toBeNull();
  });
});

test('a table at a restaurant that is named is booked, whatever was spoken of before', async () => {
  const text = 'A table for 2 at Carob Lantern in 10 days at 20:00';
  expect(await planned('en', text, [], true, ['Carob Lantern'])).toBeNull();
  expect(await planned('en', 'Start at 20:00 at Carob Lantern', [], true, ['Carob Lantern'])).toBeNull();
  expect(await planned('en', 'a table for two at eight')).toBeNull();
});
