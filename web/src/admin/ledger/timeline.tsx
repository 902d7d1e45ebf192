import { turnSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatInstant, words } from '../design/format.ts';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { readyValue, useLiveQuery } from '../live/use-live.ts';
import { coversMoment } from './covers-moment.ts';

/** The turn of the person's conversation in which something happened, if it was one. */
function TurnOfMoment({ threadId, at }: { readonly threadId: string; readonly at: Date }): ReactNode {
  const turns = useLiveQuery(
    {
      collection: `threads/${threadId}/turns`,
      where: [['startedAt', '<=', at]],
      orderBy: [['startedAt', 'desc']],
      limit: 1,
    },
    turnSchema,
  );
  const turn = readyValue(turns)?.find((one) => coversMoment(one, at));
  if (turn === undefined) return null;
  return (
    <Link href={`/admin/turns/${threadId}/${turn.seq}`} className={cellLink}>
      turn {turn.seq}
    </Link>
  );
}

interface Happening {
  readonly id: string;
  readonly what: string;
  readonly at: Date;
  readonly by: string | null;
  readonly reason: string | null;
}

/** What happened to a commitment, oldest first, each with the turn it came from. */
export function Timeline({
  happenings,
  threadId,
}: {
  readonly happenings: readonly Happening[];
  readonly threadId: string;
}): ReactNode {
  const { timeZone } = useMarket();
  if (happenings.length === 0) return <p className="text-muted">Nothing is on record.</p>;
  return (
    <ol className="flex flex-col gap-2 border-s-2 border-line ps-4" aria-live="polite">
      {happenings.map(({ id, what, at, by, reason }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="text-muted tabular-nums">{formatInstant(at, timeZone)}</span>
          <strong>{words(what)}</strong>
          {by !== null && <span>by {by}</span>}
          {reason !== null && <bdi className="text-muted">{reason}</bdi>}
          <TurnOfMoment threadId={threadId} at={at} />
        </li>
      ))}
    </ol>
  );
}
