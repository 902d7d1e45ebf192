import { dutyRosterRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { useAccount } from '../../platform/session.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { formatInstant } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { ChangeList } from '../editing/change-list.tsx';
import { differencesBetween } from '../editing/differences.ts';
import type { SaveOutcome } from '../editing/save-outcome.ts';
import { useHistory } from '../editing/use-history.ts';
import type { Words } from '../editing/words.ts';
import { useMarket } from '../frame/market.ts';
import { draftOf } from './roster-draft.ts';

type Page = z.output<typeof routes.listDutyRosterHistory.response.schema>;
type Entry = Page['entries'][number];

/** Who changed a night's roster into what, when and why, newest first; and undoing it. */
export function DutyHistory({
  date,
  version,
  words,
  onUndo,
}: {
  readonly date: string;
  /** The newest version known; another one is another entry at the top. */
  readonly version: number;
  readonly words: Words;
  /** Puts duties in force that were before. */
  readonly onUndo: (duties: Entry['before'], reason: string) => Promise<SaveOutcome>;
}): ReactNode {
  const { marketId } = useMarket();
  const [undoing, setUndoing] = useState<Entry | null>(null);
  const { entries, failure, showMore } = useHistory(`${marketId} ${date} ${version}`, (before, signal) =>
    callRoute(routes.listDutyRosterHistory, {
      params: { marketId, date },
      query: { limit: 20, ...(before === null ? {} : { before }) },
      ...(signal === undefined ? {} : { signal }),
    }),
  );

  async function undo({ before }: Entry, reason: string): Promise<void> {
    const outcome = await onUndo(before, reason);
    switch (outcome.kind) {
      case 'saved':
        return;
      case 'outdated':
        throw new Error('Somebody else has just changed this night. Look at what they did first.');
      case 'invalid':
        throw new Error(outcome.problems.map(({ message }) => message).join('. '));
      case 'refused':
        throw new Error(outcome.words);
    }
  }
  if (failure !== null) return <Notice tone="danger">Could not load the history. {failure}</Notice>;
  if (entries === null) return <Waiting label="Loading the history…" />;
  if (entries.length === 0) {
    return (
      <p className="rounded-2xl border border-line p-6 text-muted">Nobody has changed this night here yet.</p>
    );
  }
  return (
    <>
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.version}>
            <HistoryEntry entry={entry} words={words} onUndo={() => setUndoing(entry)} />
          </li>
        ))}
      </ol>
      {showMore !== null && (
        <Button className="self-center" onClick={showMore}>
          Show more
        </Button>
      )}
      {undoing !== null && (
        <ActionDialog
          title={`Undo version ${undoing.version}`}
          explanation="The night becomes what it was before it, as a new version. What was changed later goes with it."
          act="Undo"
          onDo={(reason) => undo(undoing, reason)}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}

function HistoryEntry({
  entry: { version, by, at, reason, traceId, before, after },
  words,
  onUndo,
}: {
  readonly entry: Entry;
  readonly words: Words;
  readonly onUndo: () => void;
}): ReactNode {
  const { uid } = useAccount();
  const { timeZone } = useMarket();
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="font-semibold">Version {version}</h3>
            <p className="text-sm text-muted">
              {formatInstant(new Date(at), timeZone)}, by{' '}
              {by === uid ? 'you' : <bdi className="font-mono">{by}</bdi>}
            </p>
            <p dir="auto" className="break-words">
              {reason}
            </p>
          </div>
          <Button onClick={onUndo}>
            Undo<span className="sr-only"> version {version}</span>…
          </Button>
        </div>
        <ChangeList differences={differencesBetween(draftOf(before), draftOf(after))} words={words} />
        <p className="text-xs text-muted">Trace {traceId}</p>
      </div>
    </Card>
  );
}
