import { type SystemAlert, systemAlertSchema } from '@merve/contract';
import { operatorRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import operations from '../../../../docs/operations/runbooks.md?raw';
import { Button } from '../../design/button.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { pageOfDocument } from '../design/document-link.ts';
import { formatAge, formatInstant } from '../design/format.ts';
import { Card, PageHeading } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { runbooksIn, type Span } from './runbooks.ts';

const runbooks = runbooksIn(operations);

function spanned(spans: readonly Span[]): ReactNode {
  return spans.map(({ kind, text }, index) => {
    // A runbook's pieces never move: their place is their name.
    const key = `${index}:${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'code') {
      return (
        <code key={key} className="rounded bg-raised px-1 text-[0.85em] break-words">
          {text}
        </code>
      );
    }
    return text;
  });
}

/** What to do about a kind of alert, as docs/operations/runbooks.md has it in this build. */
function Runbook({ kind }: { readonly kind: string }): ReactNode {
  const blocks = runbooks.get(kind);
  if (blocks === undefined) {
    return <p className="text-muted">There is no runbook for “{kind}” in this version of the app.</p>;
  }
  return (
    <div className="flex flex-col gap-2 text-sm leading-relaxed">
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={JSON.stringify(block)}>{spanned(block.spans)}</p>
        ) : (
          <ul key={JSON.stringify(block)} className="flex list-disc flex-col gap-1.5 ps-5">
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>{spanned(item)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

type AlertState = SystemAlert['state'];

function Subject({ path }: { readonly path: string }): ReactNode {
  const href = pageOfDocument(path);
  const shown = <code className="text-xs break-all">{path}</code>;
  return href === null ? (
    shown
  ) : (
    <Link href={href} className="text-accent underline">
      {shown}
    </Link>
  );
}

function Alert({ alert }: { readonly alert: SystemAlert }): ReactNode {
  const { timeZone } = useMarket();
  const now = useNow();
  const [closing, setClosing] = useState(false);
  return (
    <Card>
      <article className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <StateBadge state={alert.severity} />
          <h2 className="font-semibold">{alert.kind}</h2>
          <span className="ms-auto text-sm text-muted" title={formatInstant(alert.lastSeenAt, timeZone)}>
            {formatAge(alert.lastSeenAt, now)}
            {alert.count > 1 && `, ${alert.count} times`}
          </span>
        </div>
        <p dir="auto">{alert.message}</p>
        <Subject path={alert.subject} />
        <details open={alert.state === 'open' && alert.severity === 'CRITICAL'}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">What to do</summary>
          <Runbook kind={alert.kind} />
        </details>
        {alert.state === 'open' ? (
          <Button className="self-start" onClick={() => setClosing(true)}>
            It is dealt with
          </Button>
        ) : (
          <p className="text-sm text-muted">
            {alert.state}
            {alert.resolvedAt !== null && ` ${formatInstant(alert.resolvedAt, timeZone)}`}
          </p>
        )}
        {closing && (
          <ActionDialog
            title="Close this alert?"
            explanation={
              <p>
                {alert.message} If the fault is found again, the same alert opens again. Faults that audits
                find close by themselves once they are mended.
              </p>
            }
            act="Close it"
            onDo={(reason) =>
              callRoute(operatorRoutes.closeAlert, { params: { alertId: alert.alertId }, body: { reason } })
            }
            onClose={() => setClosing(false)}
          />
        )}
      </article>
    </Card>
  );
}

const severities = ['CRITICAL', 'ERROR', 'WARNING'];

/** The gravest first, then the newest. Pure. */
function byGravity(a: SystemAlert, b: SystemAlert): number {
  const gravity = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  return gravity === 0 ? b.lastSeenAt.getTime() - a.lastSeenAt.getTime() : gravity;
}

/** What auditors and doors found wrong, in all markets, with what to do about it. */
export default function AlertsPage(): ReactNode {
  const [state, setState] = useState<AlertState>('open');
  const { limit, showMore } = useShown(state);
  const alerts = useLiveQuery(
    {
      collection: 'systemAlerts',
      where: [['state', '==', state]],
      orderBy: [['lastSeenAt', 'desc']],
      limit,
    },
    systemAlertSchema,
  );
  return (
    <>
      <PageHeading title="Alerts">
        <span className="text-sm text-muted">of all markets</span>
      </PageHeading>
      <Filters>
        <Choice
          label="State"
          value={state}
          onChange={setState}
          options={[
            ['open', 'Open'],
            ['closed', 'Closed by an operator'],
            ['resolved', 'Found mended'],
            ['healed', 'Put right by itself'],
          ]}
        />
      </Filters>
      <div aria-live="polite" className="flex flex-col gap-3">
        <LiveView live={alerts} what="the alerts">
          {(found) =>
            found.length === 0 ? (
              <p className="rounded-2xl border border-line p-6 text-muted">
                {state === 'open' ? 'No alert is open. All is well.' : 'None.'}
              </p>
            ) : (
              <>
                {found.toSorted(byGravity).map((alert) => (
                  <Alert key={alert.alertId} alert={alert} />
                ))}
                <ShowMore shown={found.length} limit={limit} onMore={showMore} />
              </>
            )
          }
        </LiveView>
      </div>
    </>
  );
}
