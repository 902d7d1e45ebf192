import type { Language } from '@merve/contract';
import type { ProviderCaller } from './provider/json-provider.ts';

export interface VoiceService {
  /** Whether it has a voice in a language. */
  speaks(language: Language): boolean;
  /** The voices that may be asked for, the usual one first. */
  readonly voices: readonly string[];
  /**
   * A text as MPEG audio.
   * @throws MerveError `UPSTREAM_UNAVAILABLE` where nobody answers
   */
  speak(question: {
    readonly text: string;
    readonly voiceId: string;
    readonly caller: ProviderCaller;
    readonly signal?: AbortSignal;
  }): Promise<Uint8Array<ArrayBuffer>>;
}
