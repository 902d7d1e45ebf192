import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { BookingPage } from './booking-page.tsx';
import { LedgerSearchPage } from './ledger-search.tsx';
import { RequestPage } from './request-page.tsx';

const kinds = ['food', 'service', 'viewing'] as const;

/** What was committed: bookings, orders, services and viewings, each from its beginning to its end. */
export default function LedgerPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/ledger/bookings/:businessId/:txId">
        {({ businessId, txId }) => <BookingPage businessId={businessId} txId={txId} />}
      </Route>
      <Route path="/admin/ledger/orders/:kind/:requestId">
        {({ kind, requestId }) => {
          const known = kinds.find((one) => one === kind);
          return known === undefined ? (
            <LedgerSearchPage />
          ) : (
            <RequestPage kind={known} requestId={requestId} />
          );
        }}
      </Route>
      <Route component={LedgerSearchPage} />
    </Switch>
  );
}
