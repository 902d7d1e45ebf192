/** "Ask Citrus Keyhole whether a dog may come": goes to them where the person has something there, and else is told how to ask. */
import { type ListingAspect, listingAspectsIn } from '../../../language/listing-aspects.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import type { ToolResponse } from '../../../model/language-model.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import type { NamedListing } from '../../../model/planner/read-message.ts';
import { refusalOf } from '../../../model/planner/recorded-calls.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import { bookingsIn } from '../../../model/planner/render-results.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { readMessageWish } from './message-request.ts';

/** Tells to ask somebody, in all nine languages. */
const askThem = `ask|check with|find out from|
sor|sorar mısın|sorar mısınız|sorabilir misin|sorabilir misiniz|sorsana|sorun|soruver|öğrenir misin|
לשאול את|תשאלי|תשאל|שאלי|שאל|תבררי עם|לברר עם|תבררי אצל|
спроси|спросите|спросить|узнай|узнайте|уточни|уточните|
ρωτα|ρωτησε|ρωτηστε|ρωτησεις|ρωτησετε|
frag|frage|fragen|fragst|fragt|nachfragen|erkundige|erkundigen|
اسأل|اسألي|اسألوا|تسأل|تسألي|استفسر|استفسري|
بپرس|بپرسید|بپرسی|بپرسین|سوال کن|سوال کنید|
물어봐*|물어보*|물어 봐*|문의해*|여쭤*`;

/** The person's own asking, of Merve. */
const asksMerve = `may i ask|can i ask|could i ask|i ask|i wanted to ask|want to ask you|like to ask you|ask you|
sorabilir miyim|sormak istiyorum|sana sor*|size sor*|
אפשר לשאול אותך|רציתי לשאול|רוצה לשאול אותך|
можно спросить|хочу спросить|хотел спросить|хотела спросить|
να ρωτησω|ηθελα να ρωτησω|
ich frage|wollte fragen|darf ich fragen|möchte fragen|
أريد أن أسأل|بدي اسأل|ممكن أسأل|
می‌خواستم بپرسم|بپرسم|
물어볼게*|물어봐도*|여쭤볼*`;

const tables = onFirstUse(() => ({ askThem: anyPhrase(askThem), asksMerve: anyPhrase(asksMerve) }));

/** Whether a text tells to ask somebody else. Pure. */
export function tellsToAsk(text: string): boolean {
  const said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  return tables().askThem.test(said) && !tables().asksMerve.test(said);
}

const tools = ['myBookings', 'sendWhatsAppMessage', 'getListingDetails'] as const;

/** The one place that is to be asked; null for a message that tells to ask none. */
async function listingToAsk({ request, text, catalogue }: AskedMessage): Promise<NamedListing | null> {
  const has = (name: string) => request.tools.some((tool) => tool.name === name);
  if (!tellsToAsk(text) || referenceIn(text) !== null || !tools.every(has)) return null;
  const [named, other] = await catalogue.mentionsIn(text, request.situation.marketId);
  return named === undefined || other !== undefined ? null : named;
}

/** The first step: what the person has, of which something may be there. */
export async function planAsk(asked: AskedMessage): Promise<Plan | null> {
  return (await listingToAsk(asked)) === null ? null : { call: { name: 'myBookings', args: {} } };
}

/** What the tool for details takes. */
const maxAsked = 4;
const maxWords = 120;

/** The second step: the question goes to them, or it is said what is known of it, and how they are reached. */
export async function planAfterLookedUpToAsk(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const looked = results.find(({ name, response }) => name === 'myBookings' && refusalOf(response) === null);
  const listing = looked === undefined ? null : await listingToAsk(asked);
  if (looked === undefined || listing === null) return null;
  const { text } = asked;
  const there =
    bookingsIn(looked.response)?.filter(({ businessName }) => businessName === listing.name) ?? [];
  const [one] = there;
  const message = readMessageWish(text, listing.name)?.message ?? text.trim();
  if (one !== undefined)
    return { call: { name: 'sendWhatsAppMessage', args: { message, reference: one.reference } } };
  const reached: readonly ListingAspect[] = ['phone', 'address'];
  const about = listingAspectsIn(message.replace(listing.name, ' '))
    .filter((aspect) => !reached.includes(aspect))
    .slice(0, maxAsked);
  return {
    call: {
      name: 'getListingDetails',
      args: {
        listing: listing.listingId,
        about: [...about, ...reached],
        ...(about.length > 0 ? {} : { words: message.slice(0, maxWords) }),
      },
    },
  };
}
