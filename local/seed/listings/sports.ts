import { rows } from './rows.ts';

export const sports = rows('sports', [
  ['Lob & Volley', 'kyrenia', 'tennis court', 'tennis', 4.5, 1, 'court', 'tennis floodlit', 'Two hard courts under floodlights, rackets to borrow.'],
  ['Glasshouse Padel', 'nicosia', 'padel court', 'padel', 4.6, 2, 'court', 'padel floodlit', 'Two glass courts, open until midnight.'],
  ['Yellow Card Pitch', 'famagusta', 'football pitch', 'football', 4.3, 1, 'pitch', 'halisaha football', 'One astro pitch for seven a side, until one in the morning.'],
  ['İskele Long Serve', 'iskele', 'tennis court', 'tennis', 4.2, 1, 'court', 'tennis sea', 'Clay courts with a sea breeze you will blame for everything.'],
  ['Girdle Wall Climbing', 'kyrenia', 'climbing gym', 'climbing', 4.5, 2, 'class', 'climbing kids indoor', 'Boulders and ropes indoors, with shoes to borrow.'],
  ['Iron Fig Fitness', 'kyrenia', 'gym', 'fitness', 4.3, 2, 'class', 'gym weights classes', 'Free weights, no mirrors on the north wall, day passes.'],
  ['Backhand Padel Yard', 'kyrenia', 'padel court', 'padel', 4.6, 2, 'court', 'padel floodlit', 'Three courts on a roof; balls that go over are the fishmonger’s.'],
  ['Left Wing Arena', 'nicosia', 'football pitch', 'football', 4.4, 1, 'pitch', 'halisaha football', 'A covered pitch, hot showers, tea at half time.'],
  ['Chalk Line Tennis', 'nicosia', 'tennis court', 'tennis', 4.3, 1, 'court', 'tennis lessons', 'Four courts under eucalyptus, lessons for all ages.'],
  ['Deep End Swimming', 'nicosia', 'swimming pool', 'swimming', 4.2, 1, 'lane', 'pool lanes lessons', 'A heated pool by the lane and by the hour.'],
  ['Sea Wall Basketball', 'famagusta', 'basketball court', 'basketball', 4.0, 1, 'court', 'basketball outdoor', 'Two hoops, new nets, salt in the air.'],
  ['Ninth Palm Golf', 'esentepe', 'golf course', 'golf', 4.7, 4, 'teeTime', 'golf view', 'Eighteen holes between pines and cliffs; buggies on request.'],
  ['Bullseye Archery Meadow', 'lapta', 'archery range', 'archery', 4.5, 2, 'class', 'archery kids', 'Bows for every arm, butts at twenty and fifty metres.'],
  ['Bafra Beach Volley', 'bafra', 'volleyball court', 'beach volleyball', 4.1, 1, 'court', 'volleyball beach', 'Two nets on raked sand, floodlit in summer.'],
]);
