import { type Job, jobPartSchema, jobSchema } from '@merve/contract';
import { importedRowSchema, importOutcomeSchema, operatorRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { saveTable } from '../../platform/save-file.ts';
import { ImportReport } from '../catalogue/import-report.tsx';
import { ActionDialog } from '../design/action-dialog.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAge, formatInstant } from '../design/format.ts';
import { Card, PageHeading } from '../design/page-heading.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { countWords, doneWords, kindWords, possible, troubleWords } from './job-words.ts';

const back = { href: '/admin/jobs', label: 'Jobs' };
const maxParts = 1000;

/** One job, live: how far it has come, what is wrong, and what an operator can do about it. */
export function JobPage({ jobId }: { readonly jobId: string }): ReactNode {
  const job = useLiveDocument(`jobs/${encodeURIComponent(jobId)}`, jobSchema);
  return (
    <LiveView live={job} what="the job">
      {(found) =>
        found === undefined ? (
          <>
            <PageHeading title="No such job" back={back} />
            <p className="text-muted">It may be too old to be kept.</p>
          </>
        ) : (
          <OneJob job={found} />
        )
      }
    </LiveView>
  );
}

function OneJob({ job }: { readonly job: Job }): ReactNode {
  const { timeZone } = useMarket();
  const now = useNow(15);
  const trouble = troubleWords(job, now);
  return (
    <>
      <PageHeading title={kindWords(job.kind)} back={back}>
        <StateBadge state={job.state} />
        <Actions job={job} />
      </PageHeading>
      {trouble !== null && <Notice tone={job.state === 'failed' ? 'danger' : 'warning'}>{trouble}</Notice>}
      <Card>
        <div className="flex flex-col gap-3">
          <div role="status" className="flex flex-col gap-2">
            <p className="font-medium tabular-nums">{doneWords(job)} rows done</p>
            <ProgressBar {...job.progress} label="Progress" />
            <p className="text-sm text-muted">{countWords(job)}</p>
          </div>
          <Facts
            facts={[
              ['Table', <bdi key="title">{job.title}</bdi>],
              ['Why', job.reason],
              ['Asked for', `${formatInstant(job.createdAt, timeZone)} (${formatAge(job.createdAt, now)})`],
              ['By', job.askedBy],
              ['Ended', job.finishedAt === null ? undefined : formatInstant(job.finishedAt, timeZone)],
            ]}
          />
        </div>
      </Card>
      {job.kind === 'listing-import' && <Rows job={job} />}
    </>
  );
}

const actions = {
  cancel: {
    route: operatorRoutes.cancelJob,
    ask: 'Cancel…',
    title: 'Cancel this job?',
    act: 'Cancel the job',
    explanation:
      'It ends at once. What it has done stays done, and it can go on later from where it stopped.',
  },
  resume: {
    route: operatorRoutes.resumeJob,
    ask: 'Resume…',
    title: 'Resume this job?',
    act: 'Resume the job',
    explanation: 'It goes on from where it stopped. Nothing is done a second time.',
  },
} as const;

function Actions({ job: { jobId, state } }: { readonly job: Job }): ReactNode {
  const [asking, setAsking] = useState<keyof typeof actions | null>(null);
  const may = possible(state);
  return (
    <div className="ms-auto flex gap-2">
      {(['cancel', 'resume'] as const).map((what) =>
        may[what] ? (
          <Button key={what} onClick={() => setAsking(what)}>
            {actions[what].ask}
          </Button>
        ) : null,
      )}
      {asking !== null && (
        <ActionDialog
          {...actions[asking]}
          onDo={(reason) => callRoute(actions[asking].route, { params: { jobId }, body: { reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** The rows of an import, each with what became of it; asked for, because there may be thousands. */
function Rows({ job }: { readonly job: Job }): ReactNode {
  const [shown, setShown] = useState(false);
  const parts = useLiveQuery(
    shown ? { collection: `jobs/${job.jobId}/parts`, orderBy: [['index', 'asc']], limit: maxParts } : null,
    partSchema,
  );
  if (!shown) {
    return (
      <Button className="self-start" onClick={() => setShown(true)}>
        Show the rows
      </Button>
    );
  }
  return (
    <LiveView live={parts} what="the rows">
      {(found) => (
        <ImportReport
          rows={found.flatMap(({ given }) =>
            given.map((row) => ({ line: row.line, listingId: row.listingId, row })),
          )}
          outcomes={new Map(found.flatMap(({ outcome }) => outcome ?? []).map((one) => [one.line, one]))}
          title={null}
          onDownload={(text) => saveTable(`report-${job.title}`, text)}
        />
      )}
    </LiveView>
  );
}

const partSchema = jobPartSchema.extend({
  given: z.array(importedRowSchema),
  outcome: z.array(importOutcomeSchema).nullable(),
});
