import type { PlantedBug } from './planted-bug.ts';

/** What could go wrong with an errand of a capability: a ride, an order, an allergy. */
export const errandBugs: readonly PlantedBug[] = [
  {
    name: 'newest-yes-has-the-ride',
    thought: 'Whoever says yes to a ride has it.',
    focus: 'taxis',
    patches: [
      {
        file: 'capabilities/taxi/accept-ride.ts',
        find: "return state === 'requested' && openOffers(driver, now)",
        put: "return state !== 'cancelled' && openOffers(driver, now)",
      },
      {
        file: 'capabilities/taxi/ride.ts',
        find: "assigned: {\n    arrived: 'arrived',",
        put: "assigned: {\n    assigned: 'assigned',\n    arrived: 'arrived',",
      },
    ],
  },
  {
    name: 'lost-round-never-resumed',
    thought: 'The task queue loses nothing.',
    focus: 'silent-drivers',
    patches: [
      {
        file: 'capabilities/taxi/sweep-rounds.ts',
        find: 'intents.push(...(await nextRoundOf(documents, ride, context)).intents);',
        put: 'intents.push(...(ride.rideId === "" ? (await nextRoundOf(documents, ride, context)).intents : []));',
      },
    ],
  },
  {
    name: 'silence-is-an-answer',
    thought: 'Kitchens answer in the end.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "return request.state === 'placed' && now >= request.answerBy;",
        put: "return request.state === 'placed' && now < request.createdAt;",
      },
    ],
  },
  {
    name: 'allergy-stays-here',
    thought: 'What was said of allergies is for the guard.',
    focus: 'allergies',
    patches: [
      {
        file: 'requests/placement-proposal.ts',
        find: 'const allergies = [...new Set([...details.allergies, ...said.map(({ words }) => words)])];',
        put: 'const allergies = said.length < 0 ? [] : [...details.allergies];',
      },
    ],
  },
  {
    name: 'declared-is-only-advice',
    thought: 'Whoever orders it wants it.',
    focus: 'temptation',
    patches: [
      {
        file: 'capabilities/orders/prepare-order.ts',
        find: "if (verdict.kind === 'unknown') continue;",
        put: "if (verdict.kind !== 'never') continue;",
      },
      {
        file: 'capabilities/orders/order-shape.ts',
        find: "(statement) => judgeAllergy(statement, eaten).kind !== 'unknown',",
        put: "(statement) => judgeAllergy(statement, eaten).kind === 'never',",
      },
    ],
  },
  {
    name: 'leave-not-waited-for',
    thought: 'A customer may always cancel.',
    focus: 'cooking',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "event: 'cancel_asked',\n      patch: ({ now }) => ({ cancelAskedAt: now }),",
        put: "event: 'cancelled',\n      to: 'cancelled',\n      patch: byCustomer,",
      },
    ],
  },
  {
    name: 'refused-is-accepted',
    thought: 'Whatever a kitchen answers, it has answered.',
    focus: 'kitchen',
    patches: [
      {
        file: 'requests/after-action.ts',
        find: "event: 'rejected', to: 'rejected',",
        put: "event: 'accepted', to: 'accepted',",
      },
    ],
  },
];
