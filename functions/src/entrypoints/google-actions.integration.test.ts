/** A person's own Google account: connected on their page, used by a YES for exactly what was shown, once; and all that can go wrong with it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type GoogleAccountView, googleAccountViewSchema, type Outing } from '@merve/contract';
import {
  type GoogleAccountDouble,
  startGoogleAccountDouble,
} from '../../../local/sandbox/google-account/index.ts';
import { googleActionDue } from '../capabilities/google-actions/due.ts';
import { googleRoutes as answered } from '../capabilities/google-actions/google-routes.ts';
import { googleActions } from '../capabilities/google-actions/index.ts';
import { keptOfGoogle } from '../capabilities/google-actions/kept-of-google.ts';
import { threadIdFor } from '../conversations/thread-id.ts';
import { actorsOfAccount } from '../identity/actors-of-account.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { createLanguageModel } from '../model/create-language-model.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { listing, market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createOuting } from '../outings/create-outing.ts';
import { organiserIdOf, outingFor } from '../outings/group-members.ts';
import { joinOuting } from '../outings/join-outing.ts';
import { tellOuting } from '../outings/tell-outing.ts';
import { noPerson, requestErasure, settleErasure } from '../people/erase-person.ts';
import { modelSection, readConfig } from '../platform/config.ts';
import { toolRegistry } from '../tools/registry.ts';
import { capabilityPlannings } from './capabilities.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const key = 'a key of the test alone';
const [olga, other] = ['olga@example.org', 'other@example.org'];
const leaves = {
  mail: 'gmail.send',
  calendar: 'calendar.events.owned',
  freeBusy: 'calendar.freebusy',
} as const;
const scope = (leave: keyof typeof leaves) => `https://www.googleapis.com/auth/${leaves[leave]}`;

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

interface Person {
  readonly uid: string;
  readonly actorId: string;
  readonly threadId: string;
  says(
    text: string,
    call?: { readonly call: string; readonly args: Record<string, string> },
  ): Promise<string>;
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
const sendIt = 'send the plan to the others';
const enterIt = 'put it in my calendar';

describe('a Google account', () => {
  test('is connected for one thing at a time, shown, and given up here and at Google', async () => {
    const { uid } = await person();
    expect(await view(uid)).toMatchObject({ isOffered: true, state: 'none', leaves: [] });
    const url = new URL(await begin(uid, 'mail'));
    expect(url.searchParams.get('scope')).toBe(`openid email ${scope('mail')}`);
    expect(await connect(uid, 'mail')).toBe('connected');
    expect(await connect(uid, 'calendar')).toBe('connected');
    expect(await view(uid)).toMatchObject({
      state: 'connected',
      address: olga,
      leaves: ['mail', 'calendar'],
    });
    const [actorId] = await actorsOfAccount(world.documents, { uid, actorKey: key });
    const kept = JSON.stringify((await world.documents.db.doc(`googleAccounts/${actorId}`).get()).data());
    // Sealed: nobody reads a refresh token who has the database alone.
    expect(kept).not.toContain('1//');
    expect(await call(uid, 'DELETE', '/v1/me/google')).toMatchObject({ state: 'none' });
    expect(google.requests.at(-1)).toMatchObject({ path: '/revoke', status: 200 });
    expect(await view(uid)).toMatchObject({ state: 'none' });
  });

  test('is not connected by a refusal, an old or used way, another’s way, without what was asked for, or as another account', async () => {
    const [one, two] = [await person(), await person()];
    expect(await connect(one.uid, 'mail', { refuses: true })).toBe('declined');
    expect(await connect(one.uid, 'mail', { withholds: [scope('mail')] })).toBe('withheld');
    google.takeBack(olga);
    const back = google.answer(await begin(one.uid, 'mail'), {});
    // What somebody else began is nothing to them, and stays good for who began it.
    expect(await bring(two.uid, back)).toMatchObject({ outcome: 'lapsed', account: { state: 'none' } });
    expect(await bring(one.uid, back)).toMatchObject({ outcome: 'connected' });
    expect(await bring(one.uid, back)).toMatchObject({ outcome: 'lapsed' });
    const late = google.answer(await begin(one.uid, 'calendar'), {});
    world.clock.advance(10 * 60_000);
    expect(await bring(one.uid, late)).toMatchObject({ outcome: 'lapsed' });
    expect(await connect(one.uid, 'calendar', { account: other })).toBe('otherAccount');
    expect(await view(one.uid)).toMatchObject({ address: olga, leaves: ['mail'] });
    const wrong = google.answer(await begin(one.uid, 'calendar'), {}).replace(/code=[^&]+/, 'code=nonsense');
    expect(await bring(one.uid, wrong)).toMatchObject({ outcome: 'failed' });
    expect(await bring(one.uid, 'https://merve.test/me/google?state=x&error=nonsense')).toMatchObject({
      outcome: 'lapsed',
    });
  });

  test('goes with its person: taken back at Google, and nothing of it left', async () => {
    const { uid, actorId } = await person();
    await connect(uid, 'mail');
    const { documents, clock } = world;
    const erasing = { documents, clock, keptByCapabilities: async () => keptOfGoogle };
    const erasure = await requestErasure(
      erasing,
      { ...noPerson, actorIds: [actorId], uids: [uid] },
      { askedBy: 'person' },
    );
    await settleErasure(erasing, erasure);
    expect((await documents.googleAccount(actorId).get()).exists).toBe(false);
    expect(google.requests.at(-1)).toMatchObject({ path: '/revoke', status: 200 });
    expect(answered).toHaveLength(4);
  });
});

describe('a plan', () => {
  test('is shown with addresses, subject and text, and sent at YES exactly so, once, to who gave their address', async () => {
    const owner = await person();
    await decided(owner, [`ana${run}@example.org`, null, `ben${run}@example.org`]);
    const [ana, ben] = [`ana${run}@example.org`, `ben${run}@example.org`];
    expect(await owner.says(sendIt)).toContain('https://merve.test/me');
    await connect(owner.uid, 'mail');
    const shown = await owner.says(sendIt);
    for (const part of [
      olga,
      ana,
      ben,
      `Our plan: Supper ${run}`,
      listing.name,
      'not booked yet',
      'No address of: Guest 1',
    ])
      expect(shown).toContain(part);
    expect(google.mails.filter(({ to }) => to === ana)).toEqual([]);
    expect(await owner.says('YES')).toContain('I am sending it');
    const [looked] = world.due.filter(([kind]) => kind === 'googleAction').slice(-1);
    if (looked === undefined) throw new Error('nobody looks');
    // A task that comes twice, and the sweep at the same time.
    await Promise.all([
      googleActionDue.look(due(), looked[1]),
      googleActionDue.look(due(), looked[1]),
      sweep(),
    ]);
    await sweep();
    for (const address of [ana, ben]) {
      const [mail, ...more] = mailsTo(address);
      expect(more).toEqual([]);
      expect(mail?.from).toBe(olga);
      expect(shown).toContain(`Subject: ${mail?.subject}\n\n${mail?.text}`);
      // Nobody reads another's address.
      expect(JSON.stringify(mail)).not.toContain(address === ana ? ben : ana);
    }
    const told = (await world.textsIn(owner.threadId)).filter((text) => text.startsWith('Sent to'));
    expect(told).toHaveLength(1);
    for (const address of [ana, ben]) expect(told[0]).toContain(address);
    // What was done is remembered without addresses.
    const records = await world.documents.db
      .collection('googleActions')
      .where('actorId', '==', owner.actorId)
      .get();
    expect(JSON.stringify(records.docs.map((record) => record.data()))).not.toContain('@example.org');
  });

  test('that Google was given and did not answer is told as uncertain, and never sent again', async () => {
    const owner = await person();
    await decided(owner, [`lost${run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    google.plan({ path: /send$/, kind: 'lost' });
    await sweep();
    world.clock.advance(10 * 60_000);
    await sweep();
    expect(mailsTo(`lost${run}@example.org`)).toHaveLength(1);
    expect(await lastIn(owner)).toContain('I do not know whether the mail');
  });

  test('that Google takes no more of for now goes out once it does, and ends no leave; a leave that is missing does', async () => {
    const owner = await person();
    await decided(owner, [`much${run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    google.plan({ path: /send$/, kind: { status: 403, reason: 'userRateLimitExceeded' } });
    await sweep();
    expect(mailsTo(`much${run}@example.org`)).toEqual([]);
    world.clock.advance(10 * 60_000);
    await sweep();
    expect(mailsTo(`much${run}@example.org`)).toHaveLength(1);
    expect(await lastIn(owner)).toContain('Sent to');
    await owner.says(sendIt);
    await owner.says('YES');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      google.plan({ path: /send$/, kind: { status: 403, reason: 'dailyLimitExceeded' } });
      await sweep();
      world.clock.advance(15 * 60_000);
    }
    expect(await lastIn(owner)).toContain('Google takes no more from this account for now');
    await owner.says(sendIt);
    await owner.says('YES');
    google.plan({ path: /send$/, kind: { status: 403, reason: 'insufficientPermissions' } });
    await sweep();
    expect(await lastIn(owner)).toContain('Google no longer lets me');
    expect(mailsTo(`much${run}@example.org`)).toHaveLength(1);
  });

  test('whose worker died while it was sent is uncertain as well', async () => {
    const owner = await person();
    await decided(owner, [`dead${run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    const [record] = (await world.documents.googleActions.where('actorId', '==', owner.actorId).get()).docs;
    const action = record?.data();
    if (action === undefined) throw new Error('nothing is on record');
    const parts = action.parts.map((part) => ({
      ...part,
      state: 'sending' as const,
      claimedAt: world.clock.now(),
    }));
    await world.documents.googleAction(action.actionId).set({ ...action, parts });
    world.clock.advance(60_000);
    await sweep();
    expect(await lastIn(owner)).toContain('I am sending it');
    world.clock.advance(60_000);
    await sweep();
    expect(mailsTo(`dead${run}@example.org`)).toEqual([]);
    expect(await lastIn(owner)).toContain('I do not know whether the mail');
  });

  test('goes to nobody whose address was taken back, who left, or where the leave ended; and is refused by NO', async () => {
    const owner = await person();
    const { outing, guests } = await decided(owner, [`a${run}@example.org`, `b${run}@example.org`]);
    const { outingId } = outing;
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    const take = (index: number, address: string | null) =>
      tellOuting(world.documents, {
        ...{ outingId, memberId: guests[index]?.memberId ?? '', actorId: guests[index]?.actorId ?? '' },
        ...{ telling: { address }, now: world.clock.now() },
      });
    await take(1, null);
    // What was shown is not what would be sent: nothing of it is.
    expect(await owner.says('YES')).toContain('has changed since');
    expect(await owner.says(sendIt)).not.toContain(`b${run}@example.org`);
    expect(await owner.says('NO')).toContain('nothing was sent');
    await owner.says(sendIt);
    await owner.says('YES');
    await take(0, `c${run}@example.org`);
    await sweep();
    expect(await lastIn(owner)).toContain('they took their address back');
    await owner.says(sendIt);
    google.takeBack(olga);
    await owner.says('YES');
    await sweep();
    expect(await lastIn(owner)).toContain('Google no longer lets me');
    expect(await view(owner.uid)).toMatchObject({ state: 'ended' });
    expect(google.mails.filter(({ to }) => /^[abc]\d+@/.test(to))).toEqual([]);
    expect(await owner.says(sendIt)).toContain('https://merve.test/me');
    expect(organiserIdOf(outing)).not.toBe(guests[0]?.memberId);
  });

  test.each([
    'x@y.z\r\nBcc: all@example.org',
    'nobody',
    'two@example.org, three@example.org',
    '<a@example.org>',
  ])('takes no address that is none: %j', async (address) => {
    const owner = await person();
    const { outing } = await decided(owner, []);
    const path = `/v1/outings/${outing.outingId}/membership`;
    expect(await call(owner.uid, 'PATCH', path, { address })).toMatchObject({ status: 400 });
  });
});

describe('a calendar', () => {
  test('has an entry once, however often it is put in, shown with what stands there already', async () => {
    const owner = await person();
    const { outing } = await decided(owner, []);
    await connect(owner.uid, 'calendar');
    const shown = await owner.says(enterIt);
    expect(shown).toContain(`Supper ${run} – ${listing.name}`);
    expect(shown).not.toContain('Your calendar');
    await owner.says('YES');
    // The answer is lost: it is in, and is put in again without harm.
    google.plan({ path: /events$/, kind: 'lost' });
    await sweep();
    expect(await lastIn(owner)).toContain('It is in your calendar');
    expect(
      google.requests.filter(({ path, method }) => method === 'PUT' && path.includes('/events/')),
    ).toHaveLength(1);
    await connect(owner.uid, 'freeBusy');
    expect(await owner.says(enterIt)).toContain('Your calendar already has something then: 20:00–22:00.');
    await owner.says('YES');
    await sweep();
    const [event, ...more] = [...(google.events.get(olga)?.values() ?? [])];
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      start: { dateTime: '2026-11-27T18:00:00.000Z', timeZone: outing.timeZone },
    });
  });

  test('tells whether its person is free on the days they name, once they let it, and no title of anything', async () => {
    const owner = await person();
    const asked = 'Am I free on Friday at 8 pm?';
    expect(await owner.says(asked)).toContain('see when your Google calendar is busy');
    await decided(owner, []);
    await connect(owner.uid, 'calendar');
    expect(await owner.says(asked)).toContain('see when your Google calendar is busy');
    await owner.says(enterIt);
    await owner.says('YES');
    await sweep();
    await connect(owner.uid, 'freeBusy');
    expect(await owner.says('Am I free?')).toBe('For which day shall I look into your calendar?');
    expect(await owner.says('27 November')).toMatch(/^Friday 27 November 2026: Your calendar .*20:00–22:00/);
    expect(await owner.says(asked)).toMatch(/^Friday 27 November 2026, 20:00: Your calendar already has/);
    expect(await owner.says('am i free next Tuesday?')).toMatch(/Your calendar is free then\.$/);
    google.plan({ path: /freeBusy$/, kind: { status: 500 } }, { path: /freeBusy$/, kind: { status: 500 } });
    expect(await owner.says(asked)).toContain('I could not look whether your calendar is free');
  });

  test('that Google keeps from us is tried again, and said to be without it at last', async () => {
    const owner = await person();
    await decided(owner, []);
    await connect(owner.uid, 'calendar');
    await owner.says(enterIt);
    await owner.says('YES');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      google.plan({ path: /\/token$/, kind: { status: 403 } });
      await sweep();
      world.clock.advance(15 * 60_000);
    }
    expect(await lastIn(owner)).toContain('Google could not be reached');
  });
});
