import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Labelled } from '../design/labelled.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { meSentences } from './sentences/index.ts';
import { wordsInList } from './words-in-list.ts';

/** Words that stand, and what is being typed: it counts as said, too, once it is saved. */
export interface Words {
  readonly standing: readonly string[];
  readonly typed: string;
}

/** All of it, each word once. Pure. */
export const allWords = ({ standing, typed }: Words): string[] => wordsInList([...standing, typed].join(','));

/** A comma of any script, or a line's end: what was typed before it is a word. */
const parting = /[,،、;\n]/u;

/**
 * A list of words, each with a button that takes it out; Enter or a comma adds what was typed. Leaving the field adds nothing: a row
 * that came up then would move what is being pressed.
 */
export function WordsField({
  label,
  words,
  onChange,
}: {
  readonly label: string;
  readonly words: Words;
  readonly onChange: (words: Words) => void;
}): ReactNode {
  const say = useSentences(meSentences);
  const input = useRef<HTMLInputElement>(null);
  const { standing, typed } = words;
  const add = () => onChange({ standing: allWords(words), typed: '' });
  const takeOut = (word: string) => {
    onChange({ standing: standing.filter((one) => one !== word), typed });
    input.current?.focus();
  };
  return (
    <Labelled label={label} hint={say.commas}>
      {(tied) => (
        <>
          {standing.length > 0 && (
            <ul aria-label={label} className="flex flex-wrap gap-1.5">
              {standing.map((word) => (
                <li
                  key={word}
                  className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-raised ps-4"
                >
                  <bdi className="truncate">{word}</bdi>
                  <button
                    type="button"
                    aria-label={say.withoutWord(word)}
                    title={say.withoutWord(word)}
                    onClick={() => takeOut(word)}
                    className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
                  >
                    <X aria-hidden className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...tied}
            ref={input}
            value={typed}
            dir="auto"
            enterKeyHint="done"
            onChange={({ target }) => {
              const now = { standing, typed: target.value };
              onChange(parting.test(target.value) ? { standing: allWords(now), typed: '' } : now);
            }}
            onKeyDown={(event) => {
              // In the middle of composing a syllable, Enter is the keyboard's own.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
              event.preventDefault();
              add();
            }}
            className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base text-ink placeholder:text-muted"
          />
        </>
      )}
    </Labelled>
  );
}
