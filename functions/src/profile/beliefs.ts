import {
  type Belief,
  type BeliefChange,
  type BeliefKey,
  type Derived,
  type DiningPreferences,
  type Person,
  profileSchema,
} from '@merve/contract';
import { foldText } from '../language/fold-text.ts';
import { hashId } from '../platform/ids.ts';

/** What follows from what somebody did who did nothing yet. */
export const noDerived: Derived = {
  interactionCount: 0,
  lastActiveAt: null,
  beliefs: [],
  refused: [],
  unwanted: [],
};

const nothingSaid = profileSchema.parse({}).dining;
/** Of each key; of more, the oldest go (K-137 would let them grow without end). */
const maxBeliefsOfKey = 20;
const maxRefused = 200;
const maxUnwanted = 200;

/** What somebody may be believed to like, and for which of their own words. */
export type FreshBelief = Pick<Belief, 'key' | 'value' | 'words'>;

const folded = (value: string | number) => foldText(String(value)).text.trim();
const isSame = (one: Pick<Belief, 'key' | 'value'>, other: Pick<Belief, 'key' | 'value'>) =>
  one.key === other.key && folded(one.value) === folded(other.value);

/** Liking and not liking the same contradict each other. */
const opposite: Partial<Record<BeliefKey, BeliefKey>> = {
  cuisineAffinity: 'cuisineAversion',
  cuisineAversion: 'cuisineAffinity',
};

const saidOf = (dining: DiningPreferences, key: BeliefKey): readonly string[] => dining[key].map(folded);

/**
 * With what was read in somebody's words. Not believed again: what they said themselves, what is believed already, what contradicts what they
 * said, and what they took back, for the same words. Of two beliefs that contradict each other, the newer holds. Pure.
 */
export function withBeliefs(
  derived: Derived,
  said: DiningPreferences,
  fresh: readonly FreshBelief[],
  now: Date,
): Derived {
  let beliefs = [...derived.beliefs];
  for (const { key, value, words } of fresh) {
    const contrary = opposite[key];
    const isIdle =
      saidOf(said, key).includes(folded(value)) ||
      (contrary !== undefined && saidOf(said, contrary).includes(folded(value))) ||
      beliefs.some((one) => isSame(one, { key, value })) ||
      derived.refused.some((one) => isSame(one, { key, value }) && folded(one.words) === folded(words));
    if (isIdle) continue;
    beliefs = beliefs.filter((one) => contrary === undefined || !isSame(one, { key: contrary, value }));
    const beliefId = hashId([key, folded(value), now.toISOString()], 16);
    beliefs.push({ beliefId, key, value, words, believedAt: now });
    const ofKey = beliefs.filter((one) => one.key === key);
    if (ofKey.length > maxBeliefsOfKey) beliefs = beliefs.filter((one) => one !== ofKey[0]);
  }
  return { ...derived, beliefs };
}

/** Without one of them: the person took it back. Pure. */
export function withoutBelief(derived: Derived, beliefId: string, now: Date): Derived {
  const taken = derived.beliefs.find((one) => one.beliefId === beliefId);
  if (taken === undefined) return derived;
  const { key, value, words } = taken;
  return {
    ...derived,
    beliefs: derived.beliefs.filter((one) => one !== taken),
    refused: [...derived.refused, { key, value, words, refusedAt: now }].slice(-maxRefused),
  };
}

/** "Not this one", or this one again. Pure. */
export function withUnwanted(derived: Derived, restaurantId: string, isUnwanted: boolean): Derived {
  if (derived.unwanted.includes(restaurantId) === isUnwanted) return derived;
  const others = derived.unwanted.filter((one) => one !== restaurantId);
  return { ...derived, unwanted: isUnwanted ? [...others, restaurantId].slice(-maxUnwanted) : others };
}

/** What a person tells of what is believed and picked. Pure. */
export function afterBeliefChange(derived: Derived, change: BeliefChange, now: Date): Derived {
  if (change.kind === 'takeBack') return withoutBelief(derived, change.beliefId, now);
  return withUnwanted(derived, change.restaurantId, change.kind === 'notThisOne');
}

/** Of two actors who turned out to be one person: what either took back is not believed of the other. Pure. */
export function joinDerived(one: Derived | undefined, other: Derived | undefined): Derived | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const refused = [...other.refused, ...one.refused].slice(-maxRefused);
  const isRefused = (belief: Belief) => refused.some((taken) => isSame(taken, belief));
  const beliefs = [...one.beliefs];
  for (const belief of other.beliefs) {
    const ofKey = beliefs.filter(({ key }) => key === belief.key).length;
    if (ofKey < maxBeliefsOfKey && !beliefs.some((known) => isSame(known, belief))) beliefs.push(belief);
  }
  const times = [one.lastActiveAt, other.lastActiveAt].flatMap((at) => (at === null ? [] : [at.getTime()]));
  return {
    interactionCount: one.interactionCount + other.interactionCount,
    lastActiveAt: times.length === 0 ? null : new Date(Math.max(...times)),
    beliefs: beliefs.filter((belief) => !isRefused(belief)),
    refused,
    unwanted: [...new Set([...other.unwanted, ...one.unwanted])].slice(-maxUnwanted),
  };
}

/**
 * What a person likes: what they said, and beside it what is believed. What they said stands first, and nothing that is believed counts
 * against it. Pure.
 */
export function tasteOf(person: Pick<Person, 'dining' | 'derived'> | undefined): DiningPreferences {
  const said = person?.dining ?? nothingSaid;
  const beliefs = person?.derived?.beliefs ?? [];
  const words = (key: Exclude<BeliefKey, 'priceComfort'>) => {
    const contrary = opposite[key];
    const against = contrary === undefined ? [] : saidOf(said, contrary);
    const believed = beliefs.flatMap((one) =>
      one.key === key && typeof one.value === 'string' && !against.includes(folded(one.value))
        ? [one.value]
        : [],
    );
    return [...new Set([...said[key], ...believed])];
  };
  const tiers = beliefs.flatMap(({ key, value }) =>
    key === 'priceComfort' && typeof value === 'number' ? [value] : [],
  );
  return {
    dietary: words('dietary'),
    vibes: words('vibes'),
    cuisineAffinity: words('cuisineAffinity'),
    cuisineAversion: words('cuisineAversion'),
    // A price they named themselves is not widened by a belief.
    priceComfort: said.priceComfort.length > 0 ? said.priceComfort : [...new Set(tiers)],
  };
}

/** Whether anything at all is known of what somebody likes. Pure. */
export function isTasteKnown(taste: DiningPreferences): boolean {
  return Object.values(taste).some((known) => known.length > 0);
}
