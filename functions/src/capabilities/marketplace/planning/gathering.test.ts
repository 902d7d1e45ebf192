import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import { deskCatalogue, deskRequest } from '../../../model/testing/planner-desk.ts';
import { withoutOccasion } from './gathering.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
async function searched(language: Language, text: string) {
  const { toolCalls } = await planner.generate(deskRequest([text], { language }));
  return toolCalls.map(({ name, args }) => [name, args['category'] ?? null, args['query']]);
}

test.each<[Language, string, string]>([
  [
    'en',
    "I'm planning my mom's birthday next Friday, 8 people, she is in a wheelchair, something with sea view",
    'seaview',
  ],
  ['en', "we want to celebrate my mom's birthday, 8 people, next Friday", 'restaurant'],
  ['en', 'a place with a sea view for 8 people next Friday', 'seaview'],
  ['en', 'somewhere quiet with a view for our anniversary in Kyrenia', 'view quiet kyrenia'],
  ['tr', 'Annemin doğum gününü kutlamak istiyoruz, cumartesi akşamı 10 kişi', 'restaurant'],
  ['he', 'חוגגים יום הולדת לאמא ביום שישי בערב, 8 אנשים', 'restaurant'],
  ['ru', 'хотим отметить юбилей, нас десять, в субботу вечером', 'restaurant'],
  ['el', 'γιορτάζουμε τα γενέθλια της μαμάς, 8 άτομα την Παρασκευή', 'restaurant'],
  ['de', 'Hochzeitstag, irgendwo mit Meerblick, zu zweit am Samstag', 'seaview'],
  ['ar', 'نحتفل بعيد ميلاد أمي يوم الجمعة، ثمانية أشخاص', 'restaurant'],
  ['fa', 'تولد مادرم است، هشت نفر، جمعه شب', 'restaurant'],
  ['ko', '엄마 생일을 축하하려고 해요, 금요일 저녁 8명', 'restaurant'],
])('%s: what is celebrated is celebrated at a table: %s', async (language, text, query) => {
  expect(await searched(language, text)).toEqual([['searchMarketplace', 'restaurants', query]]);
});

test.each<[Language, string]>([
  ['en', 'a table for four tomorrow at eight'],
  ['en', 'a table tonight'],
  ['tr', 'yarın akşam sekize dört kişilik masa'],
  ['he', 'שולחן לארבעה מחר בשמונה'],
  ['ru', 'столик на четверых завтра в восемь'],
  ['el', 'τραπέζι για τέσσερις αύριο στις οκτώ'],
  ['de', 'Tisch für vier morgen um acht'],
  ['ar', 'طاولة لأربعة غدا الساعة الثامنة'],
  ['fa', 'میز برای چهار نفر فردا ساعت هشت'],
  ['ko', '내일 저녁 8시에 4명 테이블'],
])('%s: a table without a place is looked for among all who have one: %s', async (language, text) => {
  expect(await searched(language, text)).toEqual([['searchMarketplace', 'restaurants', 'restaurant']]);
});

test('who has said neither when nor for how many is asked where', async () => {
  expect(await searched('en', 'I would like to book a table')).toEqual([]);
});

test.each<[Language, string, RegExp]>([
  ['en', 'birthday cake for 20 people', /dessert/],
  ['en', 'kayaking for our anniversary', /kayak/i],
])('%s: a kind that is named is what is looked for: %s', async (language, text, query) => {
  const [[name, , said] = []] = await searched(language, text);
  expect(name).toBe('searchMarketplace');
  expect(String(said)).toMatch(query);
  expect(String(said)).not.toBe('restaurant');
});

test('what something is for is no part of it, unless nothing else is said', () => {
  expect(withoutOccasion('flowers birthday')).toBe('flowers');
  expect(withoutOccasion('birthday')).toBe('birthday');
});
