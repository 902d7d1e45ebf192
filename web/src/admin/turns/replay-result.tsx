import type { TurnStep } from '@merve/contract';
import type { RanTurn, TurnReplay } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../design/notice.tsx';
import { Badge } from '../design/badge.tsx';
import { pageOfDocument } from '../design/document-link.ts';
import { formatInstant, words } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { StepList } from './step-list.tsx';

/** The steps of a run as the inspector shows them: instants came as text over the wire. Pure. */
function stepsOfRun({ steps }: Pick<RanTurn, 'steps'>): TurnStep[] {
  return steps.map((step): TurnStep => ({ ...step, at: new Date(step.at) }));
}

const unavailable = {
  running: 'This turn has not ended yet.',
  'too-old':
    'The database does not remember the documents as they were before this turn: it keeps an hour of the past. Turns are replayed soon after they ran.',
  incomplete: 'The message or the conversation of this turn is gone.',
} as const;

type Replayed = Extract<TurnReplay, { state: 'replayed' }>;

function Differences({ replay }: { readonly replay: Replayed }): ReactNode {
  if (replay.failure !== null) {
    return (
      <Notice tone="danger">The code of today fails on it: {words(replay.failure).toLowerCase()}.</Notice>
    );
  }
  if (replay.differences.length === 0) {
    return <Notice tone="success">It comes to the same: the same verdict, calls, results and words.</Notice>;
  }
  const value = (text: string | null) =>
    text === null ? <em className="text-muted">nothing</em> : <span dir="auto">{text}</span>;
  return (
    <Table
      caption="What came out otherwise"
      rows={replay.differences}
      keyOf={({ where }) => where}
      empty=""
      columns={[
        { title: 'Where', cell: ({ where }) => <code className="text-xs break-all">{where}</code> },
        { title: 'Then', cell: ({ recorded }) => value(recorded) },
        { title: 'Now', cell: ({ replayed }) => value(replayed) },
      ]}
    />
  );
}

function Run({ title, run }: { readonly title: string; readonly run: RanTurn }): ReactNode {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">
        {title}: {words(run.outcome ?? 'no outcome')}
      </summary>
      <div className="flex flex-col gap-3">
        {run.documents !== undefined && (
          <p className="text-sm text-muted">
            {run.documents.read} documents read, {run.documents.written} written
          </p>
        )}
        <StepList turn={{ steps: stepsOfRun(run) }} />
        {run.replies.map((reply) => (
          <p key={reply} dir="auto" className="rounded-xl bg-accent-soft p-3 whitespace-pre-line">
            {reply}
          </p>
        ))}
      </div>
    </details>
  );
}

function WouldHave({ replay: { wouldWrite, wouldSend } }: { readonly replay: Replayed }): ReactNode {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">
        What it would have written and sent: {wouldWrite.length} documents, {wouldSend.length} messages
      </summary>
      <ul className="flex flex-col gap-1 text-sm">
        {wouldWrite.map(({ path, kind }) => {
          const href = kind === 'created' ? null : pageOfDocument(path);
          return (
            <li key={path} className="flex flex-wrap items-center gap-2">
              <Badge tone="plain">{kind}</Badge>
              {href === null ? (
                <code className="text-xs break-all">{path}</code>
              ) : (
                <Link href={href} className={cellLink}>
                  <code className="text-xs break-all">{path}</code>
                </Link>
              )}
            </li>
          );
        })}
        {wouldSend.map(({ to, text }) => (
          <li key={`${to} ${text}`} className="rounded-xl bg-raised p-3">
            <bdi className="text-muted">{to.replace('whatsapp:', '')}</bdi>
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The second run of a turn beside the first. */
export function ReplayResult({ replay }: { readonly replay: TurnReplay }): ReactNode {
  const { timeZone } = useMarket();
  if (replay.state === 'unavailable') return <Notice tone="warning">{unavailable[replay.reason]}</Notice>;
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">
          With the documents as of {formatInstant(new Date(replay.asOf), timeZone)}, and{' '}
          {replay.model === 'recorded' ? 'what the model said then' : 'the model of today'}.
        </p>
        <Differences replay={replay} />
        <Run title="Then" run={replay.recorded} />
        {replay.replayed !== null && <Run title="Now" run={replay.replayed} />}
        <WouldHave replay={replay} />
      </div>
    </Card>
  );
}
