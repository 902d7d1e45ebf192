import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { PageHeading } from '../design/page-heading.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { ThreadList } from './thread-list.tsx';

/** The inbox: conversations, and the one that is open, beside each other where there is room. Reading along, and answering instead of Merve. */
export default function ConversationsPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/conversations/:threadId">
        {({ threadId }) => <Inbox key="inbox" threadId={threadId} />}
      </Route>
      <Route>
        <Inbox key="inbox" threadId={null} />
      </Route>
    </Switch>
  );
}

function Inbox({ threadId }: { readonly threadId: string | null }): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={`flex flex-col gap-3 xl:sticky xl:top-0 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto ${threadId === null ? '' : 'max-xl:hidden'}`}
      >
        {threadId === null ? <PageHeading title="Inbox" /> : <p className="text-2xl font-semibold">Inbox</p>}
        <ThreadList shown={threadId} />
      </div>
      {threadId === null ? (
        <p className="rounded-2xl border border-line p-6 text-center text-muted max-xl:hidden">
          Choose a conversation to read it here.
        </p>
      ) : (
        <div key={threadId} className="flex min-w-0 flex-col gap-5">
          <ConversationPage threadId={threadId} />
        </div>
      )}
    </div>
  );
}
