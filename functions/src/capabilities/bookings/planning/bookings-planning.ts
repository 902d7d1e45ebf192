import { callOr } from '../../../model/planner/plan.ts';
import type { Planning } from '../../../model/planner/planning.ts';
import { planAvailability } from './plan-availability.ts';
import { planAnswer, planForBooking } from './plan-booking.ts';
import { planAfterLookedUpToMove, planAnsweredMove, planMove } from './plan-move.ts';
import {
  planAfterLookedUp,
  planAfterUnknownReference,
  planAfterWhere,
  planAnsweredCancel,
  planCallOff,
  planOwnThings,
} from './plan-own-things.ts';
import { planSomewhereElse } from './somewhere-else.ts';

export const bookingsPlanning: Planning = {
  steps: [
    { wish: 'answer', plan: planSomewhereElse },
    { wish: 'answer', plan: planAnsweredMove },
    { wish: 'answer', plan: planAnsweredCancel },
    { wish: 'answer', plan: planAnswer },
    { wish: 'own', plan: planOwnThings },
    { wish: 'callOff', plan: planCallOff },
    { wish: 'move', plan: planMove },
    {
      wish: 'question',
      async plan({ request, gathered }) {
        const { reading, local } = await gathered();
        return planAvailability(request, reading, local);
      },
    },
    { wish: 'booking', plan: planForBooking },
    {
      wish: 'booking',
      async plan({ request, voice: { say }, gathered }) {
        const { intent } = (await gathered()).reading;
        if (intent === 'my_bookings') return callOr(request, 'myBookings', {}, say.cannotListHere());
        const isPending = request.situation.pendingSummary !== null;
        return intent === 'change' && !isPending ? { text: say.cannotChangeBooked() } : null;
      },
    },
  ],
  after: [planAfterUnknownReference, planAfterWhere, planAfterLookedUp, planAfterLookedUpToMove],
};
