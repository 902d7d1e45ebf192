import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { columns } from './csv/columns.ts';
import { downloadTable } from './csv/download.ts';
import { templateTable } from './csv/write-table.ts';

/** What a table of listings looks like. */
export function ImportGuide(): ReactNode {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        One row for each listing, set apart by commas or semicolons. A column that is left out leaves its
        field as it is, so a table of <code>listing_id</code> and <code>tags</code> changes the tags alone.
        Nothing is written before you have seen what would happen.
      </p>
      <Button className="self-start" onClick={() => downloadTable('listings-template.csv', templateTable())}>
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
