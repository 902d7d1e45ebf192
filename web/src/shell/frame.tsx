import { CircleUserRound, Compass, Map as MapIcon, MessageCircle, Ticket } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { AccountDialog } from './account-dialog.tsx';
import { shellSentences } from './sentences/index.ts';
import { useOnline } from './use-online.ts';

/** What stands around the pages of app users: the way between them, the account, and whether there is a connection. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSentences(shellSentences);
  const [location] = useLocation();
  const online = useOnline();
  const [accountShown, showAccount] = useState(false);
  const pages = [
    { path: '/', label: say.chat, Icon: MessageCircle },
    { path: '/mine', label: say.mine, Icon: Ticket },
    { path: '/explore', label: say.explore, Icon: Compass },
    { path: '/map', label: say.map, Icon: MapIcon },
  ];
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <a
        href="#content"
        className="sr-only print:hidden focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {say.skip}
      </a>
      <header className="flex print:hidden items-center gap-1 border-b border-line bg-surface px-3 py-1.5">
        <Link href="/" className="me-2 flex items-center gap-2 rounded-lg px-1 font-semibold">
          <img src="/icon.svg" alt="" className="size-7" />
          <span className="max-[26rem]:sr-only">Merve</span>
        </Link>
        <nav className="flex flex-1 items-center gap-1">
          {pages.map(({ path, label, Icon }) => (
            <Link
              key={path}
              href={path}
              aria-current={location === path ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-xl px-3 text-[0.95rem] text-muted hover:bg-raised aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-sm:sr-only">{label}</span>
            </Link>
          ))}
        </nav>
        <IconButton label={say.account} onClick={() => showAccount(true)}>
          <CircleUserRound aria-hidden className="size-6" />
        </IconButton>
      </header>
      {!online && (
        <p role="status" className="print:hidden bg-warning-soft px-4 py-2 text-center text-sm text-warning">
          {say.offline}
        </p>
      )}
      <main id="content" className="min-h-0 flex-1">
        {children}
      </main>
      {/* Of its own, so that the page behind does not go while the dialog's words are fetched. */}
      <Suspense fallback={null}>
        {accountShown && <AccountDialog onClose={() => showAccount(false)} />}
      </Suspense>
    </div>
  );
}
