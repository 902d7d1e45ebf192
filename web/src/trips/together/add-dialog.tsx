import type { TripDayView } from '@merve/contract';
import { placeKindName } from '@merve/contract/words';
import { ExternalLink, Plus, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { cardSentences } from '../../cards/sentences/index.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Field } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useSentences } from '../../language/define-sentences.ts';
import { formatDate } from '../../language/format.ts';
import { useLanguage } from '../../shell/preferences.ts';
import { tripsSentences } from '../sentences/index.ts';
import { togetherSentences } from './sentences/index.ts';
import { type OfferedPlaces, useTripPlaces } from './use-trip-places.ts';

/** What is put into a day: one of our places by its id, or another by its name, which is looked up. */
export type Added =
  | { readonly placeId: string; readonly name: string }
  | { readonly placeId: null; readonly name: string };

/** Puts a place into a day: out of what is near, what was put aside, or by its name. The time is found by the backend. */
export default function AddDialog({
  tripId,
  days,
  chosen,
  isBusy,
  onAdd,
  onClose,
}: {
  readonly tripId: string;
  readonly days: readonly Pick<TripDayView, 'day' | 'date'>[];
  /** The day that is shown. */
  readonly chosen: number;
  readonly isBusy: boolean;
  readonly onAdd: (day: number, what: Added) => void;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const trips = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const dayField = useId();
  const [day, setDay] = useState(chosen);
  const [text, setText] = useState('');
  const words = text.trim();
  const offered = useTripPlaces(tripId, words);
  const add = (what: Added) => onAdd(day, what);
  return (
    <Dialog title={say.addTitle} closeLabel={trips.close} onClose={onClose}>
      <div className="space-y-4">
        <Field
          label={say.search}
          hint={say.searchHint}
          type="search"
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {days.length > 1 && (
          <div className="space-y-1">
            <label htmlFor={dayField} className="block text-sm font-medium">
              {say.onDay}
            </label>
            <select
              id={dayField}
              value={day}
              onChange={({ target }) => setDay(Number(target.value))}
              className="min-h-11 w-full rounded-xl border border-line bg-surface px-3 text-base"
            >
              {days.map((one) => (
                <option key={one.day} value={one.day}>
                  {card.day(one.day)} · {formatDate(one.date, language)}
                </option>
              ))}
            </select>
          </div>
        )}
        <p role="status" className="sr-only">
          {offered === null ? say.searching : ''}
        </p>
        {offered === 'failed' && <Notice tone="danger">{trips.failed}</Notice>}
        {offered === null && <div aria-hidden className="h-32 animate-pulse rounded-xl bg-raised" />}
        {offered !== null && offered !== 'failed' && (
          <Offered offered={offered} words={words} isBusy={isBusy} onAdd={add} />
        )}
        {words !== '' && (
          <div className="space-y-1 border-t border-line pt-3">
            <Button className="w-full" busy={isBusy} onClick={() => add({ placeId: null, name: words })}>
              <Search aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 truncate">{say.lookUp(words)}</span>
            </Button>
            <p className="text-sm text-muted">{say.lookUpHint}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Offered({
  offered: { saved, places, listings },
  words,
  isBusy,
  onAdd,
}: {
  readonly offered: OfferedPlaces;
  readonly words: string;
  readonly isBusy: boolean;
  readonly onAdd: (what: Added) => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn', maximumFractionDigits: 1 });
  const isEmpty = saved.length === 0 && places.length === 0 && listings.length === 0;
  return (
    <>
      {isEmpty && words !== '' && <p className="text-muted">{say.nothing}</p>}
      {saved.length > 0 && (
        <Choices heading={say.savedPlaces}>
          {saved.map(({ placeId, name, kind, isInTrip }) => (
            <Choice
              key={placeId ?? name}
              name={name}
              about={kind === 'etc' ? '' : placeKindName(kind, language)}
              isInTrip={isInTrip}
              isBusy={isBusy}
              onAdd={() => onAdd({ placeId, name })}
            />
          ))}
        </Choices>
      )}
      {places.length > 0 && (
        <Choices heading={say.sights}>
          {places.map(({ placeId, name, kind, district, distanceKm, isInTrip }) => (
            <Choice
              key={placeId}
              name={name}
              about={[
                placeKindName(kind, language),
                district,
                say.kilometres(number.format(distanceKm)),
              ].join(' · ')}
              isInTrip={isInTrip}
              isBusy={isBusy}
              onAdd={() => onAdd({ placeId, name })}
            />
          ))}
        </Choices>
      )}
      {listings.length > 0 && (
        <Choices heading={say.listings}>
          {listings.map(({ listingId, name }) => (
            <li key={listingId} className="flex min-h-12 items-center justify-between gap-2">
              <bdi className="min-w-0 wrap-break-word">{name}</bdi>
              <Link
                href={`/place/${encodeURIComponent(listingId)}`}
                aria-label={say.book(name)}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-accent hover:bg-raised"
              >
                <ExternalLink aria-hidden className="size-4.5 rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </Choices>
      )}
    </>
  );
}

function Choices({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="space-y-1">
      <h3 className="font-semibold">{heading}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

function Choice({
  name,
  about,
  isInTrip,
  isBusy,
  onAdd,
}: {
  readonly name: string;
  readonly about: string;
  readonly isInTrip: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}): ReactNode {
  const say = useSentences(togetherSentences);
  return (
    <li className="flex min-h-14 items-center justify-between gap-2">
      <span className="min-w-0">
        <bdi className="font-medium wrap-break-word">{name}</bdi>
        <span className="block text-sm text-muted">{isInTrip ? `${about} · ${say.inTrip}` : about}</span>
      </span>
      {!isInTrip && (
        <Button className="shrink-0 px-3" busy={isBusy} aria-label={say.addIt(name)} onClick={onAdd}>
          <Plus aria-hidden className="size-5" />
        </Button>
      )}
    </li>
  );
}
