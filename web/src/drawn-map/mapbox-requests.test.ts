import { expect, test } from '@jest/globals';
import { mapboxRequest } from './mapbox-requests.ts';

test.each([
  [
    'mapbox://styles/mapbox/streets-v12',
    'https://api.mapbox.com/styles/v1/mapbox/streets-v12?access_token=pk.x',
  ],
  [
    'mapbox://sprites/mapbox/streets-v12@2x.png',
    'https://api.mapbox.com/styles/v1/mapbox/streets-v12/sprite@2x.png?access_token=pk.x',
  ],
  [
    'mapbox://sprites/mapbox/streets-v12.json',
    'https://api.mapbox.com/styles/v1/mapbox/streets-v12/sprite.json?access_token=pk.x',
  ],
  [
    'mapbox://fonts/mapbox/DIN Pro/0-255.pbf',
    'https://api.mapbox.com/fonts/v1/mapbox/DIN Pro/0-255.pbf?access_token=pk.x',
  ],
  [
    'mapbox://mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2',
    'https://api.mapbox.com/v4/mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2.json?secure&access_token=pk.x',
  ],
  ['https://tiles.example/1/2/3.pbf', null],
])('%s', (url, expected) => expect(mapboxRequest(url, 'pk.x')).toBe(expected));

test('the token goes to nobody but Mapbox', () => {
  expect(() => mapboxRequest('mapbox://evil@host/x', 'pk.x')).toThrow();
  expect(mapboxRequest('https://api.mapbox.com.evil.example/x', 'pk.x')).toBeNull();
});
