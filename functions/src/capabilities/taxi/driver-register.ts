import type { AdminAction, TaxiDriver } from '@merve/contract';
import type { DriverChange, DriverRegistration } from '@merve/contract/api';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cellsOf } from '../../catalogue/map-cells.ts';
import { forgetLines } from '../../identity/registered-lines.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type Page, type PageRequest, readPage } from '../../platform/firestore/read-page.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { dutyDriver } from './driver-state.ts';
import { driverIdFor } from './ride-code.ts';

/** Which operator does it, and the id of the record of it in `adminActions`. */
export interface ActionOrigin {
  /** The operator's uid. */
  readonly by: string;
  readonly actionId: string;
  readonly now: Date;
}

/** Never asked before: whoever waits longest is looked at first, so a new driver is not passed over. */
const neverAsked = new Date(0);

/**
 * A telephone number in E.164, however it was typed.
 * @throws MerveError `PHONE_INVALID`
 */
function e164(typed: string): string {
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC').replace(/^\s*00/, '+'));
  // The number itself stands in no error: errors are logged.
  if (!phone?.isValid()) throw new MerveError('PHONE_INVALID', 'Not a phone number in international form');
  return phone.number;
}

function record(
  origin: ActionOrigin,
  action: AdminAction['action'],
  { driverId, marketId }: TaxiDriver,
  reason: string | null,
): AdminAction {
  const { actionId, by, now } = origin;
  return {
    actionId,
    by,
    action,
    driverId,
    marketId,
    reason,
    at: now,
    threadId: null,
    seq: null,
    until: null,
  };
}

/**
 * Registers a driver, off duty, with the record of it. The id follows from the number, so of two registrations of one
 * number at once one finds the other. Two round trips.
 * @throws MerveError `PHONE_INVALID`; `NOT_FOUND` for a market there is not; `DRIVER_KNOWN` for a number that is registered.
 */
export async function registerDriver(
  documents: Documents,
  marketId: string,
  { phone: typed, location, ...particulars }: DriverRegistration,
  origin: ActionOrigin,
): Promise<TaxiDriver> {
  const phone = e164(typed);
  const { now } = origin;
  const driver: TaxiDriver = {
    ...particulars,
    driverId: driverIdFor(phone),
    marketId,
    phone,
    location,
    // They have not said where they are.
    locatedAt: neverAsked,
    cells: cellsOf(location),
    onDuty: false,
    rideId: null,
    free: false,
    askedAt: neverAsked,
    offers: [],
    createdAt: now,
    updatedAt: now,
  };
  const reference = documents.taxiDriver(driver.driverId);
  return documents.db.runTransaction(async (tx) => {
    const [known, market, session] = await readTogether(
      tx,
      reference,
      documents.market(marketId),
      documents.session(`whatsapp:${phone}`),
    );
    if (market === undefined) throw new MerveError('NOT_FOUND', 'There is no such market');
    if (known !== undefined) throw new MerveError('DRIVER_KNOWN', 'That number is registered');
    tx.create(reference, driver);
    forgetLines(tx, documents, session);
    tx.create(documents.adminAction(origin.actionId), record(origin, 'driver-registered', driver, null));
    return driver;
  });
}

async function changed(
  documents: Documents,
  driverId: string,
  change: (driver: TaxiDriver) => TaxiDriver,
  recorded: {
    readonly origin: ActionOrigin;
    readonly action: AdminAction['action'];
    readonly reason: string;
  },
): Promise<TaxiDriver> {
  const reference = documents.taxiDriver(driverId);
  return documents.db.runTransaction(async (tx) => {
    const driver = (await tx.get(reference)).data();
    if (driver === undefined) throw new MerveError('NOT_FOUND', 'There is no such driver');
    const next = change(driver);
    tx.set(reference, next);
    const { origin, action, reason } = recorded;
    tx.create(documents.adminAction(origin.actionId), record(origin, action, next, reason));
    return next;
  });
}

/**
 * Changes what is given of a driver, and nothing else; on record with who and why. Two round trips.
 * @throws MerveError `NOT_FOUND`
 */
export function changeDriver(
  documents: Documents,
  driverId: string,
  { reason, name, language, vehicle, plate, seats }: DriverChange,
  origin: ActionOrigin,
): Promise<TaxiDriver> {
  return changed(
    documents,
    driverId,
    (driver) => ({
      ...driver,
      name: name ?? driver.name,
      language: language ?? driver.language,
      vehicle: vehicle ?? driver.vehicle,
      plate: plate ?? driver.plate,
      seats: seats ?? driver.seats,
      updatedAt: origin.now,
    }),
    { origin, action: 'driver-changed', reason },
  );
}

/**
 * Puts a driver off duty: asked about no ride any more, until they write that they are back. A ride they have stays
 * theirs. Two round trips.
 * @throws MerveError `NOT_FOUND`
 */
export function putOffDuty(
  documents: Documents,
  driverId: string,
  reason: string,
  origin: ActionOrigin,
): Promise<TaxiDriver> {
  return changed(documents, driverId, (driver) => dutyDriver(driver, false, origin.now), {
    origin,
    action: 'driver-off-duty',
    reason,
  });
}

/** The drivers of a market, newest first, a page at a time. One query. */
export function driversOf(
  documents: Documents,
  marketId: string,
  page: PageRequest,
): Promise<Page<TaxiDriver>> {
  return readPage(documents.taxiDrivers.where('marketId', '==', marketId), 'createdAt', page);
}
