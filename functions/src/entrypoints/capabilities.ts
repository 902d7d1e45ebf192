import type { PaymentScheduler } from '../capabilities/bookings/deposits/payment-scheduler.ts';
import type { RoundScheduler } from '../capabilities/taxi/index.ts';
import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { Geocoder, PointSearch } from '../integrations/map-search.ts';
import type { HoldExpiryScheduler } from '../ledger/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { RequestScheduler } from '../requests/index.ts';
import type { Capability } from '../tools/capability.ts';

/** What capabilities may ask of the world. */
export interface CapabilityNeeds {
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  /** Null where there is no outside map. */
  readonly map: (PointSearch & Geocoder) | null;
  readonly holdScheduler: HoldExpiryScheduler;
  readonly requestScheduler: RequestScheduler;
  readonly roundScheduler: RoundScheduler;
  /** Null where payments are off. */
  readonly paymentScheduler: PaymentScheduler | null;
}

/**
 * Everything Merve can do. A new capability is a folder in `capabilities/` and an entry here (docs/adding-a-tool.md). Each
 * is loaded when the first turn needs it: a door that only acknowledges a message loads none.
 */
const capabilities: readonly ((needs: CapabilityNeeds) => Promise<Capability>)[] = [
  async ({ catalogue, searchIndex }) => {
    const { marketplaceCapability } = await import('../capabilities/marketplace/index.ts');
    return marketplaceCapability({ catalogue, searchIndex });
  },
  async ({ documents, catalogue, holdScheduler: scheduler, paymentScheduler }) => {
    const { bookingsCapability } = await import('../capabilities/bookings/index.ts');
    return bookingsCapability({ documents, catalogue, scheduler, paymentScheduler });
  },
  async ({ documents, catalogue, requestScheduler: scheduler }) => {
    const { ordersCapability } = await import('../capabilities/orders/index.ts');
    return ordersCapability({ documents, catalogue, scheduler });
  },
  async () => {
    const { allergiesCapability } = await import('../capabilities/allergies/index.ts');
    return allergiesCapability();
  },
  async ({ documents }) => {
    const { erasureHandler } = await import('../people/erasure-handler.ts');
    return { handlers: [erasureHandler(documents)] };
  },
  async ({ documents, catalogue, requestScheduler: scheduler }) => {
    const { servicesCapability } = await import('../capabilities/services/index.ts');
    return servicesCapability({ documents, catalogue, scheduler });
  },
  async ({ documents, catalogue, requestScheduler: scheduler }) => {
    const { viewingsCapability } = await import('../capabilities/viewings/index.ts');
    return viewingsCapability({ documents, catalogue, scheduler });
  },
  async ({ documents, paymentScheduler }) => {
    const { operationsCapability } = await import('../capabilities/operations/index.ts');
    return operationsCapability({ documents, paymentScheduler });
  },
  async ({ documents }) => {
    const { messagesCapability } = await import('../capabilities/messages/index.ts');
    return messagesCapability({ documents });
  },
  async ({ documents, catalogue, roundScheduler: scheduler }) => {
    const { taxiCapability } = await import('../capabilities/taxi/index.ts');
    return taxiCapability({ documents, catalogue, scheduler });
  },
  async ({ documents, catalogue, map }) => {
    const { placesCapability } = await import('../capabilities/places/index.ts');
    return placesCapability({ documents, catalogue, points: map, geocoder: map });
  },
];

/** All capabilities as one. Where several answer on a line, the one that stands first is asked first. */
export async function loadCapabilities(needs: CapabilityNeeds): Promise<Required<Capability>> {
  const loaded = await Promise.all(capabilities.map((load) => load(needs)));
  return {
    tools: loaded.flatMap(({ tools = [] }) => tools),
    handlers: loaded.flatMap(({ handlers = [] }) => handlers),
    answerHandlers: loaded.flatMap(({ answerHandlers = [] }) => answerHandlers),
  };
}
