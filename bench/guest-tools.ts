import type { JsonObject } from '@merve/contract';
import { expandRestaurant } from '../functions/src/capabilities/dining/expand-restaurant.ts';
import { recommendationsFor, withoutModel } from '../functions/src/capabilities/dining/feed-of-person.ts';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { loadCapabilities } from '../functions/src/entrypoints/capabilities.ts';
import { restaurantSearchOver } from '../functions/src/entrypoints/search-runtime.ts';
import { confirm } from '../functions/src/ledger/index.ts';
import { readMarketNow } from '../functions/src/markets/index.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import type { Documents } from '../functions/src/platform/firestore/documents.ts';
import type { ToolResult } from '../functions/src/tools/define-tool.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { seedDemoRestaurants } from '../local/seed/index.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { stepCounter } from './step-counter.ts';
import { benchActorId, toolCaller } from './tool-caller.ts';

const { listingId: listing } = demoRestaurant;
const service = {
  ...{ listing: 'drip-drop-plumbing', service: '1' },
  ...{ address: '12 Harbour Street, Kyrenia', note: 'It drips.' },
};

/** Noon at the demo market, today: its kitchens are open, whenever the bench is run. */
const noon = (): Date => new Date(new Date().setUTCHours(10, 0, 0, 0));

process.env['ACTOR_KEY'] ??= 'a key of the benchmark alone';

/** What one call of a tool costs in Firestore, of somebody who has a table tomorrow at 19:00. The catalogue is warm. */
export async function guestToolRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    await seedDemoRestaurants(documents);
    const now = noon();
    const catalogue = createCatalogue(documents);
    const { tools } = await loadCapabilities({
      ...{ documents, catalogue, map: null, takesPayments: false },
      searchIndex: createOramaSearchIndex(catalogue.latest),
      restaurantSearch: await restaurantSearchOver(documents, systemClock, {
        read: (marketId) => readMarketNow(documents, marketId),
      }),
      wakeups: { at: async () => {} },
    });
    const { call, market } = await toolCaller(desk, tools, null, () => now);
    const date = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
    const table = { listing, party: 2 };
    const reference = await booked(
      desk,
      await call('initiateBooking', { ...table, startsAtLocal: `${date}T19:00` }),
      now,
    );
    const { rows, counted } = stepCounter(desk.server);
    const calls: readonly (readonly [string, JsonObject, string, string | null])[] = [
      ['checkAvailability', { ...table, date }, '≤ 2', '= 0'],
      ['getListingDetails', { listing }, '≤ 2', '= 0'],
      ['scheduleViewing', { listing: 'alder-court-flat' }, '= 0', '= 0'],
      ['generate_itinerary', { town: 'Kyrenia', startDate: date }, '≤ 2', '= 0'],
      ['searchMarketplace', { query: 'seafood' }, '= 0', '= 0'],
      ['showMenu', { listing }, '≤ 1', '= 0'],
      // The first of an instance: which areas the market has is kept afterwards.
      ['recommendRestaurants', { wish: 'a quiet seafood restaurant in Kyrenia' }, '≤ 7', '= 1'],
      ['planOuting', { wish: 'what shall we do, five of us, something cozy and cheap' }, '≤ 4', '= 0'],
      ['startVote', { places: [listing, 'anchor-almond'] }, '≤ 2', '≤ 4'],
      ['orderFood', { listing, items: [{ item: '1', quantity: 3 }], collect: true }, '≤ 1', '= 0'],
      ['bookService', service, '≤ 1', '= 0'],
      ['sendWhatsAppMessage', { reference, message: 'We come by car.' }, '≤ 2', '= 0'],
      ['rescheduleBooking', { reference, startsAtLocal: `${date}T19:30` }, '≤ 3', null],
    ];
    for (const [name, args, roundTrips, writes] of calls) {
      const targets = { roundTrips, reads: '≤ 1000', writes };
      const result = await counted(`tool.${name}`, targets, () => call(name, args));
      if (result.status === 'refused') {
        throw new Error(`${name} was not carried out: ${JSON.stringify(result)}`);
      }
    }
    for (const [name, targets, look] of feedLooks(documents, market.marketId, now))
      await counted(`feed.${name}`, targets, look);
    return rows;
  } finally {
    await desk.stop();
  }
}

type Look = readonly [
  name: string,
  targets: { roundTrips: string; reads: string; writes: string | null },
  look: () => Promise<unknown>,
];

/** What somebody's feed costs without a model: made, kept, and one of its restaurants opened. The market is read each time. */
function feedLooks(documents: Documents, marketId: string, now: Date): readonly Look[] {
  const deps = { documents, asker: withoutModel };
  const who = { uid: 'bench', actorKey: 'k'.repeat(64), language: 'en', now } as const;
  const look = () => recommendationsFor(deps, { ...who, marketId, limit: 10, refresh: false });
  let restaurantId = '';
  const open = async () => {
    const [first] = (await look()).recommendations;
    if (first === undefined) throw new Error('nothing was picked');
    restaurantId = first.restaurant.restaurantId;
  };
  return [
    ['made', { roundTrips: '≤ 8', reads: '≤ 260', writes: null }, look],
    ['kept', { roundTrips: '≤ 3', reads: '≤ 60', writes: '= 0' }, open],
    [
      'detail',
      { roundTrips: '≤ 3', reads: '≤ 20', writes: '= 0' },
      () => expandRestaurant(deps, { ...who, restaurantId }, async () => {}),
    ],
  ];
}

/** Confirms what a proposal holds. @returns its code. */
async function booked({ documents }: Desk, result: ToolResult, now: Date): Promise<string> {
  const [, businessId = '', , txId = ''] = result.status === 'proposal' ? result.proposal.ref.split('/') : [];
  const by = { actorId: benchActorId, idempotencyKey: 'bench:yes', now };
  const outcome = await confirm(documents, { businessId, txId, ...by });
  if (!outcome.ok) throw new Error(`the benchmark's table was not booked: ${outcome.code}`);
  return outcome.transaction.reference;
}
