import type { ItineraryDay, ItineraryItem, Language, Place } from '@merve/contract';
import type { Proposal, ToolContext } from '../../../tools/define-tool.ts';
import { faultsOfDay } from '../../../trips/later-visits.ts';
import { dayVisit, problemOf, proposalOfDay } from '../on-the-way/day-proposal.ts';
import type { TripNow } from '../on-the-way/today-on-trip.ts';
import { itineraryInWords } from '../shown-itinerary.ts';
import { changingSentences } from './sentences.ts';

/** What is wrong with a day that was not wrong before, by the checker, in words. */
function warningsOf(
  trip: TripNow,
  { day, items: before }: ItineraryDay,
  items: readonly ItineraryItem[],
  language: Language,
): string[] {
  const say = changingSentences(language);
  const { wish, plan } = problemOf(trip, day);
  const faults = (visits: readonly ItineraryItem[]) =>
    // What stays where somebody put it is judged where it is, and not by where it was.
    faultsOfDay(
      { ...wish, fixed: [] },
      plan,
      day,
      visits.map((item) => dayVisit(item, trip.places)),
    );
  const known = new Set(faults(before));
  const told = faults(items)
    .filter((fault) => !known.has(fault))
    .map((fault) => {
      const [kind = '', placeId = ''] = fault.split(' ');
      const name = trip.places.get(placeId)?.name ?? '';
      if (kind === 'closed') return say.closed(name);
      return kind === 'overlap' || kind === 'travel' || kind === 'meal' || kind === 'night'
        ? say[kind]()
        : null;
    });
  return [...new Set(told.filter((line) => line !== null))];
}

/**
 * A day of a trip in another shape, to be said YES to. It is the person's plan: what is wrong with it is told beside it, and nothing is
 * refused for that.
 * @param what says in a line what becomes of it
 * @param more what else is to be known before a YES, a line each
 */
export function changedDayProposal(
  trip: TripNow & { readonly places: ReadonlyMap<string, Place> },
  day: ItineraryDay,
  items: readonly ItineraryItem[],
  { what, more = [] }: { readonly what: string; readonly more?: readonly string[] },
  context: Pick<ToolContext, 'now' | 'language'>,
): Proposal {
  const { language } = context;
  const say = changingSentences(language);
  const lines = [...more, ...warningsOf(trip, day, items, language)];
  const shown =
    items.length === 0 ? say.emptyDay() : itineraryInWords([{ date: day.date, items: [...items] }], language);
  const rest = [shown, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n');
  return proposalOfDay(
    trip,
    { day, items, shown: items },
    { summary: say.proposal(what, rest), brief: [what, ...lines].join('\n'), leftOut: [] },
    context,
  );
}
