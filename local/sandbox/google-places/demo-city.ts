/**
 * A city abroad with a few hundred invented places in two languages, made out of word lists by counting: the same places at
 * every start. Where the streets are is true; what stands in them is not.
 */
import type { Coordinates } from '@merve/contract';

type InTwo = readonly [english: string, hebrew: string];

/** A place that the double knows. */
export interface KnownPlace {
  readonly id: string;
  readonly name: InTwo;
  readonly address: InTwo;
  readonly at: Coordinates;
  readonly types: readonly string[];
  /** Further words it is found by, in both languages. */
  readonly words: readonly string[];
  /** 1 to 4; null where nobody knows. */
  readonly priceLevel: number | null;
  readonly rating: number | null;
  readonly ratings: number;
  readonly website: string | null;
  /** Every day, by the city's clock; null for always. */
  readonly hours: { readonly opens: number; readonly closes: number } | null;
  readonly photographer: string | null;
}

export const demoCity: InTwo = ['Tel Aviv', 'תל אביב'];
export const demoCityZone = 'Asia/Jerusalem';

const areas: readonly {
  readonly name: InTwo;
  readonly streets: readonly InTwo[];
  readonly at: Coordinates;
}[] = [
  {
    name: ['Old North', 'הצפון הישן'],
    streets: [
      ['Dizengoff Street', 'רחוב דיזנגוף'],
      ['Ben Yehuda Street', 'רחוב בן יהודה'],
    ],
    at: { latitude: 32.0871, longitude: 34.7736 },
  },
  {
    name: ['City Centre', 'מרכז העיר'],
    streets: [
      ['Allenby Street', 'רחוב אלנבי'],
      ['King George Street', 'רחוב המלך ג׳ורג׳'],
    ],
    at: { latitude: 32.0714, longitude: 34.7706 },
  },
  {
    name: ['Florentin', 'פלורנטין'],
    streets: [
      ['Florentin Street', 'רחוב פלורנטין'],
      ['Herzl Street', 'רחוב הרצל'],
    ],
    at: { latitude: 32.0565, longitude: 34.7702 },
  },
  {
    name: ['Jaffa', 'יפו'],
    streets: [
      ['Yefet Street', 'רחוב יפת'],
      ['Jerusalem Boulevard', 'שדרות ירושלים'],
    ],
    at: { latitude: 32.0499, longitude: 34.7553 },
  },
  {
    name: ['Azrieli', 'עזריאלי'],
    streets: [
      ['Menachem Begin Road', 'דרך מנחם בגין'],
      ['Kaplan Street', 'רחוב קפלן'],
    ],
    at: { latitude: 32.0745, longitude: 34.7919 },
  },
];

const firsts: readonly InTwo[] = [
  ['Almond', 'השקד'],
  ['Blue Gate', 'השער הכחול'],
  ['Fig Tree', 'עץ התאנה'],
  ['Salt', 'המלח'],
  ['Two Sisters', 'שתי אחיות'],
  ['Lantern', 'הפנס'],
  ['Sparrow', 'הדרור'],
  ['Quiet Corner', 'הפינה השקטה'],
  ['Paper Boat', 'סירת הנייר'],
  ['Cedar', 'הארז'],
  ['Pomegranate', 'הרימון'],
  ['Old Clock', 'השעון הישן'],
];

interface Kind {
  readonly label: InTwo;
  readonly types: readonly string[];
  readonly words: readonly string[];
  readonly hours: KnownPlace['hours'];
  readonly price: number | null;
}

const table = (opens: number, closes: number) => ({ opens, closes });
const kinds: readonly Kind[] = [
  {
    label: ['Pizza', 'פיצה'],
    types: ['pizza_restaurant', 'restaurant'],
    words: ['pizzeria', 'פיצרייה'],
    hours: table(11, 25),
    price: 2,
  },
  {
    label: ['Vegan Pizza', 'פיצה טבעונית'],
    types: ['pizza_restaurant', 'vegan_restaurant', 'restaurant'],
    words: ['פיצרייה', 'טבעוני'],
    hours: table(12, 24),
    price: 2,
  },
  {
    label: ['Sushi', 'סושי'],
    types: ['sushi_restaurant', 'restaurant'],
    words: ['japanese', 'יפני', 'מסעדה'],
    hours: table(12, 23),
    price: 3,
  },
  {
    label: ['Hummus', 'חומוס'],
    types: ['restaurant'],
    words: ['falafel', 'פלאפל', 'vegetarian', 'צמחוני', 'מסעדה'],
    hours: table(9, 17),
    price: 1,
  },
  {
    label: ['Fish House', 'בית הדגים'],
    types: ['seafood_restaurant', 'restaurant'],
    words: ['seafood', 'דגים', 'מסעדה', 'kosher', 'כשר'],
    hours: table(12, 23),
    price: 4,
  },
  {
    label: ['Burgers', 'המבורגר'],
    types: ['hamburger_restaurant', 'restaurant'],
    words: ['burger', 'בורגר'],
    hours: table(12, 26),
    price: 2,
  },
  {
    label: ['Kitchen', 'המטבח'],
    types: ['restaurant'],
    words: ['מסעדה', 'gluten', 'free', 'ללא', 'גלוטן'],
    hours: table(18, 24),
    price: 3,
  },
  {
    label: ['Café', 'בית קפה'],
    types: ['cafe', 'coffee_shop'],
    words: ['coffee', 'קפה', 'breakfast', 'ארוחת', 'בוקר'],
    hours: table(7, 20),
    price: 2,
  },
  {
    label: ['Bar', 'בר'],
    types: ['bar'],
    words: ['cocktails', 'קוקטיילים', 'wine', 'יין'],
    hours: table(19, 27),
    price: 3,
  },
  {
    label: ['Bakery', 'מאפייה'],
    types: ['bakery'],
    words: ['bread', 'לחם', 'מאפים'],
    hours: table(6, 19),
    price: 1,
  },
  {
    label: ['Ice Cream', 'גלידה'],
    types: ['ice_cream_shop'],
    words: ['gelato', 'גלידריה'],
    hours: table(11, 24),
    price: 1,
  },
  {
    label: ['Market', 'סופרמרקט'],
    types: ['supermarket', 'grocery_store'],
    words: ['supermarket', 'סופר', 'מכולת'],
    hours: null,
    price: null,
  },
  {
    label: ['Pharmacy', 'בית מרקחת'],
    types: ['pharmacy'],
    words: ['drugstore', 'מרקחת'],
    hours: table(8, 22),
    price: null,
  },
  { label: ['Hotel', 'מלון'], types: ['hotel'], words: ['stay', 'לינה'], hours: null, price: null },
  {
    label: ['Museum', 'מוזיאון'],
    types: ['museum', 'tourist_attraction'],
    words: ['art', 'אמנות'],
    hours: table(10, 18),
    price: null,
  },
];

/** 300 places: each kind four times in each of the five areas. */
export function demoCityPlaces(): KnownPlace[] {
  return kinds.flatMap(({ label, types, words, hours, price }, kindIndex) =>
    areas.flatMap((area, areaIndex) =>
      [0, 1, 2, 3].map((turn): KnownPlace => {
        const index = (kindIndex * areas.length + areaIndex) * 4 + turn;
        const first = firsts[(index * 7 + areaIndex) % firsts.length] ?? ['Olive', 'הזית'];
        const street = area.streets[turn % area.streets.length] ?? area.name;
        const number = 3 + ((index * 37) % 140);
        return {
          id: `ChIJ${Buffer.from(`double-${index}`).toString('base64url')}`,
          name: [`${first[0]} ${label[0]}`, `${label[1]} ${first[1]}`],
          address: [
            `${street[0]} ${number}, ${area.name[0]}, ${demoCity[0]}`,
            `${street[1]} ${number}, ${area.name[1]}, ${demoCity[1]}`,
          ],
          at: {
            latitude: area.at.latitude + (((index * 13) % 21) - 10) / 2_500,
            longitude: area.at.longitude + (((index * 17) % 21) - 10) / 2_500,
          },
          types,
          words: [...words, ...demoCity, ...area.name, ...street],
          priceLevel:
            price === null || index % 9 === 0 ? null : Math.min(4, Math.max(1, price + ((index % 3) - 1))),
          rating: index % 11 === 0 ? null : 3 + ((index * 7) % 20) / 10,
          ratings: (index * 31) % 900,
          website: index % 4 === 0 ? null : `https://place-${index}.example/`,
          hours,
          photographer: index % 5 === 0 ? null : `Photographer ${1 + (index % 6)}`,
        };
      }),
    ),
  );
}
