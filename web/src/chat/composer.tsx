import { maxMessageLength } from '@merve/contract';
import { SendHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../shell/preferences.ts';
import { say as send } from './chat.ts';
import { setComposerField } from './composer-field.ts';
import { keepUnfinished, onUnfinishedChange, unfinishedWords, withWords } from './draft.ts';
import type { ChatSentences } from './sentences/en.ts';
import { ShareLocation } from './share-location.tsx';

/** From here on it is said how many characters are left. */
const countFrom = maxMessageLength - 200;

/**
 * Where one writes. Enter sends, Shift+Enter begins a line; a word being composed (IME) is never cut off. `?say={words}`
 * in the address puts words here; whether they are sent, the person decides.
 */
export function Composer({ say }: { readonly say: ChatSentences }): ReactNode {
  const language = useLanguage();
  const text = useSyncExternalStore(onUnfinishedChange, unfinishedWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const keepField = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    setComposerField(element);
  }, []);
  const note = useId();
  const left = maxMessageLength - text.length;
  const sendable = text.trim() !== '' && left >= 0;

  const [search, setSearch] = useSearchParams();
  const words = search.get('say');
  useEffect(() => {
    if (words === null) return;
    keepUnfinished(withWords(unfinishedWords(), words, maxMessageLength));
    field.current?.focus();
    // Taken out of the address: going back to it does not bring them again.
    setSearch(
      (now) => {
        now.delete('say');
        return now;
      },
      { replace: true },
    );
  }, [words, setSearch]);

  function submit(): void {
    if (!sendable) return;
    void send({ text: text.trim(), language });
    keepUnfinished('');
    field.current?.focus();
  }
  function keyPressed(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // 229: Safari ends the composition before it tells of the key.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="border-t border-line bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* With large letters what is written has a line of its own. */}
      <div className="@container mx-auto max-w-3xl">
        <div className="flex items-end justify-between gap-1 @max-[16rem]:flex-wrap">
          <ShareLocation say={say} />
          <textarea
            ref={keepField}
            rows={1}
            value={text}
            onChange={({ target }) => keepUnfinished(target.value)}
            onKeyDown={keyPressed}
            aria-label={say.write}
            aria-describedby={text.length > countFrom ? note : undefined}
            aria-invalid={left < 0}
            placeholder={say.write}
            dir={text === '' ? undefined : 'auto'}
            enterKeyHint="send"
            className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none @max-[16rem]:order-first @max-[16rem]:basis-full rounded-3xl border border-line bg-canvas px-4 py-2.5 leading-6 placeholder:text-muted aria-invalid:border-danger"
          />
          <button
            type="submit"
            aria-label={say.send}
            title={say.send}
            disabled={!sendable}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent transition hover:brightness-110 disabled:bg-raised disabled:text-muted"
          >
            <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </div>
      {text.length > countFrom && (
        <p
          id={note}
          className={`mx-auto max-w-3xl px-4 pt-1 text-end text-sm ${left < 0 ? 'text-danger' : 'text-muted'}`}
        >
          {left < 0 ? say.tooLong(-left) : say.charactersLeft(left)}
        </p>
      )}
    </form>
  );
}
