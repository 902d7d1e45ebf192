import type { Listing, MerchantRequest } from '@merve/contract';
import { messagesCapability } from '../../capabilities/messages/index.ts';
import { ordersCapability } from '../../capabilities/orders/index.ts';
import { servicesCapability } from '../../capabilities/services/index.ts';
import { viewingsCapability } from '../../capabilities/viewings/index.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { businessOf } from '../../catalogue/testing/sample-listings.ts';
import { type WebhookDoor, webhookDoor } from '../../channels/whatsapp/testing/webhook-door.ts';
import type { Appended } from '../../conversations/append-inbound.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { momentInWords } from '../../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { merchantAnswers } from '../answer-request.ts';
import { requestAuditors } from '../audit-requests.ts';
import type { RequestKind } from '../identity.ts';
import { sampleKitchen, sampleMenu, sampleServices } from './sample-kitchen.ts';

/** `a` to `z`, over and over: kitchens are told apart by letters, because digits in a name read as quantities. */
const letter = (count: number) => String.fromCharCode(97 + (Math.floor(count) % 26));

/** A whole orchestrator with food and services, reached through the WhatsApp door by customers and merchants alike. */
export class OrderWorld {
  readonly scheduled: { kind: RequestKind; requestId: string; at: Date }[] = [];
  listing: Listing = sampleKitchen('none');
  /** `+E164` of the current customer and kitchen. */
  customer = '';
  merchant = '';
  readonly world: World;
  /** Answers from the scripted model; from the keyword planner while true. */
  plans = false;
  private readonly door: WebhookDoor;
  private readonly planner: OrchestratorDependencies['model'];
  private readonly deps: OrchestratorDependencies;
  private kitchens = 0;

  constructor(world: World) {
    this.world = world;
    this.door = webhookDoor(world);
    const { documents } = world;
    const catalogue = createCatalogue(documents);
    this.planner = keywordPlanner(catalogue, capabilityPlannings);
    const scheduler = {
      schedule: async (kind: RequestKind, requestId: string, at: Date) => {
        this.scheduled.push({ kind, requestId, at });
      },
    };
    const orders = ordersCapability({ documents, catalogue, scheduler });
    const services = servicesCapability({ documents, catalogue, scheduler });
    const viewings = viewingsCapability({ documents, catalogue, scheduler });
    this.deps = {
      ...world,
      catalogue,
      tools: toolRegistry([...world.tools.tools, ...orders.tools, ...services.tools, ...viewings.tools]),
      commitHandlers: [
        ...world.commitHandlers,
        ...orders.handlers,
        ...services.handlers,
        ...viewings.handlers,
      ],
      asksAboutHere: orders.asksAboutHere,
      answerHandlers: [merchantAnswers(documents), ...messagesCapability({ documents }).answerHandlers],
    };
  }

  get documents() {
    return this.world.documents;
  }

  get tools() {
    return this.deps.tools.tools;
  }

  /** For each test: a day of its own, so that nobody comes over a limit, and a kitchen and a customer. */
  async newDay(): Promise<void> {
    this.plans = false;
    this.world.clock.advance(24 * 60 * 60_000);
    await this.newKitchen();
  }

  async newKitchen(): Promise<void> {
    this.kitchens += 1;
    const { documents, kitchens } = this;
    const before = this.listing;
    const listingId = `oven-${letter(kitchens / 26)}${letter(kitchens)}`;
    this.listing = sampleKitchen(listingId);
    this.customer = `+90533000${3000 + kitchens}`;
    this.merchant = `+90533000${4000 + kitchens}`;
    this.scheduled.splice(0);
    const { marketId } = this.listing;
    const batch = documents.db.batch();
    // One kitchen at a time: who names none means this one.
    if (this.kitchens > 1) batch.set(documents.listing(before.listingId), { ...before, active: false });
    batch.set(documents.market(marketId), { ...market, catalogueVersion: 1 + kitchens });
    batch.set(documents.listing(listingId), this.listing);
    batch.set(
      documents.business(this.listing.businessId),
      businessOf(this.listing, { whatsappE164: this.merchant }),
    );
    for (const item of sampleMenu(listingId)) batch.set(documents.menuItem(listingId, item.itemId), item);
    for (const service of sampleServices(listingId)) {
      batch.set(documents.service(listingId, service.serviceId), service);
    }
    await batch.commit();
    // The kitchen has written before, so that it can be written to.
    await this.says('Hello', this.merchant, ['Hello!']);
  }

  /** Posts to the door, as Twilio does; no turn is run. */
  arrive(
    text: string,
    phone: string,
    buttonPayload?: string,
    more: Record<string, string> = {},
  ): Promise<Appended> {
    const fields: Record<string, string> =
      buttonPayload === undefined ? {} : { ButtonPayload: buttonPayload, ButtonText: text };
    return this.door.posts(phone, text, { ...fields, ...more });
  }

  /** Gives a message its turn. @returns what Merve replied. */
  async turn(appended: Appended): Promise<{ reply: string; outcome: string; threadId: string }> {
    const model = this.plans ? this.planner : this.world.model;
    const result = await this.world.process(appended, { ...this.deps, model });
    const turns = result.kind === 'processed' ? result.turns : [];
    return {
      threadId: appended.threadId,
      outcome: turns.at(-1)?.outcome ?? result.kind,
      reply: turns.flatMap((turn) => turn.replies.map(({ text }) => text)).join('\n'),
    };
  }

  /** A message and its turn; `script` is what the model answers. */
  async says(
    text: string,
    phone = this.customer,
    script: Parameters<World['model']['script']> = [],
    buttonPayload?: string,
    more: Record<string, string> = {},
  ) {
    this.world.model.script(...script);
    return this.turn(await this.arrive(text, phone, buttonPayload, more));
  }

  /** Asks for these items, and the time if it has one, and is shown the proposal. */
  order(
    items: { item: string; quantity?: number; choices?: string[] }[],
    more: Record<string, string | boolean> = {},
    text = orderInWords(items, more),
  ) {
    const address = '12 Harbour Street, Kyrenia';
    const args = { listing: this.listing.listingId, items, address, ...more };
    const isSaid = args.address !== address || 'collect' in more || text.includes(address);
    return this.says(isSaid ? text : `${text} To ${address}`, this.customer, [[{ call: 'orderFood', args }]]);
  }

  /** The one request of the current customer. */
  async request(kind: RequestKind = 'food'): Promise<MerchantRequest> {
    const found = await this.documents.requests(kind).where('listingId', '==', this.listing.listingId).get();
    const [request, more] = found.docs.map((document) => document.data());
    if (request === undefined || more !== undefined) throw new Error(`There are ${found.size} requests`);
    return request;
  }

  /** What has happened to the order of the current customer, in order. */
  async events(): Promise<string[]> {
    const { requestId } = await this.request();
    const found = await this.documents.requestEvents('food', requestId).orderBy('revision').get();
    return found.docs.map((document) => document.data().transition);
  }

  inMinutes(minutes: number): Date {
    return new Date(this.world.clock.now().getTime() + minutes * 60_000);
  }

  /** Two margheritas, with a YES. */
  async placed(): Promise<MerchantRequest> {
    await this.order([{ item: 'margherita', quantity: 2 }]);
    await this.says('YES');
    return this.request();
  }

  /** The kinds of whatever the auditors of requests find, of every customer. */
  async audit(): Promise<string[]> {
    const context = { documents: this.documents, clock: this.world.clock };
    const reports = await Promise.all(requestAuditors.map((auditor) => auditor.auditAll(context)));
    return reports.flatMap(({ findings }) => findings.map(({ kind }) => kind));
  }

  /** Sequential round trips of `work`. */
  async roundTrips(work: () => Promise<unknown>): Promise<number> {
    return (await this.world.local.server.cost.measure(work)).cost.roundTrips;
  }

  /** What was sent to a number, oldest first. */
  sentTo(phone: string): string[] {
    return this.world.sender.textsTo(`whatsapp:${phone}`);
  }
}

function orderInWords(
  items: readonly { item: string; quantity?: number }[],
  { startsAtLocal }: Record<string, string | boolean>,
): string {
  const dishes = items.map(({ item, quantity = 1 }) => `${quantity} ${item}`).join(' and ');
  return `I want to order ${dishes}${typeof startsAtLocal === 'string' ? ` ${momentInWords(startsAtLocal)}` : ''}`;
}

export async function openOrderWorld(): Promise<OrderWorld> {
  return new OrderWorld(await createWorld());
}
