import { businessSchema, type Listing, storedListingSchema } from '@merve/contract';
import { type CatalogueEntry, catalogueEditorRoutes } from '@merve/contract/api';
import { collection, getDocs, query, where } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { liveFirestore } from '../../platform/live-firestore.ts';
import { parseDocument } from '../../platform/parse-document.ts';
import { saveTable } from '../../platform/save-file.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { Badge } from '../design/badge.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { words } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { type Live, mapLive, useLiveQuery } from '../live/use-live.ts';
import { listingsTable } from './csv/write-table.ts';

/** A listing as a line of the list. Pure. */
function entryOf({ listingId, name, domain, category, town, active, merve }: Listing): CatalogueEntry {
  const actions = merve.actions.filter(({ enabled }) => enabled).map(({ actionType }) => actionType);
  return { listingId, name, domain, category, town, active, merveEnabled: merve.enabled, actions };
}

async function readAll<Schema extends z.ZodType>(
  name: string,
  marketId: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const wanted = query(collection(await liveFirestore(), name), where('marketId', '==', marketId));
  const { docs } = await getDocs(wanted);
  return docs.flatMap((found) => parseDocument(schema, { path: found.ref.path, data: found.data() }) ?? []);
}

/** All listings of a market as a table that can be imported again, by name. Reads each listing and business once. */
async function exportListings(marketId: string): Promise<string> {
  const [listings, businesses] = await Promise.all([
    readAll('listings', marketId, storedListingSchema),
    readAll('businesses', marketId, businessSchema),
  ]);
  const byId = new Map(businesses.map((business) => [business.businessId, business]));
  const sorted = listings.toSorted((one, other) => one.name.localeCompare(other.name));
  return listingsTable(sorted, (businessId) => byId.get(businessId));
}

type State = 'all' | 'active' | 'inactive';
const pauseMs = 250;
const foundAtMost = 100;

/** All listings by name, live; a page more each time. */
function useListed(state: State, limit: number, asked: boolean): Live<readonly CatalogueEntry[]> {
  const { marketId } = useMarket();
  const active = state === 'all' ? [] : [['active', '==', state === 'active'] as const];
  const listings = useLiveQuery(
    asked
      ? {
          collection: 'listings',
          where: [['marketId', '==', marketId], ...active],
          orderBy: [['name', 'asc']],
          limit,
        }
      : null,
    storedListingSchema,
  );
  return mapLive(listings, (all) => all.map(entryOf));
}

/** What is found for the words typed, a moment after the last key. */
function useFound(q: string, state: State): Live<readonly CatalogueEntry[]> {
  const { marketId } = useMarket();
  const [found, setFound] = useState<{ key: string; live: Live<readonly CatalogueEntry[]> } | null>(null);
  const key = JSON.stringify([marketId, q, state]);
  useEffect(() => {
    if (q === '') return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      const query = { q, state, limit: foundAtMost };
      callRoute(catalogueEditorRoutes.searchCatalogue, {
        params: { marketId },
        query,
        signal: ended.signal,
      }).then(
        ({ items }) => setFound({ key, live: { state: 'ready', value: items } }),
        (thrown: unknown) => {
          if (!ended.signal.aborted)
            setFound({ key, live: { state: 'failed', reason: failureWords(thrown) } });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [marketId, q, state, key]);
  return found?.key === key ? found.live : { state: 'loading' };
}

/** The market's listings: all by name, live, or those found by any words of theirs. */
export function ListingList(): ReactNode {
  const { marketId } = useMarket();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>('all');
  const q = typed.trim();
  const { limit, showMore } = useShown(`${marketId} ${state}`);
  const listed = useListed(state, limit, q === '');
  const found = useFound(q, state);
  return (
    <>
      <PageHeading title="Catalogue">
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <ExportButton marketId={marketId} />
          <PageLink href="/admin/catalogue/import">Import a table</PageLink>
          <PageLink href="/admin/catalogue/new">Add a listing</PageLink>
        </div>
      </PageHeading>
      <Filters>
        <Field
          label="Find"
          type="search"
          placeholder="Name, town, category, tag"
          className="min-w-64 flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Choice
          label="Show"
          value={state}
          onChange={setState}
          options={[
            ['all', 'All'],
            ['active', 'Active'],
            ['inactive', 'Switched off'],
          ]}
        />
      </Filters>
      <LiveView live={q === '' ? listed : found} what="the listings">
        {(entries) => (
          <>
            <Entries entries={entries} />
            {q === '' ? (
              <ShowMore shown={entries.length} limit={limit} onMore={showMore} />
            ) : (
              entries.length >= foundAtMost && (
                <p className="text-sm text-muted">
                  Only the first {foundAtMost} are shown. Another word finds fewer.
                </p>
              )
            )}
          </>
        )}
      </LiveView>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly CatalogueEntry[] }): ReactNode {
  return (
    <Table
      caption="Listings"
      rows={entries}
      keyOf={({ listingId }) => listingId}
      empty="There are none."
      columns={[
        {
          title: 'Name',
          cell: ({ listingId, name }) => (
            <Link className={cellLink} href={`/admin/catalogue/${encodeURIComponent(listingId)}`}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        { title: 'Category', cell: ({ category }) => category },
        { title: 'Town', cell: ({ town }) => <bdi>{town}</bdi> },
        {
          title: 'State',
          cell: ({ active }) => <Badge tone={active ? 'good' : 'plain'}>{active ? 'active' : 'off'}</Badge>,
        },
        {
          title: 'Merve',
          cell: ({ merveEnabled, actions }) =>
            merveEnabled && actions.length > 0 ? actions.map(words).join(', ') : '—',
        },
      ]}
    />
  );
}

function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-xl border border-line bg-surface px-4 text-[0.95rem] font-medium hover:bg-raised"
    >
      {children}
    </Link>
  );
}

function ExportButton({ marketId }: { readonly marketId: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      {failure !== null && (
        <p role="alert" className="self-center text-sm text-danger">
          {failure}
        </p>
      )}
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          setFailure(null);
          exportListings(marketId)
            .then(
              (text) => saveTable(`listings-${marketId}.csv`, text),
              (thrown: unknown) => setFailure(failureWords(thrown)),
            )
            .finally(() => setBusy(false));
        }}
      >
        Export as a table
      </Button>
    </>
  );
}
