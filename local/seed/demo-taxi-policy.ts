import { type TaxiPolicy, taxiPolicySchema } from '@merve/contract';

/** How taxis work in the demo market. Fares are invented, in kuruş; the landmarks are real places and roughly where they are. */
export const demoTaxiPolicy: TaxiPolicy = taxiPolicySchema.parse({
  // Demo drivers share their place once, when they are seeded: it is to count all day.
  positionMinutes: 1440,
  fare: { baseMinor: 10_000, perKmMinor: 4_000, minimumMinor: 20_000 },
  landmarks: [
    {
      names: [
        'Kyrenia Harbour',
        'harbour',
        'harbor',
        'old harbour',
        'Girne Limanı',
        'liman',
        'yat limanı',
        'Hafen',
        'порт',
        'гавань',
        'λιμάνι',
        'נמל',
        'הנמל',
        'الميناء',
        'ميناء',
        'بندر',
        '항구',
      ],
      at: { latitude: 35.3417, longitude: 33.3211 },
    },
    {
      names: [
        'Ercan Airport',
        'airport',
        'Ercan',
        'Ercan Havalimanı',
        'havalimanı',
        'havaalanı',
        'Flughafen',
        'аэропорт',
        'Эрджан',
        'αεροδρόμιο',
        'Έρτζαν',
        'שדה התעופה',
        "ארג'אן",
        'المطار',
        'مطار',
        'ارجان',
        'فرودگاه',
        '공항',
        '에르잔',
      ],
      at: { latitude: 35.1547, longitude: 33.4961 },
    },
    {
      names: ['Ledra Palace crossing', 'Ledra Palace', 'border', 'crossing', 'sınır kapısı'],
      at: { latitude: 35.1797, longitude: 33.3556 },
    },
    {
      names: ['Famagusta Port', 'Gazimağusa Limanı', 'Mağusa limanı', 'ferry port'],
      at: { latitude: 35.1236, longitude: 33.9447 },
    },
    {
      names: ['Bellapais Abbey', 'abbey', 'Beylerbeyi Manastırı', 'manastır'],
      at: { latitude: 35.3064, longitude: 33.3553 },
    },
  ],
});
