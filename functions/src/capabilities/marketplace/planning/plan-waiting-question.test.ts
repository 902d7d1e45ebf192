/** What is asked of the place of a proposal that waits. */
import { describe, expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const waiting = [
  "Niazi's – Double room (Kyrenia / Girne)",
  'Thursday 3 December – Saturday 5 December 2026, 2 nights',
  'For 2 people',
  'Held for you until 12:10. It is not booked yet.',
  'Reply YES to confirm or NO to release it.',
].join('\n');

const situation: Partial<ModelRequest['situation']> = {
  pendingSummary: waiting,
  pendingTool: 'initiateBooking',
};
const tools = [...deskTools, toolNamed('getListingDetails')];

async function answer(text: string) {
  const request = { ...deskRequest([text], situation), tools };
  return planner.generate(request);
}

describe('a question about the place of what waits changes nothing of it', () => {
  test.each([
    ['is breakfast included?', 'breakfast'],
    ['kahvaltı dahil mi?', 'breakfast'],
    ['ארוחת בוקר כלולה?', 'breakfast'],
    ['завтрак включён?', 'breakfast'],
    ['περιλαμβάνεται πρωινό;', 'breakfast'],
    ['ist Frühstück inklusive?', 'breakfast'],
    ['هل الفطور مشمول؟', 'breakfast'],
    ['صبحانه هم شاملشه؟', 'breakfast'],
    ['조식 포함인가요?', 'breakfast'],
    ['havuz var mı', 'pool'],
    ['استخر سرپوشیده داره؟', 'pool'],
    ['수영장 있어요?', 'pool'],
  ])('%s is one of its %s', async (text, aspect) => {
    const { toolCalls } = await answer(text);
    expect(toolCalls).toEqual([
      { callId: null, name: 'getListingDetails', args: { listing: 'niazis-kyrenia', about: [aspect] } },
    ]);
  });

  test.each([
    'does it have a lift?',
    'asansör var mı?',
    'סויטה עם ג׳קוזי?',
    'سند داره دیگه؟',
    '등기 있어요?',
    'лифт есть?',
  ])('%s has no word in its entry, and is asked of it in its own words', async (text) => {
    const { toolCalls } = await answer(text);
    expect(toolCalls).toMatchObject([
      { name: 'getListingDetails', args: { listing: 'niazis-kyrenia', question: text } },
    ]);
  });
});

describe('what asks for something else is none', () => {
  test.each([
    ['is 9 possible?', 'initiateBooking'],
    ['is there a sushi place in Famagusta?', 'searchMarketplace'],
  ])('%s', async (text, name) => {
    const { toolCalls } = await answer(text);
    expect(toolCalls).toMatchObject([{ name }]);
  });
});

describe('words that name nothing look for nothing while a proposal waits', () => {
  test.each(['ок заказывайте', 'Verzeihung', 'لا قصدي', 'innit though', 'άντε να δούμε', '뭐 그렇죠 뭐'])(
    '%s',
    async (text) => {
      const { toolCalls } = await answer(text);
      expect(toolCalls).toEqual([]);
    },
  );
});
