import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { policyOutdatedSchema, templatePreviewSchema } from '@merve/contract';
import { marketId, PolicyDesk, withTool } from './testing/policy-desk.ts';

let desk: PolicyDesk;
beforeAll(async () => {
  desk = await PolicyDesk.open();
});
afterAll(() => desk.world.stop());
beforeEach(() => desk.newDay());
afterEach(() => {
  desk.world.local.server.faults.clear();
  expect(desk.world.model.drain()).toBe(0);
});

describe('the controller’s door', () => {
  const body = { expectedVersion: 1, reason: 'why', policy: {}, candidateId: 'x' };
  test.each<['GET' | 'PUT' | 'POST', string]>([
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/preview'],
    ['GET', '/history'],
    ['POST', '/history/2/undo'],
    ['PUT', '/candidate'],
    ['GET', '/candidate/report'],
    ['POST', '/candidate/promote'],
    ['POST', '/candidate/discard'],
  ])('%s %s is for operators alone', async (method, path) => {
    const sent = method === 'GET' ? undefined : body;
    const url = `/v1/admin/markets/${marketId}/merve${path}`;
    expect((await desk.request(url, method, 'root', sent)).status).toBe(403);
    expect((await desk.request(url, method, null, sent)).status).toBe(401);
  });

  test('does not know markets that do not exist', async () => {
    // What cannot be an id is refused like a bad id of every other route.
    const unknown = [['atlantis', 404] as const, ...['a%2Fb', '..%2Fx', 'A'].map((id) => [id, 400] as const)];
    for (const [id, status] of unknown) {
      const url = `/v1/admin/markets/${id}/merve`;
      expect((await desk.request(url, 'GET', 'admin:root')).status).toBe(status);
      const policy = (await desk.controller()).policy;
      const sent = { expectedVersion: 1, reason: 'why', policy };
      expect((await desk.request(url, 'PUT', 'admin:root', sent)).status).toBe(status);
    }
  });

  test('shows the generated default with every tool, and what there is to decide about each', async () => {
    const shown = await desk.controller();
    expect(shown).toMatchObject({ policyVersion: 1, stored: false, candidate: null });
    expect(shown.tools.map(({ name }) => name)).toEqual(desk.world.tools.tools.map(({ name }) => name));
    expect(shown.tools.every(({ hasEntry }) => hasEntry)).toBe(true);
    expect(shown.tools.find(({ name }) => name === 'initiateBooking')).toMatchObject({
      effect: 'propose',
      constrainedBy: ['allowedTags', 'categories', 'towns'],
      template: { variables: expect.arrayContaining(['businessName', 'localTime']) },
    });
    expect(shown.tools.find(({ name }) => name === 'myBookings')?.template).toBeNull();
  });
});

describe('a change', () => {
  test('is on record with who, when, why and what', async () => {
    await desk.switchOff('searchMarketplace');
    await desk.change(
      (policy) => ({ ...policy, safety: { ...policy.safety, maxOutboundPerInbound: 3 } }),
      'too many',
    );
    const { entries, next } = await desk.history();
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        policyVersion: 3,
        origin: { kind: 'edit' },
        by: 'root',
        reason: 'too many',
        at: desk.world.clock.now().toISOString(),
        differences: [{ path: 'safety.maxOutboundPerInbound', before: 4, after: 3 }],
      },
      {
        policyVersion: 2,
        differences: [{ path: 'tools.searchMarketplace.enabled', before: true, after: false }],
      },
    ]);
    expect((await desk.history('?limit=1')).next).toBe(3);
    const [older, ...more] = (await desk.history('?limit=1&before=3')).entries;
    expect([older?.policyVersion, more.length]).toEqual([2, 0]);
    expect((await desk.call('GET', '/history?limit=0')).status).toBe(400);
  });

  test('that changes nothing raises no version and leaves no record', async () => {
    await desk.switchOff('searchMarketplace');
    expect(await desk.change((policy) => policy)).toMatchObject({ policyVersion: 2 });
    expect((await desk.history()).entries).toHaveLength(1);
  });

  test('made against an older version is a 409 with the newer one, and writes nothing', async () => {
    const { reason } = desk;
    const { policy } = await desk.controller();
    await desk.switchOff('searchMarketplace');
    const sent = { expectedVersion: 1, reason, policy: { ...policy, enabled: false } };
    const late = await desk.call('PUT', '', sent);
    expect(late.status).toBe(409);
    const answer = policyOutdatedSchema.parse(await late.json());
    expect(answer.error).toMatchObject({
      code: 'POLICY_OUTDATED',
      traceId: late.headers.get('x-trace-id'),
    });
    expect(answer.current).toEqual(await desk.controller());
    expect(answer.current).toMatchObject({ policyVersion: 2, policy: { enabled: true } });
  });

  test('of several operators at once is made by one; the others see whose came first', async () => {
    const { policy } = await desk.controller();
    const answers = await Promise.all(
      [11, 12, 13, 14, 15].map((most) =>
        desk.call('PUT', '', {
          expectedVersion: 1,
          reason: `at most ${most}`,
          policy: { ...policy, safety: { ...policy.safety, maxOutboundPerInbound: most } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { entries } = await desk.history();
    const inForce = await desk.controller();
    expect(entries.map(({ reason }) => reason)).toEqual([
      `at most ${inForce.policy.safety.maxOutboundPerInbound}`,
    ]);
  });

  test('whose commit was applied and not acknowledged is made once', async () => {
    const { policy } = await desk.controller();
    desk.world.local.server.faults.add({ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 });
    const sent = { expectedVersion: 1, reason: desk.reason, policy: { ...policy, enabled: false } };
    expect(await desk.saved(desk.call('PUT', '', sent))).toMatchObject({ policyVersion: 2 });
    expect(desk.world.local.server.faults.pending()).toEqual([]);
    expect((await desk.history()).entries).toHaveLength(1);
  });

  test('that cannot be saved says everything that is wrong, and writes nothing', async () => {
    const { reason } = desk;
    const { policy } = await desk.controller();
    const wrong = {
      ...withTool(policy, 'initiateBooking', { template: 'New: {guest_phone}' }),
      safety: { ...policy.safety, requireConfirmFor: [...policy.safety.requireConfirmFor, 'bookTabel'] },
    };
    const sent = { expectedVersion: 1, reason, policy: wrong };
    const { error, problems } = await desk.refused(desk.call('PUT', '', sent));
    expect(error.code).toBe('POLICY_INVALID');
    expect(problems).toMatchObject([
      {
        path: 'safety.requireConfirmFor',
        code: 'unknown_tool',
        known: expect.arrayContaining(['myBookings']),
      },
      {
        path: 'tools.initiateBooking.template',
        code: 'unknown_variable',
        known: expect.arrayContaining(['customerName']),
      },
    ]);
    for (const incomplete of [
      { expectedVersion: 1, reason: ' ', policy },
      { reason, policy },
    ]) {
      expect((await desk.call('PUT', '', incomplete)).status).toBe(400);
    }
    expect(await desk.controller()).toMatchObject({ policyVersion: 1, stored: false });
    expect((await desk.history()).entries).toEqual([]);
  });
});

describe('undoing', () => {
  test('brings back what was before as a new version, again and again', async () => {
    const { policy: first } = await desk.controller();
    await desk.switchOff('searchMarketplace');
    await desk.switchOff('myBookings');
    const undo = (undoes: number, expectedVersion: number) =>
      desk.call('POST', `/history/${undoes}/undo`, { expectedVersion, reason: 'a mistake' });

    const undone = await desk.saved(undo(3, 3));
    expect(undone.policyVersion).toBe(4);
    expect(undone.policy.tools['myBookings']?.enabled).toBe(true);
    expect(undone.policy.tools['searchMarketplace']?.enabled).toBe(false);
    const [newest] = (await desk.history()).entries;
    expect(newest).toMatchObject({ origin: { kind: 'undo', undoes: 3 }, policyVersion: 4 });

    expect((await desk.saved(undo(4, 4))).policy.tools['myBookings']?.enabled).toBe(false);
    expect((await desk.saved(undo(2, 5))).policy).toEqual(first);
    expect((await undo(2, 5)).status).toBe(409);
    expect((await undo(99, 6)).status).toBe(404);
    expect((await undo(0, 6)).status).toBe(400);
  });
});

describe('the preview of a template', () => {
  const preview = async (template: string) => {
    const shown = await desk.call('POST', '/preview', { tool: 'initiateBooking', template });
    return templatePreviewSchema.parse(await shown.json());
  };

  test('shows what a merchant of this market would read', async () => {
    const shown = await preview('{business_name}: {party} at {time}, {price}');
    expect(shown).toMatchObject({ language: 'en', problems: [] });
    // What a template leaves out, of what the guest said, is added to it.
    expect(shown.text).toMatch(
      /^The Olive Lantern: 4 at 19:00, TRY.1,500\.00\nNote: “.+”\nAllergies, in the guest’s words: “.+”\.$/,
    );
    expect(shown.variables).toContainEqual({
      name: 'customerName',
      alias: 'customer_name',
      sample: 'Ayla',
      always: false,
    });
    const market = desk.world.documents.market(marketId);
    await market.update({ defaultLanguage: 'tr' });
    try {
      expect((await preview('{localTime}')).text).toMatch(/Mayıs/);
    } finally {
      await market.update({ defaultLanguage: 'en' });
    }
  });

  test('names what is wrong instead of showing it', async () => {
    expect(await preview('{phone} {party}')).toMatchObject({
      text: null,
      problems: [{ code: 'unknown_variable', message: expect.stringContaining('phone') }],
    });
    const silent = await desk.call('POST', '/preview', { tool: 'myBookings', template: 'x' });
    expect(silent.status).toBe(404);
  });
});
