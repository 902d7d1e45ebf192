import type { Listing, MenuItem, MerchantRequest, Service } from '@merve/contract';
import { signedForm } from '../../../../bench/signed-form.ts';
import { ordersCapability } from '../../capabilities/orders/index.ts';
import { servicesCapability } from '../../capabilities/services/index.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { receiveWebhook } from '../../channels/whatsapp/receive-webhook.ts';
import type { Appended } from '../../conversations/append-inbound.ts';
import { keywordPlanner } from '../../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { merchantAnswers } from '../answer-request.ts';
import type { RequestKind } from '../identity.ts';

const authToken = 'the token of the test';
const publicUrl = 'https://merve.test/twilioWebhook';

/** `a` to `z`, over and over: kitchens are told apart by letters, because digits in a name read as quantities. */
const letter = (count: number) => String.fromCharCode(97 + (Math.floor(count) % 26));

/** Pizzas by the harbour: open 10:00 to 23:00, from 200.00 on, within 8 km or in Kyrenia, 40.00 for bringing it. */
export function sampleKitchen(listingId: string): Listing {
  const listing = sampleListing({ listingId, name: `Carob Oven ${listingId}` });
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '23:00' }));
  const ordering = {
    openingHours,
    minimum: { minorUnits: 20_000, currency: 'TRY' },
    delivery: { radiusKm: 8, towns: ['Kyrenia / Girne'], feeMinor: 4_000 },
  };
  const dispatch = { toE164: null, template: null };
  const shared = { enabled: true, offeringId: null, dispatch, tags: [], ordering };
  return {
    ...listing,
    merve: {
      ...listing.merve,
      actions: [
        { ...shared, actionType: 'order_food' },
        { ...shared, actionType: 'book_service', ordering: { ...ordering, minimum: null } },
      ],
    },
  };
}

export function sampleItem(
  listingId: string,
  changes: Partial<MenuItem> & Pick<MenuItem, 'itemId' | 'number' | 'name'>,
): MenuItem {
  return {
    listingId,
    marketId: market.marketId,
    alsoCalled: [],
    section: 'Pizza',
    description: '',
    price: { minorUnits: 22_000, currency: 'TRY' },
    available: true,
    options: [],
    allergens: { contains: ['gluten', 'milk'], mayContain: [] },
    ...changes,
  };
}

const none = { contains: [], mayContain: [] };

export function sampleMenu(listingId: string): MenuItem[] {
  const item = (changes: Parameters<typeof sampleItem>[1]) => sampleItem(listingId, changes);
  return [
    item({ itemId: 'margherita', number: 1, name: 'Margherita pizza' }),
    item({
      itemId: 'pepperoni',
      number: 2,
      name: 'Pepperoni pizza',
      price: { minorUnits: 26_000, currency: 'TRY' },
    }),
    item({
      itemId: 'satay',
      number: 3,
      name: 'Chicken satay',
      section: 'Mains',
      allergens: { contains: ['peanuts'], mayContain: ['sesame'] },
    }),
    item({
      itemId: 'cola',
      number: 4,
      name: 'Cola',
      alsoCalled: ['Coke', 'Kola'],
      section: 'Drinks',
      price: { minorUnits: 5_000, currency: 'TRY' },
      allergens: none,
    }),
    item({ itemId: 'lasagne', number: 5, name: 'Lasagne', section: 'Mains', available: false }),
    item({
      itemId: 'salad',
      number: 6,
      name: 'Garden salad',
      section: 'Salads',
      allergens: none,
      options: [
        {
          optionId: 'size',
          name: 'size',
          atLeast: 1,
          atMost: 1,
          choices: [
            { choiceId: 'small', name: 'small', extraMinor: 0, allergens: none },
            { choiceId: 'large', name: 'large', extraMinor: 6_000, allergens: none },
          ],
        },
        {
          optionId: 'dressing',
          name: 'dressing',
          atLeast: 0,
          atMost: 1,
          choices: [
            {
              choiceId: 'tahini',
              name: 'tahini',
              extraMinor: 1_000,
              allergens: { contains: ['sesame'], mayContain: [] },
            },
          ],
        },
      ],
    }),
  ];
}

export function sampleServices(listingId: string): Service[] {
  const shared = { listingId, marketId: market.marketId, alsoCalled: [], description: '', available: true };
  return [
    {
      ...shared,
      serviceId: 'tap',
      number: 1,
      name: 'Tap repair',
      price: { minorUnits: 90_000, currency: 'TRY' },
      durationMinutes: 60,
      place: 'on_site',
    },
    {
      ...shared,
      serviceId: 'class',
      number: 2,
      name: 'Pizza class',
      price: null,
      durationMinutes: 120,
      place: 'at_business',
    },
  ];
}

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
  private readonly planner: OrchestratorDependencies['model'];
  private readonly deps: OrchestratorDependencies;
  private kitchens = 0;

  constructor(world: World) {
    this.world = world;
    const { documents } = world;
    const catalogue = createCatalogue(documents);
    this.planner = keywordPlanner(catalogue);
    const scheduler = {
      schedule: async (kind: RequestKind, requestId: string, at: Date) => {
        this.scheduled.push({ kind, requestId, at });
      },
    };
    const orders = ordersCapability({ documents, catalogue, scheduler });
    const services = servicesCapability({ documents, catalogue, scheduler });
    this.deps = {
      ...world,
      catalogue,
      tools: toolRegistry([...world.tools.tools, ...orders.tools, ...services.tools]),
      commitHandlers: [...world.commitHandlers, ...orders.handlers, ...services.handlers],
      answerHandlers: [merchantAnswers(documents)],
    };
  }

  get documents() {
    return this.world.documents;
  }

  get tools() {
    return this.deps.tools.tools;
  }

  /** A kitchen and a customer of their own for each test. */
  async newKitchen(): Promise<void> {
    this.kitchens += 1;
    const { documents, kitchens } = this;
    const listingId = `oven-${letter(kitchens / 26)}${letter(kitchens)}`;
    this.listing = sampleKitchen(listingId);
    this.customer = `+90533000${3000 + kitchens}`;
    this.merchant = `+90533000${4000 + kitchens}`;
    this.scheduled.splice(0);
    const { businessId, name, marketId } = this.listing;
    const batch = documents.db.batch();
    batch.set(documents.market(marketId), { ...market, catalogueVersion: 1 + kitchens });
    batch.set(documents.listing(listingId), this.listing);
    batch.set(documents.business(businessId), {
      businessId,
      marketId,
      name,
      timeZone: 'Asia/Famagusta',
      whatsappE164: this.merchant,
      closedOn: [],
    });
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
    return receiveWebhook(
      {
        authToken,
        publicUrl,
        actorKey: 'a key of the test alone',
        marketId: market.marketId,
        documents: async () => this.documents,
        now: () => this.world.clock.now(),
      },
      signedForm({ authToken, publicUrl, phone, text, fields: { ...fields, ...more } }),
    );
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

  /** Asks for these items and is shown the proposal. */
  order(
    items: { item: string; quantity?: number; choices?: string[] }[],
    more: Record<string, string | boolean> = {},
    text = 'I want to order',
  ) {
    const args = { listing: this.listing.listingId, items, address: '12 Harbour Street, Kyrenia', ...more };
    return this.says(text, this.customer, [[{ call: 'orderFood', args }]]);
  }

  /** The one request of the current customer. */
  async request(kind: RequestKind = 'food'): Promise<MerchantRequest> {
    const found = await this.documents.requests(kind).where('listingId', '==', this.listing.listingId).get();
    const [request, more] = found.docs.map((document) => document.data());
    if (request === undefined || more !== undefined) throw new Error(`There are ${found.size} requests`);
    return request;
  }

  async placed(): Promise<MerchantRequest> {
    await this.order([{ item: 'margherita', quantity: 2 }]);
    await this.says('YES');
    return this.request();
  }

  /** Sequential round trips of `work`. */
  async roundTrips(work: () => Promise<unknown>): Promise<number> {
    const { cost, faults } = this.world.local.server;
    // Without a way to travel, requests sent together are answered one by one and look like a chain.
    faults.set([{ kind: 'latency', ms: 20 }]);
    cost.start('measured');
    await work();
    faults.clear();
    return cost.read('measured')?.roundTrips ?? 0;
  }

  /** What was sent to a number, oldest first. */
  sentTo(phone: string): string[] {
    return this.world.sender.textsTo(`whatsapp:${phone}`);
  }
}

export async function openOrderWorld(): Promise<OrderWorld> {
  return new OrderWorld(await createWorld());
}
