import type { Language } from '@merve/contract';
import { z } from 'zod';
import { type FailureReason, type JsonProviderOptions, jsonProvider } from '../provider/json-provider.ts';
import type { VoiceService } from '../voice-service.ts';

export interface ElevenLabsOptions extends Pick<JsonProviderOptions, 'cap'> {
  readonly apiKey: string;
  readonly voices: readonly string[];
  readonly modelId: string;
  /** Only tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 10,000 when left out. */
  readonly timeoutMs?: number;
}

/** The dearest plan's list price of a character, in millionths of a US dollar. https://elevenlabs.io/pricing/api */
const characterMicros = 300;

/** Of ours, what its multilingual model speaks; the browser speaks the others. https://elevenlabs.io/docs/models */
const spoken: ReadonlySet<Language> = new Set(['en', 'tr', 'ru', 'el', 'de', 'ar', 'ko']);

const answerSchema = z.object({ audio_base64: z.base64().min(1) });
const refusalSchema = z.object({ detail: z.object({ status: z.string() }) });

/** A spent quota comes as 401, as a bad key does; too many at once as 429. https://elevenlabs.io/docs/developers/resources/errors */
function judge(status: number, body: unknown): FailureReason | undefined {
  const read = refusalSchema.safeParse(body);
  return status === 401 && read.success && read.data.detail.status === 'quota_exceeded' ? 'spent' : undefined;
}

/**
 * ElevenLabs' text to speech. Its answer with timestamps is taken, because that is JSON and so goes through the one way to ask a provider; the
 * timestamps are left unread. Nothing is kept, here or, as far as we can ask, there.
 * https://elevenlabs.io/docs/api-reference/text-to-speech/convert-with-timestamps
 */
export function createElevenLabs(options: ElevenLabsOptions): VoiceService {
  const { apiKey, voices, modelId, baseUrl = 'https://api.elevenlabs.io', timeoutMs = 10_000, cap } = options;
  const call = jsonProvider({
    ...{ name: 'elevenLabs', baseUrl, timeoutMs, cap, judge },
    // Each attempt is paid for.
    retries: 0,
    secrets: [apiKey],
    headers: { 'xi-api-key': apiKey },
  });
  return {
    voices,
    speaks: (language) => spoken.has(language),
    async speak({ text, voiceId, caller, signal }) {
      const { audio_base64 } = await call({
        operation: 'speak',
        path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps`,
        query: { output_format: 'mp3_44100_64' },
        body: { json: { text, model_id: modelId } },
        ...{ answer: answerSchema, costMicros: characterMicros * text.length, caller, signal },
      });
      return Uint8Array.from(Buffer.from(audio_base64, 'base64'));
    },
  };
}
