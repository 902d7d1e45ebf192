import { type TaxiDriver, taxiDriverSchema } from '@merve/contract';
import type { InboundLine } from '../../manifest/inbound-line.ts';
import { openOffers } from './driver-state.ts';
import { readDriverWords } from './driver-words.ts';
import { driverIdFor, rideCodeFor } from './ride-code.ts';

/** A driver's message, as the door has it. */
export interface DriverMessage {
  readonly text: string;
  readonly hasLocation: boolean;
  readonly now: Date;
}

/**
 * Whether a registered driver's message is for dispatch. One phone may be a driver's and a guest's: it is for
 * dispatch if it is a driver's word that can mean something now, or names a ride by its code; a location is, on duty.
 * Everything else goes to the guest's conversation. Pure.
 */
export function isForDispatch(driver: TaxiDriver, { text, hasLocation, now }: DriverMessage): boolean {
  if (hasLocation) return driver.onDuty;
  const words = readDriverWords(text);
  if (words === null) return false;
  const { verb, code } = words;
  if (code !== null) return verb !== null || knowsCode(driver, code);
  switch (verb) {
    case 'on_duty':
    case 'off_duty':
      return true;
    case 'accept':
    case 'decline':
      return openOffers(driver, now).length > 0;
    default:
      return driver.rideId !== null;
  }
}

function knowsCode({ rideId, offers }: TaxiDriver, code: string): boolean {
  return (rideId !== null && rideCodeFor(rideId) === code) || offers.some((offer) => offer.code === code);
}

/** The line of taxi drivers. Its words may mean a ride only while one is offered or driven, so the driver is read first. */
export const dispatchLine: InboundLine = {
  threadType: 'dispatch',
  ofSender: (documents, message) => ({
    threadType: 'dispatch',
    registration: documents.taxiDriver(driverIdFor(message.from)),
    async route({ registered }) {
      const driver = taxiDriverSchema.safeParse(registered);
      return driver.success && isForDispatch(driver.data, message) ? { byButton: false } : null;
    },
  }),
};
