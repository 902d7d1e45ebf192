import { join } from 'node:path';
import type { Thread } from '@merve/contract';
import {
  type Catalogue,
  createCatalogue,
  createOramaSearchIndex,
  type SearchIndex,
} from '../../functions/src/catalogue/index.ts';
import { receiveWebhook } from '../../functions/src/channels/whatsapp/receive-webhook.ts';
import type { Appended } from '../../functions/src/conversations/append-inbound.ts';
import {
  capabilityPlannings,
  dueRow,
  inboundLines,
  loadCapabilities,
} from '../../functions/src/entrypoints/capabilities.ts';
import { sweepEverything } from '../../functions/src/entrypoints/repairs.ts';
import type { MessageSender, OutgoingMessage } from '../../functions/src/integrations/message-sender.ts';
import type { Wakeups } from '../../functions/src/manifest/due-kind.ts';
import { createAsker, createLanguageModel } from '../../functions/src/model/create-language-model.ts';
import type { OrchestratorDependencies } from '../../functions/src/orchestrator/dependencies.ts';
import { processInbound } from '../../functions/src/orchestrator/process-inbound.ts';
import { sendQueued, sendWritten } from '../../functions/src/outbox/index.ts';
import { modelSection, readConfig } from '../../functions/src/platform/config.ts';
import { type Documents, documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { toolRegistry } from '../../functions/src/tools/registry.ts';
import type { StoredDocument } from '../../local/firestore/store/document.ts';
import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import { demoMarketId, seedDemoMarket } from '../../local/seed/index.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { SimulatedDatabase } from '../database/simulated-database.ts';
import { seededRandom } from '../surroundings/seeded-random.ts';
import { seedProcess } from '../surroundings/virtual-chance.ts';
import type { VirtualTime } from '../surroundings/virtual-time.ts';
import { PaymentProvider } from '../world/payment-provider.ts';
import { authToken, signedRequest, webhookUrl } from '../world/signed-request.ts';
import { type HonestProposals, honestModel } from './honest-model.ts';

/** Sunday, 21:00 in Famagusta: when the first message of each conversation is written. */
export const conversationStart = Date.parse('2026-11-22T21:00:00+02:00');

const guestAddress = 'whatsapp:+905330000777';
const guestName = 'Robin';
const indexes = join(repositoryRoot(), 'firestore.indexes.json');

/** The demo market as it is seeded, and what a warm instance has in memory of it. */
export interface DemoMarket {
  readonly time: VirtualTime;
  readonly contents: readonly StoredDocument[];
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  /** Where it is there, what code reads is proposed as by a model, and counted. */
  readonly honest?: HonestProposals;
}

/** Seeds the market once; each conversation begins with a copy. Guests change nothing of the catalogue, so they share it. */
export async function openDemoMarket(time: VirtualTime): Promise<DemoMarket> {
  time.restart(conversationStart);
  seedProcess(seededRandom('the demo market'));
  const database = new SimulatedDatabase(indexes);
  const db = database.undisturbed();
  await time.finish(seedDemoMarket(db, { now: new Date(conversationStart) }));
  const catalogue = createCatalogue(documentsIn(db));
  const searchIndex = createOramaSearchIndex(catalogue.latest);
  await time.finish(searchIndex.search({ marketId: demoMarketId, query: 'fish', limit: 1 }));
  return { time, contents: database.contents(), catalogue, searchIndex };
}

/** A guest's phone and Merve behind it, over a demo market of their own. */
export interface DemoWorld {
  readonly documents: Documents;
  /** Writes these at the same moment, and lets all that follows from them at once come to its end. */
  says(texts: readonly string[]): Promise<void>;
  /** Lets time pass; what falls due on the way happens. */
  passes(milliseconds: number): Promise<void>;
  /** All that was sent to the guest's phone, oldest first. */
  readonly told: readonly string[];
  /** What failed inside, oldest first: a fault of the code, whatever the guest was told. */
  readonly failures: readonly string[];
  /** The guest's conversation; undefined before their first message. */
  thread(): Promise<Thread | undefined>;
  close(): void;
}

/** A pause this long is looked after by fewer sweeps: tasks do at their time what there is to do. */
const longPauseMs = 30 * 60_000;

/** @param seed what codes and ids of this world are drawn from */
export async function openDemoWorld(
  { time, contents, catalogue, searchIndex, honest }: DemoMarket,
  seed: string,
  onCommit: (commit: AppliedCommit) => void,
): Promise<DemoWorld> {
  time.restart(conversationStart);
  seedProcess(seededRandom(seed));
  const database = new SimulatedDatabase(indexes, contents);
  database.onCommit(onCommit);
  const documents = documentsIn(database.undisturbed());
  const told: string[] = [];
  const clock = { now: () => new Date(time.now()) };
  const gateway = new PaymentProvider({
    scheduler: { note: () => {}, reach: async () => null },
    tell: () => {},
  }).undisturbed();
  const failures: string[] = [];
  // As in production, what fails in a turn or a task ends that alone; the sweep may still mend it.
  const alone = (work: Promise<unknown>) =>
    work.catch((thrown: unknown) => {
      failures.push(thrown instanceof Error ? thrown.message : String(thrown));
    });
  const at = (due: Date, work: () => Promise<unknown>) =>
    void setTimeout(() => void alone(work()), Math.max(0, due.getTime() - time.now()));
  const send = async (intents: Parameters<typeof sendWritten>[2]) => {
    if (intents.length > 0) await sendWritten(documents, deps.sender, intents, deps);
  };
  const wakeups: Wakeups = {
    at: async (kind, key, due) =>
      at(due, async () => {
        const look = (await dueRow(kind)?.load())?.look;
        const outcome = await look?.({ documents, clock, paymentGateway: gateway }, key);
        if (!outcome) throw new Error(`nothing looks at ${kind}`);
        if (outcome.next !== null) await wakeups.at(kind, key, outcome.next);
        await send(outcome.intents);
      }),
  };
  const { tools, handlers, answerHandlers, asksAboutHere, asksForPlace } = await time.finish(
    loadCapabilities({
      documents,
      catalogue,
      searchIndex,
      map: null,
      wakeups,
      takesPayments: true,
    }),
  );
  const planner = createLanguageModel({
    config: readConfig(modelSection, {}),
    catalogue,
    plannings: capabilityPlannings,
  });
  const deps: OrchestratorDependencies = {
    documents,
    clock,
    catalogue,
    model: honest === undefined ? planner : honestModel(planner, honest),
    plannings: capabilityPlannings,
    asker: createAsker(readConfig(modelSection, {})),
    tools: toolRegistry(tools),
    commitHandlers: handlers,
    answerHandlers,
    asksAboutHere,
    asksForPlace,
    paymentGateway: gateway,
    sender: phoneOf(guestAddress, told),
    statusCallbackUrl: 'https://merve.test/twilioStatus',
    sendScheduler: {
      schedule: async (intentId, due) =>
        at(due, async () => {
          await sendQueued(documents, deps.sender, intentId, deps);
        }),
    },
  };
  let messages = 0;
  let threadId: string | null = null;
  const arrive = (text: string): Promise<Appended> => {
    messages += 1;
    const sid = `SM${String(messages).padStart(32, '0')}`;
    const form = {
      MessageSid: sid,
      SmsMessageSid: sid,
      AccountSid: `AC${'0'.repeat(32)}`,
      From: guestAddress,
      To: 'whatsapp:+14155550100',
      Body: text,
      NumMedia: '0',
      ProfileName: guestName,
      WaId: guestAddress.replace('whatsapp:+', ''),
    };
    return receiveWebhook(
      {
        authToken,
        publicUrl: webhookUrl,
        actorKey: 'the actor key of the conversations',
        marketId: demoMarketId,
        documents: async () => documents,
        lines: inboundLines,
        now: clock.now,
      },
      signedRequest(webhookUrl, '', form),
    );
  };
  const sweep = () => sweepEverything(deps);
  let sweptAt = time.now();
  return {
    documents,
    told,
    failures,
    async says(texts) {
      await time.finish(
        (async () => {
          const arrived: Appended[] = [];
          for (const text of texts) arrived.push(await arrive(text));
          for (const message of arrived) {
            threadId = message.threadId;
            await alone(processInbound(deps, { ...message, marketId: demoMarketId }));
          }
        })(),
      );
      // What was put off by nothing at all.
      await time.pass(1);
    },
    async passes(milliseconds) {
      const end = time.now() + milliseconds;
      const everyMs = milliseconds > longPauseMs ? 10 * 60_000 : 60_000;
      while (time.now() < end) {
        await time.pass(Math.min(end - time.now(), Math.max(1, sweptAt + everyMs - time.now())));
        if (time.now() - sweptAt < everyMs) continue;
        sweptAt = time.now();
        await time.finish(alone(sweep()));
      }
    },
    async thread() {
      const id = threadId;
      return id === null ? undefined : (await time.finish(documents.thread(id).get())).data();
    },
    close: () => database.close(),
  };
}

/** A provider that takes every message, and a phone that shows those to one address. Buttons are written out as text. */
function phoneOf(address: string, told: string[]): MessageSender {
  let sent = 0;
  return {
    async send({ to, content }: OutgoingMessage) {
      sent += 1;
      if (to === address)
        told.push(content.kind === 'text' ? content.body : Object.values(content.variables).join('\n'));
      return { kind: 'accepted', providerId: `SM${String(sent).padStart(32, '9')}` };
    },
    listSentTo: async () => [],
    showsButtons: () => false,
  };
}
