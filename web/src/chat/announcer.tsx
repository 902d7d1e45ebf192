import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Said } from './conversation.ts';
import type { ChatSentences } from './sentences/en.ts';

/**
 * Reads out what others say, once, when it is finished. The list itself cannot: it draws only what is in view, so a screen
 * reader would take old messages scrolled into view for new ones.
 */
export function Announcer({
  said,
  working,
  say,
}: {
  readonly said: readonly Said[];
  /** Merve is at work; said once, not with every step. */
  readonly working: boolean;
  readonly say: ChatSentences;
}): ReactNode {
  const newest = said.at(-1)?.seq ?? 0;
  const heard = useRef<number | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const since = heard.current;
    heard.current = newest;
    // What was there when the page was opened is history.
    if (since === null || since === 0) return;
    const fresh = said.filter(({ seq, author }) => seq > since && author !== 'person');
    const names = { person: say.you, merve: say.merve, operator: say.team, business: say.business };
    if (fresh.length > 0) setWords(fresh.map(({ author, text }) => `${names[author]}: ${text}`).join('\n'));
  }, [newest, said, say]);
  return (
    <div className="sr-only">
      <p aria-live="polite" dir="auto">
        {words}
      </p>
      <p aria-live="polite">{working ? say.thinking : ''}</p>
    </div>
  );
}
