import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type ElevenLabsDouble, startElevenLabsDouble } from '../../../../local/sandbox/eleven-labs/index.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { createElevenLabs } from './index.ts';

const apiKey = 'a-voice-key-of-the-test';
const caller = testContext(testConfig([]));
let double: ElevenLabsDouble;
let logs: string[];
beforeEach(async () => {
  logs = captureLogs();
  double = await startElevenLabsDouble({ apiKey, voices: ['voice1'], charactersLeft: 40 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await double.stop();
});
const client = (key = apiKey) =>
  createElevenLabs({
    ...{ apiKey: key, voices: ['voice1'], modelId: 'eleven_multilingual_v2', baseUrl: double.url },
    ...{ cap: null, timeoutMs: 60_000 },
  });
const speak = (text: string, voice = client()) => voice.speak({ text, voiceId: 'voice1', caller });

describe('a sentence that is read aloud', () => {
  test('is MPEG audio, asked for once, and stands in no log', async () => {
    const audio = await speak('Blue Mulberry fits best overall.');
    expect([...audio.slice(0, 2)]).toEqual([0xff, 0xfb]);
    expect(double.requests).toEqual([
      { voiceId: 'voice1', text: 'Blue Mulberry fits best overall.', status: 200 },
    ]);
    expect(logs.join()).not.toMatch(/Mulberry|voice-key/u);
  });

  test('is refused where the key is bad, or its characters are spent', async () => {
    await expect(speak('Hello', client('another'))).rejects.toMatchObject({ details: { reason: 'denied' } });
    await expect(speak('x'.repeat(41))).rejects.toMatchObject({ details: { reason: 'spent' } });
  });

  test('is for languages that the model speaks', () => {
    expect(client().speaks('tr')).toBe(true);
    expect(client().speaks('he')).toBe(false);
  });
});
