import { LocateFixed, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { isKind, type Kind, kinds } from './kinds.ts';
import { mapSentences } from './sentences/index.ts';

/** What is looked for. */
export function SearchBar({
  words,
  kind,
  onWords,
  onKind,
  onLocate,
}: {
  readonly words: string;
  readonly kind: Kind;
  readonly onWords: (words: string) => void;
  readonly onKind: (kind: Kind) => void;
  readonly onLocate: () => void;
}): ReactNode {
  const say = useSentences(mapSentences);
  return (
    <search className="flex flex-col gap-2 border-b border-line p-3">
      <div className="flex items-center gap-1.5">
        <label className="relative flex-1">
          <span className="sr-only">{say.search}</span>
          <Search aria-hidden className="absolute start-3 top-3.5 size-4.5 text-muted" />
          <input
            type="search"
            value={words}
            maxLength={200}
            placeholder={say.search}
            onChange={({ target }) => onWords(target.value)}
            className="min-h-11 w-full rounded-xl border border-line bg-surface ps-10 pe-3"
          />
        </label>
        <IconButton label={say.locate} onClick={onLocate}>
          <LocateFixed aria-hidden className="size-5" />
        </IconButton>
      </div>
      <label>
        <span className="sr-only">{say.kind}</span>
        <select
          value={kind}
          onChange={({ target }) => {
            if (isKind(target.value)) onKind(target.value);
          }}
          className="min-h-11 w-full rounded-xl border border-line bg-surface px-3"
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {say.kinds[one]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
