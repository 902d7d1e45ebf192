import { messageSchema, type Thread, threadSchema, transactionSchema } from '@merve/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAppointment, formatInstant, words } from '../design/format.ts';
import { PageHeading, Section } from '../design/page-heading.tsx';
import { useShown } from '../design/show-more.tsx';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { readyValue, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { MessageList } from './message-list.tsx';
import { OperatorDesk } from './operator-desk.tsx';
import { guestName } from './sought-threads.ts';

function ThreadFacts({ thread }: { readonly thread: Thread }): ReactNode {
  const { timeZone } = useMarket();
  const { pendingAction, readerUid, humanWantedAt } = thread;
  return (
    <Facts
      facts={[
        ['State', <StateBadge key="state" state={thread.state} />],
        ['Name', <bdi key="name">{thread.profileName ?? '—'}</bdi>],
        ['Language', thread.language],
        [
          'Reached at',
          <bdi key="to">{thread.replyTo.channel === 'web' ? 'the web app' : thread.replyTo.address}</bdi>,
        ],
        ['Asks for a person', humanWantedAt ? `since ${formatInstant(humanWantedAt, timeZone)}` : undefined],
        ['Said STOP', thread.optedOut ? 'yes: nothing may be sent to their phone' : undefined],
        [
          'Waits for a YES',
          pendingAction === null ? undefined : (
            <span key="pending">
              <bdi>{pendingAction.summary}</bdi> (until {formatInstant(pendingAction.expiresAt, timeZone)})
            </span>
          ),
        ],
        [
          'Web account',
          readerUid === null ? undefined : (
            <Link key="uid" href={`/admin/people/${readerUid}`} className={cellLink}>
              {readerUid}
            </Link>
          ),
        ],
        ['Summary so far', thread.summary === '' ? undefined : <bdi key="summary">{thread.summary}</bdi>],
        ['Conversation', <Id key="id" id={thread.threadId} label="conversation’s id" />],
      ]}
    />
  );
}

/** What its person booked, latest first. */
function Bookings({ thread: { marketId, actorId } }: { readonly thread: Thread }): ReactNode {
  const bookings = useLiveQuery(
    {
      collection: 'transactions',
      everywhere: true,
      where: [
        ['marketId', '==', marketId],
        ['actorId', '==', actorId],
      ],
      orderBy: [['startsAt', 'desc']],
      limit: 5,
    },
    transactionSchema,
  );
  const found = readyValue(bookings) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-label="Their bookings">
      <h3 className="text-sm font-semibold">Their bookings</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {found.map(({ businessId, txId, businessName, startsAt, timeZone, state }) => (
          <li key={txId} className="flex flex-wrap items-center gap-x-2">
            <Link href={`/admin/ledger/bookings/${businessId}/${txId}`} className={cellLink}>
              <bdi>{businessName}</bdi>, {formatAppointment(startsAt, timeZone)}
            </Link>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the newest message ends: looked at whenever there is a newer one. */
function End({ newest }: { readonly newest: number | undefined }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The desk under the conversation stays in view as well.
    if (newest !== undefined) end.current?.closest('main')?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
  }, [newest]);
  return <div ref={end} />;
}

/** One conversation, live, with what an operator can do in it. */
export function ConversationPage({ threadId }: { readonly threadId: string }): ReactNode {
  const thread = useLiveDocument(`threads/${threadId}`, threadSchema);
  const { limit, showMore } = useShown(threadId);
  const messages = useLiveQuery(
    { collection: `threads/${threadId}/messages`, orderBy: [['seq', 'desc']], limit },
    messageSchema,
  );
  const name = readyValue(thread);
  return (
    <>
      <PageHeading
        title={name === undefined ? 'A conversation' : guestName(name)}
        back={{ href: '/admin/conversations', label: 'Inbox' }}
      >
        <Link href={`/admin/turns?threadId=${threadId}`} className={cellLink}>
          Its turns
        </Link>
      </PageHeading>
      <LiveView live={thread} what="the conversation">
        {(found) =>
          found === undefined ? (
            <p className="text-muted">There is no such conversation.</p>
          ) : (
            <>
              <details className="rounded-2xl border border-line bg-surface">
                <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-medium">
                  About this conversation: {words(found.state)}, {found.language}
                </summary>
                <div className="flex flex-col gap-4 border-t border-line p-4">
                  <ThreadFacts thread={found} />
                  <Bookings thread={found} />
                </div>
              </details>
              <Section title="What was said">
                <LiveView live={messages} what="the messages">
                  {(all) => (
                    <>
                      {all.length >= limit && (
                        <Button className="self-center" onClick={showMore}>
                          Show earlier messages
                        </Button>
                      )}
                      <MessageList messages={all.toReversed()} />
                      <End newest={all[0]?.seq} />
                    </>
                  )}
                </LiveView>
              </Section>
              <OperatorDesk thread={found} />
            </>
          )
        }
      </LiveView>
    </>
  );
}
