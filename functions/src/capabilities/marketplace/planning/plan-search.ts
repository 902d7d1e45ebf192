import type { JsonObject } from '@merve/contract';
import { readByPhrases } from '../../../allergies/allergies-by-phrases.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { ModelRequest, ModelTurn } from '../../../model/language-model.ts';
import { askedForSearch } from '../../../model/planner/asked-before.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { ofAllergy } from '../../../model/planner/filled-message.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { asksToSearch, namesKindOfPlace } from '../../../model/planner/intent.ts';
import type { Plan, Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { type MessageReading, type NamedListing, saysSlots } from '../../../model/planner/read-message.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { followUpIn, planAfterFollowUp, planFollowUp } from './follow-up.ts';
import { tableFor, withoutOccasion } from './gathering.ts';
import { planAfterUnknownPlace, planListingQuestion } from './plan-listing-question.ts';
import { planWaitingAspect, planWaitingQuestion } from './plan-waiting-question.ts';
import { onlyTownsIn, queryElsewhere } from './search-again.ts';
import { planAfterNothing } from './search-less.ts';
import { searchQuery } from './search-query.ts';
import { stayWished } from './stay-wish.ts';
import { anyActivityWished, asksForTable, wishesAnyMeal, wishesAnyTable } from './table-wish.ts';
import { namesThingInTown } from './thing-in-town.ts';
import { planAfterUnknownWords } from './unknown-words.ts';

const has = ({ tools }: ModelRequest, name: string) => tools.some((tool) => tool.name === name);

/** Whether all of a listing is asked for: the one named or pointed at, and no kind of place beside it. */
function listingAskedFor(
  request: ModelRequest,
  { mentions, ordinal, rest, intent, nearby, pointsAtListing }: MessageReading,
): NamedListing | null {
  const [named, other] = mentions;
  // "A hotel near Carob Lantern" looks for a hotel; "do you know Carob Lantern? Is it any good for fish?" for none.
  const isOther = ((intent === 'search' && !pointsAtListing) || nearby) && searchIn(rest).namesKind;
  if (named !== undefined) return other === undefined && !isOther ? named : null;
  return ordinal === null ? null : (request.situation.lastListings.at(ordinal) ?? null);
}

/**
 * A message without the parts that tell of an allergy: "a table in Kyrenia, I have a peanut allergy" looks for no peanuts. The allergy is noted, guards and
 * travels by itself.
 */
function besideAllergies(
  original: string,
  rest: string,
): { readonly original: string; readonly rest: string } {
  const parts = readByPhrases(original)
    .said.flatMap(ofAllergy)
    .filter((part) => part.trim() !== original.trim());
  return parts.reduce(
    (left, part) => ({
      original: left.original.replace(part, ' '),
      rest: left.rest.replace(foldMessageText(part), ' '),
    }),
    { original, rest },
  );
}

/** A search where something is searched. Who names a place asks for that one, whatever other words stand beside it. */
async function find(asked: AskedMessage): Promise<Plan | null> {
  const again = (await planFollowUp(asked)) ?? (await planAgainElsewhere(asked));
  if (again !== null) return again;
  const { request, voice } = asked;
  const { reading } = await asked.gathered();
  const listing = listingAskedFor(request, reading);
  if (listing !== null && has(request, 'getListingDetails')) {
    return { call: { name: 'getListingDetails', args: { listing: listing.listingId } } };
  }
  const bed = stayWished(reading);
  if (bed !== null && has(request, 'searchMarketplace'))
    return { call: { name: 'searchMarketplace', args: { query: bed, category: 'stays' } } };
  const { original, rest } = reading;
  const said = besideAllergies(original, rest);
  const options = { language: voice.reads, nearby: reading.nearby };
  const described = searchQuery(said.original, said.rest, options) || searchQuery(original, rest, options);
  const activities = reading.mentions.length > 0 ? null : anyActivityWished(described, original);
  if (activities !== null && has(request, 'searchMarketplace')) {
    return { call: { name: 'searchMarketplace', args: { query: activities, category: 'activities' } } };
  }
  const kinds = await asked.catalogue.kindsIn(original, request.situation.marketId);
  const table = tableFor(reading, described, kinds);
  if (table !== null && has(request, 'searchMarketplace'))
    return { call: { name: 'searchMarketplace', args: { query: table, category: 'restaurants' } } };
  const isMeal = wishesAnyMeal(described, original, rest);
  // "A table for four tomorrow at eight": who says when and for how many, and not where, is shown where there are tables.
  const isAnyTable = described === '' && saysSlots(reading) && asksForTable(original);
  const isTable = isAnyTable || wishesAnyTable(described, original);
  const anyToEatAt = isMeal || isTable ? 'restaurant' : '';
  const query = withoutOccasion(described) || (reading.mentions[0]?.name ?? anyToEatAt);
  if (query === '' || !has(request, 'searchMarketplace')) return null;
  const args: JsonObject = { query };
  if (isMeal || isTable) args['category'] = 'restaurants';
  return { call: { name: 'searchMarketplace', args } };
}

/** What is said where nothing can be looked for. */
const nothingToFind = (request: ModelRequest, { say }: Voice): Plan => ({
  text: has(request, 'searchMarketplace') ? say.askSearch() : say.cannotSearchHere(),
});

/** A question that is none about a place with a name, or of something its entry has no word for. */
async function planQuestion(asked: AskedMessage, { mentions, rest }: MessageReading): Promise<Plan | null> {
  const { request, voice } = asked;
  const [mention] = mentions;
  if (mention !== undefined && has(request, 'getListingDetails')) {
    return { call: { name: 'getListingDetails', args: { listing: mention.listingId } } };
  }
  if (mention !== undefined) {
    return has(request, 'searchMarketplace')
      ? { call: { name: 'searchMarketplace', args: { query: mention.name } } }
      : { text: voice.say.cannotSearchHere() };
  }
  const isPending = request.situation.pendingSummary !== null;
  if (isPending || !(asksToSearch(rest) || searchIn(rest).namesKind)) return null;
  return (await asked.find()) ?? nothingToFind(request, voice);
}

/** "What about Famagusta?" behind a search: the same once more, there. Null for anything else. */
async function planAgainElsewhere({ request, newest, text, at }: AskedMessage): Promise<Plan | null> {
  const towns = onlyTownsIn(text);
  const asksAnew = ({ role }: ModelTurn, index: number) =>
    role === 'user' && index < newest && followUpIn(textAt(request, index)) === null;
  const before = request.turns.findLastIndex(asksAnew);
  if (towns === null || before < 0) return null;
  const asked = at(before);
  const { mentions } = (await asked.gathered()).reading;
  // Whoever spoke of a place by its name did not look around.
  const call = mentions.length > 0 ? undefined : (await asked.find())?.call;
  if (call?.name !== 'searchMarketplace') return null;
  const { query, ...args } = call.args;
  return { call: { name: call.name, args: { ...args, query: queryElsewhere(String(query), towns) } } };
}

/** What describes a place and asks for nothing else. */
async function planSearch(asked: AskedMessage): Promise<Plan | null> {
  const again = await planAgainElsewhere(asked);
  if (again !== null) return again;
  const { request, newest, voice } = asked;
  const { reading, isUnderWay, asked: slot } = await asked.gathered();
  const { intent, nearby, mentions, rest } = reading;
  if (intent === 'question') return planQuestion(asked, reading);
  // "Good evening! We look for a flat": a greeting asks for nothing, and what stands behind it does.
  if (intent !== null && intent !== 'search' && intent !== 'book' && intent !== 'greeting') return null;
  const describes =
    intent === 'search' ||
    nearby ||
    mentions.length > 0 ||
    searchIn(rest).namesKind ||
    namesKindOfPlace(rest) ||
    stayWished(reading) !== null ||
    anyActivityWished('', reading.original) !== null ||
    (!saysSlots(reading) && namesThingInTown(reading.original));
  if (describes) return (await asked.find()) ?? nothingToFind(request, voice);
  // Asked "which place?" or "what are you looking for?", anything else said describes it.
  const isAnswer = (isUnderWay && slot === 'listing') || askedForSearch(saidBefore(request.turns, newest));
  return isAnswer ? asked.find() : null;
}

/** What says when or for how many as well, is a booking at the place that is meant. */
async function planFollowUpAlone(asked: AskedMessage): Promise<Plan | null> {
  const { reading } = await asked.gathered();
  return saysSlots(reading) || reading.mentions.length > 0 ? null : planFollowUp(asked);
}

/** A kind of place that somebody here is, said alone: no table of words has to know it. */
async function planKnownKind({ request, text, catalogue, gathered }: AskedMessage): Promise<Plan | null> {
  const { pendingSummary, marketId } = request.situation;
  if (pendingSummary !== null || !has(request, 'searchMarketplace')) return null;
  const { reading } = await gathered();
  if (reading.intent !== null && reading.intent !== 'question' && reading.intent !== 'search') return null;
  const kinds = await catalogue.kindsIn(text, marketId);
  return kinds.length === 0
    ? null
    : { call: { name: 'searchMarketplace', args: { query: kinds.join(' ') } } };
}

export const marketplacePlanning: Planning = {
  steps: [
    // Before what changes a booking: "daha ucuz olsun" changes the list.
    { wish: 'answer', plan: planFollowUpAlone },
    { wish: 'aspectOfWaiting', plan: planWaitingAspect },
    { wish: 'ofWaiting', plan: planWaitingQuestion },
    {
      wish: 'question',
      plan: async ({ request, newest, voice, catalogue, gathered }) =>
        planListingQuestion(request, newest, await gathered(), voice, catalogue),
    },
    { wish: 'search', plan: planSearch },
    { wish: 'search', plan: planKnownKind },
  ],
  after: [planAfterUnknownPlace, planAfterFollowUp, planAfterNothing, planAfterUnknownWords],
  find,
};
