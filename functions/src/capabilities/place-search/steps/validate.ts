import {
  type Coordinates,
  type Language,
  type LatLng,
  type PlaceSearch,
  placeFieldSchema,
  placeSearchSchema,
  type SearchNote,
} from '@merve/contract';
import { detectLanguage } from '../../../language/detect-language.ts';
import { MerveError } from '../../../platform/errors.ts';
import { applyRules } from '../rules.ts';
import type { Filled, SearchContext, StepOutcome, ValidatedSearch, ValidTarget } from '../search-state.ts';

const said = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);

const refused = (fields: string) =>
  new MerveError('BAD_REQUEST', `Not a search: ${fields}`, { details: { fields } });

/** Degrees by the names of our own data. */
export const coordinatesOf = ({ lat, lng }: LatLng): Coordinates => ({ latitude: lat, longitude: lng });

function targetOf({ kind, city, place, coords }: PlaceSearch['search']['target']): ValidTarget {
  if (kind === 'me') return { kind };
  if (kind === 'coords') {
    if (!coords) throw refused('schema.search.target.coords');
    return { kind, at: coordinatesOf(coords) };
  }
  const words = said(kind === 'city' ? city : place);
  if (words === null) throw refused(`schema.search.target.${kind}`);
  return { kind, words };
}

/**
 * The language of an answer: what the search asks for, else the request, else what its text is written in, else the
 * market's. One that is not spoken here is as none (P-53, C-23). Pure.
 */
export function spokenLanguage(
  asked: readonly (string | null | undefined)[],
  text: string | null,
  { settings, market }: Pick<SearchContext, 'settings' | 'market'>,
): { readonly language: Language; readonly isIgnored: boolean } {
  const named = asked.find((tag) => said(tag) !== null);
  const [start] = named?.trim().toLowerCase().split(/[-_]/) ?? [];
  // Hebrew's earlier code, as old phones send it.
  const code = start === 'iw' ? 'he' : start;
  const spoken = settings.ALLOWED_LANGUAGES.find((language) => language === code);
  if (spoken !== undefined) return { language: spoken, isIgnored: false };
  const written = text === null ? null : detectLanguage(text);
  const language =
    named === undefined && written !== null && settings.ALLOWED_LANGUAGES.includes(written)
      ? written
      : market.defaultLanguage;
  return { language, isIgnored: named !== undefined };
}

/** A country's two small letters; null for what is none. The United Kingdom's own code is `gb`. Pure. */
export function regionOf(text: string | null | undefined): string | null {
  const letters = said(text)?.toLowerCase() ?? '';
  if (letters === 'uk') return 'gb';
  return /^[a-z]{2}$/.test(letters) ? letters : null;
}

/**
 * P-34: the schema and the provider's rules. What only helps (language, region, a radius that is too large) is put right and
 * noted; what decides the search is refused.
 * @throws MerveError `BAD_REQUEST` with the fields at fault.
 */
export async function validate({
  schema: given,
  rawInput,
  context,
}: Filled<'schema'>): Promise<StepOutcome<'validated'>> {
  const parsed = placeSearchSchema.safeParse(given);
  if (!parsed.success)
    throw refused(parsed.error.issues.map(({ path }) => ['schema', ...path].join('.')).join(', '));
  const { search, output } = parsed.data;
  const { filters } = search;
  const { settings } = context;
  const notes: SearchNote[] = [];

  const { language, isIgnored } = spokenLanguage(
    [filters.language, rawInput.language],
    rawInput.text,
    context,
  );
  if (isIgnored) notes.push('language_not_spoken');
  const region = regionOf(filters.region);
  if (region === null && said(filters.region) !== null) notes.push('region_not_a_country');
  const most = settings.PLACES_MAX_RADIUS_METERS;
  if ((filters.radius ?? 0) > most) notes.push('radius_cut');
  const type = filters.type ?? null;
  if (type !== null && !settings.ALLOWED_TYPES.includes(type)) throw refused('schema.search.filters.type');

  const wanted: ValidatedSearch = {
    ...{ mode: search.mode, target: targetOf(search.target), type, language, region, failed: [] },
    query: said(search.query),
    keyword: said(filters.keyword),
    price: filters.price ?? null,
    openNow: filters.opennow ?? false,
    radius: filters.radius == null ? null : Math.min(filters.radius, most),
    rankBy: filters.rankby ?? null,
    fields: placeFieldSchema.options.filter((field) => output.fields.includes(field)),
    pageSize: output.page_size ?? settings.PLACES_PAGE_SIZE,
  };
  if (wanted.query === null && wanted.keyword === null && type === null) throw refused('schema.search.query');
  const judged = applyRules(wanted);
  return {
    filled: { validated: judged.search },
    decided: judged.search.failed.length === 0 ? 'as asked' : `${search.mode} is not possible`,
    why: judged.search.failed.length === 0 ? 'all rules pass' : judged.search.failed.join(', '),
    notes: [...notes, ...judged.notes],
  };
}
