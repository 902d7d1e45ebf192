import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ChatPage } from './chat/chat-page.tsx';
import { AppFailed } from './shell/app-failed.tsx';
import { Frame } from './shell/frame.tsx';
import { PageOrReload } from './shell/page-or-reload.tsx';
import { PageWaiting } from './shell/page-waiting.tsx';

const MinePage = lazy(() => import('./mine/mine-page.tsx'));
const MapPage = lazy(() => import('./map/map-page.tsx'));
const AdminPages = lazy(() => import('./admin/admin-pages.tsx'));
const SimulatorPage = lazy(() => import('./whatsapp-simulator/simulator-page.tsx'));
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
          <Route path="/dev/cards">
            <CardGallery />
          </Route>
          <Route>
            <Frame>
              <PageOrReload key={path}>
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
              </PageOrReload>
            </Frame>
          </Route>
        </Switch>
      </Suspense>
    </AppFailed>
  );
}
