import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { planSentences } from './sentences/index.ts';
import { type Speaking, speak } from './speak.ts';

/** Reads our own sentences aloud, and stops when pressed again. */
export function ReadAloud({ text }: { readonly text: string }): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  const [speaking, setSpeaking] = useState<Speaking | null>(null);
  useEffect(() => () => speaking?.stop(), [speaking]);
  const Icon = speaking === null ? Volume2 : Square;
  return (
    <IconButton
      label={speaking === null ? say.readAloud : say.stopReading}
      aria-pressed={speaking !== null}
      onClick={() => {
        if (speaking !== null) {
          speaking.stop();
          setSpeaking(null);
          return;
        }
        const started = speak(text, language);
        setSpeaking(started);
        void started.over.then(() => setSpeaking((now) => (now === started ? null : now)));
      }}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
