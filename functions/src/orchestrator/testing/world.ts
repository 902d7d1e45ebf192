import type { Thread, Transaction } from '@merve/contract';
import { allergiesCapability } from '../../capabilities/allergies/index.ts';
import { bookingsCapability } from '../../capabilities/bookings/index.ts';
import { marketplaceCapability } from '../../capabilities/marketplace/index.ts';
import { messagesCapability } from '../../capabilities/messages/index.ts';
import {
  type Catalogue,
  createCatalogue,
  createOramaSearchIndex,
  type SearchIndex,
} from '../../catalogue/index.ts';
import { type Appended, appendInbound, type InboundMessage } from '../../conversations/append-inbound.ts';
import { inboundMessage } from '../../conversations/testing/inbound.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import type { DueKey, Wakeups } from '../../manifest/due-kind.ts';
import type { PaymentScheduler } from '../../payments/payment-scheduler.ts';
import { erasureHandler } from '../../people/erasure-handler.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { ManualClock } from '../../platform/testing/manual-clock.ts';
import { toolRegistry } from '../../tools/registry.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { type InboundResult, processInbound } from '../process-inbound.ts';
import { seedOneRestaurant } from './demo-market.ts';
import { RecordingSender } from './recording-sender.ts';
import { ScriptedModel } from './scripted-model.ts';

/** A whole orchestrator over a firestore-local of its own: real rooms, scripted model, recorded sender, still clock. */
export interface World extends OrchestratorDependencies {
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  readonly local: LocalFirestore;
  readonly clock: ManualClock;
  readonly model: ScriptedModel;
  readonly sender: RecordingSender;
  readonly wakeups: Wakeups;
  /** The kinds of what was asked to be looked at later, and their keys. Nobody looks by itself. */
  readonly due: (readonly [kind: string, key: DueKey])[];
  /** Appends a message of this person and gives it its turn. */
  says(person: string, text: string, changes?: Partial<InboundMessage>): Promise<Heard>;
  /** Appends without a turn, as the webhook does. */
  append(person: string, text: string, changes?: Partial<InboundMessage>): Promise<Appended>;
  /** Gives an appended message its turn, as the trigger does; `with` replaces dependencies. */
  process(appended: Appended, using?: Partial<OrchestratorDependencies>): Promise<InboundResult>;
  /** @throws Error if there is no such thread. */
  threadOf(threadId: string): Promise<Thread>;
  /** Both sides of a thread, oldest first. */
  textsIn(threadId: string): Promise<string[]>;
  /** Everything that was ever held or booked from this thread. */
  bookingsOf(threadId: string): Promise<Transaction[]>;
  stop(): Promise<void>;
}

export interface Heard {
  readonly appended: Appended;
  readonly result: InboundResult;
  /** Everything Merve replied in this turn, joined. */
  readonly reply: string;
}

/** Saturday, noon in Famagusta. */
export const worldStart = '2026-11-21T10:00:00Z';

export function addressOf(person: string): string {
  let digits = 0;
  for (const character of person) digits = (digits * 31 + (character.codePointAt(0) ?? 0)) % 10_000_000;
  return `whatsapp:+90533${String(digits).padStart(7, '0')}`;
}

/** @param payments where the payments of deposits are scheduled; without it none are taken */
export async function createWorld(payments: PaymentScheduler | null = null): Promise<World> {
  const local = await startLocalFirestore();
  const { documents } = local;
  await seedOneRestaurant(documents);
  const clock = new ManualClock(worldStart);
  const model = new ScriptedModel();
  const sender = new RecordingSender();
  const catalogue = createCatalogue(documents);
  const bookings = bookingsCapability({
    documents,
    catalogue,
    scheduler: { schedule: async () => {} },
    paymentScheduler: payments,
  });
  const searchIndex = createOramaSearchIndex(catalogue.latest);
  const marketplace = marketplaceCapability({ catalogue, searchIndex });
  const messages = messagesCapability({ documents });
  const deps: OrchestratorDependencies = {
    documents,
    clock,
    alarm: clock,
    model,
    asker: model.asker,
    catalogue,
    plannings: capabilityPlannings,
    tools: toolRegistry([...marketplace.tools, ...bookings.tools, ...messages.tools]),
    commitHandlers: [
      ...bookings.handlers,
      ...messages.handlers,
      ...allergiesCapability().handlers,
      erasureHandler(documents),
    ],
    asksAboutHere: marketplace.asksAboutHere,
    sender,
    statusCallbackUrl: 'https://merve.test/twilioStatus',
  };
  const append: World['append'] = (person, text, changes = {}) =>
    appendInbound(
      documents,
      inboundMessage({
        actorId: `act_${person}`,
        from: { channel: 'whatsapp', address: addressOf(person) },
        text,
        profileName: person,
        now: clock.now(),
        ...changes,
      }),
    );
  const process: World['process'] = ({ threadId, seq, actorId }, using = {}) =>
    processInbound({ ...deps, ...using }, { threadId, seq, actorId, marketId: 'north-cyprus' });
  const due: World['due'] = [];
  return {
    ...deps,
    due,
    wakeups: { at: async (kind, key) => void due.push([kind, key]) },
    catalogue,
    searchIndex,
    local,
    clock,
    model,
    sender,
    append,
    process,
    async says(person, text, changes) {
      const appended = await append(person, text, changes);
      const result = await process(appended);
      const turns = result.kind === 'processed' ? result.turns : [];
      const reply = turns.flatMap((turn) => turn.replies.map((message) => message.text)).join('\n');
      return { appended, result, reply };
    },
    async threadOf(threadId) {
      const thread = (await documents.thread(threadId).get()).data();
      if (thread === undefined) throw new Error(`There is no thread ${threadId}`);
      return thread;
    },
    async textsIn(threadId) {
      const found = await documents.messages(threadId).orderBy('seq').get();
      return found.docs.map((document) => document.data().text);
    },
    async bookingsOf(threadId) {
      // Filtered here: the product asks for transactions by other fields, and has no index of this one.
      const all = (await documents.allTransactions.get()).docs.map((document) => document.data());
      return all.filter((transaction) => transaction.threadId === threadId);
    },
    stop: () => local.stop(),
  };
}
