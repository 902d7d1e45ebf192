/** More of one restaurant, through its door. */
import { describe, expect, test } from '@jest/globals';
import { expandedDetailResponseSchema } from '@merve/contract';
import { saidSafety } from '../dining/testing/sample-candidates.ts';
import { dinerOfEachTest } from './testing/diner.ts';

const diner = dinerOfEachTest();
const { expand, likes, says, scripted } = diner;

describe('more of one restaurant', () => {
  const detailOf = async (restaurantId: string, query = '?language=en') => {
    const response = await expand(restaurantId, query);
    expect(response.status).toBe(200);
    return expandedDetailResponseSchema.parse(await response.json());
  };

  test('K-07, K-102, K-104: is made anew each time, one question each, and is not kept', async () => {
    diner.asker = scripted();
    const written = {
      reviewSummary: 'The grilled octopus was worth the long drive. A wonderful place for families.',
      highlights: [
        {
          emoji: '🐙',
          title: 'grilled octopus',
          description: 'The grilled octopus was worth the long drive.',
        },
        { emoji: 'x', title: 'lobster', description: 'The grilled octopus was worth the long drive.' },
      ],
      crowdProfile: 'Mostly millionaires.',
      bestFor: ['quiet', 'proposals'],
      avoidIf: ['you have a nut allergy', 'The grilled octopus was worth'],
      whyFitParagraph: 'It is safe for you.',
    };
    diner.script = [JSON.stringify(written), JSON.stringify(written)];
    const { expandedDetail, restaurant } = await detailOf('place-2');
    expect(expandedDetail).toMatchObject({
      reviewSummary: '“The grilled octopus was worth the long drive.”',
      highlights: [{ emoji: '🐙', title: 'grilled octopus' }],
      crowdProfile: '',
      bestFor: ['quiet'],
      avoidIf: ['“The grilled octopus was worth…”'],
      allergyDetail: { summary: 'You have not told Merve of any allergies.' },
    });
    expect(expandedDetail.whyFitParagraph).not.toContain('safe');
    expect(restaurant.restaurantId).toBe('place-2');
    await detailOf('place-2');
    expect(diner.asked).toHaveLength(2);
    expect(
      JSON.stringify((await diner.world.documents.keptFeeds.get()).docs.map((one) => one.data())),
    ).not.toContain('reviewSummary');
  });

  test('without a model is what its data says', async () => {
    await likes({ vibes: ['quiet'] });
    const { expandedDetail } = await detailOf('place-2');
    expect(expandedDetail).toMatchObject({
      reviewSummary: '“The grilled octopus was worth the long drive.”',
      highlights: [{ title: 'grilled octopus' }],
      bestFor: ['quiet'],
      avoidIf: [],
      whyFitParagraph: 'Known for quiet — your top vibe tag.',
    });
  });

  test('C-34: of a place that endangers their life no model is asked, and code says so', async () => {
    await says(saidSafety({}));
    diner.asker = scripted();
    const { expandedDetail, restaurant } = await detailOf('place-0');
    expect(diner.asked).toEqual([]);
    expect(restaurant.allergens.warnings).toMatchObject([{ presence: 'contains' }]);
    expect(expandedDetail.allergyDetail.summary).toContain('Contains: peanuts.');
    expect(expandedDetail.allergyDetail.recommendations[0]).toContain('life-threatening');
  });

  test('a restaurant that is not there is 404', async () => {
    expect((await expand('never-was')).status).toBe(404);
  });
});
