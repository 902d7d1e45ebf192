import { messageSchema, outboxIntentSchema, turnSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { MessageList } from '../conversations/message-list.tsx';
import { Id } from '../design/copy-button.tsx';
import { PageHeading, Section } from '../design/page-heading.tsx';
import type { LiveQuery } from '../live/live-query.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { IntentTable } from '../outbox/intent-table.tsx';
import { TurnTable } from './turn-table.tsx';

/** Everything that bears one trace id: what one request, from outside or by the clock, led to. */
export function TracePage({ traceId }: { readonly traceId: string }): ReactNode {
  const ofTrace = (collection: string, everywhere: boolean): LiveQuery => ({
    collection,
    everywhere,
    where: [['traceId', '==', traceId]],
    limit: 200,
  });
  const messages = useLiveQuery(ofTrace('messages', true), messageSchema);
  const turns = useLiveQuery(ofTrace('turns', true), turnSchema);
  const intents = useLiveQuery(ofTrace('outbox', false), outboxIntentSchema);
  return (
    <>
      <PageHeading title="A trace" back={{ href: '/admin/turns', label: 'Turns' }}>
        <Id id={traceId} label="trace id" />
      </PageHeading>
      <p className="text-sm text-muted">
        The same id is in every log line of it: in Cloud Logging, <code>jsonPayload.traceId="{traceId}"</code>
        .
      </p>
      <Section title="Turns">
        <LiveView live={turns} what="the turns">
          {(found) => <TurnTable caption="Turns of this trace" rows={found} empty="None." />}
        </LiveView>
      </Section>
      <Section title="Messages in conversations">
        <LiveView live={messages} what="the messages">
          {(found) =>
            found.length === 0 ? (
              <p className="text-muted">None.</p>
            ) : (
              <MessageList
                messages={found.toSorted(
                  (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.seq - b.seq,
                )}
              />
            )
          }
        </LiveView>
      </Section>
      <Section title="Messages to phones">
        <LiveView live={intents} what="the messages to phones">
          {(found) => <IntentTable caption="Messages to phones of this trace" rows={found} empty="None." />}
        </LiveView>
      </Section>
    </>
  );
}
