/** A ride in words that are found again in any sentence, whatever its language: for the tests of what is said of rides. */
export const rideInWords = {
  code: 'K7A2',
  from: '12 Harbour St.',
  to: 'Gate 2 (north)',
  district: 'Kyrenia 1',
  party: 5,
  distance: '5.2 km',
  fare: 'TRY 250',
  when: null,
};

const { code, from, to, district, distance, fare } = rideInWords;

/** Those words, and others the sentences are given. */
export const valuesOfRides = [
  '7 Lanterns',
  'K7QF2M',
  '19:45',
  'TRY 1,250',
  ...[code, from, to, district, distance, fare],
];
