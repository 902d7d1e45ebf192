import { businessSchema, requestStateSchema, transactionStateSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Field } from '../../design/field.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { words } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { useShown } from '../design/show-more.tsx';
import { useMarket } from '../frame/market.ts';
import { readyValue, useLiveQuery } from '../live/use-live.ts';
import { type LedgerKind, type LedgerSearch, ledgerQuery } from './ledger-query.ts';
import { BookingResults, RequestResults } from './ledger-results.tsx';

const kinds: readonly (readonly [LedgerKind, string])[] = [
  ['booking', 'Bookings'],
  ['food', 'Food orders'],
  ['service', 'Services'],
  ['viewing', 'Viewings'],
];

/** The search stands in the address: it can be gone back to, and sent to a colleague. */
function useSearch(): readonly [LedgerSearch, (change: Partial<LedgerSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const search: LedgerSearch = {
    kind: kinds.find(([kind]) => kind === read('kind'))?.[0] ?? 'booking',
    reference: read('reference'),
    businessId: read('businessId'),
    state: read('state'),
    date: read('date'),
  };
  const change = (changed: Partial<LedgerSearch>) =>
    setParams(
      Object.entries({ ...search, ...changed }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return [search, change];
}

/** Bookings and orders of the market, by code, business, state and day; live. */
export function LedgerSearchPage(): ReactNode {
  const market = useMarket();
  const [search, change] = useSearch();
  const { limit, showMore } = useShown(JSON.stringify(search));
  const businesses = useLiveQuery(
    { collection: 'businesses', where: [['marketId', '==', market.marketId]], limit: 1000 },
    businessSchema,
  );
  const byName = (readyValue(businesses) ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  const { options: states } = search.kind === 'booking' ? transactionStateSchema : requestStateSchema;
  const query = ledgerQuery(search, market, limit);
  return (
    <>
      <PageHeading title="Bookings and orders" />
      <Filters>
        <Choice
          label="Kind"
          value={search.kind}
          onChange={(kind) => change({ kind, state: '' })}
          options={kinds}
        />
        <Field
          label="Code"
          value={search.reference}
          placeholder="K7QF2M"
          autoComplete="off"
          spellCheck={false}
          className="w-32"
          onChange={({ target }) => change({ reference: target.value })}
        />
        <Choice
          label="Business"
          value={search.businessId}
          onChange={(businessId) => change({ businessId })}
          options={[
            ['', 'All'],
            ...byName.map(({ businessId, name }): [string, string] => [businessId, name]),
          ]}
        />
        <Choice
          label="State"
          value={search.state}
          onChange={(state) => change({ state })}
          options={[['', 'Any'], ...states.map((state): [string, string] => [state, words(state)])]}
        />
        <Field
          label={search.kind === 'booking' ? 'For the day' : 'Made on'}
          type="date"
          value={search.date}
          onChange={({ target }) => change({ date: target.value })}
        />
      </Filters>
      {search.kind === 'booking' ? (
        <BookingResults query={query} search={search} onMore={showMore} />
      ) : (
        <RequestResults kind={search.kind} query={query} search={search} onMore={showMore} />
      )}
    </>
  );
}
