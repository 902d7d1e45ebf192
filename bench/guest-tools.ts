import type { JsonObject } from '@merve/contract';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { loadCapabilities } from '../functions/src/entrypoints/capabilities.ts';
import { restaurantSearchOver } from '../functions/src/entrypoints/search-runtime.ts';
import { confirm } from '../functions/src/ledger/index.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import type { ToolResult } from '../functions/src/tools/define-tool.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { stepCounter } from './step-counter.ts';
import { benchActorId, toolCaller } from './tool-caller.ts';

const { listingId: listing } = demoRestaurant;
const service = {
  ...{ listing: 'drip-drop-plumbing', service: '1' },
  ...{ address: '12 Harbour Street, Kyrenia', note: 'It drips.' },
};

/** What one call of a tool costs in Firestore, of somebody who has a table tomorrow at 19:00. The catalogue is warm. */
export async function guestToolRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    const catalogue = createCatalogue(documents);
    const { tools } = await loadCapabilities({
      ...{ documents, catalogue, map: null, takesPayments: false },
      searchIndex: createOramaSearchIndex(catalogue.latest),
      restaurantSearch: await restaurantSearchOver(documents, systemClock),
      wakeups: { at: async () => {} },
    });
    const { call } = await toolCaller(desk, tools);
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const table = { listing, party: 2 };
    const reference = await booked(
      desk,
      await call('initiateBooking', { ...table, startsAtLocal: `${date}T19:00` }),
    );
    const { rows, counted } = stepCounter(desk.server);
    const calls: readonly (readonly [string, JsonObject, string, string | null])[] = [
      ['checkAvailability', { ...table, date }, '≤ 2', '= 0'],
      ['getListingDetails', { listing }, '≤ 2', '= 0'],
      ['scheduleViewing', { listing: 'alder-court-flat' }, '= 0', '= 0'],
      ['generate_itinerary', { town: 'Kyrenia', startDate: date }, '≤ 2', '= 0'],
      ['searchMarketplace', { query: 'seafood' }, '= 0', '= 0'],
      ['showMenu', { listing }, '≤ 1', '= 0'],
      ['recommendRestaurants', { wish: 'a quiet seafood restaurant in Kyrenia' }, '≤ 6', '= 1'],
      ['planOuting', { wish: 'what shall we do, five of us, something cozy and cheap' }, '≤ 4', '= 0'],
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
    return rows;
  } finally {
    await desk.stop();
  }
}

/** Confirms what a proposal holds. @returns its code. */
async function booked({ documents }: Desk, result: ToolResult): Promise<string> {
  const [, businessId = '', , txId = ''] = result.status === 'proposal' ? result.proposal.ref.split('/') : [];
  const by = { actorId: benchActorId, idempotencyKey: 'bench:yes', now: new Date() };
  const outcome = await confirm(documents, { businessId, txId, ...by });
  if (!outcome.ok) throw new Error(`the benchmark's table was not booked: ${outcome.code}`);
  return outcome.transaction.reference;
}
