/** The page of one place. */
const en = {
  loading: 'Loading …',
  failed: 'This place could not be loaded.',
  retry: 'Try again',
  missing: 'This place is not here any more.',
  toExplore: 'Explore other places',
  hours: 'Opening hours',
  closed: 'Closed',
  today: 'Today',
  freeTimes: 'Free times',
  askMerve: 'Ask Merve',
  directions: 'Directions',
  beside: 'The place this is about',
  openPage: 'Open its page',
  pictures: 'Pictures of this place',
};

export type PlaceSentences = typeof en;
export default en;
