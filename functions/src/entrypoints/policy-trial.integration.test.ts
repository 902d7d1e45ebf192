import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type MervePolicy, shadowReportSchema } from '@merve/contract';
import type { LanguageModel } from '../model/language-model.ts';
import { marketId, PolicyDesk, withTool } from './testing/policy-desk.ts';

let desk: PolicyDesk;
beforeAll(async () => {
  desk = await PolicyDesk.open();
});
afterAll(() => desk.world.stop());
beforeEach(() => desk.newDay());
afterEach(() => expect(desk.world.model.drain()).toBe(0));

async function trial(changed: (policy: MervePolicy) => MervePolicy) {
  const { policy, policyVersion } = await desk.controller();
  const sent = { expectedVersion: policyVersion, reason: desk.reason, policy: changed(policy) };
  const { candidate } = await desk.saved(desk.call('PUT', '/candidate', sent));
  if (candidate === null) throw new Error('nothing is on trial');
  return candidate;
}
async function report() {
  return shadowReportSchema.parse(await (await desk.call('GET', '/candidate/report')).json());
}
const noSearch = (policy: MervePolicy) => withTool(policy, 'searchMarketplace', { enabled: false });

/** The model until it has answered so often; then the worker dies. */
function dyingAfter(rounds: number): LanguageModel {
  const { model } = desk.world;
  let asked = 0;
  return {
    modelId: model.modelId,
    async generate(request) {
      asked += 1;
      if (asked > rounds) throw new Error('process died');
      return model.generate(request);
    },
  };
}

describe('a policy on trial', () => {
  test('counts what it would have decided otherwise, by tool, and changes no answer', async () => {
    const candidate = await trial((policy) =>
      withTool(noSearch(policy), 'initiateBooking', { allowedTags: ['vegan'] }),
    );
    expect(candidate).toMatchObject({ basedOn: 1, outdated: false, by: 'root' });
    const searched = await desk.searches('meze near the harbour for my secret birthday');
    expect(searched.reply).toBe('Here.');
    expect(desk.toolAnswers).toContain('lst_olive');
    expect((await desk.books()).reply).toContain('YES');
    expect((await desk.says('yes')).reply).toMatch(/confirmed/i);

    const counted = await report();
    expect(counted).toMatchObject({ candidateId: candidate.candidateId, basedOn: 1, turns: 3 });
    expect(counted.tools).toEqual([
      {
        tool: 'searchMarketplace',
        differing: 2,
        differences: [
          { decision: 'offered', change: 'refuses', turns: 2 },
          { decision: 'called', change: 'refuses', turns: 1 },
        ],
      },
      {
        tool: 'initiateBooking',
        differing: 1,
        differences: [{ decision: 'listing', change: 'refuses', turns: 1 }],
      },
    ]);
    expect(counted.samples).toHaveLength(2);
    expect(counted.samples).toContainEqual({
      threadId: searched.appended.threadId,
      seq: searched.appended.seq,
      at: expect.any(String),
      differences: [
        { tool: 'searchMarketplace', decision: 'offered', change: 'refuses' },
        { tool: 'searchMarketplace', decision: 'called', change: 'refuses' },
      ],
    });
    expect(JSON.stringify(counted)).not.toMatch(/birthday|905|guest/);
  });

  test('counts what it would allow, and the YES it would refuse', async () => {
    await desk.switchOff('searchMarketplace');
    await trial((policy) =>
      withTool(withTool(policy, 'searchMarketplace', { enabled: true }), 'initiateBooking', {
        enabled: false,
      }),
    );
    await desk.books();
    expect((await desk.says('yes')).reply).toMatch(/confirmed/i);
    const { tools } = await report();
    const differences = (name: string) => tools.find(({ tool }) => tool === name)?.differences;
    expect(differences('searchMarketplace')).toEqual([{ decision: 'offered', change: 'allows', turns: 1 }]);
    expect(differences('initiateBooking')).toContainEqual({
      decision: 'answered',
      change: 'refuses',
      turns: 1,
    });
  });

  test('costs a turn no request to Firestore and no document', async () => {
    const { cost } = desk.world.local.server;
    const costOfATurn = async (person: string) => {
      desk.person = person;
      await desk.searches();
      cost.start(person);
      await desk.searches();
      const { rpcs, documentReads } = cost.read(person) ?? {};
      return { rpcs, documentReads };
    };
    await desk.switchOff('myBookings');
    const without = await costOfATurn('without');
    await trial(noSearch);
    expect(await costOfATurn('with')).toEqual(without);
    expect(without.documentReads).toBeGreaterThan(0);
  });

  test('counts a turn once that a crash cut in two, with what was decided before it', async () => {
    await trial(noSearch);
    desk.world.model.script(
      [{ call: 'searchMarketplace', args: { query: 'meze' } }],
      [{ call: 'myBookings', args: {} }],
    );
    const appended = await desk.world.append(desk.person, 'meze?');
    await expect(desk.world.process(appended, { model: dyingAfter(2) })).rejects.toThrow('process died');
    desk.world.model.script('Here.');
    await desk.world.process(appended);
    const { turns, tools } = await report();
    expect({ turns, tools }).toEqual({
      turns: 1,
      tools: [
        {
          tool: 'searchMarketplace',
          differing: 1,
          differences: [
            { decision: 'offered', change: 'refuses', turns: 1 },
            { decision: 'called', change: 'refuses', turns: 1 },
          ],
        },
      ],
    });
  });

  test('is put in force as it was tried', async () => {
    const { candidateId } = await trial(noSearch);
    const promote = { candidateId, expectedVersion: 1, reason: 'it does no harm' };
    const promoted = await desk.saved(desk.call('POST', '/candidate/promote', promote));
    expect(promoted).toMatchObject({ policyVersion: 2, candidate: null });
    expect(promoted.policy.tools['searchMarketplace']?.enabled).toBe(false);
    expect((await desk.history()).entries).toMatchObject([
      { origin: { kind: 'candidate', candidateId }, reason: 'it does no harm' },
    ]);
    expect((await desk.call('GET', '/candidate/report')).status).toBe(404);
    const again = await desk.call('POST', '/candidate/promote', { ...promote, expectedVersion: 2 });
    expect(again.status).toBe(404);
  });

  test('is too old to be put in force once another version is: it would take that back', async () => {
    const { candidateId } = await trial(noSearch);
    const { candidate } = await desk.switchOff('myBookings');
    expect(candidate).toMatchObject({ candidateId, outdated: true });
    for (const expectedVersion of [1, 2]) {
      const promote = { candidateId, expectedVersion, reason: desk.reason };
      expect((await desk.call('POST', '/candidate/promote', promote)).status).toBe(409);
    }
    expect((await desk.controller()).policyVersion).toBe(2);
  });

  test('is checked like one in force, and ends when it is discarded; both are on record', async () => {
    const { reason } = desk;
    const { policy } = await desk.controller();
    const wrong = { ...policy, tools: { ...policy.tools, nothing: policy.tools['myBookings'] } };
    await desk.refused(desk.call('PUT', '/candidate', { expectedVersion: 1, reason, policy: wrong }));
    const late = await desk.call('PUT', '/candidate', { expectedVersion: 7, reason, policy });
    expect(late.status).toBe(409);
    const { candidateId } = await trial(noSearch);
    const other = await desk.call('POST', '/candidate/discard', { candidateId: 'other', reason });
    expect(other.status).toBe(404);
    const ended = await desk.saved(desk.call('POST', '/candidate/discard', { candidateId, reason }));
    expect(ended).toMatchObject({ candidate: null, policyVersion: 1 });
    const { db } = desk.world.documents;
    const actions = await db.collection('adminActions').where('marketId', '==', marketId).get();
    const ofToday = actions.docs
      .map((action) => action.data())
      .filter(({ at }) => at.toMillis() === desk.world.clock.now().getTime());
    expect(ofToday.map(({ action, by }) => `${by} ${action}`).toSorted()).toEqual([
      'root policy-trial',
      'root policy-trial-ended',
    ]);
  });
});
