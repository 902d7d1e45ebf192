/** While a proposal waits, a search is made only by words that name what can be found: all others were meant for the proposal. */
import { dishesIn } from '../../language/dish-words.ts';
import { searchIn } from '../../language/search-words.ts';
import { namesKindOfPlace } from './intent.ts';
import type { Plan } from './plan.ts';
import type { AskedMessage } from './planning.ts';

/** Words by which somebody sets out to look for something, whatever it is. */
const looksFor =
  /\b(?:find|search|look(?:ing)? for|show me|recommend\w*|suggest\w*)\b|\b(?:bul(?:ur|un|sana)|onerir\w*|tavsiye\w*)/u;

/** As much of a message as is looked at. UTF-16 units. */
const maxRead = 500;

/**
 * Whether a plan would look around, or ask what to look for, by words of a message that name no kind of place, no quality, no dish, no town and no
 * place, while something waits for a YES.
 */
export async function searchesInVain(asked: AskedMessage, { call, text }: Plan): Promise<boolean> {
  const { request, catalogue, voice } = asked;
  const { pendingSummary, marketId } = request.situation;
  if (pendingSummary === null) return false;
  const asksWhat = call === undefined && [voice.say.askSearch(), voice.say.askListing()].includes(text ?? '');
  if (call?.name !== 'searchMarketplace' && !asksWhat) return false;
  const { reading } = await asked.gathered();
  const { rest, mentions, nearby, intent, original } = reading;
  if (asksWhat) return intent !== 'book' && intent !== 'search';
  // Who is sent for, and what is brought, was understood by the words of its trade.
  if (call?.args['action'] !== undefined || call?.args['category'] !== undefined) return false;
  const known = searchIn(rest);
  if (mentions.length > 0 || nearby || known.namesKind || known.query !== '') return false;
  if (namesKindOfPlace(rest) || dishesIn(rest).length > 0 || looksFor.test(rest)) return false;
  const read = original.slice(0, maxRead).toWellFormed();
  const town = (await catalogue.townIn?.(read, marketId)) ?? null;
  return town === null && (await catalogue.kindsIn(read, marketId)).length === 0;
}
