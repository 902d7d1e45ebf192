import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { Geocoder, PointSearch } from '../integrations/map-search.ts';
import type { HoldExpiryScheduler } from '../ledger/index.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import type { Auditor } from '../platform/audit/auditor.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { RequestScheduler } from '../requests/index.ts';
import type { Capability } from './capability.ts';
import type { InboundLine } from './inbound-line.ts';

/** What capabilities may ask of the world. */
export interface CapabilityNeeds {
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  /** Null where there is no outside map. */
  readonly map: (PointSearch & Geocoder) | null;
  readonly holdScheduler: HoldExpiryScheduler;
  readonly requestScheduler: RequestScheduler;
  readonly roundScheduler: { schedule(rideId: string, marketId: string, at: Date): Promise<void> };
  /** Null where payments are off. */
  readonly paymentScheduler: PaymentScheduler | null;
}

/**
 * Everything the house knows of one thing Merve can do. A manifest is read by every function, at every start, so it imports
 * nothing but types: each part is loaded when it is first asked for (docs/decisions/0007-cold-start.md).
 */
export interface CapabilityManifest {
  /** The folder's name, for logs. */
  readonly name: string;
  /** Its tools and what belongs to them; asked for by the first turn of an instance. */
  load(needs: CapabilityNeeds): Promise<Capability>;
  /** The conversations that others than guests have because of it. Where several take a message, the first manifest's does. */
  readonly lines?: () => Promise<readonly InboundLine[]>;
  /** What the schedules look for in its documents. */
  readonly auditors?: () => Promise<readonly Auditor[]>;
}
