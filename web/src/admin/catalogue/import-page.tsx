import { catalogueEditorRoutes, type ImportOutcome } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { saveTable } from '../../platform/save-file.ts';
import { ActionDialog, failureWords } from '../design/action-dialog.tsx';
import { pageOfJob } from '../design/document-link.ts';
import { Card, PageHeading } from '../design/page-heading.tsx';
import { useMarket } from '../frame/market.ts';
import { columns } from './csv/columns.ts';
import { decodeTable, type ReadRow, readTable } from './csv/read-table.ts';
import type { UploadedPictures } from './csv/row-of.ts';
import { sendBatches } from './csv/send-batches.ts';
import { templateTable } from './csv/write-table.ts';
import { ImportReport } from './import-report.tsx';
import { TablePictures } from './table-pictures.tsx';

/** What a table of listings looks like. */
function ImportGuide(): ReactNode {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        One row for each listing, set apart by commas or semicolons. A column that is left out leaves its
        field as it is, so a table of <code>listing_id</code> and <code>tags</code> changes the tags alone.
        Nothing is written before you have seen what would happen.
      </p>
      <Button className="self-start" onClick={() => saveTable('listings-template.csv', templateTable())}>
        Download a template
      </Button>
      <details className="rounded-xl border border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium">The columns</summary>
        <dl className="grid gap-x-4 gap-y-1 border-t border-line p-3 sm:grid-cols-[10rem_1fr]">
          {columns.map(({ name, takes, needed }) => (
            <div key={name} className="contents">
              <dt className="font-mono">{name}</dt>
              <dd className="text-muted">
                {takes}
                {needed === true && ' A new listing needs it.'}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** A file as it was read, and what would become of it. */
interface Loaded {
  readonly name: string;
  readonly rows: readonly ReadRow[];
  readonly tried: boolean;
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  /** Why the trial stopped before its end. */
  readonly stopped: string | null;
}

const goodRows = (rows: readonly ReadRow[]) => rows.flatMap((read) => ('row' in read ? [read.row] : []));

/** Listings from a table: read here, tried without writing, then handed over to a job that imports them. */
export function ImportPage(): ReactNode {
  const { marketId, name } = useMarket();
  const [, navigate] = useLocation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [pictures, setPictures] = useState<UploadedPictures>(new Map());

  async function tryOut(file: Loaded): Promise<void> {
    const outcomes = new Map<number, ImportOutcome>();
    const show = (tried: boolean, stopped: string | null) =>
      setLoaded({ ...file, tried, outcomes: new Map(outcomes), stopped });
    try {
      await sendBatches(
        goodRows(file.rows),
        async (rows) =>
          (await callRoute(catalogueEditorRoutes.tryImport, { params: { marketId }, body: { rows } }))
            .outcomes,
        (answer) => {
          for (const outcome of answer) outcomes.set(outcome.line, outcome);
          show(false, null);
        },
      );
      show(true, null);
    } catch (thrown) {
      show(true, failureWords(thrown));
    }
  }
  async function begin({ name: title, rows }: Loaded, reason: string): Promise<void> {
    const params = { marketId, jobId: crypto.randomUUID() };
    let parts = 0;
    await sendBatches(
      goodRows(rows),
      (batch, index) =>
        callRoute(catalogueEditorRoutes.putImportPart, {
          params: { ...params, index },
          body: { rows: batch },
        }),
      () => {
        parts += 1;
      },
    );
    await callRoute(catalogueEditorRoutes.beginImport, { params, body: { reason, title, parts } });
    navigate(pageOfJob(params.jobId));
  }
  async function choose(file: File): Promise<void> {
    setLoaded(null);
    try {
      const table = readTable(decodeTable(await file.arrayBuffer()), pictures);
      setProblems(table.ok ? [] : table.problems);
      if (!table.ok) return;
      const fresh = { name: file.name, rows: table.rows, tried: false, outcomes: new Map(), stopped: null };
      setLoaded(fresh);
      await tryOut(fresh);
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
          <TablePictures uploaded={pictures} onUploaded={setPictures} />
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
          title={loaded.tried ? 'Tried, nothing written:' : 'Trying:'}
          wouldBe
          onDownload={(text) => saveTable(`report-${loaded.name}`, text)}
          action={<ImportAction loaded={loaded} onAsk={() => setAsking(true)} />}
        />
      )}
      {asking && loaded !== null && (
        <ActionDialog
          title="Import the table"
          explanation="Each row is on record with this reason. Rows that are refused keep no other back; importing the same table once more changes nothing. The import goes on when this page is closed."
          act="Import"
          onDo={(reason) => begin(loaded, reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ImportAction({ loaded, onAsk }: { readonly loaded: Loaded; readonly onAsk: () => void }): ReactNode {
  const { tried, outcomes, stopped } = loaded;
  const waiting = [...outcomes.values()].filter(
    ({ result }) => result === 'created' || result === 'changed',
  ).length;
  if (stopped !== null || (tried && waiting === 0)) return null;
  return (
    <Button look="primary" busy={!tried} onClick={onAsk}>
      {waiting === 1 ? 'Import one row…' : `Import ${waiting} rows…`}
    </Button>
  );
}
