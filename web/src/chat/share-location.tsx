import { LoaderCircle, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { locate } from '../platform/locate.ts';
import { useLanguage } from '../shell/preferences.ts';
import { say as send } from './chat.ts';
import type { ChatSentences } from './sentences/en.ts';

/** Long enough to read why it did not work. */
const shownForMs = 12_000;

interface Sharing {
  readonly isLocating: boolean;
  /** What is being done, or why it did not work; empty where neither. */
  readonly words: string;
  readonly share: () => void;
}

/** Sends where one is. The browser asks whether it may tell; what to do without it is said in words. */
function useSharing(say: ChatSentences): Sharing {
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unknown'>('idle');

  const refused = state === 'denied' || state === 'unknown';
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setState('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [refused]);

  async function share(): Promise<void> {
    setState('locating');
    const found = await locate();
    setState(found.kind === 'found' ? 'idle' : found.kind);
    if (found.kind === 'found') await send({ text: '', language, location: found.coordinates });
  }
  const words = {
    idle: '',
    locating: say.locating,
    denied: say.locationDenied,
    unknown: say.locationUnknown,
  };
  return { isLocating: state === 'locating', words: words[state], share: () => void share() };
}

/** Shares where one is, from beside where one writes. */
export function ShareLocation({ say }: { readonly say: ChatSentences }): ReactNode {
  const { isLocating, words, share } = useSharing(say);
  return (
    <div className="relative">
      <IconButton label={say.shareLocation} aria-busy={isLocating} disabled={isLocating} onClick={share}>
        {isLocating ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        ) : (
          <MapPin aria-hidden className="size-5" />
        )}
      </IconButton>
      <p
        role="status"
        className={
          words === ''
            ? 'sr-only'
            : 'absolute bottom-14 start-0 z-10 w-72 max-w-[80vw] rounded-xl border border-line bg-surface px-4 py-3 text-sm shadow-lg'
        }
      >
        {words}
      </p>
    </div>
  );
}

/** The same in answer to a message that asks where one is. */
export function ShareLocationAnswer({ say }: { readonly say: ChatSentences }): ReactNode {
  const { isLocating, words, share } = useSharing(say);
  return (
    <div className="flex flex-col gap-1.5">
      <Button look="primary" busy={isLocating} onClick={share} className="w-fit">
        <MapPin aria-hidden className="size-4" />
        {say.shareLocation}
      </Button>
      <p role="status" className="max-w-md px-1 text-sm text-muted empty:hidden">
        {words}
      </p>
    </div>
  );
}
