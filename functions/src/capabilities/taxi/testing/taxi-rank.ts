import type { JsonObject, MerveConfig, Ride, TaxiDriver, TaxiPolicy } from '@merve/contract';
import { createCatalogue } from '../../../catalogue/index.ts';
import { sampleListing } from '../../../catalogue/testing/sample-listings.ts';
import { type Appended, appendInbound, type InboundMessage } from '../../../conversations/append-inbound.ts';
import { inboundMessage } from '../../../conversations/testing/inbound.ts';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import type { TravelTimes } from '../../../integrations/travel-times.ts';
import { defaultMerveConfig } from '../../../markets/index.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../../../orchestrator/dependencies.ts';
import { processInbound } from '../../../orchestrator/process-inbound.ts';
import { RecordingSender } from '../../../orchestrator/testing/recording-sender.ts';
import { ScriptedModel } from '../../../orchestrator/testing/scripted-model.ts';
import { momentInWords } from '../../../orchestrator/testing/wish-in-words.ts';
import { addressOf } from '../../../orchestrator/testing/world.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import { ManualClock } from '../../../platform/testing/manual-clock.ts';
import { toolRegistry } from '../../../tools/registry.ts';
import { testMarket } from '../../../tools/testing/tool-context.ts';
import { taxiAuditors } from '../audit-rides.ts';
import { dispatchLine } from '../dispatch-line.ts';
import { nextRoundOf, sweepRounds, taxiCapability } from '../index.ts';
import { testPolicy } from './policy.ts';
import { kyrenia, sampleDriver, start } from './samples.ts';

type Provider = Pick<OrchestratorDependencies, 'sender' | 'statusCallbackUrl'>;

/** Riders and drivers who write to a whole orchestrator over a firestore-local of its own; the model is scripted. */
export class TaxiRank {
  readonly local: LocalFirestore;
  readonly clock = new ManualClock(start);
  readonly model = new ScriptedModel();
  readonly sender = new RecordingSender();
  readonly deps: OrchestratorDependencies;
  /** Rounds asked for: when, and of which ride. */
  /** How long cars need; null while no map is there. */
  travel: TravelTimes | null = null;
  readonly scheduled: { rideId: string; at: Date }[] = [];

  private constructor(local: LocalFirestore, provider: Provider | undefined, isPlanned: boolean) {
    this.local = local;
    const { documents } = local;
    const taxi = taxiCapability({
      documents,
      catalogue: createCatalogue(documents),
      travel: {
        drive: async (question) => this.travel?.drive(question) ?? null,
        drivesFrom: async (question) => this.travel?.drivesFrom(question) ?? [],
      },
      scheduler: {
        schedule: async (rideId, _marketId, at) => {
          this.scheduled.push({ rideId, at });
        },
      },
    });
    this.deps = {
      documents,
      clock: this.clock,
      alarm: this.clock,
      model: isPlanned ? keywordPlanner(createCatalogue(documents), capabilityPlannings) : this.model,
      asker: this.model.asker,
      catalogue: createCatalogue(documents),
      plannings: capabilityPlannings,
      tools: toolRegistry(taxi.tools),
      commitHandlers: taxi.handlers,
      answerHandlers: taxi.answerHandlers,
      asksAboutHere: taxi.asksAboutHere,
      asksForPlace: taxi.asksForPlace,
      ...(provider ?? { sender: this.sender, statusCallbackUrl: 'https://merve.test/twilioStatus' }),
    };
  }

  /** @param instead a provider in place of the recording sender, and templates where the market has any */
  static async open(
    policy: Partial<TaxiPolicy> = {},
    instead: {
      provider?: Provider;
      whatsappTemplates?: MerveConfig['whatsappTemplates'];
      /** The keyword planner answers, in place of the scripted model. */
      isPlanned?: boolean;
    } = {},
  ): Promise<TaxiRank> {
    const rank = new TaxiRank(await startLocalFirestore(), instead.provider, instead.isPlanned ?? false);
    const { whatsappTemplates = {} } = instead;
    const { documents, tools } = rank.deps;
    const config = defaultMerveConfig(testMarket, tools.tools);
    const nicosia = { town: 'Nicosia / Lefkoşa', location: { latitude: 35.19, longitude: 33.36 } };
    await Promise.all([
      documents.market(testMarket.marketId).set(testMarket),
      documents
        .merveConfig(testMarket.marketId)
        .set({ ...config, whatsappTemplates, taxi: { ...testPolicy, ...policy } }),
      documents
        .listing('lantern')
        .set(sampleListing({ listingId: 'lantern', name: 'Carob Lantern', location: kyrenia })),
      documents
        .listing('abacus')
        .set(sampleListing({ listingId: 'abacus', name: 'Noodle Abacus', ...nicosia })),
    ]);
    return rank;
  }

  get documents() {
    return this.deps.documents;
  }

  close(): Promise<void> {
    return this.local.stop();
  }

  /** Registers drivers who have written before, so that free text reaches them. */
  async drivers(...drivers: readonly TaxiDriver[]): Promise<void> {
    const at = this.clock.now();
    for (let first = 0; first < drivers.length; first += 200) {
      const batch = this.documents.db.batch();
      for (const driver of drivers.slice(first, first + 200)) {
        const address = `whatsapp:${driver.phone}`;
        batch.set(this.documents.taxiDriver(driver.driverId), driver);
        batch.set(this.documents.session(address), {
          address,
          actorId: `act_${driver.driverId}`,
          linkedUid: null,
          profileName: driver.name,
          optedOut: false,
          lastInboundAt: at,
          createdAt: at,
        });
      }
      await batch.commit();
    }
  }

  /** A rider's words, and Merve's. */
  async says(person: string, text: string, changes: Partial<InboundMessage> = {}): Promise<string> {
    const address = addressOf(person);
    const appended = await this.append(`act_${person}`, address, text, changes);
    return this.replyTo(appended);
  }

  /** A driver's words, as the door routes them, and the answer. */
  async driverSays(driver: TaxiDriver, text: string, changes: Partial<InboundMessage> = {}): Promise<string> {
    return this.replyTo(await this.appendFromDriver(driver, text, changes));
  }

  appendFromDriver(
    driver: TaxiDriver,
    text: string,
    changes: Partial<InboundMessage> = {},
  ): Promise<Appended> {
    return this.append(`act_${driver.driverId}`, `whatsapp:${driver.phone}`, text, changes);
  }

  append(
    actorId: string,
    address: string,
    text: string,
    changes: Partial<InboundMessage>,
  ): Promise<Appended> {
    const now = this.clock.now();
    const hasLocation = (changes.location ?? null) !== null;
    const said = { from: address, text, hasLocation, now, payload: null, button: null };
    const line = dispatchLine.ofSender?.(this.documents, { ...said, isReply: async () => false });
    return appendInbound(
      this.documents,
      inboundMessage({
        actorId,
        from: { channel: 'whatsapp', address },
        text,
        profileName: null,
        now,
        lines: line === undefined ? [] : [line],
        ...changes,
      }),
    );
  }

  async replyTo({ threadId, seq, actorId }: Appended): Promise<string> {
    const { marketId } = testMarket;
    const result = await processInbound(this.deps, { threadId, seq, actorId, marketId });
    const turns = result.kind === 'processed' ? result.turns : [];
    return turns.flatMap((turn) => turn.replies.map((message) => message.text)).join('\n');
  }

  /** The dispatch handler alone, in a transaction of its own. */
  async answerWithoutLease({ threadId, seq }: Appended): Promise<string> {
    const message = (await this.documents.message(threadId, seq).get()).data();
    const config = (await this.documents.merveConfig(testMarket.marketId).get()).data();
    const [handler] = this.deps.answerHandlers ?? [];
    if (!message || !config || !handler) throw new Error('Not a message to dispatch');
    const now = this.clock.now();
    const idempotencyKey = `${threadId}:${seq}`;
    const traceId = message.traceId;
    return this.documents.db.runTransaction(
      async (tx) => {
        const context = { now, config, traceId, threadId, idempotencyKey, market: testMarket };
        const effect = await handler.answer(tx, message, { ...context, language: 'en' });
        effect.write();
        return effect.text;
      },
      { maxAttempts: 10 },
    );
  }

  /** Asks for a taxi and says YES; resolves to the ride that was made. */
  async calls(person: string, args: Record<string, string | number> = {}): Promise<Ride> {
    const wanted = { pickup: 'Carob Lantern', destination: 'Nicosia', party: 2, ...args };
    this.model.script([{ call: 'requestTaxi', args: wanted }]);
    const { pickup, destination, party } = wanted;
    const when =
      args['pickupAtLocal'] === undefined ? '' : ` ${momentInWords(String(args['pickupAtLocal']))}`;
    await this.says(person, `A taxi from ${pickup} to ${destination} for ${party}${when} please`);
    await this.says(person, 'yes');
    const ride = (await this.rides()).find(({ actorId }) => actorId === `act_${person}`);
    if (ride === undefined) throw new Error(`${person} has no ride`);
    return ride;
  }

  /** A ride of Ayla's that the only driver has taken. */
  async takenRide(): Promise<{ ride: Ride; driver: TaxiDriver }> {
    const driver = sampleDriver(1);
    await this.drivers(driver);
    const ride = await this.calls('ayla');
    await this.driverSays(driver, `YES ${ride.code}`);
    return { ride, driver };
  }

  async rides(): Promise<Ride[]> {
    return (await this.documents.rides.get()).docs.map((document) => document.data());
  }

  async ride(rideId: string): Promise<Ride> {
    const ride = (await this.documents.ride(rideId).get()).data();
    if (ride === undefined) throw new Error(`There is no ride ${rideId}`);
    return ride;
  }

  async driver({ driverId }: TaxiDriver): Promise<TaxiDriver> {
    const driver = (await this.documents.taxiDriver(driverId).get()).data();
    if (driver === undefined) throw new Error(`There is no driver ${driverId}`);
    return driver;
  }

  allDrivers(count: number, changes: Partial<TaxiDriver> = {}): TaxiDriver[] {
    return Array.from({ length: count }, (_, index) => sampleDriver(index + 1, changes));
  }

  /** The end of a round, as the task comes by. */
  nextRound(rideId: string) {
    const ride = { rideId, marketId: testMarket.marketId };
    return nextRoundOf(this.documents, ride, { now: this.clock.now() });
  }

  sweep() {
    return sweepRounds(this.documents, { now: this.clock.now() });
  }

  /** What the rider was told, oldest first, as their thread has it. */
  async toldTo(threadId: string): Promise<{ text: string; ui: JsonObject | null }[]> {
    const found = await this.documents.messages(threadId).orderBy('seq').get();
    return found.docs
      .map((document) => document.data())
      .filter(({ role }) => role === 'assistant')
      .map(({ text, ui }) => ({ text, ui }));
  }

  /** What the taxi auditors find. */
  async audit(): Promise<string[]> {
    const reports = [];
    for (const auditor of taxiAuditors) reports.push(await auditor.auditAll(this.deps));
    return reports.flatMap(({ findings }) => findings.map(({ kind, message }) => `${kind}: ${message}`));
  }
}
