/** A vote from the conversation: started, joined by its code, cast, asked about, closed with a YES. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject, Market, MerveConfig, PendingAction } from '@merve/contract';
import { demoMarketId, seedDemoMarket } from '../../../../local/seed/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../../catalogue/index.ts';
import type { Capability } from '../../manifest/capability.ts';
import { loadMarket } from '../../markets/index.ts';
import { outingsOf } from '../../outings/my-outings.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import type { Proposal, ToolContext } from '../../tools/define-tool.ts';
import { testContext } from '../../tools/testing/tool-context.ts';
import { votes } from './votes.ts';

const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let capability: Capability;
let calls = 0;

beforeAll(async () => {
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  process.env['WEB_APP_URL'] = 'https://merve.test';
  process.env['TWILIO_WHATSAPP_FROM'] = 'whatsapp:+14155550100';
  firestore = await startLocalFirestore();
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  const catalogue = createCatalogue(documents);
  capability = votes({
    ...{ documents, catalogue, map: null, takesPayments: false },
    searchIndex: createOramaSearchIndex(catalogue.latest),
    wakeups: { at: async () => {} },
  });
  ({ market, config } = await loadMarket(documents, demoMarketId, capability.tools ?? []));
});
afterAll(() => firestore.stop());

const shown = ['carob-lantern', 'anchor-almond', 'saffron-anchor-hotel'].map((listingId) => ({
  listingId,
  name: listingId.replaceAll('-', ' '),
}));
const person = (actorId: string, more: Partial<ToolContext> = {}): ToolContext => {
  calls += 1;
  return testContext(config, {
    ...{ market, now, actorId, threadId: `thread-${actorId}`, customerName: actorId },
    ...{ idempotencyKey: `thread-${actorId}:${calls}:1`, ...more },
  });
};
const toolOf = (name: string) => {
  const tool = capability.tools?.find((one) => one.name === name);
  if (tool === undefined) throw new Error(name);
  return tool;
};
const call = (name: string, args: JsonObject, context: ToolContext) => toolOf(name).invoke(args, context);
async function message(name: string, args: JsonObject, context: ToolContext): Promise<string> {
  const result = await call(name, args, context);
  if (result.status === 'proposal') throw new Error(result.status);
  return result.status === 'ok' ? String(result.data['message']) : `${result.code}: ${result.message}`;
}
async function yes({ kind, args, ref, summary, expiresAt }: Proposal, by: string) {
  const handler = capability.handlers?.find((one) => one.kind === kind);
  const action: PendingAction = {
    ...{ actionId: 'a1', tool: 't', kind, args, ref, summary, ownerActorId: by, price: null },
    ...{ argsHash: '', policyVersion: 1, expiresAt, createdBySeq: 1 },
  };
  const effect = await firestore.documents.db.runTransaction(async (tx) => {
    const made = await handler?.commit(tx, action, {
      ...{ now, language: 'en', market, config, traceId: 't', threadId: `thread-${by}` },
      idempotencyKey: `thread-${by}:99`,
    });
    made?.write();
    return made;
  });
  await effect?.afterCommit?.();
  return effect?.text;
}
async function proposed(name: string, by: string, said: string): Promise<Proposal> {
  const result = await call(name, {}, person(by, { said: [said] }));
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  return result.proposal;
}
/** Starts a vote and gives its code. */
async function started(by: string, args: JsonObject = {}) {
  const told = await message(
    'startVote',
    args,
    person(by, { context: { lastLocation: null, lastListings: shown } }),
  );
  return { told, code: /JOIN ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(told)?.[1] ?? '' };
}

describe('a vote', () => {
  test('of what was shown has its ways in, and is the same one when its turn is run again', async () => {
    const context = person('olga', { context: { lastLocation: null, lastListings: shown } });
    const told = await message('startVote', { startsAtLocal: '2027-03-26T20:00' }, context);
    expect(told).toMatch(/^🗳 /);
    expect(told).toMatch(/1\. .+\n2\. .+\n3\. /);
    expect(told).toMatch(/https:\/\/merve\.test\/groups\/out_[0-9a-f]+#[0-9a-z]{26}/);
    expect(told).toMatch(/https:\/\/wa\.me\/14155550100\?text=JOIN%20[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(await message('startVote', { startsAtLocal: '2027-03-26T20:00' }, context)).toBe(told);
    const { documents } = firestore;
    const [own] = await outingsOf(documents, ['olga']);
    expect(own?.outing).toMatchObject({ state: 'open', dates: ['2027-03-26T20:00'], method: 'approval' });
    // A day, since the day itself is farther away.
    expect(own?.outing.closesAt).toEqual(new Date('2027-03-20T08:00:00Z'));
  });

  test('on a plan is for the hour that was planned, until that hour is over or other places are voted on', async () => {
    const listingIds = shown.map(({ listingId }) => listingId);
    const tonight = { startsAtLocal: '2027-03-19T20:00', listingIds };
    const opened = async (by: string, plannedFor: typeof tonight, args: JsonObject = {}) => {
      const context = { lastLocation: null, lastListings: shown, plannedFor };
      await message('startVote', args, person(by, { context }));
      const [own] = await outingsOf(firestore.documents, [by]);
      return own?.outing;
    };
    const vote = await opened('tonight', tonight);
    expect(vote?.dates).toEqual(['2027-03-19T20:00']);
    expect(vote?.closesAt).toEqual(new Date('2027-03-19T15:00:00Z'));
    expect((await opened('said', tonight, { startsAtLocal: '2027-03-26T20:00' }))?.dates).toEqual([
      '2027-03-26T20:00',
    ]);
    expect((await opened('over', { ...tonight, startsAtLocal: '2027-03-19T09:00' }))?.dates).toEqual([]);
    expect((await opened('others', { ...tonight, listingIds: listingIds.slice(1) }))?.dates).toEqual([]);
  });

  test('needs two places, and never takes another for one that is not known', async () => {
    expect(await message('startVote', {}, person('solo'))).toMatch(/^PLACE_MISSING/);
    await expect(
      call('startVote', { places: ['carob-lantern', 'Nowhere Inn'] }, person('solo')),
    ).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
    const others = [...shown.slice(0, 2), { listingId: 'venue-google-x', name: '' }];
    const told = await message(
      'startVote',
      {},
      person('solo', { context: { lastLocation: null, lastListings: others } }),
    );
    expect(told).toContain('I may keep nothing of what other providers know: 1.');
    await expect(call('joinVote', { code: 'AAAA-AAAA' }, person('solo'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is joined by its code, voted in, changed, asked about and closed by the organiser’s YES', async () => {
    const { code } = await started('otto', { title: 'Supper' });
    const ballot = await message('joinVote', { code: code.toLowerCase() }, person('ana'));
    expect(ballot).toMatch(/^You are in: Supper\n\n🗳 Supper\n1\. /);
    await message('joinVote', { code }, person('ben'));
    expect(await message('joinVote', { code }, person('ben'))).toContain('You are in');
    expect(await message('joinVote', { code }, person('otto'))).toContain('This is your own vote');
    expect(await message('castVote', { choices: ['1', '3'] }, person('ana'))).toMatch(
      /^🗳 Supper\nYour vote: /,
    );
    expect(await message('castVote', { choices: ['9'] }, person('ana'))).toContain('There is no 9');
    expect(await message('castVote', { choices: ['3'] }, person('ana'))).toContain('Your vote: ');
    expect(await message('castVote', { choices: ['1'], veto: '2' }, person('ben'))).toContain('Why not');
    const vetoed = { choices: ['3'], veto: '2', reason: 'too loud' };
    expect(await message('castVote', vetoed, person('ben'))).toContain('“too loud”');
    expect(await message('castVote', { choices: ['1', '3'] }, person('ben'))).toContain('“too loud”');
    const alone = { veto: '1', reason: 'too far' };
    expect(await message('castVote', alone, person('ben'))).toMatch(/Your vote: [^\n]*\.\nRuled out: /);
    expect(await message('castVote', vetoed, person('ben'))).toContain('“too loud”');
    const standing = await message('voteStatus', {}, person('otto'));
    expect(standing).toContain('“Supper”: 2 of 3 have voted');
    expect(standing).toMatch(/3\. .+: 2/);
    expect(await message('closeVote', {}, person('ana'))).toMatch(/^FORBIDDEN/);
    const proposal = await proposed('closeVote', 'otto', 'close the vote');
    expect(proposal.summary).toContain('2 of 3 have voted');
    expect(await yes(proposal, 'ana')).toContain('no vote under way');
    expect(await yes(proposal, 'otto')).toMatch(/“Supper” is decided: .+ 2 voted\./);
    expect(await message('castVote', { choices: ['1'] }, person('ana'))).toMatch(/^NOT_FOUND/);
    expect(await message('voteStatus', {}, person('ana'))).toContain('is decided');
  });

  test('has another way in for its organiser, who asks for it, and for nobody else; the first one stays good', async () => {
    const { code } = await started('ines', { title: 'Tea' });
    const context = person('ines');
    const told = await message('inviteToVote', {}, context);
    const [, again = ''] = /JOIN ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(told) ?? [];
    expect(told).toMatch(/^🗳 Tea\n/);
    expect(told).toMatch(/https:\/\/merve\.test\/groups\/out_[0-9a-f]+#[0-9a-z]{26}/);
    expect(again).not.toBe(code);
    expect(await message('inviteToVote', {}, context)).toBe(told);
    expect(await message('joinVote', { code: again }, person('rosa'))).toContain('You are in: Tea');
    expect(await message('joinVote', { code }, person('sam'))).toContain('You are in: Tea');
    expect(await message('inviteToVote', {}, person('rosa'))).toMatch(/^FORBIDDEN/);
    expect(await message('inviteToVote', {}, person('nobody-at-all'))).toMatch(/^NOT_FOUND/);
  });

  test('is cast exactly as it was said, whatever a model makes of it', async () => {
    const { code } = await started('olaf');
    await message('joinVote', { code }, person('mia'));
    const saying = (text: string) =>
      person('mia', { spoken: [{ by: 'person', text, at: now }], said: [text] });
    expect(await message('castVote', { choices: ['1'] }, saying('1 and 3'))).toMatch(/^NOT_AS_SAID/);
    expect(await message('castVote', { choices: ['1', '2'] }, saying('the first, 1'))).toMatch(
      /^NOT_AS_SAID/,
    );
    expect(await message('castVote', { choices: ['1', '3'] }, saying('1 and 3'))).toContain('Your vote');
  });

  test('is left, and deleted by its organiser alone', async () => {
    const { code } = await started('oona', { title: 'Brunch' });
    await message('joinVote', { code }, person('lea'));
    expect(await message('leaveVote', {}, person('oona'))).toMatch(/^FORBIDDEN/);
    expect(await message('leaveVote', {}, person('lea'))).toContain('You have left “Brunch”');
    expect(await message('voteStatus', {}, person('lea'))).toContain('no vote under way');
    expect(await yes(await proposed('cancelVote', 'oona', 'cancel the vote'), 'oona')).toContain(
      'is deleted',
    );
    expect(await outingsOf(firestore.documents, ['oona'])).toEqual([]);
    await expect(call('joinVote', { code }, person('lea'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
