import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { rideInWords as ride, valuesOfRides } from '../testing/ride-in-words.ts';
import { taxiSentences } from './index.ts';

const driver = {
  driverId: 'drv_1',
  name: 'Ada L.',
  phone: '+90 533 123 45 67',
  vehicle: 'Skoda 105',
  plate: 'AB 123',
};

describeTranslations('what riders read', taxiSentences, {
  values: [...valuesOfRides, driver.name, driver.phone, driver.vehicle, driver.plate],
  says: (say) => ({
    here: [say.here()],
    proposal: [
      say.proposal(ride, { nearby: '3', nearest: '7 Lanterns', route: say.byLine(), until: '19:45' }),
      say.proposal(ride, { nearby: '3', nearest: null, route: say.byRoad('7 Lanterns'), until: '19:45' }),
    ],
    proposalLater: [
      say.proposalLater({ ...ride, when: 'K7QF2M' }, { asks: '7 Lanterns', route: null, until: '19:45' }),
    ],
    planned: [say.planned({ ...ride, when: 'K7QF2M' }, '7 Lanterns')],
    byRoad: [say.byRoad('7 Lanterns')],
    byLine: [say.byLine()],
    pickupIs: [say.pickupIs('7 Lanterns')],
    tooManyPlanned: [say.tooManyPlanned(5)],
    askTime: [say.askTime()],
    coming: [say.coming('7 Lanterns')],
    stillLooking: [say.stillLooking(ride)],
    searching: [say.searching(ride, 5)],
    nobodyFree: [say.nobodyFree(ride)],
    assigned: [say.assigned(ride, driver)],
    arrived: [say.arrived(ride, driver)],
    pickedUp: [say.pickedUp(ride)],
    completed: [say.completed(ride)],
    noShow: [say.noShow(ride)],
    driverCancelled: [say.driverCancelled(ride, 'K7QF2M'), say.driverCancelled(ride, null)],
    driverCancelledForGood: [
      say.driverCancelledForGood(ride, 'K7QF2M'),
      say.driverCancelledForGood(ride, null),
    ],
    widened: [say.widened(ride, 'K7QF2M')],
    unserved: [say.unserved(ride)],
    cancelProposal: [
      say.cancelProposal({ ...ride, when: 'K7QF2M' }, null),
      say.cancelProposal(ride, 'K7QF2M'),
      say.cancelProposal(ride, null),
    ],
    cancelled: [say.cancelled(ride, true), say.cancelled(ride, false)],
    notCalled: [say.notCalled()],
    kept: [say.kept('7 Lanterns')],
    tooManyPeople: [say.tooManyPeople(5)],
    samePlace: [say.samePlace()],
  }),
});
