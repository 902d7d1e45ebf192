import { type Language, type LegacyMessage, languageSchema } from '@merve/contract';

/** A document of the earlier application, and its id. */
export interface Found<Item> {
  readonly id: string;
  readonly item: Item;
}

/**
 * The messages of all of a person's sessions as one conversation, oldest first. Those without a time keep their place
 * behind the one before them in their session; empty ones are left out. Pure.
 */
export function gatherHistory(
  sessions: readonly (readonly Found<LegacyMessage>[])[],
  startedAt: Date,
): readonly (LegacyMessage & { readonly at: Date })[] {
  const placed = sessions.flatMap((messages) => {
    let last = startedAt;
    return messages.map(({ id, item }) => {
      last = item.at ?? last;
      return { id, ...item, at: last };
    });
  });
  return placed
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ role, text, at }) => ({ role, text, at }));
}

/** The first of the languages the sessions name that Merve speaks; English if none. Pure. */
export function languageOf(named: readonly (string | undefined)[]): Language {
  const spoken = named.flatMap(
    (name) => languageSchema.safeParse(name?.slice(0, 2).toLowerCase()).data ?? [],
  );
  return spoken[0] ?? 'en';
}
