/**
 * A wire double of ElevenLabs' text to speech on loopback: `POST /v1/text-to-speech/{voice_id}/with-timestamps`, which answers with silence.
 * https://elevenlabs.io/docs/api-reference/text-to-speech/convert-with-timestamps
 */
import { createServer } from 'node:http';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';

export interface VoiceRequest {
  readonly voiceId: string;
  readonly text: string;
  readonly status: number;
}

export interface ElevenLabsDouble {
  readonly url: string;
  readonly requests: readonly VoiceRequest[];
  stop(): Promise<void>;
}

const bodySchema = z.strictObject({
  text: z.string().min(1),
  model_id: z
    .string()
    .regex(/^eleven_[a-z0-9_]+$/)
    .optional(),
  language_code: z.string().length(2).optional(),
});
const formats = /^(?:mp3_(?:22050_32|44100_(?:32|64|96|128|192))|pcm_\d+|ulaw_8000)$/;

/** A frame of silence: MPEG 1, layer III, 64 kbit/s, 44,100 Hz, mono. */
const silence = Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, 0xc4]), Buffer.alloc(204)]);

export async function startElevenLabsDouble({
  apiKey,
  voices,
  charactersLeft = 10_000,
}: {
  readonly apiKey: string;
  readonly voices: readonly string[];
  readonly charactersLeft?: number;
}): Promise<ElevenLabsDouble> {
  const requests: VoiceRequest[] = [];
  let left = charactersLeft;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, voiceId = ''] = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/.exec(url.pathname) ?? [];
    let text = '';
    const send = (status: number, body: unknown) => {
      requests.push({ voiceId, text, status });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, name: string, message: string) =>
      send(status, { detail: { status: name, message } });
    if (request.method !== 'POST' || voiceId === '') return send(404, { detail: 'Not Found' });
    if (request.headers['xi-api-key'] !== apiKey) return refuse(401, 'invalid_api_key', 'Invalid API key');
    const body = bodySchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (!body.success || !formats.test(url.searchParams.get('output_format') ?? 'mp3_44100_128'))
      return send(422, { detail: [{ loc: ['body'], msg: 'field invalid', type: 'value_error' }] });
    text = body.data.text;
    if (!voices.includes(voiceId))
      return refuse(404, 'voice_not_found', 'A voice with that id was not found.');
    if (text.length > left) return refuse(401, 'quota_exceeded', 'This request exceeds your quota.');
    left -= text.length;
    const frames = Buffer.concat(Array.from({ length: Math.max(1, text.length) }, () => silence));
    return send(200, {
      audio_base64: frames.toString('base64'),
      alignment: null,
      normalized_alignment: null,
    });
  });
  const listening = await listenOnLoopback(server);
  return { ...listening, requests };
}
