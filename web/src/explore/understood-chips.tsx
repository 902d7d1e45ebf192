import type { Language, PlaceSearch } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { ExploreSentences } from './sentences/en.ts';
import { exploreSentences } from './sentences/index.ts';
import { placeTypeName, typeNames } from './type-names/index.ts';
import { type Understood, understoodOf } from './understood.ts';

type TypeNames = Awaited<ReturnType<typeof typeNames.load>>;

function priceWords(
  { min, max }: { readonly min: number; readonly max: number },
  say: ExploreSentences,
): string {
  if (min >= 3) return say.chips.dear;
  if (max <= 1) return say.chips.cheap;
  if (max <= 2) return say.chips.notDear;
  return `${'●'.repeat(Math.max(min, 1))} – ${'●'.repeat(max)}`;
}

function saidOf(
  one: Understood,
  {
    say,
    types,
    language,
  }: { readonly say: ExploreSentences; readonly types: TypeNames; readonly language: Language },
): string {
  const { chips } = say;
  switch (one.what) {
    case 'type':
      return placeTypeName(one.said, types);
    case 'words':
      return `“${one.said}”`;
    case 'target':
      return chips.target(one.said);
    case 'radius':
      return chips.within(formatDistance(one.metres / 1000, language));
    case 'price':
      return priceWords(one.price, say);
    default:
      return chips[one.what];
  }
}

/** What was understood, each part with a way to take it out; that searches again as it then is, and nothing is read anew. */
export function UnderstoodChips({
  schema,
  onChange,
}: {
  readonly schema: PlaceSearch;
  readonly onChange: (schema: PlaceSearch) => void;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const types = useSentences(typeNames);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="understood" className="text-sm text-muted">
        {say.understood}
      </p>
      <ul aria-labelledby="understood" className="contents">
        {understoodOf(schema).map((one) => {
          const said = saidOf(one, { say, types, language });
          const { without } = one;
          return (
            <li
              key={`${one.what} ${said}`}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface ps-4"
            >
              <bdi className={`truncate ${without === null ? 'pe-4' : ''}`}>{said}</bdi>
              {without !== null && (
                <button
                  type="button"
                  aria-label={say.remove(said)}
                  title={say.remove(said)}
                  onClick={() => onChange(without)}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-raised hover:text-ink"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
