import { counted } from '@merve/contract/words';

/** The search of the world's places. */
const en = {
  title: 'Explore',
  box: 'What are you looking for?',
  placeholder: 'Vegan pizza near me',
  search: 'Search',
  planGroup: 'Plan something for a group',
  hint: 'Restaurants, cafés, shops and sights: say it in your own words.',
  examplesTitle: 'Examples',
  examples: ['Vegan pizza in Kyrenia', 'Cafés open now near me', 'The nearest pharmacy'],
  results: 'Results',
  searching: 'Searching …',
  understood: 'Understood:',
  remove: (said: string) => `Without ${said}`,
  found: (count: number) => counted('en', count, { one: '# place', other: '# places' }),
  nothing: 'Nothing was found',
  nothingHint: 'Take out one of the words above, or look somewhere else.',
  ownList: 'From Merve’s own list',
  more: 'More places',
  chips: {
    venue: 'One place by its name',
    around: 'Around this spot only',
    openNow: 'Open now',
    nearest: 'Nearest first',
    me: 'Near you',
    point: 'Around a point',
    cheap: 'Cheap',
    notDear: 'Not expensive',
    dear: 'Expensive',
    target: (place: string) => `In or near ${place}`,
    within: (distance: string) => `Within ${distance}`,
  },
  notes: {
    target_not_located: 'Nobody could tell where that is; it was searched by its words.',
    provider_fell_back: 'The big list of places is not available just now; this is what is known without it.',
    exclusion_not_applied: 'What you do not want could not be left out of the search.',
    radius_cut: 'That is farther than can be searched; the search went as far as it can.',
    opennow_not_certain: 'Opening hours are not known of every place.',
  },
  where: 'Where are you?',
  locate: 'Use my position',
  town: 'Town or area',
  searchThere: 'Search there',
  notLocated: {
    denied: 'The browser may not tell where you are. Allow it in the settings of this page, or type a place.',
    unknown: 'Your position could not be found. Type a place instead.',
  },
  limit: 'You have searched a lot in a short time. Wait a little.',
  limitFor: (count: number) =>
    counted('en', count, {
      one: 'You have searched a lot in a short time. Go on in # second.',
      other: 'You have searched a lot in a short time. Go on in # seconds.',
    }),
  signedOut: 'You were signed out. Sign in to search.',
  signIn: 'Sign in',
  notHere: 'This search is not offered in your area. Our own places are on the map.',
  toMap: 'To the map',
  notUnderstood: 'This could not be understood as a search. Say what you are looking for, and where.',
  late: 'The search took too long.',
  offline: 'There is no connection.',
  failed: 'The search did not get through.',
  retry: 'Try again',
};

export type ExploreSentences = typeof en;
export default en;
