import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { isolated } from '../../language/isolated.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ToolDeclaration } from '../language-model.ts';
import { deskCatalogue, deskRequest, deskTools } from '../testing/planner-desk.ts';
import { whatCanBeDone } from './abilities.ts';
import { abilitySentences } from './ability-sentences.ts';

const toolNamed = (name: string): ToolDeclaration => ({
  name,
  description: name,
  parameters: { type: 'object', properties: {} },
});
const tools = (...names: readonly string[]) => names.map(toolNamed);
const planner = keywordPlanner(deskCatalogue);

describe('what the planner says it can do', () => {
  test('is what is switched on, and nothing else', () => {
    expect(whatCanBeDone({ tools: deskTools }, 'en')).toBe(
      'I can find places, book tables and slots, show your bookings and cancel bookings.',
    );
    expect(whatCanBeDone({ tools: tools('orderFood', 'requestTaxi', 'somethingElse') }, 'en')).toBe(
      'I can order food and call a taxi.',
    );
    expect(whatCanBeDone({ tools: [] }, 'en')).toBe('At the moment there is nothing I can do here.');
  });

  test.each(languageSchema.options)('is said in %s', (language) => {
    const say = abilitySentences(language);
    const said = whatCanBeDone({ tools: tools('findPharmacy', 'orderFood', 'requestTaxi') }, language);
    for (const ability of [say.pharmacy(), say.order(), say.taxi()]) expect(said).toContain(ability);
    expect(said).not.toContain(say.book());
  });

  test('is the answer to "what can you do?", with examples where they would work', async () => {
    const answer = async (offered: readonly ToolDeclaration[]) =>
      (await planner.generate(deskRequest(['what can you do?'], {}, offered))).text;
    expect(await answer([...deskTools])).toMatch(/^I can find places.*For example/);
    expect(await answer(tools('requestTaxi'))).toBe('I can call a taxi.');
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
