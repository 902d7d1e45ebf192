import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ChatPage } from './chat/chat-page.tsx';
import { AppFailed } from './shell/app-failed.tsx';
import { Frame } from './shell/frame.tsx';
import { PageWaiting } from './shell/page-waiting.tsx';

const MinePage = lazy(() => import('./mine/mine-page.tsx'));
const MapPage = lazy(() => import('./map/map-page.tsx'));
const AdminPages = lazy(() => import('./admin/admin-pages.tsx'));
const SimulatorPage = lazy(() => import('./whatsapp-simulator/simulator-page.tsx'));
const CardGallery = lazy(() => import('./cards/gallery/gallery-page.tsx'));

/** The pages. The chat is in the first load; every other page is fetched when it is opened. */
export function App(): ReactNode {
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
          <Route path="/dev/cards">
            <CardGallery />
          </Route>
          <Route>
            <Frame>
              <Suspense fallback={<PageWaiting />}>
                <Switch>
                  <Route path="/" component={ChatPage} />
                  <Route path="/mine" component={MinePage} />
                  <Route path="/map" component={MapPage} />
                  <Route>
                    <Redirect to="/" />
                  </Route>
                </Switch>
              </Suspense>
            </Frame>
          </Route>
        </Switch>
      </Suspense>
    </AppFailed>
  );
}
