import type { Listing } from '@merve/contract';
import { formatList } from '../../language/format.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { type CarriedOut, nothingDone, type OperationContext } from './carried-out.ts';
import type { OperationOf } from './operation.ts';
import type { StaffWords } from './read-staff-words.ts';
import { staffSentences } from './sentences/index.ts';
import { type ActionType, staffWords } from './staff-phrases.ts';
import { asks, type OwnBusiness, type StaffTurn, tells } from './staff-turn.ts';

const maxListings = 50;

/** True if the business can do that with the listing: only what it paused itself may it resume. */
function isOpenTo(listing: Listing, verb: 'pause' | 'resume', actionType: ActionType): boolean {
  return listing.merve.actions.some(
    (action) =>
      action.actionType === actionType &&
      (verb === 'pause' ? action.enabled : !action.enabled && (action.pausedAt ?? null) !== null),
  );
}

/** Asks whether what a business offers is to be paused, or taken up again. */
export async function proposePause(
  turn: StaffTurn,
  { business, at }: OwnBusiness,
  words: StaffWords & { readonly verb: 'pause' | 'resume' },
): Promise<AnswerEffect> {
  const { tx, documents, language } = turn;
  const say = staffSentences(language);
  const shown = staffWords(language);
  const { businessId, name } = business;
  if (at.role !== 'owner') return tells('operation-owners-only', say.ownersOnly());
  const { verb, action } = words;
  if (action === null) return tells('operation-usage', say.usage(`${shown[verb]} ${shown.book}`));
  const found = await tx.get(documents.listings.where('businessId', '==', businessId).limit(maxListings));
  const listings = found.docs.map((document): Listing => document.data());
  const offering = listings.filter(({ merve }) => merve.actions.some((one) => one.actionType === action));
  if (offering.length === 0) return tells('operation-nothing', say.offersNone(name));
  const concerned = offering.filter((listing) => isOpenTo(listing, verb, action));
  if (concerned.length === 0) return tells('operation-already', say.alreadySo());
  return asks(turn, {
    businessId,
    args: {
      do: verb,
      staffId: turn.staffId,
      actionType: action,
      listingIds: concerned.map(({ listingId }) => listingId),
    },
    change: changeOf(concerned, { verb, action, language }),
  });
}

function changeOf(
  listings: readonly Listing[],
  {
    verb,
    action,
    language,
  }: { verb: 'pause' | 'resume'; action: ActionType; language: StaffTurn['language'] },
): string {
  const say = staffSentences(language);
  const names = formatList(
    listings.map(({ name }) => name),
    language,
  );
  const what = staffWords(language)[action];
  return verb === 'pause' ? say.pause(what, names) : say.resume(what, names);
}

/**
 * Switches an action of the listings off or on. The catalogue's trigger then raises the market's version, so that
 * search and tools see it; what was confirmed before stands.
 */
export async function carryOutPause(
  { tx, documents, context }: OperationContext,
  operation: OperationOf<'pause' | 'resume'>,
): Promise<CarriedOut> {
  const { businessId, listingIds, actionType, language } = operation;
  const say = staffSentences(language);
  const [read] = await readTogether(
    tx,
    listingIds.map((listingId) => documents.listing(listingId)),
  );
  const isPausing = operation.do === 'pause';
  const concerned = read.filter(
    (listing): listing is Listing =>
      listing !== undefined &&
      listing.businessId === businessId &&
      isOpenTo(listing, operation.do, actionType),
  );
  if (concerned.length === 0) return nothingDone(say.alreadySo());
  const changed = concerned.map((listing) => ({
    ...listing,
    merve: {
      ...listing.merve,
      actions: listing.merve.actions.map((action) =>
        action.actionType === actionType && isOpenTo(listing, operation.do, actionType)
          ? { ...action, enabled: !isPausing, pausedAt: isPausing ? context.now : null }
          : action,
      ),
    },
  }));
  return {
    text: say.done(changeOf(concerned, { verb: operation.do, action: actionType, language })),
    committed: true,
    intents: [],
    write() {
      for (const listing of changed) tx.set(documents.listing(listing.listingId), listing);
    },
  };
}
