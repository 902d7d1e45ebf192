import {
  type Derived,
  diningPreferencesSchema,
  type Person,
  type Profile,
  type ProfileChange,
  planningPreferencesSchema,
  profileSchema,
  type Safety,
} from '@merve/contract';
import { joinSafety, noSafety } from '../allergies/safety.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type FreshBelief, joinDerived, noDerived, withBeliefs } from './beliefs.ts';

/** What is known of somebody who has said nothing of themselves. */
export const noProfile: Profile = profileSchema.parse({});

/** Pure. */
function changed(
  person: Person | undefined,
  actorId: string,
  change: Partial<Profile> & { readonly safety?: Safety; readonly derived?: Derived },
  now: Date,
): Person {
  return {
    ...noProfile,
    safety: noSafety,
    ...person,
    ...change,
    actorId,
    profileVersion: (person?.profileVersion ?? 0) + 1,
    createdAt: person?.createdAt ?? now,
    updatedAt: now,
  };
}

/** The person's document with another safety, and all else as it was. Pure. */
export function personWith(person: Person | undefined, actorId: string, safety: Safety, now: Date): Person {
  return changed(person, actorId, { safety }, now);
}

/** The profile after a change: what is not named stays, within `planning` and `dining` too. Pure. */
export function profileWith(profile: Profile, { name, language, planning, dining }: ProfileChange): Profile {
  return {
    name: name === undefined ? profile.name : name,
    language: language === undefined ? profile.language : language,
    planning: planningPreferencesSchema.parse({ ...profile.planning, ...planning }),
    dining: diningPreferencesSchema.parse({ ...profile.dining, ...dining }),
  };
}

/** What one of two actors said who turned out to be one person, where the other said nothing. Pure. */
function joinProfiles(one: Profile, other: Profile): Profile {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const filled = <Part extends object>(part: Part, from: Part): Part => ({
    ...part,
    ...Object.fromEntries(
      Object.entries(from).filter(
        ([key]) => isEmpty(Reflect.get(part, key)) && !isEmpty(Reflect.get(from, key)),
      ),
    ),
  });
  return profileSchema.parse({
    ...filled({ name: one.name, language: one.language }, { name: other.name, language: other.language }),
    planning: filled(one.planning, other.planning),
    dining: filled(one.dining, other.dining),
  });
}

/** Whether this actor said anything of themselves that another document could lack. Pure. */
export function hasSaid(person: Person): boolean {
  const { safety, derived, ...rest } = person;
  return (
    safety.statements.length > 0 ||
    (derived !== undefined &&
      (derived.beliefs.length > 0 || derived.refused.length > 0 || derived.unwanted.length > 0)) ||
    JSON.stringify(profileSchema.parse(rest)) !== JSON.stringify(noProfile)
  );
}

/** Two actors turned out to be one person: what both said of allergies, and of everything else what the first did not. Pure. */
export function joined(into: Person | undefined, intoActorId: string, from: Person, now: Date): Person {
  const safety = joinSafety(into?.safety ?? noSafety, from.safety);
  const profile = joinProfiles(into ?? noProfile, from);
  const derived = joinDerived(into?.derived, from.derived);
  return changed(into, intoActorId, { ...profile, safety, ...(derived && { derived }) }, now);
}

/**
 * Changes what a person says of themselves, whatever else is written meanwhile. Never touches `safety`: a statement about an allergy is made in
 * a conversation, and only its person takes it back, with a YES. Two round trips.
 * @returns the person as they are now.
 */
export async function changeProfile(
  documents: Documents,
  actorId: string,
  change: ProfileChange,
  now: Date,
): Promise<Person> {
  const reference = documents.person(actorId);
  return documents.db.runTransaction(async (tx) => {
    const known = (await tx.get(reference)).data();
    const person = changed(known, actorId, profileWith(known ?? noProfile, change), now);
    tx.set(reference, person);
    return person;
  });
}

/**
 * Changes one part of a person's document whatever else is written meanwhile: `safety` where a service states an allergy for them, `derived` where
 * they take back a belief. Where `next` hands back what it was given, nothing is written and the version stays. Two round trips.
 * @returns the person as they are now; undefined where there is still nothing known of them.
 */
export async function changePerson(
  documents: Documents,
  actorId: string,
  next: (known: Person | undefined) => { readonly safety?: Safety; readonly derived?: Derived } | null,
  now: Date,
): Promise<Person | undefined> {
  const reference = documents.person(actorId);
  return documents.db.runTransaction(async (tx) => {
    const known = (await tx.get(reference)).data();
    const change = next(known);
    if (change === null) return known;
    const person = changed(known, actorId, change, now);
    tx.set(reference, person);
    return person;
  });
}

/**
 * Counts a turn about where to eat, with what it lets believe. The version is raised only where a belief is new: what was picked for them stays good
 * otherwise. Two round trips.
 * @returns the person as they are now, and whether anything new is believed.
 */
export async function noteInteraction(
  documents: Documents,
  actorId: string,
  fresh: readonly FreshBelief[],
  now: Date,
): Promise<{ readonly person: Person; readonly believesMore: boolean }> {
  const reference = documents.person(actorId);
  return documents.db.runTransaction(async (tx) => {
    const known = (await tx.get(reference)).data();
    const before = known?.derived ?? noDerived;
    const after = withBeliefs(before, known?.dining ?? noProfile.dining, fresh, now);
    const believesMore = JSON.stringify(after.beliefs) !== JSON.stringify(before.beliefs);
    const derived = { ...after, interactionCount: before.interactionCount + 1, lastActiveAt: now };
    const person = changed(known, actorId, { derived }, now);
    const written = believesMore ? person : { ...person, profileVersion: known?.profileVersion ?? 0 };
    tx.set(reference, written);
    return { person: written, believesMore };
  });
}
