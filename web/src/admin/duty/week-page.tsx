import { dutyRosterSchema } from '@merve/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { IconButton } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { addDays, dateIn, dayIn } from '../design/market-days.ts';
import { Card, PageHeading } from '../design/page-heading.tsx';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument } from '../live/use-live.ts';
import { nightWords, timesWords } from './roster-words.ts';
import type { Pharmacies } from './use-pharmacies.ts';

const nights = 7;

/** Seven nights, from today on or from `?from=YYYY-MM-DD`. */
export function WeekPage({ pharmacies }: { readonly pharmacies: Pharmacies }): ReactNode {
  const { timeZone } = useMarket();
  const [today] = useState(() => dateIn(timeZone, new Date()));
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('from');
  const from = wanted !== null && dayIn(timeZone, wanted) !== null ? wanted : today;
  const show = (date: string) => {
    if (dayIn(timeZone, date) !== null) setSearch({ from: date }, { replace: true });
  };
  return (
    <>
      <PageHeading title="Pharmacies on duty" />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="From" type="date" value={from} onChange={({ target }) => show(target.value)} />
        <IconButton label="A week earlier" onClick={() => show(addDays(from, -nights))}>
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton label="A week later" onClick={() => show(addDays(from, nights))}>
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
      </div>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: nights }, (_, index) => addDays(from, index)).map((date) => (
          <Night key={date} date={date} isToday={date === today} pharmacies={pharmacies} />
        ))}
      </ol>
    </>
  );
}

function Night({
  date,
  isToday,
  pharmacies: { nameOf },
}: {
  readonly date: string;
  readonly isToday: boolean;
  readonly pharmacies: Pharmacies;
}): ReactNode {
  const { marketId } = useMarket();
  const roster = useLiveDocument(`markets/${marketId}/dutyRosters/${date}`, dutyRosterSchema);
  return (
    <li>
      <Card>
        <h2 className="mb-2">
          <Link href={`/admin/duty/${date}`} className={cellLink}>
            {nightWords(date)}
          </Link>
          {isToday && <span className="ms-2 text-sm text-muted">today</span>}
        </h2>
        <LiveView live={roster} what="the night">
          {(known) =>
            known === undefined || known.duties.length === 0 ? (
              <p className="text-sm text-danger">Not known. Whoever asks is told so.</p>
            ) : (
              <dl className="flex flex-col gap-2 text-sm">
                {known.duties.map((duty) => (
                  <div key={duty.placeId}>
                    <dt className="text-muted">
                      {duty.district}, {timesWords(duty)}
                    </dt>
                    <dd>
                      <bdi>{nameOf(duty.placeId)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )
          }
        </LiveView>
      </Card>
    </li>
  );
}
