import { deliveryAttemptSchema, outboxIntentSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { pathOfIntent } from '../design/document-link.ts';
import { Facts } from '../design/facts.tsx';
import { formatInstant, words } from '../design/format.ts';
import { JsonView } from '../design/json-view.tsx';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { attemptWords, stateWords, wordsOfCode } from './delivery-words.ts';

/** One message to one phone: what it says, how far it has come, and every attempt. */
export function IntentPage({ intentId }: { readonly intentId: string }): ReactNode {
  const { timeZone } = useMarket();
  const path = pathOfIntent(intentId);
  const intent = useLiveDocument(path, outboxIntentSchema);
  const attempts = useLiveQuery(
    { collection: `${path}/attempts`, orderBy: [['attempt', 'asc']], limit: 50 },
    deliveryAttemptSchema,
  );
  return (
    <>
      <PageHeading title="A message" back={{ href: '/admin/outbox', label: 'Messages sent' }} />
      <LiveView live={intent} what="the message">
        {(found) =>
          found === undefined ? (
            <p className="text-muted">There is no such message.</p>
          ) : (
            <Card>
              <div className="flex flex-col gap-4" aria-live="polite">
                <div className="flex flex-wrap items-center gap-2">
                  <StateBadge state={found.state} />
                  <span className="text-sm">{stateWords[found.state]}.</span>
                </div>
                {found.errorCode !== null && <p className="text-danger">{wordsOfCode(found.errorCode)}.</p>}
                <p dir="auto" className="rounded-xl bg-raised p-3 whitespace-pre-line">
                  {found.body}
                </p>
                <Facts
                  facts={[
                    ['To', <bdi key="to">{found.to}</bdi>],
                    ['What', words(found.type)],
                    ['Buttons', found.buttons.map(({ label }) => label).join(', ')],
                    ['Written', formatInstant(found.createdAt, timeZone)],
                    ['Changed', formatInstant(found.updatedAt, timeZone)],
                    ['Not before', formatInstant(found.notBefore, timeZone)],
                    [
                      'Conversation',
                      found.threadId === null ? null : (
                        <Link href={`/admin/conversations/${found.threadId}`} className={cellLink}>
                          {found.threadId}
                        </Link>
                      ),
                    ],
                    [
                      'Trace',
                      <span key="trace" className="flex flex-wrap items-center gap-x-2">
                        <Id id={found.traceId} label="trace id" />
                        <Link
                          href={`/admin/turns/trace/${encodeURIComponent(found.traceId)}`}
                          className={cellLink}
                        >
                          All of it
                        </Link>
                      </span>,
                    ],
                    [
                      'Provider’s id',
                      found.providerId === null ? null : (
                        <Id key="sid" id={found.providerId} label="provider’s id" />
                      ),
                    ],
                    ['Intent', <Id key="id" id={found.intentId} label="intent id" />],
                  ]}
                />
                {found.template !== null && (
                  <JsonView
                    title="Template outside the 24-hour window"
                    text={JSON.stringify(found.template)}
                  />
                )}
              </div>
            </Card>
          )
        }
      </LiveView>
      <Section title="Attempts">
        <LiveView live={attempts} what="the attempts">
          {(found) => (
            <Table
              caption="Attempts to send it"
              rows={found}
              keyOf={({ attempt }) => String(attempt)}
              empty="No attempt has ended yet."
              columns={[
                { title: 'Attempt', numeric: true, cell: ({ attempt }) => attempt },
                { title: 'Ended', cell: ({ at }) => formatInstant(at, timeZone) },
                { title: 'How', cell: ({ end }) => attemptWords[end] },
                { title: 'Code', cell: ({ code }) => (code === null ? '' : wordsOfCode(code)) },
              ]}
            />
          )}
        </LiveView>
      </Section>
    </>
  );
}
