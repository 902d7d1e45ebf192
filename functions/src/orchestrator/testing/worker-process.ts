/**
 * A process of its own that gives one message its turn and never ends it: its model asks for a table, the table is held, and the
 * tool works on. It says `held` on its standard output, and waits to be killed.
 *
 * Arguments: thread id, sequence number, the time (ISO 8601), the local time of the table. `FIRESTORE_EMULATOR_HOST` names the database.
 */

import { Firestore } from '@google-cloud/firestore';
import { bookingsCapability } from '../../capabilities/bookings/index.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { documentsIn } from '../../platform/firestore/documents.ts';
import { ManualClock } from '../../platform/testing/manual-clock.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { processInbound } from '../process-inbound.ts';
import { listing, market } from './demo-market.ts';
import { RecordingSender } from './recording-sender.ts';
import { ScriptedModel } from './scripted-model.ts';

const [threadId = '', seq = '', now = '', startsAtLocal = ''] = process.argv.slice(2);
const documents = documentsIn(new Firestore({ projectId: 'demo-test', ignoreUndefinedProperties: true }));
const clock = new ManualClock(now);
const catalogue = createCatalogue(documents);
const bookings = bookingsCapability({
  documents,
  catalogue,
  scheduler: { schedule: async () => {} },
  paymentScheduler: null,
});
const tools = bookings.tools.map((tool) => ({
  ...tool,
  async invoke(...given: Parameters<typeof tool.invoke>) {
    const { status } = await tool.invoke(...given);
    process.stdout.write(status === 'proposal' ? 'held\n' : `${status}\n`);
    return new Promise<never>(() => {});
  },
}));
const model = new ScriptedModel();
model.script([{ call: 'initiateBooking', args: { listing: listing.listingId, startsAtLocal, party: 4 } }]);

// An open promise alone does not keep a process.
setInterval(() => {}, 60_000);
await processInbound(
  {
    documents,
    clock,
    alarm: clock,
    model,
    asker: model.asker,
    catalogue,
    plannings: capabilityPlannings,
    tools: toolRegistry(tools),
    commitHandlers: bookings.handlers,
    sender: new RecordingSender(),
    statusCallbackUrl: 'https://merve.test/twilioStatus',
  },
  { threadId, seq: Number(seq), marketId: market.marketId },
);
