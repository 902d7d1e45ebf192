import { join } from 'node:path';
import type { ChatMessageRequest, ChatMessageResponse, TaxiDriver } from '@merve/contract';
// What is due is loaded with the world: a load takes real time.
import '../../functions/src/capabilities/bookings/due.ts';
import '../../functions/src/capabilities/orders/request-due.ts';
import '../../functions/src/capabilities/taxi/ride-due.ts';
import '../../functions/src/platform/jobs/run-job.ts';
import { auditChanges, auditEverything, auditRolling } from '../../functions/src/entrypoints/audits.ts';
import { dueRow, takersOfPaymentNews } from '../../functions/src/entrypoints/capabilities.ts';
import { sweepEverything } from '../../functions/src/entrypoints/repairs.ts';
import type { DueKey, DueOutcome, Wakeups } from '../../functions/src/manifest/due-kind.ts';
import { confirmLink } from '../../functions/src/orchestrator/linking/confirm-link.ts';
import { requestLinkCode } from '../../functions/src/orchestrator/linking/request-link-code.ts';
import { sendQueued, sendWritten } from '../../functions/src/outbox/index.ts';
import { asMerveError } from '../../functions/src/platform/errors.ts';
import { type Documents, documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import type { Tool } from '../../functions/src/tools/index.ts';
import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { plainFields } from '../database/plain-fields.ts';
import { SimulatedDatabase } from '../database/simulated-database.ts';
import { Oracle } from '../oracle/oracle.ts';
import type { MessageView } from '../oracle/views.ts';
import type { Meaning } from '../oracle/witness.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { Trace } from '../surroundings/trace.ts';
import type { VirtualTime } from '../surroundings/virtual-time.ts';
import { Deliveries } from './deliveries.ts';
import { actorKey, Doors } from './doors.ts';
import { driversOf } from './drivers.ts';
import { FaultProfile } from './faults.ts';
import type { Focus } from './focus.ts';
import { type Instance, Instances } from './instances.ts';
import { type Kitchen, kitchenOf, marketId, type Place, placesOf, seedMarket } from './market.ts';
import { PaymentProvider } from './payment-provider.ts';
import { Scheduler } from './scheduler.ts';
import { Screens, type SeenMessage } from './screens.ts';
import { simulatedModel } from './simulated-model.ts';
import { WhatsAppNetwork } from './whatsapp-network.ts';

/** What a person sends from a phone. */
export interface PhoneMessage {
  readonly text: string;
  readonly meaning: Meaning;
  /** The same id again is the same message. */
  readonly sid?: string;
  /** Further fields of the form: a location, a picture. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * One seed's world: the real code on instances that may die, firestore-local under it, and around it the provider,
 * the phones, the browsers and the clock, all of which do what the seed says.
 */
export class World {
  /** What it is about. */
  readonly focus: Focus;
  readonly oracle: Oracle;
  readonly scheduler: Scheduler;
  readonly faults: FaultProfile;
  readonly instances: Instances;
  readonly deliveries: Deliveries;
  readonly places: readonly Place[];
  readonly kitchen: Kitchen | null;
  readonly drivers: readonly TaxiDriver[];
  readonly time: VirtualTime;
  readonly trace: Trace;
  /** A client of nobody's: for administrators of the world, not of Merve. */
  readonly documents: Documents;
  /** Every tool there is, once the world is open. */
  tools: readonly Tool[] = [];
  readonly payments: PaymentProvider;
  readonly #database: SimulatedDatabase;
  readonly #network: WhatsAppNetwork;
  /** Whether people meet the limits of everyday use; else they may write as much as they like. */
  readonly isLimited: boolean;
  readonly #doors: Doors;
  readonly #screens = new Screens();
  /** Threads that an operator spoke in at some time: Merve may have left a message there unanswered. */
  readonly #takenOver = new Set<string>();
  #ids = 0;
  #isOpen = false;

  constructor(parts: {
    readonly random: SeededRandom;
    readonly time: VirtualTime;
    readonly trace: Trace;
    readonly focus: Focus;
    readonly withoutFaults: ReadonlySet<string>;
  }) {
    const { random, time, trace, focus } = parts;
    this.focus = focus;
    this.time = time;
    this.trace = trace;
    this.oracle = new Oracle({ now: time.now, moneyFor: (paymentId) => this.payments.held(paymentId) });
    this.faults = new FaultProfile(random.fork('faults'), focus, parts.withoutFaults);
    this.scheduler = new Scheduler({ random: random.fork('order'), faults: this.faults, time, trace });
    this.#database = new SimulatedDatabase(join(repositoryRoot(), 'firestore.indexes.json'));
    this.documents = documentsIn(this.#database.undisturbed());
    this.places = placesOf(random.fork('market'), focus);
    this.kitchen = kitchenOf(random.fork('kitchen'), focus);
    this.drivers = driversOf(random.fork('drivers'), this.places, focus);
    this.isLimited = random.chance(0.2);
    this.#network = new WhatsAppNetwork({
      hasTemplates: random.chance(0.5),
      scheduler: this.scheduler,
      random: random.fork('network'),
      listener: {
        delivered: (message) => {
          this.scheduler.note(`→ phone ${message.to}: ${message.body}`);
          this.#screens.show(message.to, { text: message.body, buttons: message.buttons });
          this.oracle.delivered(message);
        },
        undeliverable: (message) => this.oracle.undeliverable(message),
        report: (message, status, errorCode) => this.#doors.statusCallback(message, status, errorCode),
      },
    });
    this.payments = new PaymentProvider({
      scheduler: this.scheduler,
      tell: (news, eventId) =>
        this.#doors.paymentNews(news.kind, async (instance) => {
          const { deps } = instance;
          const moment = { now: instance.now(), providerEventId: eventId };
          for (const take of takersOfPaymentNews) {
            const taken = await take(deps.documents, news, moment);
            if (taken !== null) await followUp(instance, taken.due, taken);
          }
        }),
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
        wakeups: (of) => this.#wakeups(of),
        sendTasks: (of) => ({
          schedule: (intentId, at) =>
            this.#doors.enqueue(of, `send ${intentId.slice(0, 10)}`, at, async ({ deps }) => {
              await sendQueued(deps.documents, deps.sender, intentId, deps);
            }),
        }),
        gateway: (of) => this.payments.gatewayOf(of),
      },
    });
    this.deliveries = new Deliveries({
      scheduler: this.scheduler,
      instances: this.instances,
      faults: this.faults,
      random: random.fork('deliveries'),
    });
    this.#doors = new Doors({ deliveries: this.deliveries, scheduler: this.scheduler });
    this.#database.onCommit((commit) => this.#committed(commit));
  }

  /** What is due later, as `entrypoints/wake.ts` looks at it. */
  #wakeups(of: Instance): Wakeups {
    return {
      at: (kind, key, when) =>
        this.#doors.enqueue(
          of,
          `${kind} ${Object.values(key).join(' ').slice(0, 20)}`,
          when,
          async (instance) => {
            const due = await dueRow(kind)?.load();
            const { documents } = instance.deps;
            const paymentGateway = this.payments.gatewayOf(instance);
            const world = { documents, clock: { now: instance.now }, paymentGateway };
            const outcome = await due?.look(world, key);
            if (!outcome) throw new Error(`Nothing looks at ${kind}`);
            await followUp(instance, { kind, key }, outcome);
          },
        ),
    };
  }

  /** Writes the market, and starts the clock that calls functions. */
  async open(): Promise<void> {
    const { tools } = this.instances.any().deps.tools;
    this.tools = tools;
    await this.time.finish(seedMarket(this.documents, this, tools, this.isLimited));
    this.#isOpen = true;
    setInterval(() => this.#doors.tick('sweep', (instance) => sweepEverything(instance.deps)), 60_000);
    setInterval(
      () =>
        this.#doors.tick('audit', async ({ deps }) => {
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
    return this.#screens.of(who);
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
    const post = { sid, from: address, text, fields: message.fields ?? {} };
    this.#doors.webhook(post, () => this.oracle.witness.acknowledged(sid));
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
    this.#doors.web(uid, request, {
      answered: (answer) => this.#checkWebAnswer(uid, answer),
      acknowledged: () => this.oracle.witness.acknowledged(id),
    });
  }

  /** An operator's page calls the API, until it has an answer. */
  operatorDoes(what: string, run: (instance: Instance) => Promise<void>): void {
    this.#doors.call(what, run);
  }

  /** A web account asks for a code to be sent to a phone. */
  asksForCode(uid: string, phone: string): void {
    this.#network.opened(`whatsapp:${phone}`);
    this.#doors.call(`code for ${uid}`, (instance) =>
      unlessRefused(requestLinkCode(instance.deps, { uid, phone, language: 'en', marketId, key: actorKey })),
    );
  }

  /** A web account types a code, the right one or another. */
  typesCode(uid: string, typed: string): void {
    this.oracle.witness.typedCode(uid, typed);
    this.#doors.call(`code of ${uid}`, (instance) =>
      unlessRefused(confirmLink(instance.deps, { uid, typed, key: actorKey })),
    );
  }

  isLinked(uid: string): boolean {
    return [...this.oracle.picture.documents.identities.values()].some((one) => one.uid === uid);
  }

  /** The answer to a post shows nothing but what stands in the thread. */
  #checkWebAnswer(uid: string, answer: ChatMessageResponse): void {
    this.#screens.openThread(answer.threadId, uid);
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
    const isLeftToHuman = this.#takenOver.has(answer.threadId);
    if (answer.replies.length === 0 && !isSilenced && !isLeftToHuman)
      this.oracle.accuse('web-answer-empty', `${uid} ${answer.seq}`);
  }

  #committed(commit: AppliedCommit): void {
    const changes = this.oracle.committed(commit);
    const { transactions, taxi_requests, requests } = changes;
    for (const change of transactions) this.#noteState('ledger', change.after?.reference, change);
    for (const change of taxi_requests) this.#noteState('ride', change.after?.code, change);
    for (const change of requests) this.#noteState('request', change.after?.reference, change);
    for (const { after } of changes.messages) if (after !== undefined) this.#messageWritten(after);
    for (const { after } of changes.threads)
      if (after !== undefined && after.humanTakeover !== null) this.#takenOver.add(after.threadId);
    const at = new Date(commit.commitTime / 1000);
    for (const change of commit.changes) this.#triggered(change, at);
  }

  #noteState(
    what: string,
    name: string | undefined,
    { before, after }: { readonly before?: Stateful | undefined; readonly after?: Stateful | undefined },
  ): void {
    if (after !== undefined && after.state !== before?.state)
      this.scheduler.note(`  ${what}: ${name} ${before?.state ?? 'nothing'} → ${after.state}`);
  }

  /** The trace has what is said, and a browser shows it. */
  #messageWritten(message: MessageView): void {
    const who = message.role === 'user' ? 'person' : 'merve';
    this.scheduler.note(`  ${message.threadId.slice(0, 8)} ${message.seq} ${who}: ${message.text}`);
    if (message.channel !== 'web') return;
    if (message.role === 'user') {
      const uid = this.oracle.witness.find(message.channelMessageId)?.from.replace(/^web:/, '');
      if (uid !== undefined) this.#screens.openThread(message.threadId, uid);
    } else this.#screens.showInThread(message.threadId, message);
  }

  /** What a write calls functions for. */
  #triggered({ key, before, after }: AppliedCommit['changes'][number], at: Date): void {
    if (/^(listings|businesses)\/[^/]+(\/offerings\/[^/]+)?$/.test(key.path)) {
      const [was, is] = [before, after].map((state) => state && plainFields(state.fields));
      if (this.#isOpen) this.#doors.catalogueEvent({ document: key.path, before: was, after: is }, at);
    } else if (before === undefined && after !== undefined && key.path.startsWith('messageIdempotency/')) {
      this.#doors.inboundEvent(key.path, plainFields(after.fields), at);
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

interface Stateful {
  readonly state: string;
}

/** A wrong code, or one asked for too often, is refused; the caller is told, and that is all. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    const { code } = asMerveError(thrown);
    if (!['LINK_CODE_INVALID', 'ALREADY_LINKED', 'RATE_LIMITED'].includes(code)) throw thrown;
  }
}

/** As `entrypoints/wake.ts` has it. */
async function followUp(
  { deps, wakeups }: Instance,
  { kind, key }: { readonly kind: string; readonly key: DueKey },
  { intents, next }: DueOutcome,
): Promise<void> {
  if (next !== null) await wakeups.at(kind, key, next);
  if (intents.length > 0) await sendWritten(deps.documents, deps.sender, intents, deps);
}
