/** Pages whose part of the product is not built yet: they say so, and lead on. */
const en = {
  title: 'Nothing is here yet',
  trip: 'Trips that Merve plans with you will be here. What you have booked, ordered and called is under Trips.',
  group:
    'Plans that a group makes together will be here. For now, Merve books for all of you if you say how many you are.',
  toChat: 'Ask Merve',
};

export type ComingSentences = typeof en;
export default en;
