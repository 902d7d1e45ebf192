/** The door of plans for groups: plain, as events, and what it refuses. */
import { describe, expect, test } from '@jest/globals';
import {
  type MerveConfig,
  planEventSchema,
  planResponseSchema,
  VIBE_DIMS_V1,
  vibeHeatmapSchema,
} from '@merve/contract';
import { startElevenLabsDouble } from '../../../local/sandbox/eleven-labs/index.ts';
import { startYelpDouble } from '../../../local/sandbox/yelp/index.ts';
import { createElevenLabs } from '../integrations/eleven-labs/index.ts';
import { createYelp } from '../integrations/yelp/index.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { placeSearchDoor } from './testing/place-search-door.ts';

const door = placeSearchDoor();
const path = '/api/plan';
const wish = {
  prompt: 'what shall we do, five of us, coffee and something cozy',
  location: { lat: 32.08, lng: 34.78 },
};

async function planned(body: unknown, how: { readonly path?: string } = {}) {
  const response = await door.post(body, { path, ...how });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return planResponseSchema.parse(await response.json());
}

describe('a plan for a group', () => {
  test('is answered plain by both its paths, with reasons, weights and what was read', async () => {
    for (const one of [path, '/v1/plan']) {
      const plan = await planned(wish, { path: one });
      expect(plan).toMatchObject({
        fast_fail: false,
        execution_summary: 'Pipeline complete.',
        action_request: null,
      });
      expect(plan.parsed_intent).toMatchObject({ activity: 'cafe', size: 5, vibe: 'cozy' });
      expect(plan.venues.length).toBeGreaterThan(0);
      expect(plan.venues.map(({ rank }) => rank)).toEqual(plan.venues.map((_, index) => index + 1));
      const { vibe_matcher, cost_analyst, critic } = plan.agent_weights;
      expect(vibe_matcher + cost_analyst + critic).toBeCloseTo(1, 1);
      // L-22: a mood that is asked for weighs more than by default.
      expect(vibe_matcher).toBeGreaterThan(0.33);
    }
  });

  test('is told as it comes about: a line by role, and one result, last; nothing of a provider is in a line or a log', async () => {
    const response = await door.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${door.uid}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(wish),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = [...(await response.text()).matchAll(/^data: (.+)$/gmu)].map(([, data = '']) =>
      planEventSchema.parse(JSON.parse(data)),
    );
    const last = events.at(-1);
    if (last?.type !== 'result') throw new Error('no result');
    const lines = events.slice(0, -1).map((event) => (event.type === 'log' ? event : null));
    expect(lines.map((line) => line?.node)).toEqual([
      ...['commander', 'scout', 'vibe_matcher', 'cost_analyst', 'critic', 'synthesiser'],
    ]);
    const theirs = last.data.venues.filter(({ venue_id }) => venue_id.startsWith('google:'));
    expect(theirs.length).toBeGreaterThan(0);
    const said = [...lines.map((line) => line?.message ?? ''), ...door.logs].join('\n');
    for (const { name } of theirs) expect(said).not.toContain(name ?? 'nothing');
  });

  test('is for the hour that is given, else for the one its words say, else for now', async () => {
    const given = '2030-05-04T17:00:00.000Z';
    expect((await planned({ ...wish, starts_at: given })).starts_at).toBe(given);
    expect((await planned({ ...wish, prompt: `${wish.prompt}, tomorrow at 8 pm` })).starts_at).toMatch(
      /:00:00\.000Z$/u,
    );
    expect((await planned(wish)).starts_at).toBeNull();
  });

  test('of a place that nobody knows ends early, and says so', async () => {
    const plan = await planned({ prompt: 'bowling for six', location: 'Zzyzxville' });
    expect(plan).toMatchObject({ fast_fail: true, venues: [], global_consensus: null });
  });

  test('is refused without an account, with another’s name in it, and where operators have switched it off', async () => {
    const open = await door.request(path, { method: 'POST', body: JSON.stringify(wish) });
    expect(open.status).toBe(401);
    expect(await door.refused({ ...wish, auth_user_id: 'other' }, { path })).toEqual([400, 'BAD_REQUEST']);
    expect(await door.refused({ prompt: 'x', group_size: 501 }, { path })).toEqual([400, 'BAD_REQUEST']);
    const reference = door.city.world.documents.merveConfig(market.marketId);
    const config = defaultMerveConfig(market, door.city.world.tools.tools);
    const off: MerveConfig = {
      ...config,
      tools: {
        ...config.tools,
        planOuting: { enabled: false, requireConfirmation: null, template: null, allowedTags: [] },
      },
    };
    await reference.set(off);
    expect(await door.refused(wish, { path })).toEqual([404, 'NOT_FOUND']);
    await reference.delete();
  });

  test('has Yelp’s places where operators switched it on, with the way to their page, and keeps them from all others', async () => {
    const yelp = await startYelpDouble({
      apiKey: 'k',
      businesses: [
        {
          ...{
            id: 'b1',
            name: 'The Yelping Bean',
            words: ['cafe'],
            at: { latitude: 32.08, longitude: 34.78 },
          },
          ...{ rating: 5, reviews: 900, price: '$', address: ['1 Long Street'] },
        },
      ],
    });
    door.yelp = createYelp({ apiKey: 'k', baseUrl: yelp.url, cap: null });
    const isYelps = ({ venue_id }: { readonly venue_id: string }) => venue_id === 'yelp:b1';
    expect((await planned(wish)).venues.some(isYelps)).toBe(false);
    const reference = door.city.world.documents.merveConfig(market.marketId);
    const config = defaultMerveConfig(market, door.city.world.tools.tools);
    const { providers } = config;
    await reference.set({
      ...config,
      providers: { ...providers, yelp: { ...providers.yelp, enabled: true } },
    });
    const plan = await planned(wish);
    expect(plan.venues.find(isYelps)).toMatchObject({
      ...{ name: 'The Yelping Bean', rating: 5, price_range: '$' },
      attributions: [{ provider: 'Yelp', uri: 'https://www.yelp.com/biz/b1' }],
    });
    // Its five stars are held against nobody else's.
    expect(plan.global_consensus).not.toContain('The Yelping Bean is the best rated');
    expect(door.logs.join('\n')).not.toContain('Yelping Bean');
    await reference.delete();
    await yelp.stop();
  });
});

describe('a sentence read aloud', () => {
  const voicePath = '/api/voice/synthesize';
  const sentence = { text: 'Blue Mulberry fits best overall.', language: 'en' };

  test('is audio by both its paths, in a language and by a voice that there is, 500 characters at most', async () => {
    const double = await startElevenLabsDouble({ apiKey: 'k', voices: ['voice1'] });
    door.voice = createElevenLabs({
      ...{
        apiKey: 'k',
        voices: ['voice1'],
        modelId: 'eleven_multilingual_v2',
        cap: null,
        baseUrl: double.url,
      },
    });
    for (const path of [voicePath, '/v1/voice/synthesize']) {
      const response = await door.post(sentence, { path });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
    }
    expect(await door.refused({ ...sentence, language: 'he' }, { path: voicePath })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await door.refused({ ...sentence, voice_id: 'another' }, { path: voicePath })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await door.refused({ text: 'x'.repeat(501) }, { path: voicePath })).toEqual([400, 'BAD_REQUEST']);
    expect(double.requests).toHaveLength(2);
    expect(door.logs.join('\n')).not.toContain('Mulberry');
    await double.stop();
  });

  test('is refused without an account, and where this deployment has no voice', async () => {
    const open = await door.request(voicePath, { method: 'POST', body: JSON.stringify(sentence) });
    expect(open.status).toBe(401);
    expect(await door.refused(sentence, { path: voicePath })).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the heat of a mood', () => {
  const get = (path: string) =>
    door.request(path, { method: 'GET', headers: { authorization: `Bearer ${door.uid}` } });
  const heat = async (query: string) => {
    const response = await get(`/api/vibe-heatmap?${query}`);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return vibeHeatmapSchema.parse(await response.json());
  };
  const cozy = VIBE_DIMS_V1.indexOf('cozy');

  test('is told by cells, from documents that the first who asks makes, and that an edit of the catalogue makes anew', async () => {
    const { documents } = door.city.world;
    const first = await heat(`vibe_index=${cozy}`);
    expect(first.length).toBeGreaterThan(0);
    expect(first.every(({ score }) => score > 0)).toBe(true);
    const kept = await documents.vibeHeat(market.marketId, 7).get();
    const version = kept.data()?.catalogueVersion ?? -1;
    // What is kept is told, and not made anew.
    await documents.vibeHeat(market.marketId, 7).update({ cells: [], scores: '' });
    expect(await heat(`vibe_index=${cozy}`)).toEqual([]);
    await documents.vibeHeat(market.marketId, 7).update({ catalogueVersion: version - 1 });
    expect(await heat(`vibe_index=${cozy}&zoom=11`)).toEqual(first);
    expect((await heat(`vibe_index=${cozy}&bbox=0,0,1,1`)).length).toBe(0);
    expect((await heat(`vibe_index=${cozy}&zoom=5`)).length).toBeLessThanOrEqual(first.length);
  });

  test('is refused without an account, and for a mood that is none', async () => {
    expect((await door.request('/api/vibe-heatmap?vibe_index=0')).status).toBe(401);
    for (const query of ['vibe_index=52', 'vibe_index=0&bbox=1,2,3', 'zoom=3'])
      expect((await get(`/api/vibe-heatmap?${query}`)).status).toBe(400);
  });
});
