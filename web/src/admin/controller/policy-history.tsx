import { type MerveController, type PolicyHistory as Page, policyOutdatedSchema } from '@merve/contract';
import { policyRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import { ApiFailure, callRoute } from '../../platform/api-client.ts';
import { useAccount } from '../../platform/session.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { formatInstant } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { ChangeList } from '../editing/change-list.tsx';
import { useHistory } from '../editing/use-history.ts';
import { useMarket } from '../frame/market.ts';
import { policyWords } from './policy-words.ts';

type Entry = Page['entries'][number];

function originWords({ origin }: Entry): string {
  switch (origin.kind) {
    case 'edit':
      return 'Edited';
    case 'candidate':
      return 'Put in force after a trial';
    case 'undo':
      return `Undid version ${origin.undoes}`;
  }
}

/** Who changed the policy into what, when and why, newest first; and undoing it. */
export function PolicyHistory({
  controller,
  onChanged,
}: {
  readonly controller: MerveController;
  readonly onChanged: (controller: MerveController) => void;
}): ReactNode {
  const { marketId, policyVersion } = controller;
  const [undoing, setUndoing] = useState<Entry | null>(null);
  const { entries, failure, showMore } = useHistory(`${marketId} ${policyVersion}`, (before, signal) =>
    callRoute(policyRoutes.listPolicyHistory, {
      params: { marketId },
      query: { limit: 20, ...(before === null ? {} : { before }) },
      ...(signal === undefined ? {} : { signal }),
    }),
  );

  async function undo(entry: Entry, reason: string): Promise<void> {
    const params = { marketId, policyVersion: entry.policyVersion };
    try {
      onChanged(
        await callRoute(policyRoutes.undoPolicy, {
          params,
          body: { expectedVersion: policyVersion, reason },
        }),
      );
    } catch (thrown) {
      const newer = policyOutdatedSchema.safeParse(thrown instanceof ApiFailure ? thrown.body : null);
      if (newer.success) onChanged(newer.data.current);
      throw thrown;
    }
  }
  if (failure !== null) return <Notice tone="danger">Could not load the history. {failure}</Notice>;
  if (entries === null) return <Waiting label="Loading the history…" />;
  if (entries.length === 0) {
    return (
      <p className="rounded-2xl border border-line p-6 text-muted">Nobody has changed the policy yet.</p>
    );
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {entries.map((entry) => (
          <HistoryEntry
            key={entry.policyVersion}
            entry={entry}
            tools={controller.tools}
            onUndo={() => setUndoing(entry)}
          />
        ))}
      </ol>
      {showMore !== null && (
        <Button className="self-center" onClick={showMore}>
          Show more
        </Button>
      )}
      {undoing !== null && (
        <ActionDialog
          title={`Undo version ${undoing.policyVersion}`}
          explanation={undoWords(undoing.policyVersion, policyVersion)}
          act="Undo"
          onDo={(reason) => undo(undoing, reason)}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

function undoWords(undoes: number, current: number): string {
  const alone = 'The policy becomes what it was before it, as a new version.';
  if (undoes === current) return alone;
  const later = current - undoes === 1 ? `version ${current}` : `versions ${undoes + 1} to ${current}`;
  return `${alone} What was changed later, in ${later}, goes with it.`;
}

function HistoryEntry({
  entry,
  tools,
  onUndo,
}: {
  readonly entry: Entry;
  readonly tools: MerveController['tools'];
  readonly onUndo: () => void;
}): ReactNode {
  const { uid } = useAccount();
  const { timeZone, currency } = useMarket();
  const { policyVersion, by, at, reason, differences, traceId } = entry;
  const shown = differences.map(({ path, ...values }) => ({ ...values, path: path.split('.') }));
  return (
    <li>
      <Card>
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="font-semibold">
                Version {policyVersion} · {originWords(entry)}
              </h2>
              <p className="text-sm text-muted">
                {formatInstant(new Date(at), timeZone)}, by{' '}
                {by === uid ? 'you' : <bdi className="font-mono">{by}</bdi>}
              </p>
              <p dir="auto" className="break-words">
                {reason}
              </p>
            </div>
            <Button onClick={onUndo}>Undo…</Button>
          </div>
          <ChangeList differences={shown} words={policyWords(currency, tools)} />
          <p className="text-xs text-muted">Trace {traceId}</p>
        </div>
      </Card>
    </li>
  );
}
