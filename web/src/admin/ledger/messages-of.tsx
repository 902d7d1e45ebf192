import { outboxIntentSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { IntentTable } from '../outbox/intent-table.tsx';

/** What people were told of a commitment: intents whose ids begin with its id, `{id}:…`, stored percent-encoded. */
export function MessagesOf({ commitmentId }: { readonly commitmentId: string }): ReactNode {
  const start = encodeURIComponent(commitmentId);
  const intents = useLiveQuery(
    {
      collection: 'outbox',
      where: [
        ['__name__', '>=', `${start}%3A`],
        ['__name__', '<', `${start}%3B`],
      ],
      limit: 100,
    },
    outboxIntentSchema,
  );
  return (
    <LiveView live={intents} what="the messages">
      {(found) => (
        <IntentTable
          caption="Messages about it"
          rows={found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())}
          empty="Nobody was sent a message about it. What its person was told in the app stands in the conversation."
        />
      )}
    </LiveView>
  );
}
