import type { MerveController, ShadowReport } from '@merve/contract';
import { policyRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog, failureWords } from '../design/action-dialog.tsx';
import { formatInstant } from '../design/format.ts';
import { Card, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { ToolName } from '../design/tool-name.tsx';
import { ChangeList } from '../editing/change-list.tsx';
import { differencesBetween } from '../editing/differences.ts';
import { asJson } from '../editing/json-path.ts';
import { useMarket } from '../frame/market.ts';
import { policyWords } from './policy-words.ts';

/** The policy on trial: what it would change, what it would have changed so far, and how it ends. */
export function TrialPanel({
  controller,
  onChanged,
}: {
  readonly controller: MerveController;
  readonly onChanged: (controller: MerveController) => void;
}): ReactNode {
  const { candidate, marketId, policyVersion, policy, tools } = controller;
  const { currency, timeZone } = useMarket();
  const [ending, setEnding] = useState<'promote' | 'discard' | null>(null);
  const differences = useMemo(
    () => (candidate === null ? [] : differencesBetween(asJson(policy), asJson(candidate.policy))),
    [candidate, policy],
  );
  if (candidate === null) return null;
  const { candidateId, outdated, at, reason } = candidate;
  const params = { marketId };
  const end = async (why: string) => {
    const body = { candidateId, reason: why };
    onChanged(
      ending === 'promote'
        ? await callRoute(policyRoutes.promotePolicy, {
            params,
            body: { ...body, expectedVersion: policyVersion },
          })
        : await callRoute(policyRoutes.discardPolicy, { params, body }),
    );
  };
  return (
    <Section title="On trial">
      <Card>
        <div className="flex flex-col gap-4">
          <div>
            <p className="text-sm text-muted">
              Since {formatInstant(new Date(at), timeZone)}. Nothing is done by it.
            </p>
            <p dir="auto">{reason}</p>
          </div>
          {outdated && (
            <Notice tone="warning">
              Another version has come into force since. This one would take those changes back, so it cannot
              be put in force: end the trial, or put it on trial anew.
            </Notice>
          )}
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
              {differences.length === 1 ? 'One difference' : `${differences.length} differences`} from what is
              in force
            </summary>
            <ChangeList differences={differences} words={policyWords(currency, tools)} />
          </details>
          <Report marketId={marketId} candidateId={candidateId} tools={tools} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" disabled={outdated} onClick={() => setEnding('promote')}>
              Put in force…
            </Button>
            <Button onClick={() => setEnding('discard')}>End the trial…</Button>
          </div>
        </div>
      </Card>
      {ending !== null && (
        <ActionDialog
          title={ending === 'promote' ? 'Put the policy on trial in force' : 'End the trial'}
          explanation={
            ending === 'promote'
              ? 'It holds from the next message on, and can be undone in the history.'
              : 'What was counted is not shown any more. The policy in force stays as it is.'
          }
          act={ending === 'promote' ? 'Put in force' : 'End the trial'}
          onDo={end}
          onClose={() => setEnding(null)}
        />
      )}
    </Section>
  );
}

function Report({
  marketId,
  candidateId,
  tools,
}: {
  readonly marketId: string;
  readonly candidateId: string;
  readonly tools: MerveController['tools'];
}): ReactNode {
  const { timeZone } = useMarket();
  const [report, setReport] = useState<ShadowReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, ask] = useState(0);
  // Another trial, or being asked again, is a report anew
  useEffect(() => {
    const ended = new AbortController();
    setFailure(null);
    callRoute(policyRoutes.getTrialReport, { params: { marketId }, signal: ended.signal }).then(
      setReport,
      (thrown: unknown) => {
        if (!ended.signal.aborted) setFailure(failureWords(thrown));
      },
    );
    return () => ended.abort();
  }, [marketId, candidateId, asked]);
  const labels = new Map(tools.map(({ name, label }) => [name, label]));
  const rows = (report?.tools ?? []).flatMap(({ tool, differences }) =>
    differences.map((difference) => ({ tool, ...difference })),
  );
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 text-sm">
          {report === null
            ? 'Counting…'
            : `Compared in ${report.turns === 1 ? 'one turn' : `${report.turns} turns`} so far.`}
        </p>
        <Button onClick={() => ask(asked + 1)}>Count again</Button>
      </div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {report !== null && (
        <Table
          caption="What the policy on trial would have decided differently"
          columns={[
            { title: 'Tool', cell: ({ tool }) => <ToolName name={tool} label={labels.get(tool)} /> },
            { title: 'When', cell: ({ decision }) => decisions[decision] },
            { title: 'It', cell: ({ change }) => (change === 'refuses' ? 'would refuse' : 'would allow') },
            { title: 'Turns', cell: ({ turns }) => turns, numeric: true },
          ]}
          rows={rows}
          keyOf={({ tool, decision, change }) => `${tool} ${decision} ${change}`}
          empty="So far it would have decided everything as the policy in force does."
        />
      )}
      {report !== null && report.samples.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {report.samples.map(({ threadId, seq, at }) => (
            <li key={`${threadId} ${seq}`}>
              <Link className={cellLink} href={`/admin/turns/${encodeURIComponent(threadId)}/${seq}`}>
                {formatInstant(new Date(at), timeZone)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const decisions = {
  offered: 'shown to the model',
  called: 'called by the model',
  listing: 'on a listing',
  answered: 'carried out by a YES',
} as const;
