import { type Job, type JobState, jobSchema, jobStateSchema } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Link, Route, Switch } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { pageOfJob } from '../design/document-link.ts';
import { formatAge } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { JobPage } from './job-page.tsx';
import { countWords, doneWords, kindWords, troubleWords } from './job-words.ts';

type Wanted = JobState | 'any';

const stateWords: Readonly<Record<Wanted, string>> = {
  any: 'Any',
  waiting: 'Waiting for their turn',
  running: 'Being done',
  done: 'Done',
  failed: 'Failed, and put aside',
  cancelled: 'Cancelled',
};

/** Long work that operators asked for: how far each has come, and what stands in its way. */
export default function JobsPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/jobs/:jobId">{({ jobId }) => <JobPage jobId={decodeURIComponent(jobId)} />}</Route>
      <Route path="/admin/jobs" component={JobList} />
    </Switch>
  );
}

/** The market's jobs, newest first, live. */
function JobList(): ReactNode {
  const { marketId } = useMarket();
  const [state, setState] = useState<Wanted>('any');
  const { limit, showMore } = useShown(`${marketId} ${state}`);
  const jobs = useLiveQuery(
    {
      collection: 'jobs',
      where: [['marketId', '==', marketId], ...(state === 'any' ? [] : ([['state', '==', state]] as const))],
      orderBy: [['createdAt', 'desc']],
      limit,
    },
    jobSchema,
  );
  return (
    <>
      <PageHeading title="Jobs" />
      <Filters>
        <Choice<Wanted>
          label="State"
          value={state}
          onChange={setState}
          options={(['any', ...jobStateSchema.options] as const).map((one): [Wanted, string] => [
            one,
            stateWords[one],
          ])}
        />
      </Filters>
      <LiveView live={jobs} what="the jobs">
        {(found) => (
          <>
            <JobTable
              jobs={found}
              empty={
                state === 'any'
                  ? 'No job yet. An import of listings, for one, is a job.'
                  : 'No job is in this state.'
              }
            />
            <ShowMore shown={found.length} limit={limit} onMore={showMore} />
          </>
        )}
      </LiveView>
    </>
  );
}

function JobTable({ jobs, empty }: { readonly jobs: readonly Job[]; readonly empty: string }): ReactNode {
  const now = useNow(15);
  return (
    <Table
      caption="Jobs"
      rows={jobs}
      empty={empty}
      keyOf={({ jobId }) => jobId}
      columns={[
        {
          title: 'What',
          cell: ({ jobId, kind, title }) => (
            <div className="min-w-40 max-w-xs">
              <Link href={pageOfJob(jobId)} className={cellLink}>
                {kindWords(kind)}
              </Link>
              <p className="break-words text-muted">
                <bdi>{title}</bdi>
              </p>
            </div>
          ),
        },
        { title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
        {
          title: 'Progress',
          cell: (job) => (
            <div className="flex min-w-40 flex-col gap-1">
              <span className="tabular-nums">{doneWords(job)}</span>
              <ProgressBar {...job.progress} label={`Progress of ${job.title}`} />
            </div>
          ),
        },
        { title: 'So far', cell: (job) => <span className="text-muted">{countWords(job)}</span> },
        {
          title: 'Asked for',
          cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatAge(createdAt, now)}</span>,
        },
        {
          title: 'What is wrong',
          cell: (job) => <p className="min-w-48 max-w-sm text-danger">{troubleWords(job, now) ?? ''}</p>,
        },
      ]}
    />
  );
}
