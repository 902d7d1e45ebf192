import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { MerveConfig } from '@merve/contract';
import { defaultMerveConfig } from '../../../markets/index.ts';
import { market } from '../../../orchestrator/testing/demo-market.ts';
import { wishInWords } from '../../../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../../../orchestrator/testing/world.ts';
import { type WebhookDoor, webhookDoor } from './webhook-door.ts';

/**
 * One world for a file, and for each of its tests a phone and a day of its own, whatever the ones before it spent. Texts come in by the
 * webhook, so every limit is asked.
 */
export class LimitedGuest {
  #world: World | null = null;
  #door: WebhookDoor | null = null;
  #count = 0;
  #slots = 0;

  get world(): World {
    if (this.#world === null) throw new Error('The world opens with the first test.');
    return this.#world;
  }

  get door(): WebhookDoor {
    this.#door ??= webhookDoor(this.world);
    return this.#door;
  }

  get phone(): string {
    return `+90533000${String(2000 + this.#count)}`;
  }

  async open(): Promise<void> {
    this.#world = await createWorld();
  }

  async begin(): Promise<void> {
    this.#count += 1;
    await this.configure();
    this.world.clock.advance(24 * 60 * 60_000);
  }

  config(changes: Partial<MerveConfig['limits']> = {}, safety = {}): MerveConfig {
    const base = defaultMerveConfig(market, this.world.tools.tools);
    return { ...base, limits: { ...base.limits, ...changes }, safety: { ...base.safety, ...safety } };
  }

  async configure(changes: Partial<MerveConfig['limits']> = {}, safety = {}): Promise<void> {
    await this.world.documents.merveConfig(market.marketId).set(this.config(changes, safety));
  }

  /** Posts a message and gives it its turn. */
  async says(text: string, from = this.phone, using: Parameters<World['process']>[1] = {}) {
    const appended = await this.door.posts(from, text);
    const result = await this.world.process(appended, using);
    const turns = result.kind === 'processed' ? result.turns : [];
    return {
      threadId: appended.threadId,
      outcome: turns.at(-1)?.outcome,
      reply: turns.flatMap((turn) => turn.replies.map((message) => message.text)).join('\n'),
    };
  }

  /** A model's call for a table, and the words it is for: a slot of its own for every booking. */
  nextWish(note?: string) {
    this.#slots += 1;
    const day = new Date(this.world.clock.now().getTime() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const startsAtLocal = `${day}T${this.#slots % 2 === 0 ? '13' : '20'}:00`;
    const call = {
      call: 'initiateBooking',
      args: { listing: 'lst_olive', startsAtLocal, party: 2, ...(note && { note }) },
    };
    return { call: [call], words: [wishInWords(startsAtLocal, 2), note ?? ''].join('\n').trim() };
  }
}

/** A guest whose world opens and closes with the file that asks for it. */
export function limitedGuestOfEachTest(): LimitedGuest {
  const guest = new LimitedGuest();
  beforeAll(() => guest.open());
  afterAll(() => guest.world.stop());
  // A model asked less often than the test believes is a test that shows nothing.
  afterEach(() => expect(guest.world.model.drain()).toBe(0));
  beforeEach(() => guest.begin());
  return guest;
}
