import type { PlaceField, SearchNote } from '@merve/contract';
import type { ValidatedSearch } from './search-state.ts';

/** What a rule finds of a search: nothing, another search, or that its mode cannot be. */
type Finding =
  | null
  | { readonly search: ValidatedSearch; readonly note: SearchNote }
  | { readonly fails: true };

/** One rule of the provider's, as a row of the inventory. Rules are applied in this order, each to what the one before left. */
interface SearchRule {
  readonly row: string;
  readonly says: string;
  find(search: ValidatedSearch): Finding;
}

const hasSubject = ({ keyword, type }: ValidatedSearch) => keyword !== null || type !== null;
const fails = { fails: true } as const;

/** Rules P-47 to P-52, as far as they can be told before anything is located. */
export const searchRules: readonly SearchRule[] = [
  {
    row: 'P-47',
    says: 'A search around a point needs a keyword or a type; that it needs a point is told once the target is located.',
    find: (search) => (search.mode === 'nearbysearch' && !hasSubject(search) ? fails : null),
  },
  {
    row: 'P-48',
    says: 'The nearest first: no radius cuts them off, and there must be a keyword or a type.',
    find(search) {
      if (search.mode !== 'nearbysearch' || search.rankBy !== 'distance') return null;
      if (!hasSubject(search)) return fails;
      return search.radius === null ? null : { search: { ...search, radius: null }, note: 'radius_left_out' };
    },
  },
  {
    row: 'P-49',
    says: 'A search by words has its own order: rankby is never passed on.',
    find: (search) =>
      search.mode === 'textsearch' && search.rankBy !== null
        ? { search: { ...search, rankBy: null }, note: 'rankby_left_out' }
        : null,
  },
  {
    row: 'P-50',
    says: 'A venue is found by what it is called; what the search itself needs to know of it is asked for.',
    find(search) {
      if (search.mode !== 'findplace') return null;
      if (search.query === null) return fails;
      const missing: readonly PlaceField[] =
        search.openNow && !search.fields.includes('opening_hours') ? ['opening_hours'] : [];
      return missing.length === 0
        ? null
        : { search: { ...search, fields: [...search.fields, ...missing] }, note: 'fields_added' };
    },
  },
  {
    row: 'P-51',
    says: 'Open now is certain around a point; by words the provider does not promise it for every place.',
    find: (search) =>
      search.openNow && search.mode !== 'nearbysearch' ? { search, note: 'opennow_not_certain' } : null,
  },
  {
    row: 'P-52',
    says: 'A region draws results there and excludes none.',
    find: (search) => (search.region === null ? null : { search, note: 'region_only_biases' }),
  },
];

export interface Judged {
  readonly search: ValidatedSearch;
  readonly notes: readonly SearchNote[];
}

/** A search after all rules; `failed` has the rows that its mode does not pass. Pure. */
export function applyRules(search: ValidatedSearch): Judged {
  const failed: string[] = [];
  const notes: SearchNote[] = [];
  let judged = search;
  for (const { row, find } of searchRules) {
    const finding = find(judged);
    if (finding === null) continue;
    if ('fails' in finding) failed.push(row);
    else {
      judged = finding.search;
      notes.push(finding.note);
    }
  }
  return { search: { ...judged, failed }, notes };
}

/** P-47's other half: around which point. Pure. */
export function needsPoint({ mode, failed }: Pick<ValidatedSearch, 'mode' | 'failed'>): boolean {
  return mode === 'nearbysearch' && failed.length === 0;
}
