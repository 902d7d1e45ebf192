import type { ReactNode } from 'react';
import { Link, Route, Switch, useRoute } from 'wouter';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import { PageHeading } from '../design/page-heading.tsx';
import { useMarket } from '../frame/market.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { useController } from './use-controller.ts';

const tabs = [
  { path: '/admin/merve', label: 'Policy' },
  { path: '/admin/merve/history', label: 'History' },
];

/** The Merve controller of the market: what is in force, what is on trial, and how it came about. */
export default function ControllerPage(): ReactNode {
  const market = useMarket();
  return <MarketController key={market.marketId} marketId={market.marketId} name={market.name} />;
}

function MarketController({
  marketId,
  name,
}: {
  readonly marketId: string;
  readonly name: string;
}): ReactNode {
  const { loaded, show, putInForce, tryOut } = useController(marketId);
  return (
    <>
      <PageHeading title={`Merve in ${name}`}>
        {loaded.state === 'ready' && (
          <p className="text-sm text-muted">
            {loaded.controller.stored
              ? `Version ${loaded.controller.policyVersion} is in force`
              : 'The built-in policy is in force; nobody has changed it yet'}
          </p>
        )}
        <nav aria-label="Merve controller" className="flex gap-1 sm:ms-auto">
          {tabs.map(({ path, label }) => (
            <TabLink key={path} path={path} label={label} />
          ))}
        </nav>
      </PageHeading>
      {loaded.state === 'loading' && <Waiting label="Loading the policy…" />}
      {loaded.state === 'failed' && <Notice tone="danger">Could not load the policy. {loaded.reason}</Notice>}
      {loaded.state === 'ready' && (
        <Switch>
          <Route path="/admin/merve/history">
            <PolicyHistory controller={loaded.controller} onChanged={show} />
          </Route>
          <Route>
            {loaded.controller.candidate !== null && (
              <TrialPanel controller={loaded.controller} onChanged={show} />
            )}
            <PolicyEditor controller={loaded.controller} putInForce={putInForce} tryOut={tryOut} />
          </Route>
        </Switch>
      )}
    </>
  );
}

function TabLink({ path, label }: { readonly path: string; readonly label: string }): ReactNode {
  const [here] = useRoute(path);
  return (
    <Link
      href={path}
      aria-current={here ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-xl px-4 text-muted hover:bg-raised aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
    >
      {label}
    </Link>
  );
}
