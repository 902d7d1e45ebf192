import type { Place, PlaceKind, PlacePurpose } from '@merve/contract';
import { completePlace } from '../../functions/src/capabilities/places/index.ts';
import { foldText } from '../../functions/src/catalogue/index.ts';
import { demoMarketId } from './demo-people.ts';
import { type DemoTown, demoTowns } from './demo-towns.ts';

/** One invented place: where it is from its town's centre, in kilometres north and east. */
type Row = readonly [
  name: string,
  otherNames: string,
  town: DemoTown,
  kind: PlaceKind,
  northKm: number,
  eastKm: number,
  summary: string,
];

// biome-ignore format: one place a line
const outings: readonly Row[] = [
  ['Silver Carob Beach', 'Gümüş Harnup Plajı', 'kyrenia', 'beach', 0.4, -3.2, 'A small sandy bay with shade from old carob trees. Shallow for the first twenty metres.'],
  ['Lantern Rock Beach', 'Fener Kayası Plajı', 'kyrenia', 'beach', 0.3, 4.1, 'Flat rocks to lie on and ladders into deep clear water.'],
  ['Museum of Lost Keys', 'Kayıp Anahtarlar Müzesi', 'kyrenia', 'museum', 0.1, 0.3, 'Four thousand keys and the stories people told when they handed them in.'],
  ['Rope and Tar House', 'Halat ve Katran Evi', 'kyrenia', 'museum', 0.2, -0.2, 'How boats were built here: tools, models and a smell that stays in your coat.'],
  ['Swallow Tower', 'Kırlangıç Kulesi', 'kyrenia', 'sight', 0.15, 0.1, 'A round watchtower above the harbour wall, with swallows in every gap.'],
  ['Quince Garden', 'Ayva Bahçesi', 'kyrenia', 'park', -0.5, -0.4, 'Benches, a fountain and forty quince trees that blossom in April.'],
  ['Harbour Evening Walk', 'Liman Akşam Yürüyüşü', 'kyrenia', 'walk', 0.2, 0.0, 'Two kilometres along the water, level all the way and lit at night.'],
  ['Thursday Seed Market', 'Perşembe Tohum Pazarı', 'kyrenia', 'market', -0.3, 0.5, 'Seeds, seedlings and village cheese. Thursdays until early afternoon.'],
  ['Little Captains Playground', 'Küçük Kaptanlar Parkı', 'kyrenia', 'family', -0.2, -0.8, 'A wooden ship to climb on, in the shade until noon.'],
  ['Needle Ridge Viewpoint', 'İğne Sırtı Seyir Terası', 'kyrenia', 'viewpoint', -4.2, 1.0, 'The whole coast below, and on clear days the mountains of Anatolia.'],
  ['Museum of Borrowed Books', 'Ödünç Kitaplar Müzesi', 'nicosia', 'museum', -0.1, 0.2, 'A reading room of books that came back to libraries decades late.'],
  ['Copper Alley', 'Bakır Sokağı', 'nicosia', 'market', -0.2, 0.1, 'Coppersmiths, tinkers and one man who still makes coffee mills.'],
  ['Twelve Arches Inn', 'On İki Kemer Hanı', 'nicosia', 'sight', -0.3, 0.0, 'A courtyard with two floors of arches, craft shops and a small stage.'],
  ['Moat Park', 'Hendek Parkı', 'nicosia', 'park', 0.2, -0.4, 'Grass and pines at the foot of the old walls.'],
  ['Walled Town Walk', 'Surlariçi Yürüyüşü', 'nicosia', 'walk', -0.1, -0.1, 'Ninety minutes past lanes, workshops and a very old fig tree.'],
  ['Puppet Cellar', 'Kukla Mahzeni', 'nicosia', 'family', 0.1, 0.6, 'Shadow puppets behind the scenes; children may try the lamp.'],
  ['Cloud Ledger Terrace', 'Bulut Defteri Terası', 'nicosia', 'viewpoint', 0.0, 0.3, 'A public roof with a map of everything you see from it.'],
  ['Reed Pond', 'Kamış Göleti', 'nicosia', 'nature', 5.1, -3.0, 'Herons and a boardwalk. Bring water: there is no kiosk.'],
  ['Old Wall Sea Gate', 'Eski Sur Deniz Kapısı', 'famagusta', 'sight', 0.1, 0.2, 'Stairs inside the wall lead up to a view over the harbour cranes.'],
  ['Fig Court Ruins', 'İncir Avlusu Harabeleri', 'famagusta', 'sight', 0.0, -0.1, 'Three walls, one rose window and an enormous fig tree.'],
  ['Salt and Sail Museum', 'Tuz ve Yelken Müzesi', 'famagusta', 'museum', 0.2, 0.1, 'A salt merchant’s house with scales, sails and sums on the walls.'],
  ['Glass Shell Beach', 'Cam Kabuk Plajı', 'famagusta', 'beach', 3.4, 1.2, 'Long, sandy and shallow. Showers, no loud music.'],
  ['Palm Square Playground', 'Palmiye Meydanı Parkı', 'famagusta', 'family', -0.6, -0.3, 'Swings, a water game in summer and a kiosk with toast.'],
  ['Walls at Sunset', 'Gün Batımında Surlar', 'famagusta', 'walk', 0.1, 0.0, 'Half an hour on top of the ramparts. No railings: hold small hands.'],
  ['Turtle Nest Bay', 'Kaplumbağa Yuvası Koyu', 'iskele', 'beach', 2.0, 3.1, 'Closed after sunset from June to September, when turtles nest.'],
  ['Long Sand Beach', 'Uzun Kum Plajı', 'iskele', 'beach', -1.0, 2.4, 'Three kilometres of pale sand and hardly a wave.'],
  ['Embroidery House', 'Nakış Evi', 'iskele', 'museum', 0.1, 0.1, 'Lace and tablecloths from four generations of one street.'],
  ['Tamarisk Boardwalk', 'Ilgın Yürüyüş Yolu', 'iskele', 'walk', -0.8, 2.2, 'A wooden path behind the dunes, good with prams.'],
  ['Orange Blossom Museum', 'Portakal Çiçeği Müzesi', 'guzelyurt', 'museum', 0.1, 0.0, 'Crates, labels and the history of a fruit that changed a town.'],
  ['Citrus Sunday Market', 'Narenciye Pazarı', 'guzelyurt', 'market', -0.1, 0.2, 'Oranges by the sack and juice by the glass. Sundays.'],
  ['Hill of Small Ruins', 'Küçük Harabeler Tepesi', 'guzelyurt', 'sight', 2.8, -3.5, 'Foundations of a settlement above the bay, with very few visitors.'],
  ['Date Palm Aqueduct', 'Hurma Su Kemeri', 'lefke', 'sight', 0.1, -0.1, 'An old aqueduct between gardens; the water still runs.'],
  ['Blue Mine Lake', 'Mavi Maden Gölü', 'lefke', 'nature', 1.4, 1.0, 'A strange blue lake in an old mine. To look at, never to swim in.'],
  ['Banana Garden Walk', 'Muz Bahçesi Yürüyüşü', 'lefke', 'walk', -0.2, 0.3, 'Forty minutes between walls, palms and cats.'],
  ['Edge of the Map Beach', 'Haritanın Ucu Plajı', 'karpaz', 'beach', 3.2, 9.0, 'Dunes, wild donkeys and nothing else. Bring shade and water.'],
  ['Wild Donkey Meadow', 'Yaban Eşeği Çayırı', 'karpaz', 'nature', 2.2, 6.0, 'They come to the fence. Carrots are welcome, fingers too.'],
  ['Juniper Cape Viewpoint', 'Ardıç Burnu', 'karpaz', 'viewpoint', 4.0, 11.0, 'The last hill before the sea on three sides.'],
  ['Lemon Cloister Steps', 'Limonlu Avlu Basamakları', 'bellapais', 'sight', 0.05, 0.05, 'A hundred steps, lemon trees and the best echo in the village.'],
  ['Balcony of Idle Afternoons', 'Aylak İkindiler Balkonu', 'bellapais', 'viewpoint', 0.1, -0.1, 'A terrace wall everybody leans on. The sea is far below.'],
  ['Pine Needle Trail', 'Çam İğnesi Patikası', 'bellapais', 'walk', -1.2, 0.4, 'A shady hour uphill; marked in yellow.'],
  ['Waterfall Hollow', 'Şelale Çukuru', 'lapta', 'nature', -1.5, 0.2, 'A small waterfall that runs from December to May.'],
  ['Lapta Coast Path', 'Lapta Sahil Yolu', 'lapta', 'walk', 0.8, 0.0, 'Three level kilometres by the sea, with benches every few minutes.'],
  ['Two Mills Cove', 'İki Değirmen Koyu', 'lapta', 'beach', 1.0, 1.1, 'Pebbles, clear water and a changing hut.'],
  ['Starfish Family Beach', 'Denizyıldızı Aile Plajı', 'alsancak', 'beach', 1.1, 0.3, 'A sheltered bay with a lifeguard from June to September.'],
  ['Kite Hill', 'Uçurtma Tepesi', 'catalkoy', 'viewpoint', -1.0, 0.6, 'Wind every afternoon, and a view to both capes.'],
  ['Bafra Shell Walk', 'Bafra Kabuk Yürüyüşü', 'bafra', 'walk', 0.4, 0.5, 'Along the tide line towards the lighthouse; best before ten.'],
];

// biome-ignore format: one place a line
const everyday: readonly Row[] = [
  ['Cedar Street Hospital', 'Sedir Sokak Hastanesi', 'kyrenia', 'hospital', -0.9, 0.2, 'Emergency department around the clock.'],
  ['North Gate Hospital', 'Kuzey Kapı Hastanesi', 'nicosia', 'hospital', 1.3, 0.5, 'Emergency department around the clock.'],
  ['Sea Wall Clinic', 'Deniz Suru Kliniği', 'famagusta', 'hospital', -0.8, -0.5, 'Emergency department around the clock.'],
  ['Harbour Cash Point', 'Liman Bankamatiği', 'kyrenia', 'cash', 0.05, 0.1, 'Two machines, one of them low enough for a wheelchair.'],
  ['Copper Alley Cash Point', 'Bakır Sokağı Bankamatiği', 'nicosia', 'cash', -0.15, 0.1, 'One machine beside the coppersmiths.'],
  ['Copper Tap Fuel', 'Bakır Musluk Benzin', 'kyrenia', 'fuel', -1.4, 1.1, 'Petrol, diesel, air and water.'],
  ['Long Road Fuel', 'Uzun Yol Benzin', 'iskele', 'fuel', -0.6, -0.9, 'The last station before the peninsula.'],
  ['Edge Road Fuel', 'Uç Yol Benzin', 'karpaz', 'fuel', -0.2, -0.3, 'Closed at night: fill up before.'],
  ['Green Basket Supermarket', 'Yeşil Sepet Süpermarket', 'kyrenia', 'supermarket', -0.6, -0.5, 'Groceries and a bakery.'],
  ['Walled Town Grocer', 'Surlariçi Bakkalı', 'nicosia', 'supermarket', -0.1, 0.3, 'Small, and open late.'],
  ['Kyrenia Police Desk', 'Girne Polis Noktası', 'kyrenia', 'police', -0.2, 0.1, 'Invented for the demo. In an emergency call 112 or 155.'],
  ['Nicosia Parcel Office', 'Lefkoşa Postane', 'nicosia', 'post', 0.0, -0.2, 'Letters, parcels and stamps for collectors.'],
  ['Harbour Car Park', 'Liman Otoparkı', 'kyrenia', 'parking', -0.1, -0.2, 'About two hundred places, five minutes from the water.'],
  ['Sea Gate Car Park', 'Deniz Kapısı Otoparkı', 'famagusta', 'parking', -0.2, 0.1, 'Outside the walls, with shade.'],
];

const kmPerDegree = 111.32;

/** An id of a name: `museum-of-lost-keys`. */
export function demoSlug(name: string): string {
  return foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A point so many kilometres from a town's centre, to about a metre. */
export function demoSpot(town: DemoTown, northKm: number, eastKm: number): Place['location'] {
  const { latitude, longitude } = demoTowns[town];
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const kmEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return { latitude: round(latitude + northKm / kmPerDegree), longitude: round(longitude + eastKm / kmEast) };
}

const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
const daily = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const hours: Partial<Record<PlaceKind, Place['openingHours']>> = {
  museum: [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  hospital: aroundTheClock,
  police: aroundTheClock,
  fuel: daily('06:00', '22:00'),
  supermarket: daily('08:00', '21:00'),
  post: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '15:30' })),
};

function demoPlace(purpose: PlacePurpose) {
  return ([name, otherName, town, kind, northKm, eastKm, summary]: Row): Place =>
    completePlace({
      placeId: demoSlug(name),
      marketId: demoMarketId,
      name,
      otherNames: [otherName],
      kind,
      purpose,
      summary,
      district: demoTowns[town].name,
      address: null,
      phone: null,
      location: demoSpot(town, northKm, eastKm),
      timeZone: 'Asia/Famagusta',
      openingHours: hours[kind] ?? null,
      tags: [],
      active: true,
    });
}

/** The demo market's sixty places. The towns are real, everything in them is invented. */
export function demoPlaces(): Place[] {
  return [...outings.map(demoPlace('outing')), ...everyday.map(demoPlace('everyday'))];
}
