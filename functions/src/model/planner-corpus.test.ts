import { describe, expect, test } from '@jest/globals';
import { capabilityPlannings } from '../entrypoints/capabilities.ts';
import { keywordPlanner } from './keyword-planner.ts';
import type { ModelRequest, ModelTurn } from './language-model.ts';
import { askedForSearch, askedIn } from './planner/asked-before.ts';
import { changeCorpus, type Expected, englishCorpus, turkishCorpus } from './testing/planner-corpus.ts';
import { deskCatalogue, deskRequest } from './testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const waiting = [
  "Niazi's – Dinner table (Kyrenia / Girne)",
  'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+02:00)',
  'For 4 people',
  'Held for you until 12:10. It is not booked yet.',
  'Reply YES to confirm or NO to release it.',
].join('\n');

/** Plays the messages one by one, as the history keeps them: Merve's words, not her calls. */
async function play(said: string, situation: Partial<ModelRequest['situation']> = {}) {
  const turns: (string | ModelTurn)[] = [];
  let answer = null;
  for (const message of said.split(' | ')) {
    turns.push(message);
    answer = await planner.generate(deskRequest(turns, situation));
    if (answer.text !== '') turns.push({ role: 'assistant', text: answer.text });
  }
  if (answer === null) throw new Error('nothing was said');
  return answer;
}

async function check(said: string, expected: Expected, situation: Partial<ModelRequest['situation']> = {}) {
  const { text, toolCalls } = await play(said, situation);
  if ('call' in expected) {
    expect(toolCalls).toEqual([{ callId: null, name: expected.call, args: expected.args }]);
  } else if ('says' in expected) {
    expect([text, toolCalls]).toEqual([expect.stringMatching(expected.says), []]);
  } else {
    const asked = expected.asks === 'search' ? (askedForSearch(text) ? 'search' : text) : askedIn(text);
    expect([asked, toolCalls]).toEqual([expected.asks, []]);
  }
}

describe('in English', () => {
  test.each(englishCorpus)('%s', (said, expected) => check(said, expected));
});

describe('in Turkish', () => {
  test.each(turkishCorpus)('%s', (said, expected) => check(said, expected, { language: 'tr' }));
});

describe('while a proposal waits', () => {
  test.each(changeCorpus)('%s', (said, expected) => check(said, expected, { pendingSummary: waiting }));
});
