import { catalogueEditorRoutes, type ImportOutcome } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { DeedDialog, failureWords } from '../design/deed-dialog.tsx';
import { Card, PageHeading } from '../design/page-heading.tsx';
import { useMarket } from '../frame/market.ts';
import { downloadTable } from './csv/download.ts';
import { decodeTable, type ReadRow, readTable } from './csv/read-table.ts';
import { runImport } from './csv/run-import.ts';
import { ImportGuide } from './import-guide.tsx';
import { ImportReport } from './import-report.tsx';

/** A file as it was read, and how far it has come. */
interface Loaded {
  readonly name: string;
  readonly rows: readonly ReadRow[];
  readonly phase: 'checking' | 'checked' | 'importing' | 'done';
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  /** Why it stopped before its end. */
  readonly stopped: string | null;
}

const noOutcomes: ReadonlyMap<number, ImportOutcome> = new Map();
const goodRows = (rows: readonly ReadRow[]) => rows.flatMap((read) => ('row' in read ? [read.row] : []));

/** Listings from a table: read here, tried without writing, then imported, with an outcome for every row. */
export function ImportPage(): ReactNode {
  const { marketId, name } = useMarket();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);

  async function send(file: Loaded, dryRun: boolean, reason: string): Promise<void> {
    const done = (
      outcomes: ReadonlyMap<number, ImportOutcome>,
      phase: Loaded['phase'],
      stopped: string | null,
    ) => setLoaded({ ...file, phase, outcomes, stopped });
    const run = await runImport(
      goodRows(file.rows),
      async (rows) => {
        const body = { dryRun, reason, rows };
        return (await callRoute(catalogueEditorRoutes.importListings, { params: { marketId }, body }))
          .outcomes;
      },
      (outcomes) => done(outcomes, dryRun ? 'checking' : 'importing', null),
    );
    done(run.outcomes, dryRun ? 'checked' : 'done', run.stopped === null ? null : failureWords(run.stopped));
  }
  async function choose(file: File): Promise<void> {
    setLoaded(null);
    try {
      const table = readTable(decodeTable(await file.arrayBuffer()));
      setProblems(table.ok ? [] : table.problems);
      if (!table.ok) return;
      const fresh: Loaded = {
        ...{ name: file.name, rows: table.rows, phase: 'checking', outcomes: noOutcomes, stopped: null },
      };
      setLoaded(fresh);
      await send(fresh, true, 'Tried without writing');
    } catch (thrown) {
      setProblems([thrown instanceof Error ? thrown.message : String(thrown)]);
    }
  }
  return (
    <>
      <PageHeading title="Import a table" back={{ href: '/admin/catalogue', label: 'Catalogue' }} />
      <Card>
        <div className="flex flex-col gap-4">
          <ImportGuide />
          <label className="flex flex-col gap-1 text-sm font-medium">
            Table for {name} (CSV, UTF-8)
            <input
              type="file"
              accept=".csv,text/csv"
              className="min-h-11 rounded-xl border border-line bg-surface p-2 text-base font-normal file:me-3 file:min-h-9 file:rounded-lg file:border-0 file:bg-raised file:px-3 file:text-ink"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file, mended and chosen again, is another one.
                target.value = '';
                if (file !== undefined) void choose(file);
              }}
            />
          </label>
          {problems.length > 0 && (
            <Notice tone="danger">
              <ul className="list-disc ps-5">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </Card>
      {loaded !== null && (
        <ImportReport
          {...loaded}
          onDownload={(text) => downloadTable(`report-${loaded.name}`, text)}
          action={<ImportAction loaded={loaded} onAsk={() => setAsking(true)} />}
        />
      )}
      {asking && loaded !== null && (
        <DeedDialog
          title="Import the table"
          explanation="Each row is on record with this reason. Rows that are refused keep no other back; importing the same table once more changes nothing."
          act="Import"
          onDo={async (reason) => {
            // The dialog closes; the page shows how it goes on.
            void send({ ...loaded, phase: 'importing', outcomes: noOutcomes, stopped: null }, false, reason);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ImportAction({ loaded, onAsk }: { readonly loaded: Loaded; readonly onAsk: () => void }): ReactNode {
  const { phase, outcomes, stopped } = loaded;
  const waiting = [...outcomes.values()].filter(
    ({ result }) => result === 'created' || result === 'changed',
  ).length;
  if (phase === 'done') return stopped === null ? null : <Button onClick={onAsk}>Import once more…</Button>;
  if (phase === 'checked' && stopped === null && waiting === 0) return null;
  return (
    <Button look="primary" busy={phase !== 'checked'} onClick={onAsk}>
      {waiting === 1 ? 'Import one row…' : `Import ${waiting} rows…`}
    </Button>
  );
}
