import { type ReactNode, use } from 'react';
import { Redirect } from 'wouter';
import { PageWaiting } from '../design/waiting.tsx';
import { useSession } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';
import { DesignParts } from './design-parts.tsx';

const frames = [
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'rtl'],
] as const;

/** What the app is made of, in every state, both themes and both directions: for operators, and on the embedded stack. In English. */
export default function DesignPage(): ReactNode {
  const { local } = use(loadSettings());
  const session = useSession();
  const isOperator = session.state === 'signed-in' && session.account.operates.length > 0;
  if (local === null && session.state === 'loading') return <PageWaiting />;
  if (local === null && !isOperator) return <Redirect to="/" />;
  return (
    <main className="h-full overflow-auto p-4">
      <h1 className="mb-1 text-xl font-semibold">Design</h1>
      <p className="mb-4 text-sm text-muted">
        Every part in every state. Cards in every state are on <code>/dev/cards</code> of the embedded stack.
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        {frames.map(([theme, direction]) => (
          <section
            key={`${theme} ${direction}`}
            aria-label={`${theme}, ${direction === 'ltr' ? 'left to right' : 'right to left'}`}
            data-frame={`${theme}-${direction}`}
            dir={direction}
            data-theme={theme}
            className="min-w-0 rounded-2xl border border-line bg-canvas p-4 text-ink"
          >
            <DesignParts frame={`${theme}-${direction}`} />
          </section>
        ))}
      </div>
    </main>
  );
}
