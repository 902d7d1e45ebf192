import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ChatPage } from './chat/chat-page.tsx';
import { Button } from './design/button.tsx';
import { PageWaiting } from './design/waiting.tsx';
import { lazyPart } from './platform/lazy-part.tsx';
import { onDemand } from './platform/on-demand.ts';
import { Frame } from './shell/frame.tsx';
import { PageOrReload } from './shell/page-or-reload.tsx';

const MinePage = lazy(() => import('./mine/mine-page.tsx'));
const MapPage = lazy(() => import('./map/map-page.tsx'));
const ExplorePage = lazy(() => import('./explore/explore-page.tsx'));
const FeedPage = lazy(() => import('./feed/feed-page.tsx'));
const MePage = lazy(() => import('./me/me-page.tsx'));
const PlacePage = lazy(() => import('./place/place-page.tsx'));
const PlaceBeside = lazyPart(onDemand(() => import('./place/place-beside.tsx')));
const ComingUp = lazyPart(onDemand(() => import('./mine/coming-up.tsx')));
const GroupPage = lazy(() => import('./groups/group-page.tsx'));
const NewGroupPage = lazy(() => import('./groups/new-group-page.tsx'));
const PlanPage = lazy(() => import('./plan/plan-page.tsx'));
const TripsPage = lazy(() => import('./trips/trips-page.tsx'));
const TripPage = lazy(() => import('./trips/trip-page.tsx'));
const NoSuchPage = lazy(() => import('./shell/no-such-page.tsx'));
const AdminPages = lazy(() => import('./admin/admin-pages.tsx'));
const SimulatorPage = lazy(() => import('./whatsapp-simulator/simulator-page.tsx'));
const DesignPage = lazy(() => import('./design-page/design-page.tsx'));
const CardGallery = lazy(() => import('./cards/gallery/gallery-page.tsx'));

/** The pages. The chat is in the first load; every other page is fetched when it is opened. */
export function App(): ReactNode {
  const [path] = useLocation();
  return (
    <AppFailed>
      <Suspense fallback={<PageWaiting />}>
        <Switch>
          <Route path="/admin/*?">
            <AdminPages />
          </Route>
          <Route path="/dev/whatsapp">
            <SimulatorPage />
          </Route>
          <Route path="/design">
            <DesignPage />
          </Route>
          <Route path="/dev/cards">
            <CardGallery />
          </Route>
          <Route>
            <Frame>
              {/* What Google answered is told on the page that it was brought to, under the address that is left of it. */}
              <PageOrReload key={path === '/me/google' ? '/me' : path}>
                <Suspense fallback={<PageWaiting />}>
                  <Switch>
                    <Route path="/">
                      <ChatPage
                        beside={(listingId) =>
                          listingId === null ? <ComingUp /> : <PlaceBeside listingId={listingId} />
                        }
                      />
                    </Route>
                    <Route path="/mine" component={MinePage} />
                    <Route path="/explore" component={ExplorePage} />
                    <Route path="/map" component={MapPage} />
                    <Route path="/me" component={MePage} />
                    <Route path="/me/google" component={MePage} />
                    <Route path="/feed" component={FeedPage} />
                    <Route path="/plan" component={PlanPage} />
                    <Route path="/place/:id">
                      {({ id }) => <PlacePage listingId={decodeURIComponent(id)} />}
                    </Route>
                    <Route path="/trips/:id">
                      {({ id }) => <TripPage tripId={decodeURIComponent(id)} />}
                    </Route>
                    <Route path="/groups/new" component={NewGroupPage} />
                    <Route path="/groups/:id">
                      {({ id }) => <GroupPage outingId={decodeURIComponent(id)} />}
                    </Route>
                    <Route path="/trips" component={TripsPage} />
                    <Route component={NoSuchPage} />
                  </Switch>
                </Suspense>
              </PageOrReload>
            </Frame>
          </Route>
        </Switch>
      </Suspense>
    </AppFailed>
  );
}

/**
 * Catches what no page caught. In English, because the sentences themselves may be what could not be loaded: after a new
 * version was published, an open page may ask for a file that is gone, and loading the page again mends it.
 */
class AppFailed extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto flex h-full max-w-md flex-col items-start justify-center gap-4 p-6">
        <h1 className="text-xl font-semibold">This page stopped working</h1>
        <p className="text-muted">
          Nothing you had confirmed is lost: bookings, orders and rides are kept by Merve, not by this page.
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          Load it again
        </Button>
      </main>
    );
  }
}
