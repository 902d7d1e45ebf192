import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { Geocoder, PointSearch } from '../integrations/map-search.ts';
import type { PaymentNews } from '../integrations/payment-gateway.ts';
import type { OutsidePlaces } from '../integrations/place-provider.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import type { TravelTimes } from '../integrations/travel-times.ts';
import type { Asker } from '../model/asker.ts';
import type { Planning } from '../model/planner/planning.ts';
import type { Auditor } from '../platform/audit/auditor.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { JobRows } from '../platform/jobs/job-kind.ts';
import type { RestaurantSearch } from '../restaurants/restaurant-search.ts';
import type { Tool } from '../tools/define-tool.ts';
import type { Capability } from './capability.ts';
import type { DueKey, DueOutcome, DueRow, Wakeups } from './due-kind.ts';
import type { InboundLine } from './inbound-line.ts';
import type { KeptOfPerson } from './kept-of-person.ts';
import type { AnsweredRoute, RouteWorld } from './route.ts';

/** What capabilities may ask of the world. */
export interface CapabilityNeeds {
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  /** Null where there is no outside map. */
  readonly map: (PointSearch & Geocoder & TravelTimes) | null;
  /** Null, or left out, where no provider of the world's places is configured. */
  readonly outsidePlaces?: OutsidePlaces | null;
  /** Whom a plan may ask what speaks against a venue. Left out where nobody can be asked. */
  readonly riskSources?: RiskSources | null;
  /** Left out where restaurants cannot be searched. */
  readonly restaurantSearch?: RestaurantSearch;
  /** Left out where nothing is to be asked of a model: code answers. */
  readonly asker?: Asker;
  /** Asks for a look at what changes with time; see `CapabilityManifest.due`. */
  readonly wakeups: Wakeups;
  /** False where payments are off. */
  readonly takesPayments: boolean;
  /**
   * A tool of another capability, once all are loaded: what proposes it proposes as if the person had asked for it. Undefined where there is
   * none of that name; left out where a capability is loaded by itself.
   */
  readonly toolNamed?: (name: string) => Tool | undefined;
}

/** What a payment provider's news led to, and what is to be looked at next because of it. */
export interface PaymentNewsTaken extends DueOutcome {
  readonly due: { readonly kind: string; readonly key: DueKey };
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
  /** How its wishes are read where no model is, in the words of nine languages. */
  readonly planning?: () => Promise<Planning>;
  /** The conversations that others than guests have because of it. Where several take a message, the first manifest's does. */
  readonly lines?: () => Promise<readonly InboundLine[]>;
  /** What time itself changes, by kind. Kinds are unique in the house; in this order they are swept. */
  readonly due?: Readonly<Record<string, DueRow>>;
  /** Long work that operators ask for, by kind. Kinds are unique in the house. */
  readonly jobs?: JobRows;
  /**
   * Takes in a payment provider's verified news. Null for news of nothing that is this capability's.
   * @param providerEventId the provider's own id of the news: what was taken in once is not taken in again
   */
  takePaymentNews?(
    documents: Documents,
    news: PaymentNews,
    moment: { readonly now: Date; readonly providerEventId: string },
  ): Promise<PaymentNewsTaken | null>;
  /** What its own collections keep of a person, for their export and erasure. */
  readonly keeps?: () => Promise<readonly KeptOfPerson[]>;
  /** Routes of the contract that it answers; loaded with the first request for one. */
  readonly routes?: () => Promise<readonly AnsweredRoute<RouteWorld>[]>;
  /** What the schedules look for in its documents. */
  readonly auditors?: () => Promise<readonly Auditor[]>;
}
