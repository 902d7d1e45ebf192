import { type Language, maxSpokenCharacters } from '@merve/contract';
import { outingRoutes } from '@merve/contract/api';
import { request } from '../platform/api-client.ts';
import { loadSettings } from '../platform/settings.ts';

export interface Speaking {
  /** When it was read to its end, stopped, or could not be read. */
  readonly over: Promise<void>;
  stop(): void;
}

/** Once a deployment has said that it has no voice in a language, it is not asked again. */
const silent = new Set<Language>();
let speaking: AbortController | null = null;

/** Our own voice's audio; null where there is none to be had. */
async function ownVoice(text: string, language: Language, signal: AbortSignal): Promise<Blob | null> {
  if (silent.has(language) || text.length > maxSpokenCharacters) return null;
  const { method, path } = outingRoutes.synthesizeVoice;
  try {
    const { marketId } = await loadSettings();
    const response = await request(path, {
      ...{ method: method.toUpperCase(), accept: 'audio/mpeg', signal },
      body: { text, language, market_id: marketId },
    });
    return await response.blob();
  } catch (error) {
    if (!signal.aborted) {
      silent.add(language);
      console.info('The browser reads aloud.', error);
    }
    return null;
  }
}

/** Plays to the end, or until it is stopped; rejects where the browser cannot. */
function played(audio: Blob, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(audio);
  const player = new Audio(address);
  return new Promise<void>((resolve, reject) => {
    player.onended = () => resolve();
    player.onerror = () => reject(new Error('The audio cannot be played.'));
    signal.addEventListener('abort', () => {
      player.pause();
      resolve();
    });
    player.play().catch(reject);
  }).finally(() => URL.revokeObjectURL(address));
}

/** The browser's own voice of a language. */
function spokenByBrowser(text: string, language: Language, signal: AbortSignal): Promise<void> {
  if (!('speechSynthesis' in globalThis)) return Promise.resolve();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  return new Promise<void>((resolve) => {
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve();
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      resolve();
    });
    speechSynthesis.speak(utterance);
  });
}

/** Reads a text aloud: by the deployment's voice where it has one, else by the browser's. One at a time: a new one ends the one before. */
export function speak(text: string, language: Language): Speaking {
  speaking?.abort();
  const asked = new AbortController();
  speaking = asked;
  const { signal } = asked;
  const read = async () => {
    const audio = await ownVoice(text, language, signal);
    if (signal.aborted) return;
    try {
      if (audio !== null) return await played(audio, signal);
    } catch (error) {
      console.info('The browser reads aloud.', error);
    }
    if (!signal.aborted) await spokenByBrowser(text, language, signal);
  };
  return { over: read(), stop: () => asked.abort() };
}
