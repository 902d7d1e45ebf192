import { distanceKm, type RidePlace } from '@merve/contract';
import type { TaxiProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import { type Catalogue, districtOf, type KnownPlace } from '../../catalogue/index.ts';
import { formatClock } from '../../language/format.ts';
import { shortLine } from '../../language/short-line.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { fareFor, nearestMinutes, roadMetres } from './estimate.ts';
import { freeDriversAround, maxDriversRead } from './find-drivers.ts';
import { requestArguments, ridePath } from './pending-ride.ts';
import { refuseRide } from './refuse-ride.ts';
import { radiusOfRound } from './ride.ts';
import { rideCodeFor, rideIdFor } from './ride-code.ts';
import { readEnds } from './ride-ends.ts';
import { askingAboutTaxis, formatMinutes, rideWords } from './ride-words.ts';
import { openRideOf } from './rides-of.ts';
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
});

const description = `Prepares a taxi for now and shows the person pickup, destination, estimated distance and fare, and how many drivers are free \
nearby. Call it as soon as the destination is known. It calls no taxi: only the person's own YES does. If the pickup is not known, it says so: ask \
the person to share their location or to name a place.`;

/** Letters of a person's own words that a driver is shown. */
const maxLetters = 80;

export interface TaxiNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}

/** `requestTaxi`: two queries at once when the catalogue is warm; writes nothing. */
export function requestTaxiTool({ documents, catalogue }: TaxiNeeds): Tool {
  return defineTool({
    name: 'requestTaxi',
    label: 'Call a taxi',
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
          'For a taxi use requestTaxi: it leaves now, cannot be ordered for later, and needs a destination.',
      },
    ],
    input,
    effect: 'propose',
    proposes: 'confirm_taxi',
    async run({ destination, pickup, party = 1 }, context): Promise<ToolResult> {
      const { language, market, config } = context;
      const policy = config.taxi;
      const say = taxiSentences(language);
      if (party > policy.maxParty) {
        return { status: 'refused', code: 'PARTY_TOO_LARGE', message: say.tooManyPeople(policy.maxParty) };
      }
      const snapshot = await catalogue.of(market);
      const ends = readEnds({ pickup, destination }, snapshot, policy, context);
      if ('refused' in ends) return ends.refused;
      const { from, to } = ends;
      if (to.at !== null && distanceKm(from.at, to.at) < samePlaceKm) {
        return { status: 'refused', code: 'BAD_REQUEST', message: say.samePlace() };
      }
      const [nearby, open] = await Promise.all([
        freeDriversAround(documents, {
          marketId: market.marketId,
          centre: from.at,
          radiusKm: radiusOfRound(policy.rounds, policy),
          party,
        }),
        openRideOf(documents, [context.actorId, ...(context.alsoActorIds ?? [])]),
      ]);
      if (open !== undefined) return refuseRide('RIDE_OPEN', language, { code: open.code });
      if (nearby.length === 0) return refuseRide('NO_TAXI', language);
      const district = districtOf(from.at, snapshot);
      const minutes = nearestMinutes(nearby, from.at, policy, context.now);
      return propose({ from, to, party, district, nearby: nearby.length, minutes }, context);
    },
  });
}

interface ReadRequest {
  readonly from: KnownPlace;
  readonly to: RidePlace;
  readonly party: number;
  readonly district: string;
  readonly nearby: number;
  /** The nearest driver needs about so many; null if nobody knows. */
  readonly minutes: number | null;
}

function propose(
  { from, to, party, district, nearby, minutes }: ReadRequest,
  context: ToolContext,
): ToolResult {
  const { language, market, config, now, idempotencyKey } = context;
  const rideId = rideIdFor(idempotencyKey);
  const distanceMetres = roadMetres(from.at, to.at);
  const request = {
    rideId,
    code: rideCodeFor(rideId),
    riderName: shortLine(context.customerName, maxLetters),
    pickup: from,
    district,
    destination: to,
    party,
    distanceMetres,
    fare: fareFor(distanceMetres, config.taxi, market.currency),
  };
  const expiresAt = new Date(now.getTime() + answerWithinMinutes * 60_000);
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_taxi',
      args: requestArguments(request),
      ref: ridePath(rideId),
      summary: taxiSentences(language).proposal(rideWords(request, language), {
        nearby: nearby >= maxDriversRead ? `${maxDriversRead}+` : String(nearby),
        nearest: minutes === null ? null : formatMinutes(minutes, language),
        until: formatClock(expiresAt, market.timeZone),
      }),
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
      } satisfies TaxiProposalCard,
    },
  };
}
