import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { isolated } from '@merve/contract/words';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { answerWords } from '../../language/answer-words.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ToolDeclaration } from '../language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';
import { whatCanBeDone, whatIsMostlyDone } from './abilities.ts';

const tools = (...names: readonly string[]) => names.map((name) => toolNamed(name));
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

describe('what the planner says it can do', () => {
  test('is what is switched on, and nothing else', () => {
    expect(whatCanBeDone({ tools: deskTools }, 'en')).toBe(
      'I can find places, book tables and slots, show your bookings and cancel bookings.',
    );
    const asked = [
      toolNamed('searchMarketplace', 'find places'),
      toolNamed('requestTaxi', 'call a taxi'),
      toolNamed('somethingElse'),
      toolNamed('getNearbyPlaces', 'find places'),
    ];
    expect(whatCanBeDone({ tools: asked }, 'en')).toBe('I can find places and call a taxi.');
    expect(whatCanBeDone({ tools: tools('somethingElse') }, 'en')).toBe(
      'At the moment there is nothing I can do here.',
    );
  });

  test('is the answer to "what can you do?", with examples where they would work', async () => {
    const answer = async (offered: readonly ToolDeclaration[]) =>
      (await planner.generate(deskRequest(['what can you do?'], {}, offered))).text;
    expect(await answer([...deskTools])).toMatch(/^I can find places.*For example/);
    expect(await answer([toolNamed('requestTaxi', 'call a taxi')])).toBe('I can call a taxi.');
  });
});

describe('a message that is not understood', () => {
  const answer = async (turns: Parameters<typeof deskRequest>[0], language: 'en' | 'tr' | 'ko' = 'en') =>
    (await planner.generate(deskRequest(turns, { language }))).text;

  test('is answered in a line, with what people come for', () => {
    const many = [
      'cancelBooking',
      'myBookings',
      'requestTaxi',
      'orderFood',
      'initiateBooking',
      'searchMarketplace',
    ];
    const offered = many.map((name) => toolNamed(name, name));
    expect(whatIsMostlyDone({ tools: offered }, 'en')).toBe(
      'I can searchMarketplace, initiateBooking, orderFood and requestTaxi.',
    );
  });

  test.each(['en', 'tr', 'ko'] as const)('is not answered twice in the same words: %s', async (language) => {
    const first = await answer(['qwertz'], language);
    const said = { role: 'assistant', text: first } as const;
    const second = await answer(['qwertz', said, 'qwertz uiop'], language);
    expect(second).not.toBe(first);
    const third = await answer(
      ['qwertz', said, 'qwertz', { role: 'assistant', text: second }, 'qwertz'],
      language,
    );
    expect(third).not.toBe(second);
  });
});

describe('the word for cancelling and a code', () => {
  test.each(languageSchema.options)('as told in %s', async (language) => {
    const text = `${answerWords[language].cancel} ${isolated('K7QF2M')}`;
    const asked = async (offered: readonly ToolDeclaration[]) =>
      (await planner.generate(deskRequest([text], { language }, offered))).toolCalls[0];
    const args = { reference: 'K7QF2M' };
    expect(await asked([...deskTools])).toMatchObject({ name: 'cancelBooking', args });
    expect(await asked(tools('orderFood', 'cancelOrder'))).toMatchObject({ name: 'cancelOrder', args });
  });
});
