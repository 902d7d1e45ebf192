import { maxCandidates } from '@merve/contract';
import { groupRoutes } from '@merve/contract/api';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { MomentField } from '../date-fields/index.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { signInAnonymously } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';
import { newGroupSentences } from './new-sentences/index.ts';
import { placesIn, seenPlaces, type VotePlace, whenIn } from './seen-places.ts';
import { endingBefore, endings } from './vote-endings.ts';

const hourMs = 3_600_000;

/** `/groups/new`: places that were seen, or that an address brings, become a vote whose link is passed on. */
export default function NewGroupPage(): ReactNode {
  const say = useSentences(newGroupSentences);
  const search = useSearch();
  const [, navigate] = useLocation();
  usePageTitle(say.title);
  const given = placesIn(search);
  const [seen, setSeen] = useState<readonly VotePlace[] | null>(null);
  const [chosen, choose] = useState<readonly string[]>(
    given.slice(0, maxCandidates).map(({ venueId }) => venueId),
  );
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [when, setWhen] = useState(whenIn(search));
  const [hours, setHours] = useState<number>(() => endingBefore(whenIn(search), Date.now()));
  const [isRanked, setRanked] = useState(false);
  const [isSecret, setSecret] = useState(false);
  const [state, setState] = useState<'still' | 'busy' | 'few' | 'failed'>('still');
  // Sent again after a lost answer, it is the same vote.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const endsId = useId();

  useEffect(() => {
    const ended = new AbortController();
    signInAnonymously()
      .then(() => seenPlaces(ended.signal))
      .then(setSeen, (error: unknown) => {
        if (ended.signal.aborted) return;
        console.warn('What was seen could not be loaded.', error);
        setSeen([]);
      });
    return () => ended.abort();
  }, []);

  const places = [...given, ...(seen ?? [])].filter(
    ({ venueId }, at, all) => all.findIndex((other) => other.venueId === venueId) === at,
  );
  const meets = when === '' ? null : new Date(when);
  const isPast = meets !== null && meets.getTime() <= Date.now();
  const isLate = meets !== null && !isPast && meets.getTime() <= Date.now() + hours * hourMs;
  const toggle = (venueId: string) =>
    choose((before) =>
      before.includes(venueId)
        ? before.filter((one) => one !== venueId)
        : before.length < maxCandidates
          ? [...before, venueId]
          : before,
    );

  async function start() {
    if (chosen.length < 2) {
      setState('few');
      return;
    }
    setState('busy');
    try {
      const [{ marketId }] = await Promise.all([loadSettings(), signInAnonymously()]);
      const candidates = places.filter(({ venueId }) => chosen.includes(venueId));
      const { outing } = await callRoute(groupRoutes.createOuting, {
        body: {
          ...{ idempotencyKey, marketId, candidates },
          title: title.trim() === '' ? say.namePlaceholder : title.trim(),
          organiserName: name.trim() === '' ? null : name.trim(),
          dates: when === '' ? [] : [when],
          method: isRanked ? 'ranked' : 'approval',
          isSecret,
          closesAt: new Date(Date.now() + hours * hourMs).toISOString(),
        },
      });
      navigate(`/groups/${outing.outingId}`);
    } catch (error) {
      console.warn('A vote could not be started.', error);
      setState('failed');
    }
  }

  return (
    <div className="relative h-full overflow-y-auto">
      <form
        className="mx-auto max-w-xl space-y-5 p-4 pb-10 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <header className="space-y-1">
          <h1 className="text-2xl font-semibold">{say.title}</h1>
          <p className="text-muted">{say.hint}</p>
        </header>
        <Places
          places={places}
          isLoading={seen === null && given.length === 0}
          chosen={chosen}
          onToggle={toggle}
        />
        <Field
          label={say.name}
          value={title}
          maxLength={120}
          placeholder={say.namePlaceholder}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={say.yourName}
          value={name}
          maxLength={60}
          autoComplete="given-name"
          onChange={({ target }) => setName(target.value)}
        />
        <MomentField
          granularity="minute"
          label={say.when}
          value={when}
          problem={isPast ? say.whenPast : null}
          onChange={setWhen}
        />
        <div className="space-y-1">
          <label htmlFor={endsId} className="block text-sm font-medium">
            {say.ends}
          </label>
          <select
            id={endsId}
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
            className="min-h-11 w-full rounded-xl border border-line bg-surface px-3"
          >
            {endings.map((ending) => (
              <option key={ending} value={ending}>
                {ending < 24
                  ? say.inHours(String(ending))
                  : ending === 24
                    ? say.inOneDay
                    : say.inDays(String(ending / 24))}
              </option>
            ))}
          </select>
          {isLate && <Notice tone="warning">{say.endsLate}</Notice>}
        </div>
        <Choice label={say.ranked} checked={isRanked} onChange={setRanked} />
        <Choice label={say.secret} checked={isSecret} onChange={setSecret} />
        {state === 'few' && chosen.length < 2 && <Notice tone="warning">{say.needsTwo}</Notice>}
        {state === 'failed' && <Notice tone="danger">{say.failed}</Notice>}
        <Button
          type="submit"
          look="primary"
          className="w-full"
          busy={state === 'busy'}
          disabled={isPast || isLate}
        >
          {say.start}
        </Button>
      </form>
    </div>
  );
}

function Places({
  places,
  isLoading,
  chosen,
  onToggle,
}: {
  readonly places: readonly VotePlace[];
  readonly isLoading: boolean;
  readonly chosen: readonly string[];
  readonly onToggle: (venueId: string) => void;
}): ReactNode {
  const say = useSentences(newGroupSentences);
  return (
    <section aria-label={say.places} className="space-y-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{say.places}</h2>
        <span className="text-sm text-muted" role="status">
          {chosen.length > 0 && say.chosen(String(chosen.length))}
        </span>
      </div>
      {isLoading && <div aria-hidden className="h-28 animate-pulse rounded-2xl bg-raised" />}
      {!isLoading && places.length === 0 && (
        <div className="space-y-3 rounded-2xl border border-line bg-surface p-4">
          <p className="text-muted">{say.noPlaces}</p>
          <div className="flex flex-wrap gap-4">
            <Link href="/plan" className="min-h-11 content-center font-medium text-accent underline">
              {say.plan}
            </Link>
            <Link href="/explore" className="min-h-11 content-center font-medium text-accent underline">
              {say.look}
            </Link>
            <Link href="/" className="min-h-11 content-center font-medium text-accent underline">
              {say.ask}
            </Link>
          </div>
        </div>
      )}
      <ul className="space-y-2">
        {places.map(({ venueId, name }) => {
          const isChosen = chosen.includes(venueId);
          return (
            <li key={venueId}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onToggle(venueId)}
                className={`flex min-h-14 w-full items-center gap-3 rounded-2xl border px-4 py-3 text-start transition ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised'}`}
              >
                <span
                  aria-hidden
                  className={`grid size-7 shrink-0 place-items-center rounded-full border ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line'}`}
                >
                  {isChosen && <Check className="size-4" />}
                </span>
                <bdi className="min-w-0 flex-1 font-medium wrap-break-word">{name}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Choice({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactNode {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span>{label}</span>
    </label>
  );
}
