import type { Reply } from '@merve/contract';
import { SendHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { ApiFailure } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import { useLanguage } from '../shell/preferences.ts';
import { postMessage } from './post-message.ts';
import { chatSentences } from './sentences/index.ts';

interface Line {
  readonly key: string;
  readonly own: boolean;
  readonly text: string;
  readonly buttons: Reply['buttons'];
}

/** The conversation with Merve. */
export function ChatPage(): ReactNode {
  const say = useSentences(chatSentences);
  const language = useLanguage();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const [thinking, setThinking] = useState(false);
  const add = (line: Line) => setLines((before) => [...before, line]);

  async function send(message: string): Promise<void> {
    const clientMessageId = crypto.randomUUID();
    add({ key: clientMessageId, own: true, text: message, buttons: [] });
    setThinking(true);
    try {
      await signInAnonymously();
      await postMessage({ message, clientMessageId, language }, (event) => {
        if (event.type === 'message')
          add({
            key: String(event.message.seq),
            own: false,
            text: event.message.text,
            buttons: event.message.buttons,
          });
      });
    } catch (error) {
      const reason = error instanceof ApiFailure ? error.message : say.failed;
      add({ key: `${clientMessageId}:failed`, own: false, text: reason, buttons: [] });
    } finally {
      setThinking(false);
    }
  }

  return (
    <div className="mx-auto flex h-full max-w-3xl flex-col">
      <section role="log" aria-label={say.title} className="flex-1 space-y-3 overflow-y-auto p-4">
        {lines.map(({ key, own, text: said, buttons }) => (
          <div key={key} className={`flex flex-col gap-2 ${own ? 'items-end' : 'items-start'}`}>
            <p
              dir="auto"
              className={`max-w-[85%] whitespace-pre-wrap rounded-2xl px-4 py-2.5 ${own ? 'bg-own text-on-own' : 'border border-line bg-surface'}`}
            >
              {said}
            </p>
            <div className="flex gap-2">
              {buttons.map(({ label, payload }) => (
                <Button key={payload} onClick={() => void send(label)}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
        ))}
        {thinking && <p className="text-muted">{say.thinking}</p>}
      </section>
      <form
        className="flex gap-2 border-t border-line bg-surface p-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void send(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={say.write}
          placeholder={say.write}
          className="min-h-11 flex-1 rounded-xl border border-line bg-canvas px-4"
        />
        <IconButton type="submit" label={say.send}>
          <SendHorizontal aria-hidden className="size-5" />
        </IconButton>
      </form>
    </div>
  );
}
