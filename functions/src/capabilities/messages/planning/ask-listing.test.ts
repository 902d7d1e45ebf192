import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';
import { tellsToAsk } from './ask-listing.ts';

/** To ask them, and the person's own asking of Merve. */
const said: Readonly<Record<Language, { readonly them: string; readonly merve: string }>> = {
  en: { them: 'can you ask Lagoon Balık if dogs may come', merve: 'can I ask you something?' },
  tr: { them: 'Lagoon Balık’a sorar mısın, köpek olur mu', merve: 'bir şey sorabilir miyim?' },
  he: { them: 'תוכלי לשאול את Lagoon Balık אם מותר כלב', merve: 'רציתי לשאול משהו' },
  ru: { them: 'спросите у Lagoon Balık, можно ли с собакой', merve: 'можно спросить?' },
  el: { them: 'ρώτησε το Lagoon Balık αν επιτρέπονται σκύλοι', merve: 'ήθελα να ρωτήσω κάτι' },
  de: { them: 'frag bitte Lagoon Balık, ob Hunde erlaubt sind', merve: 'darf ich fragen, was das ist?' },
  ar: { them: 'اسألي Lagoon Balık إذا مسموح الكلب', merve: 'ممكن أسأل شي؟' },
  fa: { them: 'از Lagoon Balık بپرس سگ می‌شه بیاریم', merve: 'می‌خواستم بپرسم' },
  ko: { them: 'Lagoon Balık에 강아지 되는지 물어봐 주세요', merve: '하나 물어볼게요' },
};

const tools = [
  ...deskTools.filter(({ name }) => name !== 'sendWhatsAppMessage' && name !== 'getListingDetails'),
  toolNamed('sendWhatsAppMessage'),
  toolNamed('getListingDetails'),
];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

async function planned(turns: readonly (string | ModelTurn)[]) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, {}, tools));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}

describe('to ask a place', () => {
  test.each(languageSchema.options)('%s: is told from asking Merve', (language) => {
    expect(tellsToAsk(said[language].them)).toBe(true);
    expect(tellsToAsk(said[language].merve)).toBe(false);
  });

  test.each(languageSchema.options)(
    '%s: looks first whether the person has something there',
    async (language) => {
      expect(await planned([said[language].them])).toEqual(['myBookings', {}]);
    },
  );
});
