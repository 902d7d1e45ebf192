import type { Changes } from '../picture.ts';
import { type RideStatement, rideStatementsIn } from '../ride-readings.ts';
import type { Court, Rule } from '../rule.ts';
import type { DriverView, MessageView, RideView } from '../views.ts';

const driven: readonly RideView['state'][] = ['assigned', 'arrived', 'on_board'];
const ended: readonly RideView['state'][] = ['completed', 'cancelled', 'no_show', 'unserved'];
const isDriven = ({ state }: RideView) => driven.includes(state);

/**
 * A ride has one driver, a driver one ride; it is theirs by their own YES alone, and the rider is told of what they have
 * and have not. That it is called by the rider's YES alone is with the other rules of consent.
 */
export function rideRules(court: Court): Rule {
  const { picture, witness } = court;
  const { taxi_requests: rides, taxi_drivers: drivers, messages } = picture.documents;

  /** What a reply of a commit answers, as its sender knows it. */
  function answeredBy({ threadId, inReplyToSeq }: MessageView) {
    const seq = String(inReplyToSeq ?? 0).padStart(12, '0');
    return witness.find(messages.get(`threads/${threadId}/messages/${seq}`)?.channelMessageId ?? null);
  }

  function checkAssigned(ride: RideView, replies: readonly MessageView[]): void {
    const driver = drivers.get(`taxi_drivers/${ride.driverId}`);
    const saidYes = replies.some((reply) => {
      const sent = answeredBy(reply);
      const taken = sent?.meaning.takesRide;
      return sent?.from === `whatsapp:${driver?.phone}` && (taken === null || taken === ride.code);
    });
    court.never('ride-taken-without-yes', !saidYes, () => `${ride.code} by ${ride.driverId}`);
  }

  function checkStep(before: RideView, after: RideView, replies: readonly MessageView[]): void {
    if (ended.includes(before.state))
      court.never(
        'ended-ride-goes-on',
        after.state !== before.state,
        () => `${after.code} from ${before.state} to ${after.state}`,
      );
    if (before.driverId !== null && after.driverId !== null)
      court.never(
        'ride-changed-hands',
        before.driverId !== after.driverId,
        () => `${after.code} from ${before.driverId} to ${after.driverId}`,
      );
    if (before.driverId === null && after.driverId !== null) checkAssigned(after, replies);
    if (before.state === after.state) return;
    const isTold = replies.some(({ threadId, text }) => threadId === after.threadId && text.length > 0);
    court.never(
      'ride-changed-in-silence',
      !isTold,
      () => `${after.code} from ${before.state} to ${after.state}`,
    );
  }

  /** What both sides' documents say of one another, after every commit that touches either. */
  function checkPairs(): void {
    const rideOf = new Map<string, string>();
    for (const ride of rides.values()) {
      if (!isDriven(ride)) continue;
      const driverId = ride.driverId ?? 'nobody';
      const other = rideOf.get(driverId);
      court.never(
        'driver-with-two-rides',
        other !== undefined,
        () => `${driverId}: ${other} and ${ride.code}`,
      );
      rideOf.set(driverId, ride.code);
      court.never(
        'ride-without-its-driver',
        drivers.get(`taxi_drivers/${driverId}`)?.rideId !== ride.rideId,
        () => `${ride.code} of ${driverId}`,
      );
    }
    for (const { driverId, rideId } of drivers.values()) {
      if (rideId !== null)
        court.never('driver-held-by-no-ride', !rideOf.has(driverId), () => `${driverId} by ${rideId}`);
    }
  }

  function isTrue({ kind, code }: RideStatement, message: MessageView): boolean {
    const ride = [...rides.values()].find((one) => one.code === code);
    switch (kind) {
      case 'assigned':
        return ride?.state === 'assigned' && message.text.includes(driverOf(ride)?.name ?? '«nobody»');
      case 'given-back':
        return ride?.state === 'requested' || ride?.state === 'unserved';
      case 'planned':
        return ride?.state === 'planned';
      case 'searching':
        return ride?.state === 'requested';
      case 'unserved':
        return ride?.state === 'unserved';
      case 'called-off':
        return ride?.state === 'cancelled';
      case 'theirs':
        return (
          ride?.state === 'assigned' && answeredBy(message)?.from === `whatsapp:${driverOf(ride)?.phone}`
        );
      case 'asks-to-call':
      case 'asks-to-call-off':
      case 'offered':
        return true;
    }
  }

  const driverOf = ({ driverId }: RideView): DriverView | undefined =>
    drivers.get(`taxi_drivers/${driverId}`);

  return {
    committed({ taxi_requests, taxi_drivers, messages: written }: Changes) {
      const replies = written.flatMap(({ after }) => (after?.role === 'assistant' ? [after] : []));
      for (const { path, before, after } of taxi_requests) {
        if (after === undefined) court.violated('ride-deleted', path);
        else if (before !== undefined) checkStep(before, after, replies);
      }
      if (taxi_requests.length > 0 || taxi_drivers.length > 0) checkPairs();
      for (const message of replies) {
        for (const statement of rideStatementsIn(message.text)) {
          court.never(
            `untrue-ride-${statement.kind}`,
            !isTrue(statement, message),
            () => `${message.threadId}:${message.seq} "${message.text}"`,
          );
        }
      }
    },
    atTheEnd() {
      for (const { state, code } of rides.values())
        court.never('search-without-end', state === 'requested', () => code);
    },
  };
}
