import type { JsonObject, Market, MerveConfig, ThreadContext } from '@merve/contract';
import { placesCapability } from '../functions/src/capabilities/places/index.ts';
import { createCatalogue } from '../functions/src/catalogue/index.ts';
import { loadMarket } from '../functions/src/markets/index.ts';
import { executeTool, toolRegistry } from '../functions/src/tools/index.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { stepCounter } from './step-counter.ts';

interface Scenario {
  readonly name: string;
  readonly tool: string;
  readonly args: JsonObject;
  /** Most round trips it may take. */
  readonly target: number;
}

/** The place tools as the embedded default has them: no map service, so our own places answer. */
const scenarios: readonly Scenario[] = [
  { name: 'tool.getNearbyPlaces', tool: 'getNearbyPlaces', args: {}, target: 1 },
  { name: 'tool.getNearbyPlaces.farther', tool: 'getNearbyPlaces', args: { kind: 'nature' }, target: 2 },
  { name: 'tool.findPharmacy', tool: 'findPharmacy', args: { when: 'tonight' }, target: 2 },
  { name: 'tool.searchLocalPlaces', tool: 'searchLocalPlaces', args: { query: 'petrol station' }, target: 1 },
];

/** What one call of a place tool costs in Firestore, in Kyrenia, with the demo market's places. The catalogue is warm. */
export async function placeToolRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    const catalogue = createCatalogue(documents);
    const { tools } = placesCapability({ documents, catalogue, points: null, geocoder: null });
    const { market, config } = await loadMarket(documents, demoMarketId, tools);
    await catalogue.of(market);
    const rows: Row[] = [];
    for (const scenario of scenarios) rows.push(...(await rowsOf(desk, scenario, { tools, market, config })));
    return rows;
  } finally {
    await desk.stop();
  }
}

async function rowsOf(
  { server }: Desk,
  { name, tool, args, target }: Scenario,
  {
    tools,
    market,
    config,
  }: {
    readonly tools: ReturnType<typeof placesCapability>['tools'];
    readonly market: Market;
    readonly config: MerveConfig;
  },
): Promise<Row[]> {
  const now = new Date();
  const lastLocation: ThreadContext['lastLocation'] = {
    latitude: 35.3417,
    longitude: 33.3211,
    label: null,
    at: now,
  };
  const { rows, counted } = stepCounter(server);
  const targets = { roundTrips: `≤ ${target}`, reads: '≤ 200', writes: '= 0' };
  const { result } = await counted(name, targets, () =>
    executeTool({
      registry: toolRegistry(tools),
      name: tool,
      args,
      calledBy: 'model',
      context: {
        threadId: 'bench',
        actorId: 'act_bench',
        market,
        config,
        language: 'en',
        channel: 'whatsapp',
        customerName: null,
        context: { lastLocation, lastListings: [] },
        pendingRef: null,
        now,
        idempotencyKey: 'bench:1:1',
        signal: new AbortController().signal,
      },
    }),
  );
  if (result.status !== 'ok') throw new Error(`${name} was not answered: ${result.status}`);
  return rows;
}
