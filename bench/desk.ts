import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { bookingsCapability } from '../functions/src/capabilities/bookings/index.ts';
import { marketplaceCapability } from '../functions/src/capabilities/marketplace/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { capabilityPlannings } from '../functions/src/entrypoints/capabilities.ts';
import type { MessageSender } from '../functions/src/integrations/message-sender.ts';
import { keptMarkets } from '../functions/src/markets/index.ts';
import { createAsker, createLanguageModel } from '../functions/src/model/create-language-model.ts';
import type { OrchestratorDependencies } from '../functions/src/orchestrator/dependencies.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import { modelSection, readConfig } from '../functions/src/platform/config.ts';
import { type Documents, documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { toolRegistry } from '../functions/src/tools/registry.ts';
import { measuredSettings } from '../local/firestore/cost/measurement.ts';
import { type FirestoreLocal, startFirestoreLocal } from '../local/firestore/index.ts';
import { seedDemoMarket } from '../local/seed/index.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

/** The product over a firestore-local of its own, as one warm instance: demo market, keyword planner, accepting provider. */
export interface Desk extends OrchestratorDependencies {
  readonly server: FirestoreLocal;
  stop(): Promise<void>;
}

/** Takes every message and forgets it: what the provider costs is not measured here. */
function acceptingSender(): MessageSender {
  let sent = 0;
  return {
    send: async () => {
      sent += 1;
      return { kind: 'accepted', providerId: `SM${String(sent).padStart(32, '0')}` };
    },
    listSentTo: async () => [],
    showsButtons: () => false,
  };
}

export async function openDesk(): Promise<Desk> {
  process.env['LOG_LEVEL'] ??= 'SILENT';
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  // With the product's indexes: they decide how many index entries a write costs.
  const indexes = join(repositoryRoot(), 'firestore.indexes.json');
  const server = await startFirestoreLocal({ port: 0, projectId: 'demo-bench', indexes });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  const db = new Firestore({ ...measuredSettings, projectId: 'demo-bench', ignoreUndefinedProperties: true });
  await seedDemoMarket(db);
  const documents: Documents = documentsIn(db);
  const catalogue = createCatalogue(documents);
  const scheduler = { schedule: async () => {} };
  const bookings = bookingsCapability({ documents, catalogue, scheduler, paymentScheduler: scheduler });
  const marketplace = marketplaceCapability({
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
  });
  return {
    server,
    documents,
    catalogue,
    clock: systemClock,
    // As long as production keeps them: a warm instance has met its market.
    markets: keptMarkets(documents, { maxAgeMs: 30_000, now: systemClock.now }),
    model: createLanguageModel({
      config: readConfig(modelSection, {}),
      catalogue,
      plannings: capabilityPlannings,
    }),
    plannings: capabilityPlannings,
    asker: createAsker(readConfig(modelSection, {})),
    tools: toolRegistry([...marketplace.tools, ...bookings.tools]),
    commitHandlers: bookings.handlers,
    sender: acceptingSender(),
    statusCallbackUrl: 'https://merve.invalid/twilioStatus',
    async stop() {
      await db.terminate();
      await server.stop();
    },
  };
}
