import { systemAlertSchema } from '@merve/contract';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, IconButton } from '../../design/button.tsx';
import { signOut, useAccount } from '../../platform/session.ts';
import { useOnline } from '../../shell/use-online.ts';
import { LiveView } from '../live/live-view.tsx';
import { OnlyMarket } from '../live/only-market.ts';
import { useLiveQuery } from '../live/use-live.ts';
import { useWaiting, WaitingProvider } from '../waiting/use-waiting.tsx';
import { chooseMarket, MarketContext, useChosenMarket, useMarkets } from './market.ts';
import { adminPages, isUnder } from './navigation.ts';

/** Alerts shown as a number; more are "99+". */
const alertsCounted = 100;

/** How much waits beside an entry of the navigation; nothing where nothing does. */
function Count({
  count,
  tone,
  what,
}: {
  readonly count: string;
  readonly tone: string;
  readonly what: string;
}): ReactNode {
  return (
    <span className={`ms-auto rounded-full px-2 text-sm font-semibold ${tone}`}>
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

function WaitingCount(): ReactNode {
  const waiting = useWaiting();
  const count = waiting.state === 'ready' ? waiting.value.length : 0;
  if (count === 0) return null;
  return <Count count={String(count)} tone="bg-warning-soft text-warning" what="waiting" />;
}

function OpenAlerts(): ReactNode {
  const alerts = useLiveQuery(
    {
      collection: 'systemAlerts',
      where: [['state', '==', 'open']],
      orderBy: [['lastSeenAt', 'desc']],
      limit: alertsCounted,
    },
    systemAlertSchema,
  );
  const count = alerts.state === 'ready' ? alerts.value.length : 0;
  if (count === 0) return null;
  return (
    <Count
      count={count < alertsCounted ? String(count) : '99+'}
      tone="bg-danger-soft text-danger"
      what="open"
    />
  );
}

function Navigation({ onGo }: { readonly onGo: () => void }): ReactNode {
  const [location] = useLocation();
  return (
    <nav aria-label="Admin" className="flex flex-col gap-0.5">
      {adminPages.map(({ path, label, Icon }) => (
        <Link
          key={path}
          href={path}
          onClick={onGo}
          aria-current={isUnder(path, location) ? 'page' : undefined}
          className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-[0.95rem] text-muted hover:bg-raised aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          {label}
          {path === '/admin/alerts' && <OpenAlerts />}
          {path === '/admin/waiting' && <WaitingCount />}
        </Link>
      ))}
    </nav>
  );
}

function MarketSwitcher({
  markets,
  current,
}: {
  readonly markets: readonly { marketId: string; name: string }[];
  readonly current: string;
}): ReactNode {
  return (
    <label className="flex flex-col gap-1 text-sm text-muted">
      Market
      <select
        value={current}
        onChange={({ target }) => chooseMarket(target.value)}
        className="min-h-11 w-full rounded-xl border border-line bg-surface px-3 text-base text-ink"
      >
        {markets.map(({ marketId, name }) => (
          <option key={marketId} value={marketId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function SignedInAs(): ReactNode {
  const { email, name, uid } = useAccount();
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <p className="truncate text-muted" title={email ?? uid}>
        {name ?? email ?? uid}
      </p>
      <div className="flex gap-1">
        <Button look="quiet" className="flex-1" onClick={() => void signOut()}>
          Sign out
        </Button>
        <Link
          href="/"
          className="inline-flex min-h-11 flex-1 items-center justify-center rounded-xl hover:bg-raised"
        >
          To the app
        </Link>
      </div>
    </div>
  );
}

/** What stands around the admin pages: the way between them, the market they are about, and who is signed in. */
export function AdminFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const [menuShown, showMenu] = useState(false);
  const online = useOnline();
  const markets = useMarkets();
  const chosen = useChosenMarket();
  const { operates } = useAccount();
  return (
    <div className="flex h-dvh flex-col lg:flex-row">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to the page
      </a>
      <LiveView live={markets} what="the markets">
        {(every) => {
          const all = every.filter(({ marketId }) => operates === 'all' || operates.includes(marketId));
          const market = all.find(({ marketId }) => marketId === chosen) ?? all[0];
          if (market === undefined) return <p className="p-6">There is no market yet.</p>;
          return (
            <MarketContext value={market}>
              <OnlyMarket value={operates === 'all' ? null : market.marketId}>
                <WaitingProvider>
                  <header className="flex shrink-0 flex-col border-b border-line bg-surface lg:w-64 lg:border-e lg:border-b-0">
                    <div className="flex items-center gap-2 px-3 py-1.5">
                      <img src="/icon.svg" alt="" className="size-7" />
                      <span className="flex-1 font-semibold">Merve, for operators</span>
                      <IconButton
                        label={menuShown ? 'Close the menu' : 'Open the menu'}
                        aria-expanded={menuShown}
                        aria-controls="admin-menu"
                        className="lg:hidden"
                        onClick={() => showMenu(!menuShown)}
                      >
                        <Menu aria-hidden className="size-6" />
                      </IconButton>
                    </div>
                    <div
                      id="admin-menu"
                      className={`min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-3 max-lg:max-h-[80dvh] lg:flex ${menuShown ? 'flex' : 'max-lg:hidden'}`}
                    >
                      <MarketSwitcher markets={all} current={market.marketId} />
                      <Navigation onGo={() => showMenu(false)} />
                      <div className="lg:mt-auto">
                        <SignedInAs />
                      </div>
                    </div>
                  </header>
                  <main id="content" className="relative min-h-0 min-w-0 flex-1 overflow-y-auto">
                    {!online && (
                      <p role="status" className="bg-warning-soft px-4 py-2 text-center text-sm text-warning">
                        No connection: what is shown may be out of date.
                      </p>
                    )}
                    <div className="mx-auto flex max-w-7xl flex-col gap-5 p-4 sm:p-6">{children}</div>
                  </main>
                </WaitingProvider>
              </OnlyMarket>
            </MarketContext>
          );
        }}
      </LiveView>
    </div>
  );
}
