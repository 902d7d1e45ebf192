import {
  distanceMetres,
  type MerveConfig,
  type OutboxIntent,
  type Ride,
  type TaxiDriver,
} from '@merve/contract';
import { approvedTemplate, notificationIntents } from '../../outbox/index.ts';
import { driverButtons } from './driver-buttons.ts';
import { driverSentences } from './driver-sentences/index.ts';
import { formatKm, rideWords, withNote } from './ride-words.ts';

/** Also the names of the approved templates for drivers who have not written within 24 hours. Variables: `message`, `code`. */
type DriverNoticeType = 'taxi_offer' | 'taxi_cancelled';

interface NoticeContext {
  readonly config: MerveConfig;
  readonly traceId: string;
  readonly now: Date;
}

function notice(
  type: DriverNoticeType,
  { ride, driver, text }: { ride: Ride; driver: TaxiDriver; text: string },
  buttons: OutboxIntent['buttons'],
  { config, traceId, now }: NoticeContext,
): OutboxIntent[] {
  return notificationIntents({
    txId: ride.rideId,
    // The same driver may be asked again in a later search: that is another event.
    eventId: `${type}-${ride.search}`,
    type,
    to: `whatsapp:${driver.phone}`,
    threadId: null,
    seq: 0,
    text,
    buttons,
    template: approvedTemplate(config, type, { message: text, code: ride.code }),
    marketId: ride.marketId,
    traceId,
    now,
  });
}

/** Asks a driver to take a ride, in the driver's language. */
export function offerNotice(ride: Ride, driver: TaxiDriver, context: NoticeContext): OutboxIntent[] {
  const say = driverSentences(driver.language);
  const away = formatKm(distanceMetres(driver.location, ride.pickup.at), driver.language);
  const text = withNote(say.offer(rideWords(ride, driver.language), away), ride, driver.language);
  const buttons = driverButtons(driver.language, ride.code, ['accept', 'decline']);
  return notice('taxi_offer', { ride, driver, text }, buttons, context);
}

/** Tells the driver that the rider has called the ride off. */
export function cancelledNotice(ride: Ride, driver: TaxiDriver, context: NoticeContext): OutboxIntent[] {
  const say = driverSentences(driver.language);
  const text = say.riderCancelled(rideWords(ride, driver.language), ride.cancelReason);
  return notice('taxi_cancelled', { ride, driver, text }, [], context);
}
