import { afterAll, beforeAll } from '@jest/globals';
import type { Outing } from '@merve/contract';
import { votes } from '../../capabilities/group-outings/votes.ts';
import { bookedAs, businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { openDaily } from '../../ledger/testing/samples.ts';
import { defaultMerveConfig } from '../../markets/index.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { listing, market } from '../../orchestrator/testing/demo-market.ts';
import { addressOf, createWorld, type World } from '../../orchestrator/testing/world.ts';
import { castBallot } from '../../outings/cast-ballot.ts';
import { createOuting } from '../../outings/create-outing.ts';
import { outingFor } from '../../outings/group-members.ts';
import { joinOuting } from '../../outings/join-outing.ts';
import { tellOuting } from '../../outings/tell-outing.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { createApi } from '../create-api.ts';
import { tokensAreNames } from './tokens-are-names.ts';

/** Another place that the groups vote on. */
export const second = sampleListing({
  ...{
    listingId: 'lst_pine',
    businessId: 'biz_pine',
    name: 'The Pine',
    subCategory: 'meze',
    town: 'Kyrenia',
  },
  merve: bookedAs('off_pine'),
});
const secondBusiness = businessOf(second, { whatsappE164: '+905330000902' });
const secondOffering = offeringOf(second, {
  ...{ offeringId: 'off_pine', durationMinutes: 90, maxParty: 10, openingHours: openDaily('12:00', '23:30') },
});

/** A group whose vote has been cast. */
export interface Group {
  readonly outing: Outing;
  readonly organiser: string;
  readonly guests: readonly [string, string];
  readonly date: string;
}

/** A world in which groups vote on two places, in one conversation each. Started before a file's tests and stopped behind them. */
export function votingDesk() {
  let world: World;
  let using: Partial<OrchestratorDependencies>;
  let run = 0;

  beforeAll(async () => {
    process.env['ACTOR_KEY'] = 'a key of the test alone';
    process.env['WEB_APP_URL'] = 'https://merve.test/';
    world = await createWorld();
    const { documents } = world;
    await Promise.all([
      documents.business(secondBusiness.businessId).set(secondBusiness),
      documents.offering(secondBusiness.businessId, secondOffering.offeringId).set(secondOffering),
      documents.listing(second.listingId).set(second),
    ]);
    const capability = votes({
      ...{
        documents,
        catalogue: world.catalogue,
        searchIndex: world.searchIndex,
        map: null,
        takesPayments: false,
      },
      wakeups: world.wakeups,
      toolNamed: (name) => world.tools.find(name),
    });
    const tools = toolRegistry([...world.tools.tools, ...(capability.tools ?? [])]);
    using = { tools, commitHandlers: [...world.commitHandlers, ...(capability.handlers ?? [])] };
    await documents.merveConfig(market.marketId).set(defaultMerveConfig(market, tools.tools));
  });
  afterAll(() => world.stop());

  const threadOf = (person: string) =>
    threadIdFor({
      threadType: 'merve',
      marketId: market.marketId,
      actorId: `act_${person}`,
      counterpart: null,
    });

  /** Somebody who writes to Merve, and has had their turn. */
  async function writes(person: string, text: string): Promise<string> {
    const appended = await world.append(person, text);
    const result = await world.process(appended, using);
    return result.kind === 'processed'
      ? result.turns.flatMap(({ replies }) => replies.map((reply) => reply.text)).join('\n')
      : result.kind;
  }
  const says = async (person: string, text = 'hello') => {
    world.model.script('Hello!');
    await writes(person, text);
  };

  /** A vote with three ballots for the first place, then the second, that ends in a day. */
  async function group(day: string): Promise<Group> {
    run += 1;
    const organiser = `olga${run}`;
    const guests = [`ana${run}`, `ben${run}`] as const;
    const { documents, clock } = world;
    for (const person of [organiser, ...guests]) await says(person);
    const now = clock.now();
    const date = `${day}T20:00`;
    const candidates = [listing, second].map(({ listingId, name, location }) => ({
      ...{ venueId: `listing:${listingId}`, name, listingId, location, composite: null },
    }));
    const { outing, code } = await createOuting(
      documents,
      {
        ...{ marketId: market.marketId, actorId: `act_${organiser}`, threadId: threadOf(organiser) },
        ...{ organiserName: 'Olga', title: `Supper ${run}`, candidates, dates: [date] },
        ...{ timeZone: market.timeZone, method: 'approval', isSecret: false },
        closesAt: new Date(now.getTime() + 20 * 3_600_000),
      },
      { operation: `op-${run}`, key: 'a key of the test alone', now },
    );
    const { outingId } = outing;
    for (const guest of guests)
      await joinOuting(documents, {
        ...{ token: code, actorIds: [`act_${guest}`], name: guest, channel: 'whatsapp', now },
      });
    const first = `listing:${listing.listingId}`;
    for (const [index, person] of [organiser, ...guests].entries()) {
      const actorId = `act_${person}`;
      const { memberId } = await outingFor(documents, { outingId, actorIds: [actorId] }, 'see');
      const choices = index === 0 ? [first, `listing:${second.listingId}`] : [first];
      await castBallot(documents, { outingId, memberId, actorId, choice: { choices, veto: null }, now });
    }
    return { outing, organiser, guests, date };
  }

  async function tells(person: string, { outing }: Group, telling: object): Promise<void> {
    const { documents, clock } = world;
    const actorId = `act_${person}`;
    const { memberId } = await outingFor(
      documents,
      { outingId: outing.outingId, actorIds: [actorId] },
      'see',
    );
    await tellOuting(documents, { outingId: outing.outingId, memberId, actorId, telling, now: clock.now() });
  }

  const due = () => ({ documents: world.documents, clock: world.clock, paymentGateway: null });
  /** What is written to a person on WhatsApp and waits to be sent, beside answers. */
  async function toldOnWhatsApp(person: string): Promise<string[]> {
    const found = await world.documents.intents.where('to', '==', addressOf(person)).get();
    return found.docs.map((document) => document.data().body);
  }
  const linkIn = (text: string | undefined) => /https:\/\/merve\.test(\/v1\/\S+)/.exec(text ?? '')?.[1] ?? '';
  /** What a calendar gets by a link: nobody has signed in. */
  async function calendarBy(path: string) {
    const api = createApi({ dependencies: async () => world, verify: tokensAreNames });
    const answer = await api.request(path);
    const file = await answer.text();
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim();
    return { status: answer.status, type: answer.headers.get('content-type'), file, field };
  }
  /** Whoever is in the organiser's conversation by itself has its turn. */
  async function turnOf(person: string): Promise<void> {
    const thread = await world.threadOf(threadOf(person));
    await world.process(
      {
        threadId: thread.threadId,
        seq: thread.processedSeq + 1,
        actorId: thread.actorId,
        duplicate: false,
        leased: null,
      },
      using,
    );
  }
  return {
    get world() {
      return world;
    },
    get using() {
      return using;
    },
    /** How many groups there were so far: their people are named by it. */
    get run() {
      return run;
    },
    ...{ calendarBy, due, group, linkIn, says, tells, threadOf, toldOnWhatsApp, turnOf, writes },
  };
}
