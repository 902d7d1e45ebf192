import type { PharmacyDuty, Place, PolicyProblem } from '@merve/contract';

/** A duty as an operator writes it: where the pharmacy is, its place knows. */
export type WrittenDuty = Pick<PharmacyDuty, 'placeId' | 'starts' | 'ends'>;

type CheckedDuties =
  | { readonly ok: true; readonly duties: readonly PharmacyDuty[] }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/**
 * The duties of a roster with where each pharmacy is, or everything that is wrong with them. Pure.
 * @param places one for each duty; undefined where there is none of that id
 */
export function checkDuties(
  written: readonly WrittenDuty[],
  places: readonly (Place | undefined)[],
  marketId: string,
): CheckedDuties {
  const problems: PolicyProblem[] = [];
  const duties: PharmacyDuty[] = [];
  for (const [index, { placeId, starts, ends }] of written.entries()) {
    const path = `duties.${index}.placeId`;
    const wrong = (code: PolicyProblem['code'], message: string) => problems.push({ path, code, message });
    const place = places[index];
    if (place === undefined || place.marketId !== marketId) {
      wrong('not_known_here', `There is no place ${placeId} in this market`);
    } else if (place.kind !== 'pharmacy') {
      wrong('invalid', `${place.name} is no pharmacy`);
    } else if (!place.active) {
      // It would be shown to nobody, and its district would seem to have none.
      wrong('invalid', `${place.name} is switched off`);
    } else if (written.findIndex((one) => one.placeId === placeId) < index) {
      wrong('invalid', `${place.name} has another duty that night`);
    } else {
      duties.push({ placeId, district: place.district, at: place.location, starts, ends });
    }
  }
  return problems.length === 0 ? { ok: true, duties } : { ok: false, problems };
}
