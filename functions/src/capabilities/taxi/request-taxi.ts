import { distanceKm, type Ride, type RidePlace } from '@merve/contract';
import type { TaxiProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import { type Catalogue, districtOf, type KnownPlace } from '../../catalogue/index.ts';
import type { Drive, TravelTimes } from '../../integrations/travel-times.ts';
import { formatClock } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readRoute } from '../../reading/route/read-route.ts';
import { wishedTime } from '../../requests/wished-time.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { driveBetween, drivenMinutes } from './drives.ts';
import { endsAsSaid, languagesOfRoute, placesSaid } from './ends-as-said.ts';
import { fareFor, nearestMinutes, roadMetres } from './estimate.ts';
import { freeDriversAround, maxDriversRead } from './find-drivers.ts';
import { type RequestArguments, requestArguments, ridePath } from './pending-ride.ts';
import { routePhrases } from './planning/taxi-request.ts';
import { refuseRide } from './refuse-ride.ts';
import { asksAtFor, radiusOfRound } from './ride.ts';
import { rideCodeFor, rideIdFor } from './ride-code.ts';
import { readEnds } from './ride-ends.ts';
import { askingAboutTaxis, formatMinutes, rideWords, withNote } from './ride-words.ts';
import { openRidesOf } from './rides-of.ts';
import { taxiSentences } from './sentences/index.ts';

/** How long the question waits. Nothing is held by it, and the drivers counted may be gone by then. */
const answerWithinMinutes = 5;
/** A destination this near, in kilometres, is where they are. */
const samePlaceKm = 0.05;

const input = z.object({
  destination: z
    .string()
    .min(1)
    .max(120)
    .describe('Where to, as the person wrote it: a place, a town, a landmark.'),
  pickup: z
    .string()
    .max(120)
    .optional()
    .describe(
      'Where from, as the person wrote it. Leave it out if they are where they shared their location.',
    ),
  party: z.number().int().min(1).max(60).optional().describe('How many people; 1 if they did not say.'),
  pickupAtLocal: z
    .string()
    .max(40)
    .optional()
    .describe(
      'When they want to be picked up, as the wall clock there shows it: YYYY-MM-DDTHH:MM, without a time zone. Left out for a taxi now. Never leave out a time they said: if it is not clear, ask.',
    ),
  note: z
    .string()
    .max(300)
    .nullish()
    .describe('What the driver should know beside that, word for word: a child seat, luggage, a dog.'),
});

const description = `Prepares a taxi, for now or for a later time, and shows the person pickup, destination, estimated distance and fare, and how many drivers are free \
nearby or, for later, when drivers will be asked. Call it as soon as the destination is known. It calls no taxi: only the person's own YES does. If the pickup is not known, it says so: ask \
the person to share their location or to name a place.`;

/** Letters of a person's own words that a driver is shown. */
const maxLetters = 80;

export interface TaxiNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  /** How long cars need; null, or left out, where no map knows: then it is estimated, and said so. */
  readonly travel?: TravelTimes | null;
}

/** `requestTaxi`: two queries at once when the catalogue is warm, and two calls of the map where there is one; writes nothing. */
export function requestTaxiTool({ documents, catalogue, travel = null }: TaxiNeeds): Tool {
  return defineTool({
    name: 'requestTaxi',
    label: 'Call a taxi',
    group: 'Taxis and messages',
    does: 'Prepares a taxi for now or later with its estimated fare; the guest confirms.',
    doing: askingAboutTaxis,
    ability: {
      en: 'call a taxi',
      tr: 'taksi çağırma',
      he: 'להזמין מונית',
      ru: 'вызвать такси',
      el: 'να καλέσω ταξί',
      de: 'ein Taxi rufen',
      ar: 'طلب سيارة أجرة',
      fa: 'خبر کردن تاکسی',
      ko: '택시 호출',
    },
    description,
    guidance: [
      {
        sentence:
          'For a taxi use requestTaxi: it needs a destination, and the time if it is for later. A taxi for later is planned: no driver has promised to come before one says yes.',
      },
    ],
    input,
    effect: 'propose',
    proposes: 'confirm_taxi',
    async run({ destination, pickup, party = 1, pickupAtLocal, note: told }, context): Promise<ToolResult> {
      const { language, market, config } = context;
      const policy = config.taxi;
      const say = taxiSentences(language);
      if (party > policy.maxParty) {
        return { status: 'refused', code: 'PARTY_TOO_LARGE', message: say.tooManyPeople(policy.maxParty) };
      }
      const pickupAt = pickupTime(pickupAtLocal, context);
      if (pickupAt !== null && 'status' in pickupAt) return pickupAt;
      const snapshot = await catalogue.of(market);
      const ends = await readEnds({ pickup, destination }, { documents, snapshot, policy }, context);
      if ('refused' in ends) return ends.refused;
      const { from, to } = ends;
      const note = shortLine(told, 300);
      const unsaid = refuseUnsaid(
        context,
        {
          startsAtLocal: pickupAt === null ? null : (pickupAtLocal ?? null),
          party,
          note,
          values: [destination, pickup],
          named: endsAsSaid({ pickup, destination }, ends, context),
          ownWords: (languages) => routePhrases([...languagesOfRoute(context), ...languages]),
        },
        {
          names: [from.label, to.label, ...placesSaid(context)],
          timeZone: market.timeZone,
          known: [{ party: 1 }],
        },
      );
      if (unsaid !== null) return unsaid;
      if (to.at !== null && distanceKm(from.at, to.at) < samePlaceKm) {
        return { status: 'refused', code: 'BAD_REQUEST', message: say.samePlace() };
      }
      const [nearby, open, drive] = await Promise.all([
        freeDriversAround(documents, {
          marketId: market.marketId,
          centre: from.at,
          radiusKm: radiusOfRound(policy.rounds, policy),
          party,
        }),
        openRidesOf(documents, [context.actorId, ...(context.alsoActorIds ?? [])]),
        driveBetween(travel, from.at, to.at, context),
      ]);
      const inTheWay = rideInTheWay(open, pickupAt ?? context.now);
      if (inTheWay !== undefined) return refuseRide('RIDE_OPEN', language, { code: inTheWay.code });
      const planned = open.filter(({ state }) => state === 'planned').length;
      if (pickupAt !== null && planned >= policy.plannedRides) {
        return { status: 'refused', code: 'RIDE_OPEN', message: say.tooManyPlanned(policy.plannedRides) };
      }
      const district = districtOf(from.at, snapshot);
      const { now } = context;
      const minutes =
        (await drivenMinutes(travel, nearby, from.at, { policy, now, caller: context })) ??
        nearestMinutes(nearby, from.at, policy, now);
      const asksAt = pickupAt && asksAtFor(pickupAt, minutes, policy);
      const later = pickupAt && asksAt && { pickupAt, asksAt, timeZone: market.timeZone };
      const isForLater = asksAt !== null && asksAt > context.now;
      // Who is near now says nothing of who will be then.
      if (nearby.length === 0 && !isForLater) return refuseRide('NO_TAXI', language);
      return propose(
        { from, to, party, note, district, nearby: nearby.length, minutes, drive, later, isForLater },
        context,
      );
    },
  });
}

/** Two rides of one person whose times are less apart are one: the second is refused. */
const sameRideMs = 60 * 60_000;

/** The ride that is under way, or planned for about the same time. */
function rideInTheWay(open: readonly Ride[], at: Date): Ride | undefined {
  return open.find(
    ({ state, pickupAt }) =>
      (state !== 'planned' && at.getTime() - (pickupAt ?? at).getTime() < sameRideMs) ||
      (pickupAt !== null && Math.abs(pickupAt.getTime() - at.getTime()) < sameRideMs),
  );
}

/**
 * When the ride is to begin; null for now. A time of which the person spoke and the call says nothing is asked about, whatever
 * a model made of it.
 */
function pickupTime(
  pickupAtLocal: string | undefined,
  { market, config, now, language, said = [] }: ToolContext,
): Date | null | Extract<ToolResult, { status: 'refused' }> {
  if (pickupAtLocal === undefined || pickupAtLocal.trim() === '') {
    return speaksOfLater(said, language)
      ? { status: 'refused', code: 'TIME_INVALID', message: taxiSentences(language).askTime() }
      : null;
  }
  const bounds = { leadMinutes: 0, windowDays: config.taxi.plannedDays };
  const wished = wishedTime(pickupAtLocal, market.timeZone, now, bounds);
  return wished instanceof Date ? wished : refuseRide(wished.code, language, wished.details);
}

/** Whether the newest of their messages that says when a taxi is wanted says another time than now. */
function speaksOfLater(said: readonly string[], language: ToolContext['language']): boolean {
  const spoken = said.map((text) => readRoute(text, language));
  const first = spoken.findIndex(({ isTaxi }) => isTaxi);
  const newest = spoken.slice(Math.max(first, 0)).findLast(({ when, isNow }) => isNow || when !== '');
  return first >= 0 && newest !== undefined && !newest.isNow;
}

interface ReadRequest {
  readonly from: KnownPlace;
  readonly to: RidePlace;
  readonly party: number;
  /** What they ask of the driver; null for nothing. */
  readonly note: string | null;
  readonly district: string;
  readonly nearby: number;
  /** The nearest driver needs about so many; null if nobody knows. */
  readonly minutes: number | null;
  /** The ride along the road; null where it is not known. */
  readonly drive: Drive | null;
  readonly later: RequestArguments['later'];
  /** False where the time is so near that drivers are asked at once. */
  readonly isForLater: boolean;
}

function propose(
  { from, to, party, note, district, nearby, minutes, drive, later, isForLater }: ReadRequest,
  context: ToolContext,
): ToolResult {
  const { language, market, config, now, idempotencyKey } = context;
  const rideId = rideIdFor(idempotencyKey);
  const distanceMetres = drive === null ? roadMetres(from.at, to.at) : Math.round(drive.metres);
  const request = {
    rideId,
    code: rideCodeFor(rideId),
    riderName: shortLine(context.customerName, maxLetters),
    note,
    pickup: from,
    district,
    destination: to,
    party,
    distanceMetres,
    fare: fareFor(distanceMetres, config.taxi, market.currency),
    later,
  };
  const expiresAt = new Date(now.getTime() + answerWithinMinutes * 60_000);
  const until = formatClock(expiresAt, market.timeZone);
  const say = taxiSentences(language);
  const words = rideWords(
    { ...request, pickupAt: later?.pickupAt ?? null, timeZone: later?.timeZone ?? null },
    language,
  );
  const route =
    drive !== null
      ? say.byRoad(formatMinutes(Math.max(1, Math.ceil(drive.seconds / 60)), language))
      : distanceMetres === null
        ? null
        : say.byLine();
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_taxi',
      args: requestArguments(request),
      ref: ridePath(rideId),
      // For later nobody has promised to come, and a note goes along: that stands in the words.
      ...(isForLater || note !== null ? {} : { brief: '' }),
      summary: withNote(
        isForLater && later !== null
          ? say.proposalLater(words, { asks: formatClock(later.asksAt, market.timeZone), route, until })
          : say.proposal(words, {
              nearby: nearby >= maxDriversRead ? `${maxDriversRead}+` : String(nearby),
              nearest: minutes === null ? null : formatMinutes(minutes, language),
              route,
              until,
            }),
        request,
        language,
      ),
      price: request.fare,
      expiresAt,
      ui: {
        type: 'taxi_proposal',
        pickup: { label: from.label, ...from.at },
        destination: { label: to.label, ...(to.at ?? {}) },
        district,
        party,
        distanceMetres,
        fare: request.fare,
        nearbyDrivers: nearby,
        nearestMinutes: minutes,
        pickupAt: later?.pickupAt.toISOString() ?? null,
        timeZone: later?.timeZone ?? null,
        asksAt: isForLater ? (later?.asksAt.toISOString() ?? null) : null,
      } satisfies TaxiProposalCard,
    },
  };
}
