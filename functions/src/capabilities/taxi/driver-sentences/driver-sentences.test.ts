import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { rideInWords as ride, valuesOfRides } from '../testing/ride-in-words.ts';
import { driverSentences } from './index.ts';

describeTranslations('what drivers read', driverSentences, {
  values: [...valuesOfRides, 'https://maps.test/?q=1,2'],
  says: (say) => ({
    offer: [say.offer(ride, 'K7QF2M'), say.offer({ ...ride, when: '7 Lanterns' }, 'K7QF2M')],
    accepted: [
      say.accepted(ride, 'K7QF2M', 'https://maps.test/?q=1,2'),
      say.accepted(ride, null, 'https://maps.test/?q=1,2'),
    ],
    alreadyYours: [say.alreadyYours('7 Lanterns')],
    taken: [say.taken('7 Lanterns')],
    calledOff: [say.calledOff('7 Lanterns')],
    tooLate: [say.tooLate('7 Lanterns')],
    over: [say.over('7 Lanterns')],
    wrongCode: [say.wrongCode('7 Lanterns')],
    busy: [say.busy('7 Lanterns', 'K7QF2M')],
    refusedBefore: [say.refusedBefore('7 Lanterns')],
    whichRide: [say.whichRide('7 Lanterns')],
    rideOrBooking: [say.rideOrBooking('7 Lanterns')],
    nothingOpen: [say.nothingOpen()],
    declined: [say.declined('7 Lanterns')],
    arrivedNoted: [say.arrivedNoted('7 Lanterns')],
    pickedUpNoted: [say.pickedUpNoted('7 Lanterns')],
    completedNoted: [say.completedNoted('7 Lanterns')],
    noShowNoted: [say.noShowNoted('7 Lanterns')],
    givenBack: [say.givenBack('7 Lanterns')],
    notNow: [say.notNow('7 Lanterns')],
    noRide: [say.noRide()],
    notUnderstood: [say.notUnderstood('7 Lanterns')],
    riderCancelled: [say.riderCancelled(ride, 'K7QF2M'), say.riderCancelled(ride, null)],
    onDuty: [say.onDuty()],
    offDuty: [say.offDuty()],
    moved: [say.moved()],
    notADriver: [say.notADriver()],
  }),
});
