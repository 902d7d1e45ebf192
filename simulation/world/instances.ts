import { bookingsCapability } from '../../functions/src/capabilities/bookings/index.ts';
import { marketplaceCapability } from '../../functions/src/capabilities/marketplace/index.ts';
import { type RoundScheduler, taxiCapability } from '../../functions/src/capabilities/taxi/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../../functions/src/catalogue/index.ts';
import type { MessageSender } from '../../functions/src/integrations/message-sender.ts';
import type { HoldExpiryScheduler } from '../../functions/src/ledger/index.ts';
import type { CatalogueMentions, LanguageModel } from '../../functions/src/model/language-model.ts';
import type { OrchestratorDependencies } from '../../functions/src/orchestrator/dependencies.ts';
import type { SendScheduler } from '../../functions/src/outbox/index.ts';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { toolRegistry } from '../../functions/src/tools/registry.ts';
import type { Connected, SimulatedDatabase } from '../database/simulated-database.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { FaultKind, FaultProfile } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

/** A process that runs functions: its own client, catalogue and breakers, as `entrypoints/runtime.ts` wires them. */
export interface Instance extends Connected {
  readonly deps: OrchestratorDependencies;
  now(): Date;
}

/** What the world outside looks like to an instance. */
export interface Outside {
  sender(of: Instance): MessageSender;
  model(of: Instance, catalogue: CatalogueMentions): LanguageModel;
  holdExpiry(of: Instance): HoldExpiryScheduler;
  sendTasks(of: Instance): SendScheduler;
  taxiRounds(of: Instance): RoundScheduler;
}

export const statusCallbackUrl = 'https://merve.test/twilioStatus';

/** How many run side by side. More than one, or nothing would race. */
const mostAtOnce = 4;

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
    const startsNew = this.#random.chance(0.15) && this.#alive.length < mostAtOnce;
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
    };
    const catalogue = createCatalogue(documents);
    const bookings = bookingsCapability({
      documents,
      catalogue,
      scheduler: this.#outside.holdExpiry(instance),
    });
    const marketplace = marketplaceCapability({
      catalogue,
      searchIndex: createOramaSearchIndex(catalogue.latest),
    });
    const taxi = taxiCapability({ documents, catalogue, scheduler: this.#outside.taxiRounds(instance) });
    const deps: OrchestratorDependencies = {
      documents,
      catalogue,
      clock: { now },
      model: this.#outside.model(instance, catalogue),
      tools: toolRegistry([...marketplace.tools, ...bookings.tools, ...taxi.tools]),
      commitHandlers: [...bookings.handlers, ...taxi.handlers],
      answerHandlers: taxi.answerHandlers,
      sender: this.#outside.sender(instance),
      statusCallbackUrl,
      sendScheduler: this.#outside.sendTasks(instance),
    };
    return instance;
  }
}
