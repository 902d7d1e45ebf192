import type { TripPace } from '@merve/contract';
import { hashId } from '../../../platform/ids.ts';
import type { ToolContext, ToolResult } from '../../../tools/define-tool.ts';
import { refuseUnsaid } from '../../../tools/refuse-unsaid.ts';
import { firstDay, setsOut } from '../first-day.ts';
import { openTripsNear, tripWithVisits } from '../open-trips-near.ts';
import { itineraryKind, type PendingItinerary } from '../pending-itinerary.ts';
import { tripPhrases } from '../planning/trip-words.ts';
import { tripSentences } from '../sentences.ts';
import { choicesIn, daysInWords, itineraryCard, proposedWords } from '../shown-itinerary.ts';
import { asksAbroad, cityMeant, type NamedSight, namesIn, planAbroad } from './plan-abroad.ts';

/** How long the plan waits for a YES: nothing is held by it. */
const answerWithinMs = 60 * 60_000;

/** Days in a town that the market has nothing of. */
interface WishAbroad {
  readonly town: string;
  readonly startDate: string | undefined;
  readonly days: number;
  readonly pace: TripPace;
  readonly note: string | null;
  /** As a model names them; left out, what stands between commas in the note. */
  readonly sights: readonly NamedSight[] | undefined;
}

/** What the destination is called: as it was said, with the country that is meant, since there are many of a name. */
function calledAs(town: string, country: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return name === undefined ? town : `${town} (${name})`.slice(0, 120);
}

/**
 * A plan of days abroad as a proposal, or what it still needs; null where nobody may be asked for places of the world, or nobody knows the
 * town. What is kept of a provider is ids alone: names are as they were said, and hours are for whoever goes to look up.
 */
export async function proposeAbroad(
  needs: Parameters<typeof planAbroad>[0],
  { town, startDate, days, pace, note, sights }: WishAbroad,
  context: ToolContext,
): Promise<ToolResult | null> {
  if (!asksAbroad(needs, context)) return null;
  const { language, now, idempotencyKey } = context;
  const say = tripSentences(language);
  const city = await cityMeant(needs, town, context);
  if (city === null) return null;
  const { timeZone, at: stay } = city;
  const first = firstDay(startDate, { timeZone, language, now });
  if ('status' in first) return first;
  const unsaid = refuseUnsaid(
    context,
    { startsAtLocal: first.toISODate(), note, values: [town, days, sights], ownWords: tripPhrases },
    { names: [town], timeZone },
  );
  if (unsaid !== null) return unsaid;
  const destination = calledAs(town, city.country, language);
  const named = sights ?? namesIn(note);
  const planned = await planAbroad(
    needs,
    {
      ...{ id: idempotencyKey, city, destination: town, first, days, pace, sights: named },
      arrive: setsOut(first, { timeZone, now }),
    },
    context,
  );
  if (planned === null)
    return { status: 'refused', code: 'PLACE_MISSING', message: say.askSights(destination) };
  const trips = await openTripsNear(needs.documents, context, stay);
  const standing = await tripWithVisits(
    needs.documents,
    trips,
    planned.days.map(({ date }) => date),
  );
  const tripId = `trip_${hashId([idempotencyKey], 20)}`;
  const args = {
    ...{ tripId, destination, timeZone, stay, pace, note, days: planned.days },
    title: say.title(destination, daysInWords(planned.days, language)),
    into: standing?.tripId ?? null,
  } satisfies PendingItinerary;
  // Words of a note that were no names of places stand in the plan as they are.
  const leftOut = sights === undefined ? [] : planned.leftOut;
  return {
    status: 'proposal',
    proposal: {
      ...{ kind: itineraryKind, args, ref: `trips/${tripId}`, price: null },
      ...proposedWords(args, leftOut, language),
      ...(standing === null ? {} : { choices: choicesIn(language) }),
      expiresAt: new Date(now.getTime() + answerWithinMs),
      ui: itineraryCard(args, leftOut),
    },
  };
}
