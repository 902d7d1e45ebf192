import type { ItineraryDays, Language } from '@merve/contract';
import type { ItineraryPreviewCard } from '@merve/contract/cards';
import { formatList, formatLocalDate } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import { minutesOf } from '../../trips/trip-wish.ts';
import type { PendingItinerary } from './pending-itinerary.ts';
import { tripSentences } from './sentences.ts';

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** One day, or from the first to the last. A date has no zone: it is told as it stands. */
export function daysInWords(days: ItineraryDays, language: Language): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const told = [...new Set([first, last])].flatMap((date) =>
    date === undefined ? [] : [formatLocalDate(noonOf(date), 'UTC', language)],
  );
  return told.join(' – ');
}

/** Days with their visits, a line each, for who reads no card. Pure. */
export function itineraryInWords(days: ItineraryDays, language: Language): string {
  const say = tripSentences(language);
  return days
    .map(({ date, items }) => {
      const visits = items.map(({ start, end, name, hoursKnown }) => {
        const look = hoursKnown ? '' : ` (${say.lookUpHours()})`;
        return `${start}–${end} ${oneLine(name, 80)}${look}`;
      });
      return [formatLocalDate(noonOf(date), 'UTC', language), ...visits].join('\n');
    })
    .join('\n\n');
}

type Shown = Pick<PendingItinerary, 'days' | 'note'>;

/** What of a proposal its card does not tell. Pure. */
export function moreInWords({ note }: Shown, leftOut: readonly string[], language: Language): string {
  const say = tripSentences(language);
  return [
    say.estimated(),
    ...(note === null ? [] : [say.noted(note)]),
    ...(leftOut.length === 0 ? [] : [say.leftOut(formatList(leftOut, language))]),
  ].join('\n');
}

/** The whole text of a proposal. Pure. */
export function proposalInWords(shown: Shown, leftOut: readonly string[], language: Language): string {
  const more = moreInWords(shown, leftOut, language);
  return tripSentences(language).proposal(`${itineraryInWords(shown.days, language)}\n\n${more}`);
}

/** The card of an itinerary. `apply` is the YES of the conversation, so the card asks for nothing. Pure. */
export function itineraryCard(
  { title, days }: Pick<PendingItinerary, 'title' | 'days'>,
  leftOut: readonly string[],
  language: Language,
): ItineraryPreviewCard {
  const say = tripSentences(language);
  return {
    type: 'itinerary_preview',
    title,
    days: days.map(({ date, items }, index) => ({
      dayNumber: index + 1,
      date,
      items: items.map(({ name, kind, start, end, hoursKnown }, order) => ({
        order,
        placeName: name,
        placeNameEn: null,
        category: kind === 'market' ? 'shopping' : 'attraction',
        startTime: start,
        durationMinutes: minutesOf(end) - minutesOf(start),
        note: hoursKnown ? null : say.lookUpHours(),
      })),
    })),
    skipped: [...leftOut],
    apply: null,
    regenerate: null,
  };
}
