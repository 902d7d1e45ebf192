/** A search that found nothing, by words that nobody knows: they are asked about, and no other place is told in their stead. */
import { z } from 'zod';
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { ToolResponse } from '../../../model/language-model.ts';
import { withAnswers } from '../../../model/planner/doubt-of-plan.ts';
import { namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';

const foundSchema = z.looseObject({
  results: z.array(
    z.looseObject({ name: z.string(), category: z.string().nullish(), subCategory: z.string().nullish() }),
  ),
  relaxed: z.boolean().nullish(),
});

/** As much of the words as is asked about. UTF-16 units. */
const maxLetters = 120;
/** Of a longer word its beginning is compared. UTF-16 units. */
const stemLength = 4;

/**
 * What was looked for and not found, where no word of it is known for something that a place is, or has: it may be a name that was heard, or
 * no search at all. It is asked about in the person's own words. Null for everything else.
 */
export async function planAfterUnknownWords(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const [searched, more] = results;
  if (searched?.name !== 'searchMarketplace' || more !== undefined) return null;
  const found = foundSchema.safeParse(searched.response).data;
  if (found === undefined || (found.results.length > 0 && found.relaxed !== true)) return null;
  const { reading } = await asked.gathered();
  const { rest, unread, mentions, original } = reading;
  const known = searchIn(rest);
  if (mentions.length > 0 || known.query !== '' || known.namesKind || namesKindOfPlace(rest)) return null;
  const words = unread.map((part) => part.words).join(' … ');
  const stems = foldedWords(words).flatMap((word) =>
    word.length < stemLength ? [] : [word.slice(0, stemLength)],
  );
  if (stems.length === 0 || (found.results.length > 0 && foldedWords(original).some(namesKnownTown)))
    return null;
  const told = foldedWords(
    found.results.map(({ name, category, subCategory }) => `${name} ${category} ${subCategory}`).join(' '),
  );
  if (stems.some((stem) => told.some((word) => word.startsWith(stem)))) return null;
  return withAnswers({ text: asked.voice.say.askSearched(words.slice(0, maxLetters)) }, asked);
}
