import type { Listing } from '@merve/contract';
import type { CatalogueEntry } from '@merve/contract/api';

/** A listing as a line of the list. Pure. */
export function entryOf({ listingId, name, domain, category, town, active, merve }: Listing): CatalogueEntry {
  const actions = merve.actions.filter(({ enabled }) => enabled).map(({ actionType }) => actionType);
  return { listingId, name, domain, category, town, active, merveEnabled: merve.enabled, actions };
}
