import { note, type Wish } from './wish.ts';

/** What a person says of each slot of the tools for planned days, and what a model may make of it. */
export const wishesOfTrips: Readonly<Record<string, readonly Wish[]>> = {
  generate_itinerary: [
    {
      begins: 'Please plan a trip',
      args: { town: 'Kyrenia', startDate: '2027-03-26', days: 2, note: 'my mother loves mosaics' },
      slots: {
        town: { words: 'around Kyrenia', shifted: { town: 'Famagusta' }, forgotten: { town: null } },
        startDate: {
          words: 'from 26 March',
          shifted: { startDate: '2027-03-27' },
          forgotten: { startDate: null },
        },
        days: { words: 'for 2 days', shifted: { days: 3 }, forgotten: { days: null } },
        note: note('my mother loves mosaics'),
        pace: 'how full a day is stands in the plan that is shown whole, and nothing is held or booked by it',
        kinds: 'what kinds of places stand in the plan is shown whole, and nothing is held or booked by it',
        'sights.name':
          'only for a town elsewhere: looked up, shown with the plan, and nothing is held or booked by it',
        'sights.nameEn': 'another name of the same sight, by which it is looked up',
      },
    },
  ],
  runLateOnTrip: [
    {
      begins: 'We are behind with the plan of our trip',
      args: { minutes: 30 },
      slots: { minutes: { words: '30 minutes late', shifted: { minutes: 90 } } },
    },
  ],
  replaceOnTrip: [
    {
      begins: 'Not this one on our trip',
      args: { by: 'Museum of Lost Keys' },
      slots: {
        by: {
          words: 'rather the Museum of Lost Keys',
          shifted: { by: 'Rope and Tar House' },
          forgotten: { by: null },
        },
        visit: 'the day is shown whole with what it stands in place of, and nothing is held or booked by it',
      },
    },
  ],
  add_place_to_itinerary: [
    {
      begins: 'Add to our trip',
      args: { placeName: 'Museum of Lost Keys', dayNumber: 1, startTime: '16:00' },
      slots: {
        placeName: { words: 'the Museum of Lost Keys', shifted: { placeName: 'Moat Park' } },
        dayNumber: { words: 'on day 1', shifted: { dayNumber: 2 } },
        startTime: { words: 'at 16:00', shifted: { startTime: '17:00' } },
        date: 'the day is shown by its date, and one that the trip has not is refused',
        placeNameEn: 'another name of the same place, which is shown by the name that was found',
        category: 'says only what a card shows for a place that is not ours',
        durationMinutes: 'the times are shown, and nothing is held or booked by them',
      },
    },
  ],
  changeTripDay: [
    {
      begins: 'On our trip, drop',
      args: { remove: 'Swallow Tower' },
      slots: {
        remove: { words: 'the Swallow Tower', shifted: { remove: 'Harbour Evening Walk' } },
        visit: 'the day is shown whole, and nothing is held or booked by it',
      },
    },
    {
      begins: 'On our trip let us begin',
      args: { startTime: '16:00', dayNumber: 1 },
      slots: {
        startTime: { words: 'at 16:00', shifted: { startTime: '17:00' } },
        dayNumber: { words: 'on day 1', shifted: { dayNumber: 2 } },
        date: 'the day is shown by its date, and one that the trip has not is refused',
      },
    },
  ],
  savePlaceForTrip: [
    {
      begins: 'For our trip please save',
      args: { placeName: 'Museum of Lost Keys' },
      slots: {
        placeName: { words: 'the Museum of Lost Keys', shifted: { placeName: 'Moat Park' } },
        placeNameEn: 'another name of the same place, which is shown by the name that was found',
        category: 'says only what a list shows for a place that is not ours',
        remove: 'whether it is put aside or taken off is shown, and a list of wishes holds nothing',
      },
    },
  ],
};
