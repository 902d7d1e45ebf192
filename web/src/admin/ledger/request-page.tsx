import { type MerchantRequest, merchantRequestSchema, requestEventSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAmount, formatInstant, words } from '../design/format.ts';
import { JsonView } from '../design/json-view.tsx';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink } from '../design/table.tsx';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { OperatorRecord, RequestActions } from '../waiting/request-actions.tsx';
import { type LedgerKind, requestCollections } from './ledger-query.ts';
import { MessagesOf } from './messages-of.tsx';
import { Timeline } from './timeline.tsx';
import { whatIsAsked } from './what-is-asked.ts';

const titles = { food: 'Food order', service: 'Service', viewing: 'Viewing' } as const;

function RequestFacts({ request }: { readonly request: MerchantRequest }): ReactNode {
  const { timeZone, details } = request;
  const moment = (at: Date | null) => (at === null ? undefined : formatInstant(at, timeZone));
  return (
    <Facts
      facts={[
        ['State', <StateBadge key="state" state={request.state} />],
        ['Business', <bdi key="business">{request.businessName}</bdi>],
        ['What', <bdi key="what">{whatIsAsked(details)}</bdi>],
        ['Total', request.total === null ? 'the business says it' : formatAmount(request.total)],
        [
          'Allergies',
          details.allergies.length === 0 ? undefined : (
            <bdi key="allergies" className="font-semibold text-danger">
              {details.allergies.join(' · ')}
            </bdi>
          ),
        ],
        ['Deliver to', details.kind === 'food' ? (details.deliverTo?.address ?? 'collected') : undefined],
        ['Note', details.note === null ? undefined : <bdi key="note">{details.note}</bdi>],
        ['Wished for', moment(details.wishedAt)],
        ['Ready', moment(request.readyAt)],
        ['Answer by', request.open ? moment(request.answerBy) : undefined],
        ['Ended', moment(request.endedAt)],
        ['Why it ended', request.reason ?? undefined],
        ['Cancelled by', request.cancelledBy ?? undefined],
        ['Name', <bdi key="name">{request.customerName ?? '—'}</bdi>],
        [
          'Conversation',
          <Link key="thread" href={`/admin/conversations/${request.threadId}`} className={cellLink}>
            {request.threadId}
          </Link>,
        ],
        ['Order', <Id key="id" id={request.requestId} label="order’s id" />],
      ]}
    />
  );
}

/** One order, service or viewing from the YES to its end. */
export function RequestPage({
  kind,
  requestId,
}: {
  readonly kind: Exclude<LedgerKind, 'booking'>;
  readonly requestId: string;
}): ReactNode {
  const path = `${requestCollections[kind]}/${requestId}`;
  const request = useLiveDocument(path, merchantRequestSchema);
  const events = useLiveQuery(
    { collection: `${path}/events`, orderBy: [['at', 'asc']], limit: 100 },
    requestEventSchema,
  );
  return (
    <LiveView live={request} what="the order">
      {(found) => (
        <>
          <PageHeading
            title={found === undefined ? 'No such order' : `${titles[kind]} ${found.reference}`}
            back={{ href: `/admin/ledger?kind=${kind}`, label: 'Bookings and orders' }}
          />
          {found !== undefined && (
            <>
              <div aria-live="polite">
                <Card>
                  <RequestFacts request={found} />
                </Card>
              </div>
              <RequestActions request={found} />
              <Section title="What happened">
                <LiveView live={events} what="the events">
                  {(all) => (
                    <Timeline
                      threadId={found.threadId}
                      happenings={all.map(({ eventId, transition, at, by, reason }) => ({
                        id: eventId,
                        what: words(transition),
                        at,
                        by: `the ${by}`,
                        reason,
                      }))}
                    />
                  )}
                </LiveView>
              </Section>
              <Section title="Messages">
                <MessagesOf commitmentId={found.requestId} />
              </Section>
              <Section title="What operators did">
                <OperatorRecord part={`${kind}/${found.requestId}`} />
              </Section>
              <JsonView title="All it says" text={JSON.stringify(found.details)} />
            </>
          )}
        </>
      )}
    </LiveView>
  );
}
