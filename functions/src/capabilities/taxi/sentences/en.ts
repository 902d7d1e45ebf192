import type { RideDriver } from '@merve/contract';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';

const { yes, no, confirm, decline } = answerWords.en;
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `Taxi from ${ride.from} (${ride.district}) to ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'I do not know where that is on the map, so I cannot estimate distance and fare: ask the driver.'
    : `About ${ride.distance}${ride.fare === null ? '. I cannot estimate the fare: ask the driver.' : `, fare about ${ride.fare}. The driver’s meter decides.`}`;

/** What a rider reads. `driver` of a card: name, car, plate, telephone. */
export const english = {
  here: () => 'your location',
  byRoad: (time: string) => `By road it takes about ${time}, as traffic is now.`,
  byLine: () => 'Distance and times are estimated from the straight line.',
  proposal: (
    ride: RideWords,
    extra: { nearby: string; nearest: string | null; route: string | null; until: string },
  ) =>
    [
      course(ride),
      ride.when === null ? `For ${people(ride.party)}, now` : `For ${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Free drivers nearby: ${extra.nearby}. No taxi has been called yet.`,
      ...(extra.nearest === null ? [] : [`The nearest is about ${extra.nearest} away.`]),
      `Reply ${yes} (or ${confirm}) by ${extra.until} to call it, ${no} (or ${decline}) to leave it.`,
    ].join('\n'),
  proposalLater: (ride: RideWords, extra: { asks: string; route: string | null; until: string }) =>
    [
      course(ride),
      `For ${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `I ask drivers at ${extra.asks}, and until one says yes none has promised to come. No taxi has been called yet.`,
      `Reply ${yes} (or ${confirm}) by ${extra.until} to plan it, ${no} (or ${decline}) to leave it.`,
    ].join('\n'),
  planned: (ride: RideWords, asks: string) =>
    `Planned: ride ${ride.code} from ${ride.from} to ${ride.to}, ${ride.when}. I ask drivers at ${asks}; no driver has promised to come yet. I will tell you who comes, or that nobody does.`,
  pickupIs: (when: string) => `Pickup: ${when}.`,
  tooManyPlanned: (most: number) =>
    `You have ${most} taxis planned already, and I plan no more at once. Call one of them off first.`,
  askTime: () =>
    'You spoke of a time. For which day and what time is the taxi, or is it for now? No taxi was called.',
  searching: (ride: RideWords, asked: number) =>
    `I am asking ${asked === 1 ? 'a driver' : `${asked} drivers`} near ${ride.from} now (ride ${ride.code}). No driver has taken it yet; I will tell you when one does.`,
  nobodyFree: (ride: RideWords) =>
    `No driver near ${ride.from} is free just now, so no taxi was called. Please try again in a while.`,
  assigned: (ride: RideWords, driver: RideDriver) =>
    `${driver.name} has taken your ride ${ride.code} and is coming to ${ride.from}: ${driver.vehicle}, ${driver.plate}, ${driver.phone}.`,
  coming: (time: string) => `Estimated: about ${time} until it is with you.`,
  stillLooking: (ride: RideWords) =>
    `Ride ${ride.code} from ${ride.from}: no driver has taken it yet, and I am still looking. I will tell you when one does.`,
  arrived: (ride: RideWords, driver: RideDriver) =>
    `Your taxi is there: ${driver.vehicle}, ${driver.plate}, at ${ride.from}.`,
  pickedUp: (ride: RideWords) => `You are on your way to ${ride.to}. Have a good ride.`,
  completed: (ride: RideWords) => `Ride ${ride.code} is over. Thank you for riding.`,
  noShow: (ride: RideWords) =>
    `The driver waited for you at ${ride.from} and has left (ride ${ride.code}). Tell me if you still need a taxi.`,
  driverCancelled: (ride: RideWords, reason: string | null) =>
    `Your driver had to give ride ${ride.code} back${because(reason)}. I am asking other drivers now; you do not have a taxi yet.`,
  driverCancelledForGood: (ride: RideWords, reason: string | null) =>
    `Your driver had to give ride ${ride.code} back${because(reason)}, and I have asked all I can. You have no taxi; please try again in a while or call one yourself.`,
  widened: (ride: RideWords, radius: string) =>
    `Nobody has taken ride ${ride.code} yet. I am now asking drivers within ${radius}.`,
  unserved: (ride: RideWords) =>
    `I could not find a taxi for ride ${ride.code}: no driver took it, and I have stopped asking. Please try again in a while or call one yourself.`,
  cancelProposal: (ride: RideWords, driver: string | null) =>
    [
      `Call off ride ${ride.code} from ${ride.from} to ${ride.to}${ride.when === null ? '' : `, ${ride.when}`}?`,
      driver === null ? 'No driver has taken it yet.' : `${driver} has taken it and is coming.`,
      `Reply ${yes} (or ${confirm}) to call it off, ${no} (or ${decline}) to keep it.`,
    ].join('\n'),
  cancelled: (ride: RideWords, told: boolean) =>
    `Called off: ride ${ride.code}.${told ? ' I am letting the driver know now.' : ' No driver is coming.'}`,
  notCalled: () => 'All right, no taxi was called.',
  kept: (code: string) => `Ride ${code} stays as it is.`,
  tooManyPeople: (most: number) => `One taxi here takes ${most} people at most, so I did not ask for one.`,
  samePlace: () => 'That is where you already are, so I did not ask for a taxi.',
};

export type TaxiSentences = typeof english;
