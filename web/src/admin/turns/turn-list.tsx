import { type Turn, turnSchema } from '@merve/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { words } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import type { LiveQuery } from '../live/live-query.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import {
  filtersOf,
  isSought,
  pageOfSought,
  pageOfTwo,
  stillComparing,
  type TurnFilter,
  turnBeside,
  type Way,
} from './find-turns.ts';
import { pageOfTurn, TurnTable } from './turn-table.tsx';

const prompts: Readonly<Record<Exclude<Way, 'time'>, string>> = {
  thread: 'Conversation’s id',
  trace: 'Trace id',
  code: 'Code of a booking',
};

/** Ways to a turn: by its time, its conversation, its trace, or the booking it made. */
function Finder({
  initial,
  beside,
}: {
  readonly initial: Way;
  /** The turn that another is sought for. */
  readonly beside: string | null;
}): ReactNode {
  const [, go] = useLocation();
  const [way, setWay] = useState<Way>(initial);
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('wanted') ?? '');
    go(stillComparing(pageOfSought(way, wanted), beside));
  }
  return (
    <form onSubmit={find}>
      <Filters>
        <Choice<Way>
          label="Find by"
          value={way}
          onChange={setWay}
          options={[
            ['time', 'Time'],
            ['thread', 'Conversation'],
            ['trace', 'Trace'],
            ['code', 'Booking'],
          ]}
        />
        {way === 'time' ? (
          <Field
            key="time"
            label="Until (your own time)"
            name="wanted"
            type="datetime-local"
            hint="Empty: the newest, live."
          />
        ) : (
          <Field
            key={way}
            label={prompts[way]}
            name="wanted"
            autoComplete="off"
            spellCheck={false}
            className="w-72"
          />
        )}
        <Button type="submit" look="primary">
          Find
        </Button>
      </Filters>
    </form>
  );
}

/** So many at a time: of each the message it answers is read. */
const atOnce = 25;

/** Turns, newest first, live; of one conversation or of all, of all markets. */
export function TurnList(): ReactNode {
  const [params] = useSearchParams();
  const threadId = params.get('threadId');
  const until = params.get('until');
  const beside = params.get('beside');
  const one = turnBeside(beside);
  const { limit, showMore } = useShown(`${threadId} ${until}`, atOnce);
  const [filter, setFilter] = useState<TurnFilter>({ outcome: '', tool: '' });
  const query: LiveQuery = {
    ...(threadId === null
      ? { collection: 'turns', everywhere: true }
      : { collection: `threads/${threadId}/turns` }),
    where: until === null ? [] : [['startedAt', '<=', new Date(until)]],
    orderBy: [['startedAt', 'desc']],
    limit,
  };
  const turns = useLiveQuery(query, turnSchema);
  return (
    <>
      <PageHeading title={threadId === null ? 'Turns' : 'Turns of one conversation'} />
      {one !== null && (
        <p role="status" className="rounded-xl bg-info-soft px-4 py-3 text-info">
          Choose the turn to set beside{' '}
          <Link href={pageOfTurn(one)} className="font-medium underline">
            turn {one.seq}
          </Link>
          , of this conversation or of any.
        </p>
      )}
      <Finder initial={threadId === null ? 'time' : 'thread'} beside={beside} />
      <LiveView live={turns} what="the turns">
        {(found) => (
          <>
            <Narrowed
              turns={found}
              filter={filter}
              onFilter={setFilter}
              leadsTo={one === null ? pageOfTurn : (turn) => pageOfTwo(one, turn)}
            />
            <ShowMore shown={found.length} limit={limit} onMore={showMore} />
          </>
        )}
      </LiveView>
    </>
  );
}

/** The turns that are loaded, narrowed down by what came of them and by a tool. */
function Narrowed({
  turns,
  filter,
  onFilter,
  leadsTo,
}: {
  readonly turns: readonly Turn[];
  readonly filter: TurnFilter;
  readonly onFilter: (filter: TurnFilter) => void;
  readonly leadsTo: (turn: Turn) => string;
}): ReactNode {
  const { outcome, tool } = filtersOf(turns);
  const options = (all: readonly string[], chosen: string) =>
    [
      ['', 'all'],
      ...[...new Set([...all, ...(chosen === '' ? [] : [chosen])])].map((one) => [one, words(one)]),
    ].map(([value = '', label = '']) => [value, label] as const);
  return (
    <>
      <Filters>
        <Choice
          label="Outcome"
          value={filter.outcome}
          onChange={(value) => onFilter({ ...filter, outcome: value })}
          options={options(outcome, filter.outcome)}
        />
        <Choice
          label="Tool"
          value={filter.tool}
          onChange={(value) => onFilter({ ...filter, tool: value })}
          options={options(tool, filter.tool)}
        />
      </Filters>
      <TurnTable
        caption="Turns"
        leadsTo={leadsTo}
        rows={turns.filter((turn) => isSought(turn, filter))}
        empty="No such turn among those that are loaded."
      />
    </>
  );
}
