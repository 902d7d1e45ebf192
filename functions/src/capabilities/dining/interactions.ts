import { type DiningInteraction, diningInteractionSchema } from '@merve/contract';
import type { RestaurantsCard, TextCard } from '@merve/contract/cards';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';

export interface Interaction
  extends Pick<DiningInteraction, 'actorId' | 'threadId' | 'marketId' | 'language' | 'userQuery'> {
  /** Of the call: a turn that is run again is the same interaction. */
  readonly idempotencyKey: string;
  readonly card: RestaurantsCard | TextCard;
  readonly now: Date;
}

/** The document of an interaction. Pure. */
export function interactionOf({ idempotencyKey, card, now, ...said }: Interaction): DiningInteraction {
  const shown = card.type === 'text' ? [] : [...card.restaurants, ...card.flagged];
  const warned = shown.filter(({ allergens }) =>
    allergens.warnings.some(({ presence }) => presence !== 'unknown'),
  );
  return diningInteractionSchema.parse({
    ...said,
    interactionId: hashId(['dining', idempotencyKey]),
    userQuery: said.userQuery.slice(0, 2000),
    answer: card.message.slice(0, 4000),
    uiType: card.type,
    restaurantIds: shown.slice(0, 50).map(({ restaurantId }) => restaurantId),
    allergyWarningsShown: shown.some(({ allergens }) => allergens.warnings.length > 0),
    allergensFlagged: [
      ...new Set(warned.flatMap(({ allergens }) => allergens.warnings.map(({ allergen }) => allergen))),
    ].slice(0, 60),
    profileDueAt: now,
    createdAt: now,
  } satisfies DiningInteraction);
}

/**
 * Saves what somebody asked and was shown, before the stream closes (C-32): what runs after an answer may never run. One write, whose key is the
 * call's: a turn that is run again saves nothing twice. Never throws (K-134): nobody goes without an answer for it.
 */
export async function saveInteraction(documents: Documents, interaction: Interaction): Promise<void> {
  try {
    const document = interactionOf(interaction);
    await documents.diningInteraction(document.interactionId).create(document);
  } catch (thrown) {
    const isThere = thrown instanceof Error && 'code' in thrown && thrown.code === 6;
    if (!isThere) log.error('interaction not saved', {}, thrown);
  }
}
