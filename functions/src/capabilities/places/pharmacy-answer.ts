import { mapLink } from '../../catalogue/places/map-link.ts';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import type { Origin } from './origin.ts';
import type { Pharmacy } from './pharmacies-on-duty.ts';
import { headingAt, placesAnswer } from './places-answer.ts';
import { placeSentences } from './sentences.ts';
import { lineOf, shownPlace } from './shown-place.ts';

export interface PharmaciesAsked {
  readonly context: ToolContext;
  /** Null where nothing is measured from. */
  readonly origin: Origin | null;
}

/** Pharmacies with phone number, distance and hours, each with a link to the map; `lines` say first what they are. */
export function pharmacyAnswer(
  lines: readonly string[],
  pharmacies: readonly Pharmacy[],
  { origin, context }: PharmaciesAsked,
  facts: Record<string, string | boolean>,
): ToolResult {
  const { now, language } = context;
  const shown = pharmacies.map(({ place, distanceKm, duty }) => ({
    place,
    item: shownPlace(place, distanceKm, { now, language, ...(duty === undefined ? {} : { duty }) }),
  }));
  const withPhone = shown.some(({ item }) => item.phone !== null);
  return placesAnswer({
    origin,
    items: shown.map(({ item }) => item),
    facts,
    lines: [
      ...(origin?.label ? [headingAt(origin, context)] : []),
      ...lines,
      ...shown.flatMap(({ place, item }, index) => [
        lineOf(item, index + 1, place, language, false),
        `   ${mapLink(place.location)}`,
      ]),
      ...(withPhone ? [placeSentences(language).phoneFirst()] : []),
    ],
  });
}
