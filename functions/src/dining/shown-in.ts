import type { Language } from '@merve/contract';
import type { ShownRestaurant } from '@merve/contract/cards';
import type { GuardedRestaurant } from './allergy-guard.ts';
import { diningWord } from './dining-words.ts';

/** A guarded restaurant as it is read: its kitchens in the person's language where we have the word, as the data has it where not. Pure. */
export function shownIn({ shown }: Pick<GuardedRestaurant, 'shown'>, language: Language): ShownRestaurant {
  return { ...shown, cuisines: shown.cuisines.map((cuisine) => diningWord(cuisine, language)) };
}
