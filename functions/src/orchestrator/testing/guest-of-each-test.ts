import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { market } from './demo-market.ts';
import { wishInWords } from './wish-in-words.ts';
import { addressOf, createWorld, type Heard, type World } from './world.ts';

/** Whoever writes to Merve in a test: somebody new in each, with an evening of their own, in the one world of the file. */
export interface Guest {
  readonly world: World;
  readonly name: string;
  /** How many tests there have been, from 1. */
  readonly number: number;
  /** `YYYY-MM-DDTHH:00` there, 20:00 unless said; on a day of this test's own, so that the tests of a file share one table. */
  evening(hour?: number): string;
  /** What the model is to answer to propose the table of this guest's evening. */
  wish(party?: number, startsAtLocal?: string): { call: string; args: { [name: string]: string | number } }[];
  /** The same wish as this guest says it. */
  wishInWords(party?: number, startsAtLocal?: string): string;
  says(text: string, changes?: Partial<InboundMessage>): Promise<Heard>;
  /** Without a turn, as the webhook does. */
  append(text: string, changes?: Partial<InboundMessage>): ReturnType<World['append']>;
  /** Asks for a table for four, and is offered it. */
  propose(): Promise<Heard>;
  /** The thread of their phone, as long as no other takes its place. */
  readonly threadId: string;
  /** Whatever was held or booked on the day of their evening, by whomever. */
  bookingsOfTheDay(): Promise<Transaction[]>;
  /** What was sent to their phone, oldest first. */
  heard(): string[];
}

/** Registers a world for the tests of a file and a guest for each of them. To be called once, at the top. */
export function guestOfEachTest(prefix: string): Guest {
  let world: World | undefined;
  let number = 0;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world?.stop());
  beforeEach(() => {
    number += 1;
  });
  const guest: Guest = {
    get world() {
      if (world === undefined) throw new Error('The world opens before the first test, not earlier');
      return world;
    },
    get name() {
      return `${prefix}-${number}`;
    },
    get number() {
      return number;
    },
    evening(hour = 20) {
      const day = new Date(Date.UTC(2026, 11, number)).toISOString().slice(0, 10);
      return `${day}T${hour}:00`;
    },
    wish(party = 4, startsAtLocal = guest.evening()) {
      return [{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party } }];
    },
    wishInWords: (party = 4, startsAtLocal = guest.evening()) => wishInWords(startsAtLocal, party),
    says(text, changes) {
      return guest.world.says(guest.name, text, changes);
    },
    append(text, changes) {
      return guest.world.append(guest.name, text, changes);
    },
    propose() {
      guest.world.model.script(guest.wish());
      return guest.says(guest.wishInWords());
    },
    get threadId() {
      const { marketId } = market;
      const actorId = `act_${guest.name}`;
      return threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
    },
    async bookingsOfTheDay() {
      const [day = ''] = guest.evening().split('T');
      const all = (await guest.world.documents.allTransactions.get()).docs.map((one) => one.data());
      return all.filter(({ startsAt }) => startsAt.toISOString().startsWith(day));
    },
    heard() {
      return guest.world.sender.textsTo(addressOf(guest.name));
    },
  };
  return guest;
}
