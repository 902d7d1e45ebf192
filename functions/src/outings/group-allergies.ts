import type { OutingView, Safety } from '@merve/contract';
import { readAllergies } from '../allergies/recognise-allergies.ts';
import { heldStatements, noSafety, statementsOf, withStatements } from '../allergies/safety.ts';
import { guardRestaurants } from '../dining/allergy-guard.ts';
import type { Documents } from '../platform/firestore/documents.ts';

export type GroupAllergy = NonNullable<OutingView['candidates'][number]['allergy']>;

/** What somebody told for an outing alone, as the guard takes it. Words in which code reads no food guard all the same: as severe, and never cleared. Pure. */
export function safetyOfWords(words: readonly string[], saidAt: Date): Safety {
  return words.reduce((safety, said, index) => {
    const reading = readAllergies(said);
    const told = reading.said.length > 0 ? reading : readAllergies(`I am allergic to ${said}`);
    const one = {
      ...{ threadId: 'outing', seq: index, language: 'en' as const, channel: 'web' as const, saidAt },
    };
    return withStatements(safety, statementsOf(told, one));
  }, noSafety);
}

/** What a group must not eat: of each what they told here, and what they ever told Merve. One read a person. */
export async function safetyOfGroup(
  documents: Documents,
  people: readonly { readonly actorId: string; readonly allergies: readonly string[] }[],
  now: Date,
): Promise<{ readonly safety: readonly Safety[]; readonly words: readonly string[] }> {
  const persons = await Promise.all(people.map(({ actorId }) => documents.person(actorId).get()));
  const kept = persons.map((one) => one.data()?.safety ?? noSafety);
  const told = people.map(({ allergies }) => safetyOfWords(allergies, now));
  const words = [
    ...kept.flatMap((safety) => heldStatements(safety).map((statement) => statement.words)),
    ...people.flatMap(({ allergies }) => allergies),
  ];
  return {
    safety: [...kept, ...told].filter(({ statements }) => statements.length > 0),
    words: [...new Set(words)],
  };
}

/**
 * How bad the worst is that is known of each venue for this group. Of a venue nobody knows the kitchen of it is `unknown`, which is never
 * safe; null where nobody of the group told of anything. It says neither whose it is nor what.
 * @param venues the market's own by their listing; null for others
 */
export async function groupAllergies(
  documents: Documents,
  venues: readonly (string | null)[],
  { safety, now, zone }: { readonly safety: readonly Safety[]; readonly now: Date; readonly zone: string },
): Promise<(GroupAllergy | null)[]> {
  if (safety.length === 0) return venues.map(() => null);
  return Promise.all(
    venues.map(async (listingId): Promise<GroupAllergy> => {
      const restaurant =
        listingId === null ? undefined : (await documents.restaurant(listingId).get()).data();
      if (restaurant === undefined) return 'unknown';
      const candidate = { restaurant, scores: null, fit: null, review: null, texts: [] };
      const guarded = guardRestaurants([candidate], { safety, profileVersion: 0 }, now, zone);
      return guarded.restaurants[0]?.standing ?? 'flagged';
    }),
  );
}
