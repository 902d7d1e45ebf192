/** What a capability adds to the keyword planner: how its wishes are read, and what becomes of its tools' results. */
import { onFirstUse } from '../../platform/on-first-use.ts';
import type { CatalogueMentions, ModelRequest, ToolResponse } from '../language-model.ts';
import { type GatheredBooking, gatherBooking } from './gather-booking.ts';
import { type OwnWish, readOwnWish } from './own-things/read-own-wish.ts';
import type { Plan, Voice } from './plan.ts';
import { referenceIn } from './reference.ts';
import { textAt } from './text-at.ts';

/**
 * The kinds of wish, in the order in which messages are read for them: what may be read as two kinds is the one that stands first.
 * Within a kind the capabilities are asked in the order of their manifests.
 */
export const wishOrder = [
  // An answer to what the planner has just asked about an errand.
  'answerOfErrand',
  // An answer to what it has just asked about the words of a message, which is about a booking where it is about no errand.
  'answer',
  // Who is to be told what: "tell the taxi driver to hurry" calls no taxi, and "tell them to cancel the starter" cancels nothing.
  'passOn',
  // One's own things of a kind that is named: "where is my taxi?" calls none.
  'ownOfKind',
  // One's own things, whatever they are.
  'own',
  // Being taken somewhere: a taxi to the plumber's sends for no plumber.
  'transport',
  // Sending for somebody: ordering a cleaner orders no food.
  'callOut',
  // Another shape for what was sent: "add a cola" to it orders none anew.
  'change',
  // Having something brought: told by counts and things, which are common words.
  'delivery',
  // Calling off, in words that the readers of one's own things leave open.
  'callOff',
  // What is asked of the place of a proposal that waits: "is breakfast included?" is no time of day, and looks for no breakfast.
  'aspectOfWaiting',
  // What is in a town elsewhere: nobody books it here.
  'world',
  // What is on the map: pharmacies and beaches, which nobody books.
  'map',
  // The same in words that its entry has none for: a pharmacy that is asked for is looked for.
  'ofWaiting',
  // Another time for what is booked: "move it to nine" books nothing anew.
  'move',
  // Being shown a property: "see the villa on Friday" stays no night there.
  'viewing',
  // Where to eat, by mood or price: no place is named, and no time.
  'dining',
  // What is asked about one place: "is it free on Friday?" holds nothing.
  'question',
  // A table, a room, a court: whatever says when and for how many.
  'booking',
  // Whatever describes a place, and asks for nothing else.
  'search',
] as const;
export type WishKind = (typeof wishOrder)[number];

/** The newest message of a person in its conversation, as the steps see it. */
export interface AskedMessage {
  readonly request: ModelRequest;
  /** Where it is among the request's turns. */
  readonly newest: number;
  readonly text: string;
  readonly voice: Voice;
  readonly catalogue: CatalogueMentions;
  /** What is known of the booking that it is about; read once, whoever asks. */
  gathered(): Promise<GatheredBooking>;
  /** What it says about one's own things; null where a code or the name of a place says more than it. */
  own(): Promise<OwnWish | null>;
  /** The call that looks for the place it describes; null where it describes none, or nothing can be looked for. */
  find(): Promise<Plan | null>;
  /** An earlier message of the person, as it was asked then. */
  at(index: number): AskedMessage;
}

export interface PlanningStep {
  readonly wish: WishKind;
  /** The next step for the message; null for one that wishes nothing of the kind, or where the tool for it is switched off. */
  plan(asked: AskedMessage): Plan | null | Promise<Plan | null>;
}

export interface Planning {
  readonly steps?: readonly PlanningStep[];
  /** The next call of the same wish after these results; null for those that are simply told. The first that has one is followed. */
  readonly after?: readonly ((
    asked: AskedMessage,
    results: readonly ToolResponse[],
  ) => Plan | null | Promise<Plan | null>)[];
  /** Looks for the place that a message describes; null where it describes none, or nothing can be looked for. One capability has it. */
  find?(asked: AskedMessage): Promise<Plan | null>;
}

/** All of several plannings, the steps in the order of `wishOrder`. Pure. */
export function joinPlannings(plannings: readonly Planning[]): Required<Planning> {
  const steps = plannings.flatMap(({ steps: own = [] }) => own);
  return {
    steps: wishOrder.flatMap((kind) => steps.filter(({ wish }) => wish === kind)),
    after: plannings.flatMap(({ after = [] }) => after),
    find: async (asked) => plannings.find(({ find }) => find !== undefined)?.find?.(asked) ?? null,
  };
}

/** @param find looks for what is described, as `Planning.find` does */
export function askedMessage(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
  find: Required<Planning>['find'],
): AskedMessage {
  const text = textAt(request, newest);
  const asked: AskedMessage = {
    request,
    newest,
    text,
    voice,
    catalogue,
    gathered: onFirstUse(() => gatherBooking(request, newest, voice, catalogue)),
    own: onFirstUse(async () => {
      const wish = referenceIn(text) === null ? readOwnWish(text) : null;
      if (wish === null) return null;
      const named = await catalogue.mentionsIn(text, request.situation.marketId);
      if (named.length === 0) return wish;
      if (wish.kind === null && wish.aim !== 'late') return null;
      // "Can Drip Drop Plumbing come on Tuesday?": a name drops nothing.
      const unnamed = named.reduce((rest, { matched }) => rest.replace(matched, ' '), text);
      return readOwnWish(unnamed);
    }),
    find: async () => find(asked),
    at: (index) => askedMessage(request, index, voice, catalogue, find),
  };
  return asked;
}
