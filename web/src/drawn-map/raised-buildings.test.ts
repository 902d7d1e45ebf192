import { expect, test } from '@jest/globals';
import type { LayerSpecification } from 'maplibre-gl';
import { raisedBuildings } from './raised-buildings.ts';

const water: LayerSpecification = { id: 'water', type: 'fill', source: 'composite', 'source-layer': 'water' };
const building: LayerSpecification = {
  ...{ id: 'building', type: 'fill', source: 'composite', 'source-layer': 'building' },
};
const names: LayerSpecification = {
  id: 'names',
  type: 'symbol',
  source: 'composite',
  'source-layer': 'road',
};

test('buildings of a style rise by their own heights, below its names', () => {
  const raised = raisedBuildings([water, building, names]);
  expect(raised?.below).toBe('names');
  expect(raised?.layer).toMatchObject({
    ...{ type: 'fill-extrusion', source: 'composite', 'source-layer': 'building' },
    paint: { 'fill-extrusion-height': ['get', 'height'], 'fill-extrusion-base': ['get', 'min_height'] },
  });
});

test('a style without buildings stays flat, and nothing is raised twice', () => {
  expect(raisedBuildings([water, names])).toBeNull();
  const once = raisedBuildings([building]);
  expect(raisedBuildings([building, ...(once === null ? [] : [once.layer])])).toBeNull();
});
