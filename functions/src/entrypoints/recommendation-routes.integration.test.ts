/** The feed through its door: a market of restaurants, a scripted model or none. */
import { describe, expect, test } from '@jest/globals';
import { saidSafety, statedAllergen } from '../dining/testing/sample-candidates.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { dinerOfEachTest, ids } from './testing/diner.ts';

const diner = dinerOfEachTest();
const { expand, feed, get, likes, says, scripted } = diner;

describe('the feed', () => {
  test('K-06, K-14, K-80 to K-87: is of the restaurants that fit best, ranked, with their reasons', async () => {
    await likes({ cuisineAffinity: ['thai'], vibes: ['quiet'], priceComfort: [2] });
    const { recommendations, uid: of, empty } = await feed('?language=en');
    expect([of, empty, recommendations.length]).toEqual([diner.uid, null, 10]);
    expect(recommendations.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(recommendations[0]).toMatchObject({
      fitScore: 30 + 5 + 20 + 10,
      consolidatedReview: '“The grilled octopus was worth the long drive.”',
      expandedDetail: null,
      restaurant: { restaurantId: 'place-0', fit: { rank: 1 } },
    });
    expect(recommendations[0]?.fitTags.map(({ label }) => label)).toEqual([
      'Matches your Thai preference',
      'Within your $$ comfort zone',
      'Known for quiet — your top vibe tag',
    ]);
    const scores = recommendations.map(({ fitScore }) => fitScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(ids(await feed('?limit=3', `/recommendations/${diner.uid}`))).toEqual(
      recommendations.slice(0, 3).map(({ restaurant }) => restaurant.restaurantId),
    );
  });

  test('K-131, C-33: a kept feed costs three round trips at most and no model, whatever its limit', async () => {
    diner.asker = scripted();
    diner.script = ['[]'];
    await feed();
    expect(diner.asked).toHaveLength(1);
    const { cost, result } = await diner.world.local.server.cost.measure(() => feed('?limit=25'));
    expect(cost.roundTrips).toBeLessThanOrEqual(3);
    expect([diner.asked.length, result.recommendations.length]).toEqual([1, 25]);
  });

  test('C-33: another day of the market, another profile and another language are another feed', async () => {
    diner.asker = scripted();
    diner.script = Array.from({ length: 9 }, () => '[]');
    await feed('?language=en');
    diner.world.clock.advance(24 * 60 * 60_000);
    await feed('?language=en');
    await likes({ vibes: ['lively'] });
    await feed('?language=en');
    await feed('?language=tr');
    expect(diner.asked).toHaveLength(4);
    expect((await feed('?language=tr')).recommendations[0]?.fitTags[0]?.label).toContain('hareketli');
    expect(diner.asked).toHaveLength(4);
  });

  test('K-15: refresh makes it anew, a few times; then it is 429 with when to come back', async () => {
    diner.asker = scripted();
    diner.script = Array.from({ length: 9 }, () => '[]');
    for (let time = 0; time < 4; time += 1) await feed('?refresh=true');
    expect(diner.asked).toHaveLength(4);
    const refused = await get(`/v1/recommendations/${diner.uid}?refresh=true`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await get(`/v1/recommendations/${diner.uid}`)).status).toBe(200);
  });

  test('two first looks at once are one feed, made once; a look while it is made anew is shown what is kept', async () => {
    diner.asker = scripted();
    diner.script = ['[]', '[]'];
    const [one, other] = await Promise.all([feed(), feed('?limit=5')]);
    expect(diner.asked).toHaveLength(1);
    expect([one.generatedAt, one.recommendations[0]]).toEqual([other.generatedAt, other.recommendations[0]]);
    const reference = diner.world.documents.keptFeeds.where('actorId', '==', diner.actor());
    const kept = (await reference.get()).docs[0];
    if (kept === undefined) throw new Error('nothing is kept');
    const until = new Date(diner.world.clock.now().getTime() + 30_000);
    await kept.ref.set({ ...kept.data(), making: { until, isFirst: false } });
    expect((await feed()).generatedAt).toBe(one.generatedAt);
    // Who made it has died: its lease is over, and the next one makes it.
    const over = new Date(diner.world.clock.now().getTime() - 1);
    await kept.ref.set({ ...kept.data(), items: [], making: { until: over, isFirst: true } });
    expect((await feed()).recommendations).toHaveLength(10);
    expect(diner.asked).toHaveLength(2);
  });

  test('of who told nothing it says so: points of nothing but allergies are no fit', async () => {
    const { allergiesKnown, tasteKnown, recommendations } = await feed();
    expect([allergiesKnown, tasteKnown]).toEqual([false, false]);
    expect(new Set(recommendations.map(({ fitScore, fitTags }) => `${fitScore} ${fitTags.length}`))).toEqual(
      new Set(['10 0']),
    );
    const ratings = recommendations.map(({ restaurant }) => restaurant.rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    await likes({ vibes: ['quiet'] });
    expect((await feed()).tasteKnown).toBe(true);
  });

  test('kitchens are named in the person’s language', async () => {
    const { recommendations } = await feed('?language=tr');
    expect(recommendations[0]?.restaurant.cuisines).toEqual(['Tayland mutfağı']);
  });

  test('an anonymous account costs no model, and its refresh makes nothing anew', async () => {
    diner.asker = scripted();
    diner.uid = `anonymous-${diner.count}`;
    const first = await feed();
    expect((await feed('?refresh=true')).generatedAt).toBe(first.generatedAt);
    expect((await expand('place-3')).status).toBe(200);
    expect(diner.asked).toEqual([]);
  });

  test.each(['0', '26', 'ten', '-1', '1.5', ''])('K-14: a limit of “%s” is 400', async (limit) => {
    expect((await get(`/v1/recommendations/${diner.uid}?limit=${limit}`)).status).toBe(400);
  });

  test('K-17, C-02: another’s is 403, and nobody’s 401', async () => {
    for (const path of [
      `/v1/recommendations/${diner.uid}`,
      `/recommendations/${diner.uid}`,
      `/v1/recommendations/${diner.uid}/place-1/expand`,
    ]) {
      expect((await get(path, 'somebody-else')).status).toBe(403);
      expect((await diner.api.request(path)).status).toBe(401);
    }
  });

  test('K-162: a market without restaurants says so', async () => {
    await diner.world.documents.market('elsewhere').set({ ...market, marketId: 'elsewhere' });
    expect(await feed('?marketId=elsewhere')).toMatchObject({ recommendations: [], empty: 'no_restaurants' });
  });
});

describe('the feed of somebody with an allergy', () => {
  const deadly = () => saidSafety({});

  test('K-82, C-34: what endangers their life is in no place of it and in no prompt, and is told with its reason', async () => {
    await says(deadly());
    diner.asker = scripted();
    diner.script = ['[]'];
    const shown = await feed('?limit=25');
    expect(ids(shown)).not.toContain('place-0');
    expect(shown.flagged).toMatchObject([
      {
        restaurantId: 'place-0',
        allergens: { warnings: [{ allergen: 'peanuts', severity: 'anaphylactic', presence: 'contains' }] },
      },
    ]);
    expect(diner.asked[0]?.data).not.toContain('restaurantId: place-0\n');
    expect(ids(shown)[0]).toBe('place-1');
    expect(shown.recommendations[0]?.allergySummary).toEqual({ isSafe: true, warnings: [] });
    expect(
      shown.recommendations
        .slice(1)
        .every(({ allergySummary }) => !allergySummary.isSafe && allergySummary.warnings.length > 0),
    ).toBe(true);
  });

  test('a feed kept from before they told of it shows nothing of before', async () => {
    expect(ids(await feed('?limit=25'))).toContain('place-0');
    await says(deadly());
    const after = await feed('?limit=25');
    expect(ids(after)).not.toContain('place-0');
    expect(after.flagged.map(({ restaurantId }) => restaurantId)).toContain('place-0');
  });

  test('a kept feed is guarded by what restaurants declare now', async () => {
    await says(deadly());
    expect(ids(await feed('?limit=25'))).toContain('place-4');
    const { documents } = diner.world;
    const place = (await documents.restaurant('place-4').get()).data();
    if (place === undefined) throw new Error('no such place');
    await documents.restaurant('place-4').set({ ...place, allergens: [statedAllergen()] });
    const after = await feed('?limit=25');
    await documents.restaurant('place-4').set(place);
    expect(ids(after)).not.toContain('place-4');
    expect(after.flagged.map(({ restaurantId }) => restaurantId)).toContain('place-4');
  });
});

describe('a model', () => {
  test('K-86, K-155: is asked once for all, and shown only where the restaurant’s data bears it out', async () => {
    diner.asker = scripted();
    const line = (restaurantId: string, consolidatedReview: string) => ({ restaurantId, consolidatedReview });
    diner.script = [
      JSON.stringify([
        line('place-0', 'A quiet thai place with grilled octopus.'),
        line('place-1', 'The best lobster thermidor in town for 20 euros!'),
        line('place-2', 'This kitchen is nut-free and safe for everybody.'),
        line('place-3', 'The grilled octopus was worth the long drive.'),
        line('nowhere', 'A quiet place with grilled octopus.'),
      ]),
    ];
    const { recommendations } = await feed('?language=en&limit=25');
    const said = new Map(
      recommendations.map(({ restaurant, consolidatedReview }) => [
        restaurant.restaurantId,
        consolidatedReview,
      ]),
    );
    expect(said.get('place-0')).toBe('A quiet thai place with grilled octopus.');
    expect(said.get('place-1')).toBe('“The grilled octopus was worth the long drive.”');
    expect([...said.values()].join()).not.toMatch(/lobster|20|nut-free|safe/);
    expect([said.has('nowhere'), diner.asked.length]).toEqual([false, 1]);
  });

  test.each([
    ['prose', ['Here are my picks: everything is wonderful.', 'Still prose.']],
    ['a list of another shape', ['[{"id":1}]', '{"recommendations":[]}']],
    ['nothing', ['', '']],
  ])('that answers with %s leaves the lines to code', async (_what, answers) => {
    diner.asker = scripted();
    diner.script = [...answers];
    const { recommendations } = await feed('?language=en');
    expect(recommendations[0]?.consolidatedReview).toBe('“The grilled octopus was worth the long drive.”');
  });
});
