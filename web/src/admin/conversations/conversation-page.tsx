import { messageSchema, type Thread, threadSchema } from '@merve/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatInstant } from '../design/format.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { useShown } from '../design/show-more.tsx';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { MessageList } from './message-list.tsx';
import { OperatorDesk } from './operator-desk.tsx';

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
  return (
    <>
      <PageHeading title="A conversation" back={{ href: '/admin/conversations', label: 'Conversations' }}>
        <Link href={`/admin/turns?threadId=${threadId}`} className={cellLink}>
          Its turns
        </Link>
      </PageHeading>
      <LiveView live={thread} what="the conversation">
        {(found) =>
          found === undefined ? (
            <p className="text-muted">There is no such conversation.</p>
          ) : (
            <div className="grid gap-5 xl:grid-cols-[1fr_22rem]">
              <div className="order-2 flex flex-col gap-5 xl:order-1">
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
              </div>
              <div className="order-1 xl:order-2">
                <Card>
                  <ThreadFacts thread={found} />
                </Card>
              </div>
            </div>
          )
        }
      </LiveView>
    </>
  );
}
