import type { Service } from '@merve/contract';

/** One thing done for people. Without a price or minutes, it depends. */
type ServiceRow = readonly [
  name: string,
  /** Other names, by `/`. */
  alsoCalled: string,
  lira: number | null,
  minutes: number | null,
  place: Service['place'],
];

/** What is done, by sub-category of the listing. */
export const work: Readonly<Record<string, readonly ServiceRow[]>> = {
  plumber: [
    ['Tap repair', 'Musluk tamiri/leaking tap', 900, 60, 'on_site'],
    ['Boiler service', 'Kombi bakımı', 1_800, 90, 'on_site'],
    ['Blocked drain', 'Tıkalı gider', null, null, 'on_site'],
  ],
  electrician: [
    ['Fuse box check', 'Sigorta kontrolü', 1_000, 60, 'on_site'],
    ['Air-conditioning service', 'Klima bakımı', 1_500, 90, 'on_site'],
    ['Wiring repair', 'Tesisat tamiri', null, null, 'on_site'],
  ],
  'air conditioning': [
    ['Split unit cleaning', 'Klima temizliği', 1_200, 60, 'on_site'],
    ['Gas refill', 'Gaz dolumu', 1_900, 60, 'on_site'],
    ['New installation', 'Klima montajı', null, null, 'on_site'],
  ],
  'home cleaning': [
    ['Three-hour cleaning', 'Ev temizliği', 1_600, 180, 'on_site'],
    ['Spring cleaning', 'Büyük temizlik', 4_200, 480, 'on_site'],
    ['Window cleaning', 'Cam silme', 900, 90, 'on_site'],
  ],
  'office cleaning': [
    ['Evening office cleaning', 'Ofis temizliği', 2_100, 180, 'on_site'],
    ['Stairwell cleaning', 'Merdiven temizliği', 800, 60, 'on_site'],
  ],
  laundry: [
    ['Wash and fold', 'Yıkama ve katlama', 280, null, 'at_business'],
    ['Ironing, ten shirts', 'Ütü', 450, null, 'at_business'],
  ],
  locksmith: [
    ['Door opening', 'Kapı açma', 1_100, 30, 'on_site'],
    ['New cylinder', 'Barel değişimi', 1_500, 45, 'on_site'],
  ],
  gardening: [
    ['Lawn and hedges', 'Çim ve çit', 1_300, 120, 'on_site'],
    ['Palm pruning', 'Palmiye budama', 900, 60, 'on_site'],
  ],
  alterations: [
    ['Trouser hem', 'Paça kısaltma', 200, 30, 'at_business'],
    ['Zip replacement', 'Fermuar değişimi', 260, null, 'at_business'],
    ['Suit to measure', 'Takım elbise dikimi', null, null, 'at_business'],
  ],
  'pool maintenance': [
    ['Weekly pool care', 'Havuz bakımı', 700, 60, 'on_site'],
    ['Pump repair', 'Havuz pompası tamiri', null, null, 'on_site'],
  ],
  removals: [
    ['Flat, within town', 'Şehir içi nakliyat', 6_500, 300, 'on_site'],
    ['Single piece', 'Parça taşıma', 1_200, 60, 'on_site'],
  ],
  flowers: [
    ['Small bouquet', 'Küçük buket', 450, null, 'on_site'],
    ['Large bouquet', 'Büyük buket', 900, null, 'on_site'],
  ],
  cobbler: [
    ['Heel repair', 'Topuk tamiri', 350, 30, 'at_business'],
    ['New soles', 'Pençe', 800, null, 'at_business'],
  ],
};
