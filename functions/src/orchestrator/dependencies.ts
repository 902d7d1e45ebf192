import type { Catalogue } from '../catalogue/index.ts';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { PaymentGateway } from '../integrations/payment-gateway.ts';
import type { TurnOfPerson } from '../manifest/capability.ts';
import type { MarketReader } from '../markets/index.ts';
import type { Asker } from '../model/asker.ts';
import type { LoadPlannings } from '../model/keyword-planner.ts';
import type { LanguageModel } from '../model/language-model.ts';
import type { SendScheduler } from '../outbox/index.ts';
import type { Alarm, Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { AnswerHandler } from '../tools/answer-handler.ts';
import type { CommitHandler } from '../tools/commit-handler.ts';
import type { ToolRegistry } from '../tools/registry.ts';

/** All that a turn needs of the world. Wired once per instance in `entrypoints/runtime.ts`; tests wire their own. */
export interface OrchestratorDependencies {
  readonly documents: Documents;
  readonly clock: Clock;
  /** The markets as this instance keeps them for a while; read anew for each turn where left out. */
  readonly markets?: MarketReader;
  /** Rings while a tool takes long; the system's where left out. */
  readonly alarm?: Alarm;
  readonly model: LanguageModel;
  /** Asked for values, outside the conversation: summaries. */
  readonly asker: Asker;
  /** Told of the market each turn reads, so that a stale catalogue reloads without a read of its own; asked where code answers in a model's place. */
  readonly catalogue: Pick<Catalogue, 'note' | 'mentionsIn' | 'kindsIn' | 'townIn'>;
  /** How wishes are read where code answers in a model's place. */
  readonly plannings: LoadPlannings;
  readonly tools: ToolRegistry;
  readonly commitHandlers: readonly CommitHandler[];
  /** Who answers on the lines of merchants and drivers; none when left out. */
  readonly answerHandlers?: readonly AnswerHandler[];
  /** See `Capability.asksAboutHere`; nothing does when left out. */
  asksAboutHere?(text: string): boolean;
  /** See `Capability.asksForPlace`; nothing does when left out. */
  asksForPlace?(said: string): boolean;
  /** See `Capability.tellsModel`; nothing is told when left out. */
  tellsModel?(turn: TurnOfPerson): Promise<string | null>;
  readonly sender: MessageSender;
  /** Takes deposits; null or left out where none are taken. */
  readonly paymentGateway?: PaymentGateway | null;
  /** The public URL of the delivery callback; the outbox adds the intent's id. */
  readonly statusCallbackUrl: string;
  /** Deletes a web account at the identity provider, for a person who is erased; left out where there is none. */
  readonly deleteAccount?: (uid: string) => Promise<void>;
  /** Comes back to messages that have to wait; without one, the minute sweep does. */
  readonly sendScheduler?: SendScheduler;
}
