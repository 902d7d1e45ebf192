import { bookingsCapability } from '../../functions/src/capabilities/bookings/index.ts';
import { votes } from '../../functions/src/capabilities/group-outings/votes.ts';
import { marketplaceCapability } from '../../functions/src/capabilities/marketplace/index.ts';
import { messagesCapability } from '../../functions/src/capabilities/messages/index.ts';
import { operationsCapability } from '../../functions/src/capabilities/operations/index.ts';
import { ordersCapability } from '../../functions/src/capabilities/orders/index.ts';
import { placesCapability } from '../../functions/src/capabilities/places/index.ts';
import { servicesCapability } from '../../functions/src/capabilities/services/index.ts';
import { taxiCapability } from '../../functions/src/capabilities/taxi/index.ts';
import { viewingsCapability } from '../../functions/src/capabilities/viewings/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../../functions/src/catalogue/index.ts';
import { capabilityPlannings } from '../../functions/src/entrypoints/capabilities.ts';
import type { MessageSender } from '../../functions/src/integrations/message-sender.ts';
import type { PaymentGateway } from '../../functions/src/integrations/payment-gateway.ts';
import { joinCapabilities } from '../../functions/src/manifest/capability.ts';
import type { Wakeups } from '../../functions/src/manifest/due-kind.ts';
import { askerOver } from '../../functions/src/model/asker.ts';
import type { CatalogueMentions, LanguageModel } from '../../functions/src/model/language-model.ts';
import type { OrchestratorDependencies } from '../../functions/src/orchestrator/dependencies.ts';
import type { SendScheduler } from '../../functions/src/outbox/index.ts';
import type { PaymentScheduler } from '../../functions/src/payments/payment-scheduler.ts';
import { silentAlarm } from '../../functions/src/platform/clock.ts';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import type { RequestScheduler } from '../../functions/src/requests/index.ts';
import { toolRegistry } from '../../functions/src/tools/registry.ts';
import type { Connected, SimulatedDatabase } from '../database/simulated-database.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { FaultKind, FaultProfile } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

/** A process that runs functions: its own client, catalogue and breakers, as `entrypoints/runtime.ts` wires them. */
export interface Instance extends Connected {
  readonly deps: OrchestratorDependencies;
  readonly wakeups: Wakeups;
  now(): Date;
}

/** What the world outside looks like to an instance. */
export interface Outside {
  sender(of: Instance): MessageSender;
  model(of: Instance, catalogue: CatalogueMentions): LanguageModel;
  wakeups(of: Instance): Wakeups;
  sendTasks(of: Instance): SendScheduler;
  gateway(of: Instance): PaymentGateway;
}

export const statusCallbackUrl = 'https://merve.test/twilioStatus';

/** How many run side by side. More than one, or nothing would race. */
const maxAtOnce = 4;

/** The instances that are up. They are started when needed, and die whenever the seed says so. */
export class Instances {
  readonly #alive: Instance[] = [];
  readonly #database: SimulatedDatabase;
  readonly #scheduler: Scheduler;
  readonly #random: SeededRandom;
  readonly #faults: FaultProfile;
  readonly #outside: Outside;
  #started = 0;

  constructor(parts: {
    readonly database: SimulatedDatabase;
    readonly scheduler: Scheduler;
    readonly random: SeededRandom;
    readonly faults: FaultProfile;
    readonly outside: Outside;
  }) {
    this.#database = parts.database;
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#faults = parts.faults;
    this.#outside = parts.outside;
  }

  /** Some instance, a new one now and then. */
  any(): Instance {
    const startsNew = this.#random.chance(0.15) && this.#alive.length < maxAtOnce;
    return this.#alive.length === 0 || startsNew ? this.#start() : this.#random.pick(this.#alive);
  }

  /** One of them dies, if the profile has crashes. */
  maybeCrash(): void {
    const victim = this.#alive.length === 0 ? undefined : this.#random.pick(this.#alive);
    const struck = this.#faults.strike('crash');
    if (victim !== undefined && struck !== null) victim.die(struck);
  }

  #start(): Instance {
    this.#started += 1;
    const state = { alive: true };
    const name = `instance-${this.#started}`;
    const connected: Connected = {
      name,
      get alive() {
        return state.alive;
      },
      die: (reason) => {
        if (!state.alive) return;
        state.alive = false;
        this.#scheduler.note(`† ${name} dies (${reason})`);
        this.#alive.splice(this.#alive.indexOf(instance), 1);
        this.#scheduler.forget(instance);
        this.#database.disconnect(instance);
        for (const told of this.#mourners.get(name) ?? []) told();
        this.#mourners.delete(name);
      },
    };
    const instance = this.#wire(connected);
    this.#alive.push(instance);
    return instance;
  }

  readonly #mourners = new Map<string, Set<() => void>>();

  /** Calls back if the instance dies before `stop` is called: that is how whoever waits for an answer learns of it. */
  onDeath(instance: Instance, told: () => void): { stop(): void } {
    const mourners = this.#mourners.get(instance.name) ?? new Set();
    this.#mourners.set(instance.name, mourners);
    mourners.add(told);
    return { stop: () => void mourners.delete(told) };
  }

  #wire(connected: Connected): Instance {
    const documents = documentsIn(this.#database.connect(connected, this.#scheduler));
    // Servers' clocks differ a little.
    const skew = this.#random.below(400) - 200;
    const now = () => new Date(Date.now() + skew);
    const instance: Instance = {
      get name() {
        return connected.name;
      },
      get alive() {
        return connected.alive;
      },
      die: (reason: FaultKind) => connected.die(reason),
      now,
      get deps() {
        return deps;
      },
      get wakeups() {
        return wakeups;
      },
    };
    const catalogue = createCatalogue(documents);
    const outside = this.#outside;
    const wakeups = outside.wakeups(instance);
    // As the manifests have it.
    const paymentScheduler: PaymentScheduler = {
      schedule: (paymentId, at) => wakeups.at('payment', { paymentId }, at),
    };
    const scheduler: RequestScheduler = {
      schedule: (requestKind, requestId, at) => wakeups.at('request', { requestKind, requestId }, at),
    };
    const requests = { documents, catalogue, scheduler };
    const searchIndex = createOramaSearchIndex(catalogue.latest);
    // In the order of `entrypoints/capabilities.ts`, which decides who is asked first where several answer on a line.
    const votesCapability = votes({
      ...{ documents, catalogue, searchIndex, wakeups, map: null, takesPayments: true },
      toolNamed: (name) => tools.find((tool) => tool.name === name),
    });
    const { tools, handlers, answerHandlers, asksAboutHere, asksForPlace } = joinCapabilities([
      marketplaceCapability({ catalogue, searchIndex }),
      bookingsCapability({
        ...{ documents, catalogue, paymentScheduler },
        scheduler: { schedule: (businessId, txId, at) => wakeups.at('hold', { businessId, txId }, at) },
      }),
      ordersCapability(requests),
      servicesCapability(requests),
      viewingsCapability(requests),
      operationsCapability({ documents, paymentScheduler }),
      messagesCapability({ documents }),
      taxiCapability({
        ...{ documents, catalogue },
        scheduler: { schedule: (rideId, market, at) => wakeups.at('ride', { rideId, marketId: market }, at) },
      }),
      placesCapability({ documents, catalogue, points: null, geocoder: null }),
      votesCapability,
    ]);
    const deps: OrchestratorDependencies = {
      documents,
      catalogue,
      clock: { now },
      // Virtual time passes between steps: nothing takes long by it.
      alarm: silentAlarm,
      model: outside.model(instance, catalogue),
      asker: askerOver([]),
      plannings: capabilityPlannings,
      tools: toolRegistry(tools),
      commitHandlers: handlers,
      answerHandlers,
      asksAboutHere,
      asksForPlace,
      paymentGateway: outside.gateway(instance),
      sender: outside.sender(instance),
      statusCallbackUrl,
      sendScheduler: outside.sendTasks(instance),
    };
    return instance;
  }
}
