import type { RememberedSearch } from '@merve/contract';
import type { Filled, SearchPorts, StepOutcome } from '../search-state.ts';

/**
 * P-40, P-70: the target in the words of whoever asked, mode, language, and the last point that something was found around. A point
 * is kept where the person or our own data gave it, and Google's for its thirty days, but not where its terms for the European
 * Economic Area hold; Mapbox's never.
 */
export async function persist(
  {
    context,
    validated,
    resolvedTarget,
    mode,
    normalized,
  }: Filled<'validated' | 'resolvedTarget' | 'mode' | 'normalized'>,
  { remember }: Pick<SearchPorts, 'remember'>,
): Promise<StepOutcome<never>> {
  const { kind, words, at, from } = resolvedTarget;
  const { now, remembered, settings } = context;
  const mayKeep = from !== 'google' || !settings.GOOGLE_PLACES_BILLED_IN_EEA;
  const point =
    at !== null && from !== null && from !== 'mapbox' && mayKeep && normalized.length > 0
      ? { lat: at.latitude, lng: at.longitude, from, at: now }
      : null;
  const search: RememberedSearch = {
    target: { kind, words },
    mode,
    language: validated.language,
    coords: point ?? stillKept(remembered?.coords ?? null, now),
    at: now,
  };
  await remember(search);
  return {
    filled: {},
    decided: point === null ? 'target, mode and language' : 'target, mode, language and point',
    why: point === null ? 'there is no new point that may be kept' : `the point is of ${point.from}`,
  };
}

/** Google lets coordinates be kept for thirty days, and where a person was is kept no longer either. */
export const keptMs = 30 * 24 * 60 * 60_000;

/** A point of an earlier search, unless its time is over. Pure. */
export function stillKept(coords: RememberedSearch['coords'], now: Date): RememberedSearch['coords'] {
  return coords !== null && now.getTime() - coords.at.getTime() < keptMs ? coords : null;
}
