import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ConversationPage } from './conversation-page.tsx';
import { ThreadList } from './thread-list.tsx';

/** Conversations: reading along, and answering instead of Merve. */
export default function ConversationsPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/conversations/:threadId">
        {({ threadId }) => <ConversationPage key={threadId} threadId={threadId} />}
      </Route>
      <Route component={ThreadList} />
    </Switch>
  );
}
