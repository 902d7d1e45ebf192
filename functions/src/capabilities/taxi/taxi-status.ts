import type { Ride } from '@merve/contract';
import { z } from 'zod';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { drivenMinutes } from './drives.ts';
import { minutesAway } from './estimate.ts';
import { refuseRide } from './refuse-ride.ts';
import type { TaxiNeeds } from './request-taxi.ts';
import { askingAboutTaxis, rideCard } from './ride-words.ts';
import { openRidesOf } from './rides-of.ts';
import { whereWords } from './where-words.ts';

const description = `Where the person's own taxi is: whether a driver has taken it, who that is, and about when they arrive. It changes nothing. \
Say no more than \`message\` says: times are estimates.`;

const minuteMs = 60_000;

/**
 * About when the driver is at the pickup: from where they said to be since they took the ride, else as was estimated
 * then. Null if neither is known, or the time is past: who is late is not "one minute away". One read, and one call of the map where there is one,
 * only while the driver is on the way.
 */
async function arrivalOf(
  { documents, travel = null }: Pick<TaxiNeeds, 'documents' | 'travel'>,
  { state, driverId, etaAt, pickup, history }: Ride,
  context: ToolContext,
): Promise<Date | null> {
  if (state !== 'assigned' || driverId === null) return null;
  const driver = (await documents.taxiDriver(driverId).get()).data();
  const takenAt = history.findLast(({ event }) => event === 'assigned')?.at;
  const hasMoved = driver !== undefined && takenAt !== undefined && driver.locatedAt > takenAt;
  const { now } = context;
  const policy = context.config.taxi;
  const minutes = hasMoved
    ? ((await drivenMinutes(travel, [driver], pickup.at, { policy, now, caller: context })) ??
      minutesAway(driver, pickup.at, policy, now))
    : null;
  const expected =
    hasMoved && minutes !== null ? new Date(driver.locatedAt.getTime() + minutes * minuteMs) : etaAt;
  return expected !== null && expected > now ? expected : null;
}

/** `taxiStatus`: one query, and one read while a driver is on the way. */
export function taxiStatusTool(needs: Pick<TaxiNeeds, 'documents' | 'travel'>): Tool {
  return defineTool({
    name: 'taxiStatus',
    label: 'Tell where the taxi is',
    group: 'Taxis and messages',
    does: "Tells where the guest's taxi is and when it arrives.",
    doing: askingAboutTaxis,
    description,
    guidance: [{ sentence: 'For where their taxi is use taxiStatus.' }],
    input: z.object({}),
    effect: 'read',
    tellsLedger: true,
    async run(_input, context): Promise<ToolResult> {
      const { actorId, alsoActorIds = [], language, now } = context;
      const [ride, ...others] = await openRidesOf(needs.documents, [actorId, ...alsoActorIds]);
      if (ride === undefined) return refuseRide('RIDE_NOT_FOUND', language);
      const etaAt = await arrivalOf(needs, ride, context);
      const minutes = etaAt === null ? null : Math.ceil((etaAt.getTime() - now.getTime()) / minuteMs);
      const { code, state } = ride;
      return {
        status: 'ok',
        data: {
          code,
          state,
          minutes,
          message: [
            whereWords(ride, minutes, language),
            ...others.map((other) => whereWords(other, null, language)),
          ].join('\n'),
        },
        ui: rideCard(ride, etaAt),
      };
    },
  });
}
