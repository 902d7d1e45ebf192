import { CircleUserRound, Compass, Luggage, Map as MapIcon, MessageCircle, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { AccountDialog } from './account-dialog.tsx';
import { shellSentences } from './sentences/index.ts';
import { useOnline } from './use-online.ts';

/** The tab that a page belongs to, by the first part of its path. */
const tabOf: Readonly<Record<string, string>> = {
  feed: '/explore',
  plan: '/explore',
  place: '/explore',
  trips: '/mine',
  groups: '/mine',
};

/**
 * What stands around the pages of app users: the way between them, the account, and whether there is a connection. The way is a bar of
 * tabs below on a phone, where the thumb is, and a rail beside the page where there is room.
 */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSentences(shellSentences);
  const [location] = useLocation();
  const online = useOnline();
  const [accountShown, showAccount] = useState(false);
  const pages = [
    { path: '/', label: say.chat, Icon: MessageCircle },
    { path: '/explore', label: say.explore, Icon: Compass },
    { path: '/map', label: say.map, Icon: MapIcon },
    { path: '/mine', label: say.trips, Icon: Luggage },
    { path: '/me', label: say.me, Icon: UserRound },
  ];
  const [, first = ''] = location.split('/');
  const current = tabOf[first] ?? `/${first}`;
  usePageTitle(first === 'feed' ? say.picked : (pages.find(({ path }) => path === current)?.label ?? null));
  const account = (
    <IconButton label={say.account} onClick={() => showAccount(true)}>
      <CircleUserRound aria-hidden className="size-6" />
    </IconButton>
  );
  return (
    <div className="flex h-dvh flex-col sm:flex-row print:block print:h-auto">
      <a
        href="#content"
        className="sr-only print:hidden focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {say.skip}
      </a>
      <header className="flex items-center justify-between border-b border-line bg-surface px-3 sm:hidden print:hidden [@media(max-height:30rem)]:hidden">
        <Brand />
        {account}
      </header>
      <nav
        aria-label={say.pages}
        className="order-last flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:order-none sm:w-24 sm:shrink-0 sm:flex-col sm:items-stretch sm:gap-1 sm:overflow-y-auto sm:border-t-0 sm:border-e sm:p-2 print:hidden"
      >
        <div className="mb-2 flex justify-center max-sm:hidden">
          <Brand isRail />
        </div>
        {pages.map(({ path, label, Icon }) => (
          <Link
            key={path}
            href={path}
            aria-current={current === path ? 'page' : undefined}
            className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 py-1.5 text-xs text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent sm:flex-none sm:rounded-xl sm:hover:bg-raised sm:aria-[current=page]:bg-accent-soft"
          >
            <Icon aria-hidden className="size-6 shrink-0" />
            <span className="max-w-full truncate">{label}</span>
          </Link>
        ))}
        <div className="mt-auto flex justify-center pt-2 max-sm:hidden">{account}</div>
      </nav>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {!online && (
          <p
            role="status"
            className="print:hidden bg-warning-soft px-4 py-2 text-center text-sm text-warning"
          >
            {say.offline}
          </p>
        )}
        <main id="content" className="min-h-0 flex-1">
          {children}
        </main>
      </div>
      {/* Of its own, so that the page behind does not go while the dialog's words are fetched. */}
      <Suspense fallback={null}>
        {accountShown && <AccountDialog onClose={() => showAccount(false)} />}
      </Suspense>
    </div>
  );
}

function Brand({ isRail = false }: { readonly isRail?: boolean }): ReactNode {
  return (
    <Link
      href="/"
      className={`flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold ${isRail ? 'justify-center' : ''}`}
    >
      <img src="/icon.svg" alt="" className={isRail ? 'size-9' : 'size-7'} />
      <span className={isRail ? 'sr-only' : ''}>Merve</span>
    </Link>
  );
}
