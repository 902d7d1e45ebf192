import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ComparePage } from './compare-page.tsx';
import { TracePage } from './trace-page.tsx';
import { TurnList } from './turn-list.tsx';
import { TurnPage } from './turn-page.tsx';

/** Inside the turns: what came in, what was decided and why, what went out, and how long it took. */
export default function TurnsPage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/turns/trace/:traceId">
        {({ traceId }) => <TracePage traceId={decodeURIComponent(traceId)} />}
      </Route>
      <Route path="/admin/turns/compare/:oneThread/:oneSeq/:otherThread/:otherSeq">
        {({ oneThread, oneSeq, otherThread, otherSeq }) => (
          <ComparePage
            one={{ threadId: oneThread, seq: Number(oneSeq) }}
            other={{ threadId: otherThread, seq: Number(otherSeq) }}
          />
        )}
      </Route>
      <Route path="/admin/turns/:threadId/:seq">
        {({ threadId, seq }) => <TurnPage key={`${threadId} ${seq}`} threadId={threadId} seq={Number(seq)} />}
      </Route>
      <Route component={TurnList} />
    </Switch>
  );
}
