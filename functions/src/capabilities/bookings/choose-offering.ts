import type { BookableChoice, BookableKind, DataKind, Listing } from '@merve/contract';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { shortLine } from '../../language/short-line.ts';
import { roomOf } from '../../model/planner/booking-slots.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { type NamedThing, nameIn } from '../../reading/named-as-said.ts';
import { SaidText } from '../../reading/said-text.ts';
import { readStay, roomKinds } from '../../reading/stay-words.ts';
import { resolveNamed } from '../../requests/index.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import type { ProposedCall } from '../../tools/refuse-unsaid.ts';

const choiceLimit = 60;

/** The argument that names one of several things to book at a listing. */
export const namedChoice = z
  .string()
  .max(100)
  .optional()
  .describe(
    'Which kind of room or ticket, as the person named it ("double room"). Only where they named one.',
  );

function isBookableKind(dataKind: DataKind | undefined): dataKind is BookableKind {
  return dataKind === 'tickets' || dataKind === 'roomTypes';
}

/** The kind of things one chooses from when booking there; null where there is nothing to choose. */
function bookableKindOf({ merve }: Listing): BookableKind | null {
  const action = merve.actions.find((one) => one.actionType === 'book' && one.enabled);
  return isBookableKind(action?.dataKind) ? action.dataKind : null;
}

/** The room types or tickets of a listing, as they are numbered. One query, and none where there is nothing to choose. */
export async function choicesAt(documents: Documents, listing: Listing): Promise<BookableChoice[]> {
  const dataKind = bookableKindOf(listing);
  if (dataKind === null) return [];
  const query = documents.bookableChoices(listing.listingId, dataKind).orderBy('number').limit(choiceLimit);
  return (await query.get()).docs.map((document) => document.data());
}

/** Which of the things to book there was named, and what there is. */
interface ChosenOffering {
  /** Undefined where nothing was named, or the listing has nothing to choose from. */
  readonly offeringId: string | undefined;
  readonly choice: BookableChoice | null;
  /** Read where something was named, or `isRead`. */
  readonly choices: readonly BookableChoice[];
}
const nothingChosen: ChosenOffering = { offeringId: undefined, choice: null, choices: [] };

/**
 * The offering behind a room type or ticket as the person named it. One query, and none where nothing was named or the listing has
 * nothing to choose from.
 * @param isRead true where what there is must be known, though none was named: a model may have forgotten it
 * @throws MerveError `ITEM_NOT_FOUND`, `ITEM_AMBIGUOUS`, `ITEM_UNAVAILABLE`: another room is never booked instead.
 */
export async function chooseOffering(
  documents: Documents,
  snapshot: CatalogueSnapshot,
  { listing: idOrName, choice }: { readonly listing: string; readonly choice?: string | undefined },
  isRead = false,
): Promise<ChosenOffering> {
  const resolution = snapshot.resolveListing(idOrName);
  const isNamed = choice !== undefined && choice.trim() !== '';
  if (resolution.kind !== 'one' || !(isNamed || isRead)) return nothingChosen;
  const { listing } = resolution;
  if (bookableKindOf(listing) === null) return nothingChosen;
  const choices = await choicesAt(documents, listing);
  if (!isNamed) return { ...nothingChosen, choices };
  const found = resolveNamed(choice, choices);
  const numbered = (some: readonly BookableChoice[]) =>
    some.map(({ number, name }) => `${number}. ${name}`).join(', ');
  const item = shortLine(choice, 60) ?? '';
  if (found.kind === 'none') {
    throw new MerveError('ITEM_NOT_FOUND', 'The listing has no such room type or ticket', {
      details: { item, name: listing.name, names: numbered(choices) },
    });
  }
  if (found.kind === 'several') {
    throw new MerveError('ITEM_AMBIGUOUS', 'Several room types or tickets fit', {
      details: { item, names: numbered(found.entries) },
    });
  }
  const { available, offeringId, name } = found.entry;
  if (!available || offeringId === null || snapshot.bookable(listing.listingId, offeringId) === undefined) {
    throw new MerveError('ITEM_UNAVAILABLE', 'It cannot be booked', { details: { item: name } });
  }
  return { offeringId, choice: found.entry, choices };
}

/** As the words of a message name it: a room by its kind, too ("a double"). */
const namedAs = ({ name, alsoCalled, number }: BookableChoice): NamedThing => ({
  names: [name, ...alsoCalled, ...roomKinds.filter((kind) => name.toLowerCase().startsWith(kind))],
  number,
});

/** Which room or ticket a call books, as it is held against the words: one that nobody named, or another than was named, is found. */
export function choiceAsSaid(
  { choice, choices }: Pick<ChosenOffering, 'choice' | 'choices'>,
  { language }: Pick<ToolContext, 'language'>,
): Pick<ProposedCall, 'named' | 'listed'> {
  const others = choices.filter((one) => one !== choice).map(namedAs);
  if (choice === null) return { listed: { chosen: [], others } };
  const kind = roomKinds.find((one) => choice.name.toLowerCase().startsWith(one));
  const chosen = namedAs(choice);
  const hear = (text: string) => {
    const heard = nameIn(text, chosen, others);
    const { room } = readStay(new SaidText(text), languagesOf(text, language));
    return room === null || heard.isThis
      ? heard
      : { isThis: room === kind, other: room === kind ? null : roomOf(room) };
  };
  return { named: [{ value: choice.name, hear, isKnown: others.length === 0 }] };
}
