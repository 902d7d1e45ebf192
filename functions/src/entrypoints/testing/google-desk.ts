import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type GoogleAccountView, googleAccountViewSchema, type Outing } from '@merve/contract';
import {
  type GoogleAccountDouble,
  startGoogleAccountDouble,
} from '../../../../local/sandbox/google-account/index.ts';
import { googleActionDue } from '../../capabilities/google-actions/due.ts';
import { googleActions } from '../../capabilities/google-actions/index.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { actorsOfAccount } from '../../identity/actors-of-account.ts';
import { defaultMerveConfig } from '../../markets/index.ts';
import { createLanguageModel } from '../../model/create-language-model.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { listing, market } from '../../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { createOuting } from '../../outings/create-outing.ts';
import { outingFor } from '../../outings/group-members.ts';
import { joinOuting } from '../../outings/join-outing.ts';
import { tellOuting } from '../../outings/tell-outing.ts';
import { modelSection, readConfig } from '../../platform/config.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { capabilityPlannings } from '../capabilities.ts';
import { createApi } from '../create-api.ts';
import { tokensAreNames } from './tokens-are-names.ts';

export const key = 'a key of the test alone';
export const [olga, other] = ['olga@example.org', 'other@example.org'];
const leaves = {
  mail: 'gmail.send',
  calendar: 'calendar.events.owned',
  freeBusy: 'calendar.freebusy',
} as const;
export const scope = (leave: keyof typeof leaves) => `https://www.googleapis.com/auth/${leaves[leave]}`;

export interface Person {
  readonly uid: string;
  readonly actorId: string;
  readonly threadId: string;
  says(
    text: string,
    call?: { readonly call: string; readonly args: Record<string, string> },
  ): Promise<string>;
}

/** A world in which people can connect a Google account, at a double of Google, and groups have decided on a place and a day. Started before a file's tests and stopped behind them. */
export function googleDesk() {
  let world: World;
  let api: ReturnType<typeof createApi>;
  let google: GoogleAccountDouble;
  let using: Partial<OrchestratorDependencies>;
  let run = 0;
  const settings = [
    'ACTOR_KEY',
    'WEB_APP_URL',
    'GOOGLE_OAUTH_CLIENT_ID',
    'GOOGLE_OAUTH_CLIENT_SECRET',
    'GOOGLE_TOKEN_KEY',
    'GOOGLE_ACCOUNT_API_BASE_URL',
  ] as const;
  const before = Object.fromEntries(settings.map((name) => [name, process.env[name]]));

  beforeAll(async () => {
    google = await startGoogleAccountDouble({
      ...{ clientId: 'merve', clientSecret: 'a secret of the test', accounts: [olga, other] },
      redirectUris: ['https://merve.test/me/google'],
    });
    Object.assign(process.env, {
      ...{ ACTOR_KEY: key, WEB_APP_URL: 'https://merve.test', GOOGLE_OAUTH_CLIENT_ID: 'merve' },
      ...{ GOOGLE_OAUTH_CLIENT_SECRET: 'a secret of the test', GOOGLE_TOKEN_KEY: 'ab'.repeat(32) },
      GOOGLE_ACCOUNT_API_BASE_URL: google.url,
    });
    world = await createWorld();
    const { documents, catalogue, searchIndex, wakeups } = world;
    const capability = googleActions({
      documents,
      catalogue,
      searchIndex,
      map: null,
      wakeups,
      takesPayments: false,
    });
    const tools = toolRegistry([...world.tools.tools, ...(capability.tools ?? [])]);
    const model = createLanguageModel({
      config: readConfig(modelSection, {}),
      catalogue,
      plannings: capabilityPlannings,
    });
    using = { tools, model, commitHandlers: [...world.commitHandlers, ...(capability.handlers ?? [])] };
    await documents.merveConfig(market.marketId).set(defaultMerveConfig(market, tools.tools));
    api = createApi({ dependencies: async () => world, verify: tokensAreNames });
  });
  afterEach(() => google.takeBack(olga));
  afterAll(async () => {
    for (const name of settings) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await world.stop();
    await google.stop();
  });

  async function call(
    uid: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>> {
    const answer = await api.request(path, {
      method,
      headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...Object(await answer.json()) };
  }
  const view = async (uid: string): Promise<GoogleAccountView> =>
    googleAccountViewSchema.parse(await call(uid, 'GET', '/v1/me/google'));
  const begin = async (uid: string, leave: keyof typeof leaves) =>
    String((await call(uid, 'POST', '/v1/me/google/consents', { leave }))['url']);
  /** What a browser brings back from Google's page. */
  function brought(back: string): Record<string, string> {
    const { state, code, error } = Object.fromEntries(new URL(back).searchParams);
    return Object.fromEntries(
      Object.entries({ state, code, error }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
  }
  const bring = (uid: string, back: string) => call(uid, 'POST', '/v1/me/google/answers', brought(back));
  async function connect(
    uid: string,
    leave: keyof typeof leaves,
    answer: Parameters<typeof google.answer>[1] = {},
  ) {
    return (await bring(uid, google.answer(await begin(uid, leave), answer)))['outcome'];
  }

  /** Somebody with a web account, who converses as its actor. */
  async function person(): Promise<Person> {
    run += 1;
    const uid = `uid-${run}`;
    const [actorId] = await actorsOfAccount(world.documents, { uid, actorKey: key });
    const threadId = threadIdFor({
      threadType: 'merve',
      marketId: market.marketId,
      actorId,
      counterpart: null,
    });
    return {
      ...{ uid, actorId, threadId },
      async says(text) {
        const appended = await world.append(uid, text, { actorId });
        const result = await world.process(appended, using);
        if (result.kind !== 'processed') throw new Error(result.kind);
        return result.turns.flatMap(({ replies }) => replies.map((reply) => reply.text)).join('\n');
      },
    };
  }

  /** A group that has decided on a place and a day, whose guests gave these addresses; null for none. */
  async function decided(owner: Person, addresses: readonly (string | null)[]) {
    const { documents, clock } = world;
    const now = clock.now();
    const candidate = {
      ...{ venueId: `listing:${listing.listingId}`, name: listing.name, listingId: listing.listingId },
      ...{ location: listing.location, composite: null },
    };
    const { outing, token } = await createOuting(
      documents,
      {
        ...{
          marketId: market.marketId,
          actorId: owner.actorId,
          threadId: owner.threadId,
          organiserName: 'Olga',
        },
        ...{ title: `Supper ${run}`, candidates: [candidate], dates: ['2026-11-27T20:00'] },
        ...{ timeZone: market.timeZone, method: 'approval', isSecret: false },
        closesAt: new Date(now.getTime() + 3_600_000),
      },
      { operation: `google-${run}`, key, now },
    );
    const { outingId } = outing;
    const guests = await Promise.all(
      addresses.map(async (address, index) => {
        const actorId = `act_guest_${run}_${index}`;
        await joinOuting(documents, {
          token,
          actorIds: [actorId],
          name: `Guest ${index}`,
          channel: 'web',
          now,
        });
        const { memberId } = await outingFor(documents, { outingId, actorIds: [actorId] }, 'see');
        await tellOuting(documents, { outingId, memberId, actorId, telling: { address }, now });
        return { memberId, actorId };
      }),
    );
    const closed: Outing = {
      ...{ ...outing, state: 'closed', closesAt: null, closedAt: now, newsAt: null },
      result: {
        ...{ winner: candidate.venueId, order: [candidate.venueId], rounds: [], by: null, vetoed: {} },
        ...{ allVetoed: false, satisfaction: {}, ballots: 2, dates: ['2026-11-27T20:00'], party: 3 },
      },
    };
    await documents.outing(outingId).set(closed);
    return { outing: closed, guests };
  }
  const due = () => ({ documents: world.documents, clock: world.clock, paymentGateway: null });
  const sweep = () => googleActionDue.sweep(due(), () => false);
  const mailsTo = (address: string) => google.mails.filter(({ to }) => to === address);
  const lastIn = async ({ threadId }: Person) => (await world.textsIn(threadId)).at(-1) ?? '';
  return {
    get world() {
      return world;
    },
    get google() {
      return google;
    },
    /** How many people there were so far: what is named by it is named once. */
    get run() {
      return run;
    },
    ...{ begin, bring, call, connect, decided, due, lastIn, mailsTo, person, sweep, view },
  };
}
