import type { JsonObject, ThreadContext } from '@merve/contract';
import { searchPlacesTool } from '../functions/src/capabilities/place-search/search-places-tool.ts';
import { placesCapability } from '../functions/src/capabilities/places/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { stepCounter } from './step-counter.ts';
import { toolCaller } from './tool-caller.ts';

interface Scenario {
  readonly name: string;
  readonly tool: string;
  readonly args: JsonObject;
  /** Most round trips it may take. */
  readonly target: number;
  /** What it remembers. */
  readonly writes?: string;
}

/** The place tools as the embedded default has them: no map service, so our own places answer. */
const scenarios: readonly Scenario[] = [
  { name: 'tool.getNearbyPlaces', tool: 'getNearbyPlaces', args: {}, target: 1 },
  { name: 'tool.getNearbyPlaces.farther', tool: 'getNearbyPlaces', args: { kind: 'nature' }, target: 2 },
  { name: 'tool.findPharmacy', tool: 'findPharmacy', args: { when: 'tonight' }, target: 2 },
  { name: 'tool.searchLocalPlaces', tool: 'searchLocalPlaces', args: { query: 'petrol station' }, target: 1 },
  {
    ...{ name: 'tool.searchPlaces', tool: 'searchPlaces', target: 3, writes: '= 1' },
    args: { text: 'petrol station', mode: 'nearbysearch', targetKind: 'me', type: 'gas_station' },
  },
];

const kyrenia = { latitude: 35.3417, longitude: 33.3211, label: null };

/** What one call of a place tool costs in Firestore, in Kyrenia, with the demo market's places. The catalogue is warm. */
export async function placeToolRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    const catalogue = createCatalogue(documents);
    const places = placesCapability({ documents, catalogue, points: null, geocoder: null });
    const searchIndex = createOramaSearchIndex(catalogue.latest);
    const tools = [...places.tools, searchPlacesTool({ documents, catalogue, searchIndex })];
    const sharedNow: ThreadContext['lastLocation'] = { ...kyrenia, at: new Date() };
    const { market, call } = await toolCaller(desk, tools, sharedNow);
    await catalogue.of(market);
    const { rows, counted } = stepCounter(desk.server);
    for (const { name, tool, args, target, writes = '= 0' } of scenarios) {
      const targets = { roundTrips: `≤ ${target}`, reads: '≤ 200', writes };
      const { status } = await counted(name, targets, () => call(tool, args));
      if (status !== 'ok') throw new Error(`${name} was not answered: ${status}`);
    }
    return rows;
  } finally {
    await desk.stop();
  }
}
