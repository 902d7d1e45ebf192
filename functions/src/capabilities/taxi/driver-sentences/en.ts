import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';

const { confirm, decline } = answerWords.en;
const word = offeredWords('en');
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const trip = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`about ${distance}`], fare === null ? [] : [`fare about ${fare}`]].flat();

/** What a driver reads. */
export const english = {
  offer: (ride: RideWords, away: string) =>
    [
      `Taxi wanted, ride ${ride.code}`,
      `From ${ride.from} (${ride.district}), ${away} from you`,
      ...(ride.when === null ? [] : [`Pickup: ${ride.when}`]),
      `To ${ride.to}, ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `Reply ${word.accept} ${ride.code} to take it, ${word.decline} ${ride.code} to leave it. The first to say yes has it.`,
    ].join('\n'),
  accepted: (ride: RideWords, rider: string | null, map: string) =>
    [
      `Ride ${ride.code} is yours.`,
      ...(ride.when === null ? [] : [`Pickup: ${ride.when}`]),
      `Pick up ${rider ?? 'the rider'}, ${people(ride.party)}, at ${ride.from}: ${map}`,
      `To ${ride.to}.`,
      `Write ${word.arrived} when you are there, ${word.picked_up} when you drive off, ${word.completed} at the end, or ${word.cancel} ${ride.code} and why.`,
    ].join('\n'),
  alreadyYours: (code: string) => `Ride ${code} is yours already.`,
  taken: (code: string) => `Ride ${code} has gone to another driver. Thank you for answering.`,
  calledOff: (code: string) => `Ride ${code} was called off by the rider, so it is not to be had any more.`,
  tooLate: (code: string) => `Too late for ride ${code}: the time to answer is over.`,
  over: (code: string) => `Ride ${code} is over, so this changes nothing.`,
  wrongCode: (code: string) =>
    `I know no ride ${code} for you, so nothing was taken. Please check the code in my message.`,
  busy: (current: string, code: string) =>
    `You still have ride ${current}, so you cannot take ${code}. Write ${word.completed} ${current} when it is over.`,
  refusedBefore: (code: string) => `You gave ride ${code} back, so it was offered to others.`,
  whichRide: (codes: string) =>
    `Which ride do you mean? Write ${word.accept} or ${word.decline} with its code: ${codes}.`,
  rideOrBooking: (codes: string) =>
    `Do you mean the ride, or the question I asked you as a guest? For the ride write ${word.accept} or ${word.decline} with its code: ${codes}. For the other, write ${confirm} or ${decline}.`,
  nothingOpen: () => 'No ride is waiting for your answer.',
  declined: (code: string) => `All right, ride ${code} goes to others.`,
  arrivedNoted: (code: string) => `Noted: you are at the pickup of ride ${code}. The rider has been told.`,
  pickedUpNoted: (code: string) =>
    `Noted: ride ${code} is on its way. Write ${word.completed} ${code} at the end.`,
  completedNoted: (code: string) => `Noted: ride ${code} is over. You are free for the next one.`,
  noShowNoted: (code: string) => `Noted: the rider of ${code} was not there. You are free for the next one.`,
  givenBack: (code: string) =>
    `Ride ${code} is given back, and the rider has been told. You are free for others.`,
  notNow: (code: string) =>
    `That cannot be said of ride ${code} as it stands. The order is: ${word.arrived}, ${word.picked_up}, ${word.completed}; ${word.no_show} after ${word.arrived}.`,
  noRide: () => 'You have no ride at the moment, so this changes nothing.',
  notUnderstood: (code: string) =>
    `I did not understand that, so nothing has changed for ride ${code}. Write ${word.accept} ${code} or ${word.decline} ${code}; with a ride: ${word.arrived}, ${word.picked_up}, ${word.completed} or ${word.cancel} and the code.`,
  riderCancelled: (ride: RideWords, reason: string | null) =>
    `Ride ${ride.code} from ${ride.from} was called off by the rider${reason === null ? '' : ` (${reason})`}. You are free for others.`,
  onDuty: () =>
    'You are on duty: I will ask you about rides nearby. Share your location so that I know where you are.',
  offDuty: () => `You are off duty: I will not ask you about rides. Write ${word.on_duty} to be asked again.`,
  moved: () => 'Thank you, I have your location.',
  notADriver: () => 'This number is not registered as a taxi driver’s, so nothing was taken.',
};

export type DriverSentences = typeof english;
