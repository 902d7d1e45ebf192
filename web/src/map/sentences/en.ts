import { counted } from '@merve/contract/words';

/** The map and the list beside it. */
const en = {
  map: 'Map',
  search: 'Search places',
  kind: 'Kind',
  locate: 'My position',
  /** Why there is no dot on the map. */
  notHere: {
    denied: 'The browser may not tell where you are. Allow it in the settings of this page.',
    unknown: 'Your position could not be found.',
    outside: 'You are outside the area of this map.',
  },
  here: 'You are here',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  loading: 'Loading …',
  failed: 'The search did not get through.',
  retry: 'Try again',
  noMap: 'This browser cannot draw the map; here is everything as a list.',
  simpleMap: 'The detailed map could not be loaded; this is a simple one.',
  missing: 'This is not there any more.',
  back: 'All results',
  askMerve: 'Ask Merve',
  showList: 'Show the list',
  showMap: 'More of the map',
  found: (count: number) => counted('en', count, { one: '# place', other: '# places' }),
  /** Pins over each other: the name of the best, and how many they are. */
  cluster: (name: string, count: number) => `${count} places, ${name} among them`,
  kinds: {
    all: 'Everything',
    restaurants: 'Restaurants',
    cafes: 'Cafés',
    stays: 'Places to stay',
    activities: 'Activities',
    services: 'Services',
    spa: 'Spa',
    sports: 'Sports',
    shops: 'Shops',
    properties: 'Property',
    places: 'Sights and everyday places',
  },
};

export type MapSentences = typeof en;
export default en;
