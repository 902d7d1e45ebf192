import type { Coordinates, ItineraryDays, Language } from '@merve/contract';
import type { ItineraryPreviewCard } from '@merve/contract/cards';
import { formatList, formatLocalDate } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import { minutesOf } from '../../trips/trip-wish.ts';
import { wayBetween } from '../../trips/way-between.ts';
import type { InterestsTold } from './interests/choose-places.ts';
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

type Shown = Pick<PendingItinerary, 'days' | 'note' | 'destination'> & {
  /** What was said of their interests, and what the plan has of it. */
  readonly interests?: InterestsTold;
  /** What is booked on those days, each as it is told. */
  readonly around?: readonly string[];
};

/** What of a proposal its card does not tell. Pure. */
function moreInWords(
  { note, around = [], destination, interests = { chosen: [], none: [], without: [] } }: Shown,
  leftOut: readonly string[],
  language: Language,
): string {
  const say = tripSentences(language);
  return [
    say.estimated(),
    ...interests.chosen.map(({ words, names }) => say.chosenFor(words, formatList(names, language))),
    ...interests.none.map((words) => say.noneFor(words, destination)),
    ...interests.without.map((words) => say.without(words)),
    ...(around.length === 0 ? [] : [say.around(formatList(around, language))]),
    ...(note === null ? [] : [say.noted(note)]),
    ...(leftOut.length === 0 ? [] : [say.leftOut(formatList(leftOut, language))]),
  ].join('\n');
}

/** The whole text of a proposal, and what of it its card does not tell. Pure. */
export function proposedWords(
  shown: Shown & Pick<PendingItinerary, 'title' | 'into'>,
  leftOut: readonly string[],
  language: Language,
): { readonly summary: string; readonly brief: string } {
  const say = tripSentences(language);
  const more = moreInWords(shown, leftOut, language);
  const days = `${shown.title}\n\n${itineraryInWords(shown.days, language)}\n\n`;
  if (shown.into === null) return { summary: say.proposal(`${days}${more}`), brief: more };
  const brief = `${more}\n${say.into(say.addToTrip(), say.replaceDays())}`;
  return { summary: `${days}${brief}`, brief };
}

/** The two ways into a trip that has visits on those days (C-19); a NO is the third. */
export const choicesIn = (language: Language): { choice: 'merge' | 'overwrite'; label: string }[] => [
  { choice: 'merge', label: tripSentences(language).addToTrip() },
  { choice: 'overwrite', label: tripSentences(language).replaceDays() },
];

/** What a card tells beside the days. */
interface Beside {
  /** Of a saved one: its trip. */
  readonly tripId?: string;
  /** Where a place is; null for one that is not known. Left out, no ways between places are told. */
  readonly pointOf?: (placeId: string | null) => Coordinates | null;
}

function wayThere(
  from: string | null | undefined,
  to: string | null,
  { pointOf = () => null }: Beside,
): ItineraryPreviewCard['days'][number]['items'][number]['wayThere'] {
  const [start, end] = [from === undefined ? null : pointOf(from), pointOf(to)];
  if (start === null || end === null) return null;
  const pointed = ({ latitude: lat, longitude: lng }: Coordinates) => ({ lat, lng });
  const { minutes, by } = wayBetween(pointed(start), pointed(end));
  return { minutes, by };
}

/** The card of an itinerary. `apply` is the YES of the conversation, so the card asks for nothing. Pure. */
export function itineraryCard(
  { title, days }: Pick<PendingItinerary, 'title' | 'days'>,
  leftOut: readonly string[],
  beside: Beside = {},
): ItineraryPreviewCard {
  return {
    type: 'itinerary_preview',
    title,
    days: days.map(({ date, items }, index) => ({
      dayNumber: index + 1,
      date,
      items: items.map(({ placeId, name, kind, start, end, hoursKnown }, order) => ({
        order,
        placeName: name,
        placeNameEn: null,
        category: kind === 'market' ? 'shopping' : 'attraction',
        startTime: start,
        durationMinutes: minutesOf(end) - minutesOf(start),
        note: null,
        kind,
        checkHours: !hoursKnown,
        wayThere: wayThere(items[order - 1]?.placeId, placeId, beside),
      })),
    })),
    tripId: beside.tripId ?? null,
    skipped: [...leftOut],
    apply: null,
    regenerate: null,
  };
}
