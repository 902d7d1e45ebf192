import { rows } from './rows.ts';

export const properties = rows('properties', [
  ['Magpie Villa, Lapta', 'lapta', 'villa', 'for sale', null, 4, null, 'villa pool seaview', 'Four bedrooms and a pool, an acre of olives, and a title that has been checked.'],
  ['Alder Court Flat', 'kyrenia', 'flat', 'for rent', null, 2, null, 'flat furnished', 'Two bedrooms on the third floor, furnished, a lift that works.'],
  ['Semaphore Heights Penthouse', 'kyrenia', 'flat', 'for sale', null, 4, null, 'penthouse view', 'The whole top floor, with a terrace on three sides.'],
  ['Limestone Townhouse', 'nicosia', 'house', 'for sale', null, 3, null, 'historic walledcity', 'A restored house inside the walls, with an inner court and a well.'],
  ['Student Studio Number Nine', 'famagusta', 'flat', 'for rent', null, 1, null, 'studio students', 'Twenty-eight square metres, ten minutes’ walk from the campus.'],
  ['Dune Edge Bungalow', 'iskele', 'house', 'for rent', null, 2, null, 'bungalow beach', 'Two bedrooms and a porch, a field away from the sand.'],
  ['Prickly Pear Plot', 'esentepe', 'land', 'for sale', null, 3, null, 'land building', 'Nine hundred square metres with a road, water and a view.'],
  ['Old Customs Office', 'guzelyurt', 'commercial', 'for rent', null, 2, null, 'office shop', 'A shop below, an office above, and parking for four.'],
]);
