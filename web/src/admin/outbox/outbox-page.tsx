import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { IntentList } from './intent-list.tsx';
import { IntentPage } from './intent-page.tsx';

/** The outbox: every message to a phone, and how far it has come. */
export default function OutboxPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/outbox/:intentId">
        {({ intentId }) => <IntentPage intentId={decodeURIComponent(intentId)} />}
      </Route>
      <Route path="/admin/outbox" component={IntentList} />
    </Switch>
  );
}
