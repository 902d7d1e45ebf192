import {
  type Coordinates,
  distanceKm,
  type FoundRestaurant,
  type PlaceSearch,
  type SearchNote,
} from '@merve/contract';
import { ChevronRight, Search, Sparkles, Users } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { BookWords, FoundPlaceRow } from '../cards/found-place-row.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { shellSentences } from '../shell/sentences/index.ts';
import { addressOf, askedIn } from './search-address.ts';
import { SearchTrouble } from './search-trouble.tsx';
import { exploreSentences } from './sentences/index.ts';
import { UnderstoodChips } from './understood-chips.tsx';
import { type FoundPlaces, type PlaceSearching, usePlaceSearch } from './use-place-search.ts';

/** The longest text a search is read from. */
const maxLength = 500;

/**
 * The world's places, in one search box. What is searched is in the address alone, so that whoever opens it sees the same. No map is
 * drawn here: what Google finds may stand beside no map but Google's.
 */
export default function ExplorePage(): ReactNode {
  const say = useSentences(exploreSentences);
  const language = useLanguage();
  const asked = askedIn(useSearch());
  const [, navigate] = useLocation();
  const [here, setHere] = useState<Coordinates | null>(null);
  const searching = usePlaceSearch(asked, here, { language, onHere: setHere });
  const results = useRef<HTMLElement>(null);
  const { words } = asked;
  const change = useCallback(
    (schema: PlaceSearch) => {
      navigate(addressOf({ words, schema }));
      // What was pressed may be gone: the keyboard goes on where the results are.
      results.current?.focus({ preventScroll: true });
    },
    [navigate, words],
  );
  const located = (at: Coordinates) => {
    setHere(at);
    searching.retry();
  };
  const schema = searching.found?.schema ?? asked.schema;
  const { trouble, state, found } = searching;
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
        <h1 className="text-2xl font-semibold">{say.title}</h1>
        <SearchBox
          key={words}
          words={words}
          onSearch={(next) => navigate(addressOf({ words: next, schema: null }))}
        />
        {schema !== null && state !== 'idle' && <UnderstoodChips schema={schema} onChange={change} />}
        <section
          ref={results}
          tabIndex={-1}
          aria-label={say.results}
          aria-busy={state === 'searching'}
          className="flex flex-col gap-4 outline-none"
        >
          {state === 'idle' && <Examples />}
          {state === 'searching' && found === null && trouble === null && <Skeleton />}
          {found !== null && <Results found={found} searching={searching} here={here} />}
          {trouble !== null && (
            <SearchTrouble
              trouble={trouble}
              busy={state === 'searching'}
              onHere={located}
              onChange={change}
              onRetry={searching.retry}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function SearchBox({
  words,
  onSearch,
}: {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const [draft, setDraft] = useState(words);
  const isEmpty = draft.trim() === '';
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) onSearch(draft.trim());
        }}
      >
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{say.box}</span>
          <Search aria-hidden className="absolute start-3.5 top-3.5 size-5 text-muted" />
          <input
            type="search"
            // An empty field has the page's own direction: its placeholder is in the page's language.
            dir={draft === '' ? undefined : 'auto'}
            value={draft}
            maxLength={maxLength}
            placeholder={say.placeholder}
            enterKeyHint="search"
            onChange={({ target }) => setDraft(target.value)}
            className="min-h-12 w-full rounded-xl border border-line bg-surface ps-11 pe-3 text-base placeholder:text-muted"
          />
        </label>
        <Button type="submit" look="primary" disabled={isEmpty}>
          {say.search}
        </Button>
      </form>
    </search>
  );
}

/** What one could look for, before anybody did. */
function Examples(): ReactNode {
  const say = useSentences(exploreSentences);
  const shell = useSentences(shellSentences);
  return (
    <div className="flex flex-col gap-3 py-4">
      <Link
        href="/feed"
        className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2 font-medium hover:bg-raised"
      >
        <Sparkles aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 flex-1 wrap-break-word">{shell.picked}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
      <Link
        href="/plan"
        className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2 font-medium hover:bg-raised"
      >
        <Users aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 flex-1 wrap-break-word">{say.planGroup}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
      <p className="text-muted">{say.hint}</p>
      <ul className="flex flex-wrap gap-2" aria-label={say.examplesTitle}>
        {say.examples.map((example) => (
          <li key={example}>
            <Link
              href={addressOf({ words: example, schema: null })}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 hover:border-accent hover:bg-accent-soft"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shape of what is coming. */
function Skeleton(): ReactNode {
  const say = useSentences(exploreSentences);
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="text-sm text-muted">{say.searching}</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} aria-hidden className="h-28 animate-pulse rounded-2xl bg-raised sm:h-36" />
      ))}
    </div>
  );
}

/** Whose list it is. Google's is named by its own name, in no language but its own. */
const sourceNames = { google: 'Google Maps', mapbox: '© Mapbox © OpenStreetMap', market: null } as const;

/** What a search by words finds without knowing where that is, it finds: only what was to be measured from there is not. Pure. */
function isTold(note: string, notes: readonly SearchNote[]): boolean {
  const isMeant = note !== 'target_not_located' || notes.includes('mode_fell_back');
  return isMeant && notes.some((one) => one === note);
}

/** Kilometres from where the person is; null where that or the place's point is not known. */
function awayFrom(here: Coordinates | null, { location }: FoundRestaurant): number | null {
  if (here === null || location === null) return null;
  return distanceKm(here, { latitude: location.lat, longitude: location.lng });
}

function Results({
  found,
  searching,
  here,
}: {
  readonly found: FoundPlaces;
  readonly searching: PlaceSearching;
  readonly here: Coordinates | null;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const sayInCards = useSentences(cardSentences);
  const { places, meta } = found;
  const isBusy = searching.state === 'searching';
  const source = sourceNames[meta.source];
  const notes = Object.entries(say.notes).flatMap(([note, words]) =>
    isTold(note, meta.notes) ? [words] : [],
  );
  if (places.length === 0 && !isBusy)
    return (
      <div role="status" className="flex flex-col gap-1 py-10 text-center">
        <p className="text-lg font-semibold">{say.nothing}</p>
        <p className="text-muted">{say.nothingHint}</p>
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <p role="status">{isBusy ? say.searching : say.found(places.length)}</p>
        {source === null ? (
          <p>{say.ownList}</p>
        ) : (
          <p translate="no" className="text-ink">
            <bdi>{source}</bdi>
          </p>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
      <ol
        aria-label={say.found(places.length)}
        className={`divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface ${isBusy ? 'opacity-60' : ''}`}
      >
        {places.map((place, position) => (
          <FoundPlaceRow
            key={place.placeId ?? position}
            place={place}
            heading="h2"
            awayKm={awayFrom(here, place)}
            withPhoto
            book={(name, look) => (
              <Link href={`/?say=${encodeURIComponent(sayInCards.sayBook(name))}`} className={look}>
                <BookWords name={name} />
              </Link>
            )}
          />
        ))}
      </ol>
      {searching.more !== null && (
        <Button busy={isBusy} onClick={searching.more}>
          {say.more}
        </Button>
      )}
    </>
  );
}
