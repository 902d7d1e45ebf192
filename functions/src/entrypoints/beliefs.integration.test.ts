/** What is believed of somebody’s taste: from an interaction to the feed, and taken back. */
import { describe, expect, test } from '@jest/globals';
import { accountRoutes } from '@merve/contract/api';
import { saveInteraction } from '../capabilities/dining/interactions.ts';
import { diningProfileDue } from '../capabilities/dining/profiler.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { dinerOfEachTest, ids } from './testing/diner.ts';

const { marketId } = market;
const diner = dinerOfEachTest();
const { actor, feed, get, scripted } = diner;

describe('what is believed', () => {
  const words = 'I love thai food and I am allergic to peanuts';
  const interaction = (idempotencyKey: string, userQuery = words) =>
    saveInteraction(diner.world.documents, {
      ...{ actorId: actor(), threadId: 'thr', marketId, language: 'en', userQuery, idempotencyKey },
      card: { type: 'text', message: 'Where?', followUpQuestions: [] },
      now: diner.world.clock.now(),
    });
  const sweep = () =>
    diningProfileDue.sweep(
      {
        documents: diner.world.documents,
        clock: diner.world.clock,
        paymentGateway: null,
        asker: diner.asker,
      },
      () => false,
    );
  const person = async () => (await diner.world.documents.person(actor()).get()).data();
  const signal = (key: string, value: string, said = 'I love thai food') => ({ key, value, words: said });

  test('K-21, K-128, K-133 to K-139, K-105: an interaction is saved once, read once, believed for the person’s words, and the feed made ahead', async () => {
    diner.asker = scripted();
    diner.script = [
      JSON.stringify({
        signals: [
          signal('cuisineAffinity', 'thai'),
          signal('dietary', 'peanut free', 'allergic to peanuts'),
          signal('cuisineAversion', 'peanuts', 'I am allergic to peanuts'),
          signal('vibes', 'romantic', 'I want it romantic'),
        ],
      }),
      '[]',
    ];
    await interaction('call-1');
    await interaction('call-1');
    await sweep();
    await sweep();
    const known = await person();
    expect(known?.derived).toMatchObject({
      interactionCount: 1,
      beliefs: [{ key: 'cuisineAffinity', value: 'thai', words: 'I love thai food' }],
    });
    expect(known?.dining.cuisineAffinity).toEqual([]);
    expect(known?.safety.statements).toEqual([]);
    const before = diner.asked.length;
    expect((await feed('?language=en')).recommendations[0]?.fitTags[0]?.label).toBe(
      'Matches your Thai preference',
    );
    expect([before, diner.asked.length]).toEqual([2, 2]);
  });

  test('K-140: without a model, or with nothing new, turns are counted and what was picked stays', async () => {
    await feed();
    await interaction('call-2');
    await interaction('call-3');
    await sweep();
    expect((await person())?.derived).toMatchObject({ interactionCount: 2, beliefs: [] });
    expect((await person())?.profileVersion).toBe(0);
  });

  test('is shown on my page, is taken back with a tap, and is not believed again for the same words', async () => {
    diner.asker = scripted();
    const answer = JSON.stringify({ signals: [signal('cuisineAffinity', 'thai')] });
    diner.script = [answer, '[]', answer, answer, '[]'];
    await interaction('call-4');
    await sweep();
    const me = async () =>
      accountRoutes.getProfile.response.schema.parse(await (await get('/v1/me/profile')).json());
    const { derived } = await me();
    expect(derived.beliefs).toMatchObject([
      { key: 'cuisineAffinity', value: 'thai', words: 'I love thai food' },
    ]);
    const post = (body: object) =>
      diner.api.request('/v1/me/dining/beliefs', {
        method: 'POST',
        headers: { authorization: `Bearer ${diner.uid}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const taken = await post({ kind: 'takeBack', beliefId: derived.beliefs[0]?.beliefId ?? '' });
    expect(taken.status).toBe(200);
    expect((await me()).derived.beliefs).toEqual([]);
    await interaction('call-5');
    await sweep();
    expect((await me()).derived.beliefs).toEqual([]);
    await interaction('call-6', 'Honestly, I love thai food. Really.');
    diner.script = [
      JSON.stringify({ signals: [signal('cuisineAffinity', 'thai', 'Honestly, I love thai food')] }),
      '[]',
    ];
    await sweep();
    expect((await me()).derived.beliefs).toHaveLength(1);
    expect((await post({ kind: 'takeBack' })).status).toBe(400);
  });

  test('"not this one" keeps a restaurant out of the feed until it may be in again', async () => {
    const say = (kind: string) =>
      diner.api.request('/v1/me/dining/beliefs', {
        method: 'POST',
        headers: { authorization: `Bearer ${diner.uid}`, 'content-type': 'application/json' },
        body: JSON.stringify({ kind, restaurantId: 'place-2' }),
      });
    expect(ids(await feed('?limit=25'))).toContain('place-2');
    expect((await say('notThisOne')).status).toBe(200);
    expect(ids(await feed('?limit=25'))).not.toContain('place-2');
    await say('thisOneAgain');
    expect(ids(await feed('?limit=25'))).toContain('place-2');
  });
});
