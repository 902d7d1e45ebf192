import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { policyAuditors } from '../markets/audit-policies.ts';
import { auditors } from './audits.ts';
import { marketId, PolicyDesk, withTool } from './testing/policy-desk.ts';

let desk: PolicyDesk;
beforeAll(async () => {
  desk = await PolicyDesk.open();
});
afterAll(() => desk.world.stop());
beforeEach(() => desk.newDay());
afterEach(() => expect(desk.world.model.drain()).toBe(0));

describe('a policy', () => {
  test('holds from the next turn on, without a restart, and is in that turn’s log', async () => {
    const before = await desk.searches();
    expect(await desk.turnOf(before.appended)).toMatchObject({ policyVersion: 1 });
    expect(desk.offered).toContain('searchMarketplace');

    expect(await desk.switchOff('searchMarketplace')).toMatchObject({ policyVersion: 2, stored: true });
    const after = await desk.searches();
    expect(desk.offered).not.toContain('searchMarketplace');
    expect(desk.toolAnswers).toContain('TOOL_DISABLED');
    expect(await desk.turnOf(after.appended)).toMatchObject({ policyVersion: 2 });
  });

  test('without a tool disables it', async () => {
    await desk.change((policy) => {
      const { searchMarketplace: _search, ...tools } = policy.tools;
      return { ...policy, tools };
    });
    await desk.searches();
    expect(desk.offered).not.toContain('searchMarketplace');
    expect(desk.toolAnswers).toContain('TOOL_DISABLED');
    const search = (await desk.controller()).tools.find(({ name }) => name === 'searchMarketplace');
    expect(search?.hasEntry).toBe(false);
  });

  test('constrains what is searched and what is booked, by tags and towns', async () => {
    const finds = async () => {
      await desk.searches();
      return desk.toolAnswers.includes('lst_olive');
    };
    const constrain = (tool: string, changes: object) =>
      desk.change((policy) => withTool(policy, tool, changes));
    expect(await finds()).toBe(true);
    await constrain('searchMarketplace', { constraints: { towns: ['Famagusta'] } });
    expect(await finds()).toBe(false);
    await constrain('searchMarketplace', { constraints: {}, allowedTags: ['Harbour'] });
    expect(await finds()).toBe(true);
    await constrain('initiateBooking', { allowedTags: ['vegan'] });
    const refused = desk.books();
    desk.world.model.script('Sorry.');
    await refused;
    expect(desk.toolAnswers).toContain('NOT_BOOKABLE');
  });
});

describe('a YES under a policy that has changed', () => {
  test('commits nothing once the tool is off: the table is free again, and the person is told', async () => {
    const { documents } = desk.world;
    const { threadId } = (await desk.books()).appended;
    const asked = (await desk.threadOf(threadId))?.pendingAction;
    expect(asked).toMatchObject({ tool: 'initiateBooking', policyVersion: 1 });
    await desk.switchOff('initiateBooking');
    const yes = await desk.says('yes');
    expect(yes.reply).toContain('rules for this changed');
    expect(yes.result).toMatchObject({ turns: [{ outcome: 'refused' }] });
    expect(await desk.turnOf(yes.appended)).toMatchObject({
      policyVersion: 2,
      steps: [{ type: 'gate', verdict: 'yes', refused: 'POLICY_CHANGED' }],
    });
    const held = await documents.db.doc(asked?.ref ?? '').get();
    expect(held.data()).toMatchObject({ state: 'cancelled', cancelReason: 'policy_changed' });
    expect((await documents.allLocks.get()).size).toBe(0);
    expect(await desk.threadOf(threadId)).toMatchObject({ pendingAction: null, state: 'idle' });
  });

  test('commits all the same when what changed is something else', async () => {
    await desk.books();
    await desk.switchOff('myBookings');
    expect((await desk.says('yes')).reply).toMatch(/confirmed/i);
  });
});

describe('the auditor of policies', () => {
  const alerts = async () => {
    for (const auditor of policyAuditors) await auditor.auditAll(desk.world);
    desk.world.clock.advance(60_000);
    const found = await desk.world.documents.systemAlerts.where('kind', '==', 'policy-unrecorded').get();
    return found.docs.map((alert) => alert.data());
  };

  test('is one of those that run', () => {
    expect(auditors).toEqual(expect.arrayContaining([...policyAuditors]));
  });

  test('finds a policy that no record accounts for, once, and sees it mended', async () => {
    const controller = desk.world.documents.merveConfig(marketId);
    await desk.switchOff('myBookings');
    expect(await alerts()).toEqual([]);
    await controller.update({ enabled: false });
    await alerts();
    expect(await alerts()).toMatchObject([{ state: 'open', count: 1, subject: controller.path }]);
    await controller.update({ policyVersion: 9 });
    expect(await alerts()).toMatchObject([{ state: 'open' }]);
    // Saved through the door it is a version above all there were, and on record.
    expect(await desk.change((policy) => ({ ...policy, enabled: true }))).toMatchObject({
      policyVersion: 10,
    });
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
    // A restored backup: an older number, and the newer records are still there.
    await controller.update({ policyVersion: 2 });
    expect(await alerts()).toMatchObject([{ state: 'open' }]);
    expect(await desk.change((policy) => ({ ...policy, enabled: false }))).toMatchObject({
      policyVersion: 11,
    });
  });
});
