/** What our own list tells of a sight or another place that nobody books: its hours on a day, what it costs, where it is. */
import type { Place } from '@merve/contract';
import { ownPlacesNamedIn } from '../../../catalogue/places/search-own-places.ts';
import { formatMoney } from '../../../language/format.ts';
import { type ListingAspect, listingAspectName } from '../../../language/listing-aspects.ts';
import { oneLine } from '../../../language/one-line.ts';
import { areTagsAllowed } from '../../../markets/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import type { ToolContext, ToolResult } from '../../../tools/define-tool.ts';
import { hoursTold } from './hours-told.ts';
import { availabilitySentences } from './sentences.ts';

interface AskedOfPlace {
  readonly about: readonly ListingAspect[];
  /** `YYYY-MM-DD`; null for today. */
  readonly date: string | null;
}

/** What is asked of a place, a line each; of what the list does not have, that it is not known. Pure. */
function answersOf(place: Place, { about, date }: AskedOfPlace, context: ToolContext): string[] {
  const { language } = context;
  const say = availabilitySentences(language);
  const { entrance, district, address, phone, openingHours, timeZone } = place;
  return (about.length === 0 ? (['hours'] as const) : about).flatMap((aspect) => {
    if (aspect === 'hours' && openingHours !== null)
      return hoursTold({ openingHours, timeZone, closedOn: [] }, date, context);
    if (aspect === 'price' && entrance !== undefined) return [formatMoney(entrance, language)];
    if (aspect === 'address') return [oneLine(address ?? district, 120)];
    if (aspect === 'phone' && phone !== null) return [say.phone(phone)];
    return [say.unknown(listingAspectName(aspect, language))];
  });
}

/**
 * The answer about the place that a sentence names, where it is none of the market's listings; null where none is named, or several are. One query.
 */
export async function answerAboutPlace(
  documents: Documents,
  sentence: string,
  asked: AskedOfPlace,
  context: ToolContext,
): Promise<ToolResult | null> {
  const { market, config } = context;
  const [place, other] = await ownPlacesNamedIn(documents, market.marketId, sentence);
  if (place === undefined || other !== undefined) return null;
  if (!areTagsAllowed(config, 'getListingDetails', place.tags)) return null;
  const answers = answersOf(place, asked, context);
  const text = [oneLine(place.name, 80), ...answers].join('\n');
  return { status: 'ok', data: { place: place.placeId, about: [...asked.about], text } };
}
