import { join } from 'node:path';
import type { ChatMessageRequest, ChatMessageResponse } from '@merve/contract';
import { raiseCatalogueVersion } from '../../functions/src/catalogue/raise-catalogue-version.ts';
import { postMessage } from '../../functions/src/channels/web/post-message.ts';
import { receiveStatus } from '../../functions/src/channels/whatsapp/receive-status.ts';
import { receiveWebhook } from '../../functions/src/channels/whatsapp/receive-webhook.ts';
import { auditChanges, auditEverything, auditRolling } from '../../functions/src/entrypoints/audits.ts';
import { takeInboundEvent } from '../../functions/src/entrypoints/inbound-event.ts';
import { sweepEverything } from '../../functions/src/entrypoints/repairs.ts';
import { letHoldGo } from '../../functions/src/orchestrator/let-hold-go.ts';
import { sendQueued, sendWritten } from '../../functions/src/outbox/index.ts';
import { type Documents, documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { plainFields } from '../database/plain-fields.ts';
import { SimulatedDatabase } from '../database/simulated-database.ts';
import { Oracle } from '../oracle/oracle.ts';
import type { Meaning } from '../oracle/witness.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { Trace } from '../surroundings/trace.ts';
import type { VirtualTime } from '../surroundings/virtual-time.ts';
import { Deliveries, pause } from './deliveries.ts';
import { FaultProfile } from './faults.ts';
import { type Instance, Instances, statusCallbackUrl } from './instances.ts';
import { marketId, type Place, placesOf, seedMarket } from './market.ts';
import { never, Scheduler } from './scheduler.ts';
import { authToken, signedRequest, webhookUrl } from './signed-request.ts';
import { simulatedModel } from './simulated-model.ts';
import { WhatsAppNetwork } from './whatsapp-network.ts';

const actorKey = 'the actor key of the simulation';
const mervePhone = 'whatsapp:+14155550100';

/** What a person sends from a phone. */
export interface PhoneMessage {
  readonly text: string;
  readonly meaning: Meaning;
  /** The same id again is the same message. */
  readonly sid?: string;
  /** Further fields of the form: a location, a picture. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What a person sees of one message of Merve. */
export interface SeenMessage {
  readonly text: string;
  readonly buttons: readonly { readonly label: string; readonly payload: string }[];
}

/**
 * One seed's world: the real code on instances that may die, firestore-local under it, and around it the provider,
 * the phones, the browsers and the clock, all of which do what the seed says.
 */
export class World {
  readonly oracle: Oracle;
  readonly scheduler: Scheduler;
  readonly faults: FaultProfile;
  readonly instances: Instances;
  readonly deliveries: Deliveries;
  readonly places: readonly Place[];
  readonly time: VirtualTime;
  readonly trace: Trace;
  /** A client of nobody's: for administrators of the world, not of Merve. */
  readonly documents: Documents;
  readonly #database: SimulatedDatabase;
  readonly #network: WhatsAppNetwork;
  /** Whether people meet the limits of everyday use; else they may write as much as they like. */
  readonly #limited: boolean;
  readonly #screens = new Map<string, SeenMessage[]>();
  readonly #webActors = new Map<string, string>();
  #ids = 0;
  #isOpen = false;
  #ticks = 0;

  constructor(parts: {
    readonly random: SeededRandom;
    readonly time: VirtualTime;
    readonly trace: Trace;
    readonly withoutFaults: ReadonlySet<string>;
  }) {
    const { random, time, trace } = parts;
    this.time = time;
    this.trace = trace;
    this.oracle = new Oracle(time.now);
    this.faults = new FaultProfile(random.fork('faults'), parts.withoutFaults);
    this.scheduler = new Scheduler({ random: random.fork('order'), faults: this.faults, time, trace });
    this.#database = new SimulatedDatabase(join(repositoryRoot(), 'firestore.indexes.json'));
    this.documents = documentsIn(this.#database.undisturbed());
    this.places = placesOf(random.fork('market'));
    this.#limited = random.chance(0.2);
    this.#network = new WhatsAppNetwork({
      hasTemplates: random.chance(0.5),
      scheduler: this.scheduler,
      random: random.fork('network'),
      listener: {
        delivered: (message) => {
          this.scheduler.note(`→ phone ${message.to}: ${message.body}`);
          this.#see(message.to, { text: message.body, buttons: message.buttons });
          this.oracle.delivered(message);
        },
        undeliverable: (message) => this.oracle.undeliverable(message),
        report: (message, status, errorCode) => this.#report(message.sid, message, status, errorCode),
      },
    });
    const modelRandom = random.fork('model');
    const chained = random.chance(0.5);
    this.instances = new Instances({
      database: this.#database,
      scheduler: this.scheduler,
      random: random.fork('instances'),
      faults: this.faults,
      outside: {
        sender: (of) => this.#network.senderOf(of),
        model: (instance, catalogue) =>
          simulatedModel({ instance, catalogue, scheduler: this.scheduler, random: modelRandom, chained }),
        holdExpiry: (of) => ({
          schedule: (businessId, txId, at) =>
            this.#enqueue(of, `expire ${txId.slice(0, 9)}`, at, (instance) =>
              letGo(instance, businessId, txId),
            ),
        }),
        sendTasks: (of) => ({
          schedule: (intentId, at) =>
            this.#enqueue(of, `send ${intentId.slice(0, 10)}`, at, async ({ deps }) => {
              await sendQueued(deps.documents, deps.sender, intentId, deps);
            }),
        }),
      },
    });
    this.deliveries = new Deliveries({
      scheduler: this.scheduler,
      instances: this.instances,
      faults: this.faults,
      random: random.fork('deliveries'),
    });
    this.#database.onCommit((commit) => this.#committed(commit));
  }

  /** Writes the market, and starts the clock that calls functions. */
  async open(): Promise<void> {
    const { tools } = this.instances.any().deps.tools;
    await this.time.finish(seedMarket(this.documents, this.places, tools, this.#limited));
    this.#isOpen = true;
    setInterval(() => this.#tick('sweep', (instance) => sweepEverything(instance.deps)), 60_000);
    setInterval(
      () =>
        this.#tick('audit', async ({ deps }) => {
          await auditChanges(deps);
          await auditRolling(deps);
        }),
      15 * 60_000,
    );
  }

  close(): void {
    this.#database.close();
  }

  /** What a phone or a browser shows, oldest first. */
  screenOf(who: string): readonly SeenMessage[] {
    return this.#screens.get(who) ?? [];
  }

  /** A new id, for messages of persons. */
  newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${String(this.#ids).padStart(32, '0')}`;
  }

  /** A person sends a message over WhatsApp; the provider brings it, once or more often. */
  phoneSays(address: string, message: PhoneMessage): string {
    const sid = message.sid ?? this.newId('SM');
    const { text, meaning } = message;
    this.oracle.witness.sent({ id: sid, from: address, text, meaning });
    this.#network.opened(address);
    const fields = {
      MessageSid: sid,
      SmsMessageSid: sid,
      AccountSid: `AC${'0'.repeat(32)}`,
      From: address,
      To: mervePhone,
      Body: text,
      NumMedia: '0',
      ProfileName: `Person ${address.slice(-3)}`,
      WaId: address.replace('whatsapp:+', ''),
      ...message.fields,
    };
    this.deliveries.send({
      kind: 'webhook',
      what: `webhook ${address} "${text}"`,
      faults: ['webhook-duplicated', 'webhook-answer-lost', 'connection-lost', 'event-delayed'],
      attempts: 3,
      pauseMs: 500,
      run: async (instance) => {
        await receiveWebhook(
          {
            authToken,
            publicUrl: webhookUrl,
            actorKey,
            marketId,
            documents: async () => instance.deps.documents,
            now: instance.now,
          },
          signedRequest(webhookUrl, '', fields),
        );
      },
      acknowledged: () => this.oracle.witness.acknowledged(sid),
    });
    return sid;
  }

  /** A person sends a message from the web client, which tries again with the same id until it has an answer. */
  browserPosts(
    uid: string,
    request: ChatMessageRequest & { readonly clientMessageId: string },
    meaning: Meaning,
  ): void {
    const id = request.clientMessageId;
    this.oracle.witness.sent({ id, from: `web:${uid}`, text: request.message, meaning });
    this.deliveries.send({
      kind: 'web',
      what: `web ${uid} "${request.message}"${request.button ? ` [${request.button.answer}]` : ''}`,
      faults: ['webhook-duplicated', 'webhook-answer-lost', 'connection-lost'],
      attempts: 4,
      pauseMs: 1_000,
      run: async (instance) => {
        const sender = { uid, name: uid, actorKey, marketId, traceId: id };
        this.#checkWebAnswer(uid, await postMessage(instance.deps, sender, request));
      },
      acknowledged: () => this.oracle.witness.acknowledged(id),
    });
  }

  /** The answer to a post shows nothing but what stands in the thread. */
  #checkWebAnswer(uid: string, answer: ChatMessageResponse): void {
    this.#webActors.set(answer.threadId, uid);
    for (const reply of answer.replies) {
      const path = `threads/${answer.threadId}/messages/${String(reply.seq).padStart(12, '0')}`;
      const stored = this.oracle.picture.documents.messages.get(path);
      if (stored?.text !== reply.text) {
        this.oracle.accuse('web-answer-differs', `${path}: "${reply.text}" instead of "${stored?.text}"`);
      }
    }
    const asked = this.oracle.picture.documents.messages.get(
      `threads/${answer.threadId}/messages/${String(answer.seq).padStart(12, '0')}`,
    );
    // Over a limit whose reaching the person has been told of already.
    const isSilenced = asked?.limited?.tell === false;
    if (answer.replies.length === 0 && !isSilenced)
      this.oracle.accuse('web-answer-empty', `${uid} ${answer.seq}`);
  }

  #see(who: string, message: SeenMessage): void {
    this.#screens.set(who, [...this.screenOf(who), message]);
  }

  #committed(commit: AppliedCommit): void {
    const changes = this.oracle.committed(commit);
    for (const { before, after } of changes.transactions) {
      if (after !== undefined && after.state !== before?.state) {
        this.scheduler.note(`  ledger: ${after.reference} ${before?.state ?? 'nothing'} → ${after.state}`);
      }
    }
    for (const { after } of changes.messages) {
      if (after === undefined) continue;
      const who = after.role === 'user' ? 'person' : 'merve';
      this.scheduler.note(`  ${after.threadId.slice(0, 8)} ${after.seq} ${who}: ${after.text}`);
      if (after.channel !== 'web') continue;
      if (after.role === 'user') {
        const uid = this.oracle.witness.find(after.channelMessageId)?.from.replace(/^web:/, '');
        if (uid !== undefined) this.#webActors.set(after.threadId, uid);
      } else this.#see(this.#webActors.get(after.threadId) ?? '', after);
    }
    for (const { key, before, after } of commit.changes) {
      if (/^(listings|businesses)\/[^/]+(\/offerings\/[^/]+)?$/.test(key.path)) {
        this.#catalogueChanged(plainFields((after ?? before)?.fields ?? new Map()), commit.commitTime / 1000);
      }
      if (before === undefined && after !== undefined && key.path.startsWith('messageIdempotency/')) {
        this.#trigger(key.path, plainFields(after.fields), new Date(commit.commitTime / 1000));
      }
    }
  }

  #trigger(document: string, data: unknown, time: Date): void {
    this.deliveries.send({
      kind: 'trigger',
      what: `trigger ${document.slice(0, 26)}`,
      faults: ['event-duplicated', 'event-delayed', 'event-dropped'],
      attempts: 6,
      pauseMs: 1_000,
      run: (instance) =>
        takeInboundEvent(
          {
            documents: async () => instance.deps.documents,
            dependencies: async () => instance.deps,
            now: instance.now,
          },
          { document, data, time },
        ),
    });
  }

  #catalogueChanged(data: unknown, at: number): void {
    if (!this.#isOpen) return;
    this.deliveries.send({
      kind: 'catalogue',
      what: 'catalogue changed',
      faults: ['event-duplicated', 'event-delayed'],
      attempts: 6,
      pauseMs: 1_000,
      run: ({ deps }) => raiseCatalogueVersion(deps.documents, data, new Date(at)),
    });
  }

  #report(sid: string, message: { to: string; intentId: string }, status: string, code: string | null): void {
    const path = `?intent=${encodeURIComponent(message.intentId)}`;
    const fields = {
      MessageSid: sid,
      MessageStatus: status,
      To: message.to,
      ...(code === null ? {} : { ErrorCode: code }),
    };
    this.deliveries.send({
      kind: 'callback',
      what: `callback ${sid.slice(-3)} ${status}`,
      faults: ['callback-lost', 'callback-duplicated', 'event-delayed'],
      attempts: 1,
      pauseMs: 0,
      run: async (instance) => {
        await receiveStatus(
          {
            authToken,
            publicUrl: statusCallbackUrl,
            documents: async () => instance.deps.documents,
            now: instance.now,
          },
          signedRequest(statusCallbackUrl, path, fields),
        );
      },
    });
  }

  /** Asks the task queue to call a function at a time. */
  async #enqueue(
    of: Instance,
    what: string,
    at: Date,
    run: (instance: Instance) => Promise<void>,
  ): Promise<void> {
    const fault = await this.scheduler.reach({
      of,
      what: `enqueue ${what}`,
      faults: ['connection-lost', 'crash-before-call', 'crash-after-call'],
    });
    if (fault === 'crash-before-call') of.die(fault);
    if (!of.alive) return never;
    if (fault === 'connection-lost') throw new Error('The task queue cannot be reached.');
    this.scheduler.start('task', async () => {
      await pause(Math.max(0, at.getTime() - this.time.now()));
      this.deliveries.send({
        kind: 'task',
        what: `task: ${what}`,
        faults: ['task-dropped', 'event-duplicated', 'event-delayed'],
        attempts: 5,
        pauseMs: 2_000,
        run,
      });
    });
    if (fault === 'crash-after-call') {
      of.die(fault);
      return never;
    }
  }

  /** The clock calls a function. One run more than the one under way may overlap; further ones wait for their turn. */
  #tick(kind: 'sweep' | 'audit', run: (instance: Instance) => Promise<void>): void {
    if (this.#ticks > 1) return;
    const times = this.deliveries.struck('tick-extra') ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      this.#ticks += 1;
      this.scheduler.start(kind, async () => {
        try {
          await this.deliveries.sendAndWait({
            kind,
            what: kind,
            faults: ['tick-dropped'],
            attempts: 1,
            pauseMs: 0,
            run,
          });
        } finally {
          this.#ticks -= 1;
        }
      });
    }
  }

  /** Looks at everything with every auditor, undisturbed; what they alert of is a violation. */
  async audit(): Promise<void> {
    const { documents, time, oracle } = this;
    const reports = await time.finish(
      auditEverything({ documents, clock: { now: () => new Date(time.now()) } }),
    );
    for (const { auditor, found, findings } of reports) {
      if (found === 0) continue;
      const [first] = findings;
      oracle.accuse(`auditor-${auditor}`, `${first?.kind} ${first?.subject}: ${first?.message}`);
    }
  }
}

/** What the task of a hold does: `entrypoints/expire-hold.ts`. */
async function letGo(instance: Instance, businessId: string, txId: string): Promise<void> {
  const { deps } = instance;
  const { intents } = await letHoldGo(deps.documents, { businessId, txId, now: instance.now() });
  if (intents.length > 0) await sendWritten(deps.documents, deps.sender, intents, deps);
}
