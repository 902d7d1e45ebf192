import { LoaderCircle, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { locate } from '../platform/locate.ts';
import { useLanguage } from '../shell/preferences.ts';
import { say as send } from './chat.ts';
import type { ChatSentences } from './sentences/en.ts';

/** Long enough to read why it did not work. */
const shownForMs = 12_000;

/** Sends where one is. The browser asks whether it may tell; what to do without it is said in words. */
export function ShareLocation({ say }: { readonly say: ChatSentences }): ReactNode {
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
  return (
    <div className="relative">
      <IconButton
        label={say.shareLocation}
        aria-busy={state === 'locating'}
        disabled={state === 'locating'}
        onClick={() => void share()}
      >
        {state === 'locating' ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        ) : (
          <MapPin aria-hidden className="size-5" />
        )}
      </IconButton>
      <p
        role="status"
        className={
          state === 'idle'
            ? 'sr-only'
            : 'absolute bottom-14 start-0 z-10 w-72 max-w-[80vw] rounded-xl border border-line bg-surface px-4 py-3 text-sm shadow-lg'
        }
      >
        {words[state]}
      </p>
    </div>
  );
}
