import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Notice } from '../design/notice.tsx';
import { PageWaiting } from '../design/waiting.tsx';
import { signOut, useSession } from '../platform/session.ts';
import { AdminFrame } from './frame/admin-frame.tsx';
import { NotAnOperator, OperatorSignIn } from './frame/operator-door.tsx';

const AlertsPage = lazy(() => import('./alerts/alerts-page.tsx'));
const CataloguePage = lazy(() => import('./catalogue/catalogue-page.tsx'));
const ControllerPage = lazy(() => import('./controller/controller-page.tsx'));
const ConversationsPage = lazy(() => import('./conversations/conversations-page.tsx'));
const DutyPages = lazy(() => import('./duty/duty-pages.tsx'));
const HomePage = lazy(() => import('./home/home-page.tsx'));
const JobsPage = lazy(() => import('./jobs/jobs-page.tsx'));
const LedgerPage = lazy(() => import('./ledger/ledger-page.tsx'));
const OutboxPage = lazy(() => import('./outbox/outbox-page.tsx'));
const PersonPage = lazy(() => import('./people/person-page.tsx'));
const TaxiPage = lazy(() => import('./taxi/taxi-page.tsx'));
const TurnsPage = lazy(() => import('./turns/turns-page.tsx'));
const UsagePage = lazy(() => import('./usage/usage-page.tsx'));
const WaitingPage = lazy(() => import('./waiting/waiting-page.tsx'));

function Pages(): ReactNode {
  return (
    <AdminFrame>
      <Suspense fallback={<PageWaiting />}>
        <Switch>
          <Route path="/admin" component={HomePage} />
          <Route path="/admin/alerts/*?" component={AlertsPage} />
          <Route path="/admin/catalogue/*?" component={CataloguePage} />
          <Route path="/admin/conversations/*?" component={ConversationsPage} />
          <Route path="/admin/duty/*?" component={DutyPages} />
          <Route path="/admin/jobs/*?" component={JobsPage} />
          <Route path="/admin/ledger/*?" component={LedgerPage} />
          <Route path="/admin/merve/*?" component={ControllerPage} />
          <Route path="/admin/outbox/*?" component={OutboxPage} />
          <Route path="/admin/people/:uid">{({ uid }) => <PersonPage uid={uid} />}</Route>
          <Route path="/admin/taxi/*?" component={TaxiPage} />
          <Route path="/admin/turns/*?" component={TurnsPage} />
          <Route path="/admin/usage/*?" component={UsagePage} />
          <Route path="/admin/waiting" component={WaitingPage} />
          <Route>
            <Redirect to="/admin" replace />
          </Route>
        </Switch>
      </Suspense>
    </AdminFrame>
  );
}

function forSession(session: ReturnType<typeof useSession>): ReactNode {
  switch (session.state) {
    case 'loading':
      return <PageWaiting />;
    case 'unavailable':
      return <Notice tone="danger">The app could not reach its settings or sign-in. {session.reason}</Notice>;
    case 'signed-out':
      return <OperatorSignIn guest={false} />;
    case 'signed-in': {
      const { account } = session;
      if (account.operates.length > 0) return <Pages />;
      if (account.anonymous) return <OperatorSignIn guest />;
      return <NotAnOperator name={account.name ?? account.email} onSignOut={() => void signOut()} />;
    }
  }
}

/**
 * What operators see. The claim decides what is drawn; what an operator may read and do, the rules and the API decide.
 * English alone, left to right, whatever the app's own language.
 */
export default function AdminPages(): ReactNode {
  const session = useSession();
  useEffect(() => {
    const before = document.title;
    document.title = 'Merve for operators';
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <div lang="en" dir="ltr" className="h-full">
      {forSession(session)}
    </div>
  );
}
