import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { asksForTaxi, readRoute } from './read-route.ts';
import { routeWords } from './route-words.ts';

interface Told {
  readonly from?: string;
  readonly to?: string;
  readonly party?: number;
  readonly when?: string;
  readonly isNow?: true;
}

/** What a message says, with the likeliest names of the places. */
function told(text: string, language: Language): Told {
  const { pickup, destination, party, when, isNow } = readRoute(text, language);
  return {
    ...(pickup === null ? {} : { from: pickup.bare[0] }),
    ...(destination === null ? {} : { to: destination.bare[0] }),
    ...(party === null ? {} : { party }),
    ...(when === '' ? {} : { when }),
    ...(isNow ? { isNow } : {}),
  };
}

const told9: Readonly<Record<Language, readonly (readonly [string, Told])[]>> = {
  en: [
    ['a taxi to the harbour', { to: 'harbour' }],
    ['taxi from Carob Lantern to Nicosia for 3 people', { from: 'Carob Lantern', to: 'Nicosia', party: 3 }],
    ['I need a cab to Bellapais from the harbour now', { from: 'harbour', to: 'Bellapais', isNow: true }],
    ['a taxi from here to Famagusta', { to: 'Famagusta' }],
    ['taxi for two to Lapta', { to: 'Lapta', party: 2 }],
    [
      'cab: pick me up at Quince Yard at 7:15 and take me to the port',
      { from: 'Quince Yard', to: 'port', when: 'at 7:15' },
    ],
    [
      'cab on 5 may at 8am from the abbey to Gate 2',
      { from: 'abbey', to: 'Gate 2', when: 'on 5 may at 8am' },
    ],
    [
      'cab from Kalem Guesthouse in Nicosia to Marble & Steam',
      { from: 'Kalem Guesthouse in Nicosia', to: 'Marble & Steam' },
    ],
    ['taxi there from Quince Yard', { from: 'Quince Yard' }],
    [
      'room 214 at Quince Yard here. taxi to Carob Lantern please, now',
      { from: 'room 214 at Quince Yard', to: 'Carob Lantern', isNow: true },
    ],
    [
      'just landed at Ercan, 3 of us, need to get to Palm & Portcullis',
      { from: 'Ercan', to: 'Palm & Portcullis', party: 3 },
    ],
  ],
  tr: [
    ['Ercan’a indik, Girne’ye taksi lazım', { from: 'Ercan', to: 'Girne' }],
    ['Ercan’a yeni indik, taksi lazım', { from: 'Ercan' }],
    ['Girne’den Lefkoşa’ya bir taksi lütfen', { from: 'Girne', to: 'Lefkoşa' }],
    [
      'yarım saat sonra Alsancak’tan limana taksi',
      { from: 'Alsancak', to: 'limana', when: 'yarım saat sonra' },
    ],
    [
      'havaalanına Ayva Bahçesi Otel’den taksi, 2 kişiyiz',
      { from: 'Ayva Bahçesi Otel', to: 'havaalanına', party: 2 },
    ],
    ['yarın sabah 5’te girneden taksi lazım', { from: 'girneden', when: 'yarın sabah 5’te' }],
    ['limana gitmek için hemen taksi', { to: 'limana', isNow: true }],
    [
      "Long Beach Pavilion'dan Ayva Bahçesi'ne şimdi çıkıyoruz, 6 kişiyiz büyük araba gelsin",
      { from: 'Long Beach Pavilion', to: 'Ayva Bahçesi', party: 6, isNow: true },
    ],
    ['Ayva Bahçesi’nden oraya taksi', { from: 'Ayva Bahçesi' }],
  ],
  de: [
    ['wir stehen am Hafen, Taxi zum Flughafen bitte', { from: 'Hafen', to: 'Flughafen' }],
    ['Ein Taxi vom Hafen nach Bellapais, bitte sofort', { from: 'Hafen', to: 'Bellapais', isNow: true }],
    [
      'Ich brauche morgen früh um 5 ein Taxi ab Hotel Quitte zum Flughafen',
      { from: 'Hotel Quitte', to: 'Flughafen', when: 'morgen früh um 5' },
    ],
    [
      'Taxi in einer halben Stunde zur Abtei für 4 Personen',
      { to: 'Abtei', party: 4, when: 'in einer halben Stunde' },
    ],
    ['Taxi von Pension Kalem in Nikosia zum Bad', { from: 'Pension Kalem, Nikosia', to: 'Bad' }],
  ],
  ru: [
    [
      'завтра без четверти девять утра такси от Ayva Otel в аэропорт плз',
      { from: 'Ayva Otel', to: 'аэропорт', when: 'завтра без четверти девять утра' },
    ],
    ['Такси от гостиницы Айва до порта, прямо сейчас', { from: 'гостиницы Айва', to: 'порта', isNow: true }],
    [
      'нужно такси завтра в 5 утра из Кирении в аэропорт',
      { from: 'Кирении', to: 'аэропорт', when: 'завтра в 5 утра' },
    ],
    [
      'такси на двоих через полчаса из пансиона Калем в Никосии в баню',
      { from: 'пансиона Калем, Никосии', to: 'баню', party: 2, when: 'через полчаса' },
    ],
  ],
  el: [
    [
      'ταξί αύριο στις οχτώμισι το πρωί από το λιμάνι στο αεροδρόμιο',
      { from: 'λιμάνι', to: 'αεροδρόμιο', when: 'αύριο στις οχτώμισι το πρωί' },
    ],
    ['προσγειωθήκαμε στο Ερτζάν, θέλουμε να πάμε στην Κερύνεια', { from: 'Ερτζάν', to: 'Κερύνεια' }],
    ['Ταξί από το λιμάνι για το αεροδρόμιο τώρα', { from: 'λιμάνι', to: 'αεροδρόμιο', isNow: true }],
    [
      'θέλω ταξί αύριο στις 5 το πρωί από την Κερύνεια στο αεροδρόμιο',
      { from: 'Κερύνεια', to: 'αεροδρόμιο', when: 'αύριο στις 5 το πρωί' },
    ],
    ['ταξί για 3 άτομα μέχρι το Μπέλαπαϊς', { to: 'Μπέλαπαϊς', party: 3 }],
  ],
  he: [
    ['מונית מחר ב8 אחה"צ מהנמל לשדה התעופה', { from: 'הנמל', to: 'שדה התעופה', when: 'מחר ב8 אחה"צ' }],
    ['מונית מ-Quince Yard לנמל עכשיו', { from: 'Quince Yard', to: 'נמל', isNow: true }],
    [
      'אני צריך מונית מחר ב-5 בבוקר מקיריניה לשדה התעופה',
      { from: 'קיריניה', to: 'שדה התעופה', when: 'מחר ב-5 בבוקר' },
    ],
    ['מונית ל-3 אנשים אל הנמל', { to: 'הנמל', party: 3 }],
  ],
  ar: [
    ['تاكسي من الميناء إلى المطار الآن', { from: 'الميناء', to: 'المطار', isNow: true }],
    [
      'أحتاج تاكسي غدا الساعة 5 صباحا من كيرينيا إلى المطار',
      { from: 'كيرينيا', to: 'المطار', when: 'غدا الساعة 5 صباحا' },
    ],
  ],
  fa: [
    ['تاکسی از بندر به فرودگاه همین الان', { from: 'بندر', to: 'فرودگاه', isNow: true }],
    [
      'فردا ساعت ۵ صبح تاکسی از گیرنه تا فرودگاه می‌خواهم برای ۳ نفر',
      { from: 'گیرنه', to: 'فرودگاه', when: 'فردا ساعت ۵ صبح', party: 3 },
    ],
  ],
  ko: [
    ['항구에서 공항까지 지금 택시 불러 주세요', { from: '항구', to: '공항', isNow: true }],
    [
      '내일 새벽 5시에 Quince Hotel에서 공항 가는 택시 필요해요',
      { from: 'Quince Hotel', to: '공항', when: '내일 새벽 5시에' },
    ],
    ['키레니아에서 공항으로 3명 택시', { from: '키레니아', to: '공항', party: 3 }],
  ],
};

const lines = Object.entries(told9).flatMap(([language, rows]) =>
  rows.map(([text, expected]) => [language, text, expected] as const),
);

test.each(lines)('%s: %s', (language, text, expected) => {
  const reading = readRoute(text);
  expect(reading).toMatchObject({ isTaxi: true, language, unplaced: [] });
  expect(told(text, reading.language)).toEqual(expected);
});

describe('nothing is guessed', () => {
  test.each([
    'taxi quince yard old port',
    'I need a taxi',
    'taxi tomorrow',
    'bana bir taksi çağır',
    'taxi to the port or to the abbey',
  ])('“%s” names no end of a way', (text) => {
    expect(readRoute(text)).toMatchObject({ isTaxi: true, pickup: null, destination: null });
  });

  test('places without a word that says which end they are are left to be asked about', () => {
    expect(readRoute('taxi quince yard old port').unplaced).toEqual(['quince yard old port']);
    expect(readRoute('taxi to the port or to the abbey').unplaced).toEqual(['port', 'abbey']);
  });

  test.each(['book a table for 4', 'masa ayırt', '', '👍', '\ud800'])('“%s” is about no taxi', (text) => {
    expect(readRoute(text).isTaxi).toBe(false);
  });
});

describe('whatever the places are called', () => {
  const before: Readonly<Partial<Record<Language, (from: string, to: string) => string>>> = {
    en: (from, to) => `please, a taxi from ${from} to ${to} for 3 people now`,
    de: (from, to) => `ein Taxi von ${from} nach ${to} bitte`,
    ru: (from, to) => `такси от ${from} до ${to} пожалуйста`,
    el: (from, to) => `ταξί από ${from} μέχρι ${to} παρακαλώ`,
    ar: (from, to) => `تاكسي من ${from} إلى ${to} الآن`,
    fa: (from, to) => `تاکسی از ${from} به ${to} لطفا`,
    he: (from, to) => `מונית מ-${from} ל-${to} עכשיו`,
    ko: (from, to) => `${from}에서 ${to}까지 택시 불러 주세요`,
    tr: (from, to) => `${from}'den ${to}'ye taksi lütfen`,
  };
  const syllables = ['Ka', 'lo', 'Mi', 'ru', 'Ze', 'vi', 'Bo', 'ks'];
  const word = fc
    .array(fc.constantFrom(...syllables), { minLength: 3, maxLength: 4 })
    .map((parts) => `Q${parts.join('').toLowerCase()}x`);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

  test.each(Object.entries(before))(
    '%s: each is found, apart from the other and from the words around',
    (_, say) => {
      fc.assert(
        fc.property(name, name, (from, to) => {
          const reading = readRoute(say(from, to));
          expect([reading.pickup?.bare[0], reading.destination?.bare[0]]).toEqual([from, to]);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('a place never holds a connector, and the two never overlap', () => {
    const vocabulary = Object.values(routeWords).flatMap(({ from, to, weakTo = '', taxi, when, now }) =>
      [from, to, weakTo, taxi, when, now].flatMap((list) =>
        list.split(' ').filter((one) => one !== '' && !/[_*]/.test(one)),
      ),
    );
    const connectors = (language: Language) =>
      new Set(
        [routeWords[language].from, routeWords[language].to, routeWords[language].weakTo ?? ''].flatMap(
          (list) => list.split(' '),
        ),
      );
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(...vocabulary),
        fc.constant('name'),
        fc.constant('name'),
        fc.constantFrom('5', '19:30', ',', '.'),
      ),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(words, (given) => {
        // Every name is another one, so that it is told where each of them went.
        const text = given
          .map((one, at) => (one === 'name' ? `Qualo${'abcdefghijklmn'.charAt(at)}x` : one))
          .join(' ');
        const { language, pickup, destination } = readRoute(text);
        const [from = [], to = []] = [pickup, destination].map((place) => place?.said.split(/[\s,]+/));
        for (const place of [from, to]) {
          expect(place.slice(1).filter((one) => connectors(language).has(one))).toEqual([]);
          expect(place[0]).not.toBe('');
        }
        const named = (place: readonly string[]) => place.filter((one) => one.startsWith('Qualo'));
        expect(named(from).filter((one) => named(to).includes(one))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** To be fetched and brought: neither a taxi nor a cab is named. */
describe.each<readonly [Language, string]>([
  ['en', 'pick me up from Quince Yard and drop me at Gate Two'],
  ['en', 'can you pick us up at Quince Yard and drop us off at Gate Two'],
  ['en', 'take me from Quince Yard to Gate Two'],
  ['tr', "beni Quince Yard'dan alıp Gate Two'ya bırakır mısınız"],
  ['de', 'holen Sie mich bitte am Quince Yard ab und bringen Sie mich zum Gate Two'],
  ['ru', 'заберите меня от Quince Yard и отвезите в Gate Two'],
  ['el', 'πάρτε με από το Quince Yard και αφήστε με στο Gate Two'],
  ['he', 'תאספו אותי מ-Quince Yard ותורידו אותי ב-Gate Two'],
  ['ar', 'خذني من Quince Yard ونزلني عند Gate Two'],
  ['fa', 'منو از Quince Yard بردار و Gate Two پیاده کن'],
  ['ko', 'Quince Yard에서 태워서 Gate Two에 내려 주세요'],
])('%s: %s', (language, text) => {
  test('is a ride from there to there', () => {
    expect(readRoute(text, language).isTaxi).toBe(true);
    expect(told(text, language)).toMatchObject({ from: 'Quince Yard', to: 'Gate Two' });
  });
});

test.each([
  'drop the kids at school',
  'pick up the order from Carob Lantern at 8',
  'a table where we get dropped at the door',
])('calls no taxi: %s', (text) => {
  expect(readRoute(text, 'en').isTaxi).toBe(false);
});

test('Turkish endings that stand apart say which end a place is', () => {
  const text = 'yarin 14:20 de sage & pumice den othello street e taksi';
  expect(told(text, 'tr')).toMatchObject({
    from: 'sage & pumice',
    to: 'othello street',
    when: 'yarin 14:20',
  });
});

test.each(languageSchema.options)(
  'whether a taxi is called is told without reading the way: %s',
  (language) => {
    const lines = readFileSync(join(repositoryRoot(), `corpora/conversations/${language}.jsonl`), 'utf8');
    const said = [...lines.matchAll(/"say": ?("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    );
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => asksForTaxi(text, language) !== readRoute(text, language).isTaxi)).toEqual(
      [],
    );
  },
);

test.each<[Language, string, string]>([
  [
    'de',
    'Guten Abend, am Dienstag um 4:45 Uhr morgens ein Taxi von Lapta zum Hafen',
    'am Dienstag um 4:45 Uhr morgens',
  ],
  ['en', 'good evening, taxi tomorrow at 5 from the harbour to Ercan', 'tomorrow at 5'],
  ['tr', 'iyi akşamlar yarın 5te limandan Ercan’a taksi', 'yarın 5te'],
  ['he', 'ערב טוב, מונית מחר ב-5 בבוקר מקירניה לנמל', 'מחר ב-5 בבוקר'],
  ['ru', 'добрый вечер, такси завтра в 5 утра из Кирении в порт', 'завтра в 5 утра'],
])('%s: a greeting says nothing of when: %s', (language, text, when) => {
  expect(readRoute(text, language).when).toBe(when);
});

test.each<[Language, string, string, string]>([
  ['en', 'we land at ercan at 5pm tomorrow, taxi to Kyrenia please', 'ercan', 'Kyrenia'],
  ['de', 'wir landen in Ercan am Freitag um 14:20, Taxi nach Kyrenia', 'Ercan', 'Kyrenia'],
  ['ru', 'прилетаем в Эрджан в пятницу в 14:20, нужно такси до Кирении', 'Эрджан', 'Кирении'],
  [
    'el',
    'προσγειωνόμαστε στο Ερτζάν την Παρασκευή στις 14:20, θέλουμε ταξί για Κερύνεια',
    'Ερτζάν',
    'Κερύνεια',
  ],
])('%s: who lands somewhere is fetched there: %s', (language, text, from, to) => {
  const { pickup, destination } = readRoute(text, language);
  expect([pickup?.said, destination?.said]).toEqual([from, to]);
});
