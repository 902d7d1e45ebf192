import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import { deskCatalogue, deskRequest } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
async function searched(language: Language, text: string) {
  const { toolCalls } = await planner.generate(deskRequest([text], { language }));
  return toolCalls.map(({ name, args }) => [name, args['category'] ?? null, args['query']]);
}

test.each<[Language, string, string]>([
  ['en', 'need somewhere to stay from friday for 4 nights, pool, near the beach, 6 people', 'seaview pool'],
  ['en', 'somewhere near the beach with a pool for 2 nights from friday', 'seaview pool'],
  ['en', 'villa with a pool for 3 nights from friday, 6 people', 'villa pool'],
  ['tr', 'cumadan itibaren 3 gece kalacak yer lazım, denize yakın, havuzlu olsun, 2 kişiyiz', 'seaview pool'],
  ['tr', 'kalacak yer lazım', 'hotel'],
  ['he', 'מחפשים מקום ללון מיום שישי ל-3 לילות קרוב לים, 2 אנשים', 'seaview'],
  ['ru', 'нужно где-то остановиться с пятницы на 3 ночи у моря, вдвоем', 'seaview'],
  ['el', 'ψάχνω κάπου να μείνουμε από παρασκευή 3 βράδια κοντά στη θάλασσα, 2 άτομα', 'seaview'],
  ['de', 'wir suchen ab freitag für 3 nächte etwas am strand mit pool, 2 personen', 'beach pool'],
  ['ar', 'بدي مكان نام فيه من الجمعة 3 ليالي قريب من البحر شخصين', 'seaview'],
  ['fa', 'یه جا می‌خوام برای ۳ شب از جمعه نزدیک دریا دو نفر', 'seaview'],
  ['ko', '금요일부터 3박 묵을 곳 찾아요 바다 근처, 2명', 'seaview'],
])(
  '%s: nights without a house are looked for among the places to stay at: %s',
  async (language, text, query) => {
    expect(await searched(language, text)).toEqual([['searchMarketplace', 'stays', query]]);
  },
);

test.each<[Language, string]>([
  ['en', 'a flat for rent in Kyrenia'],
  ['en', 'a table for four tomorrow at eight'],
  ['en', 'is there a beach near Kyrenia'],
])('%s: nobody sleeps where nobody says so: %s', async (language, text) => {
  const calls = await searched(language, text);
  expect(calls.filter(([, category]) => category === 'stays')).toEqual([]);
});
