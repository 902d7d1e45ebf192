import type { BookableChoice, Language, Listing, MenuItem, Money, Service } from '@merve/contract';
import { allergenName } from '@merve/contract/words';
import { allergySentences } from '../../../allergies/sentences.ts';
import type { CatalogueSnapshot } from '../../../catalogue/index.ts';
import { formatMoney } from '../../../language/format.ts';
import { shortLine } from '../../../language/short-line.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { readStay, roomKinds } from '../../../reading/stay-words.ts';
import { dishesMissing, itemsNamed, withoutName } from './named-items.ts';
import { availabilitySentences } from './sentences.ts';

/** What there is at the listing that has a name. */
export interface NamedThings {
  readonly dishes: readonly MenuItem[];
  readonly choices: readonly BookableChoice[];
  readonly services: readonly Service[];
}

const nameLimit = 60;
const textLimit = 120;

/** A dish with its price, what it is made of as they write it, and what its kitchen declares. */
function dishLine({ name, price, description, allergens }: MenuItem, language: Language): string {
  const say = allergySentences(language);
  const named = (of: MenuItem['allergens']['contains']) =>
    of.map((allergen) => allergenName(allergen, language)).join(', ');
  const { contains, mayContain } = allergens;
  const declared = [
    ...(contains.length === 0 ? [] : [say.contains(named(contains))]),
    ...(mayContain.length === 0 ? [] : [say.mayContain(named(mayContain))]),
  ].join('; ');
  const text = shortLine(description, textLimit);
  return [
    `${shortLine(name, nameLimit) ?? ''}: ${formatMoney(price, language)}`,
    ...(text === null ? [] : [` – ${text}`]),
    ...(declared === '' ? [] : [` (${declared})`]),
  ].join('');
}

/** A room by its kind, too: "a double". */
function roomsNamed(question: string, choices: readonly BookableChoice[], language: Language) {
  const kindOf = ({ name }: BookableChoice) =>
    roomKinds.find((kind) => name.toLowerCase().startsWith(kind)) ?? null;
  const { room } = readStay(new SaidText(question), languagesOf(question, language));
  const ofKind = room === null ? [] : choices.filter((choice) => kindOf(choice) === room);
  return ofKind.length > 0 ? ofKind : itemsNamed(question, choices);
}

/**
 * A line for each dish, room and service that the question names, and for each dish that is named and not to be had; none where it
 * names nothing. Beside a dish it is said that what was not declared is not known.
 */
export function answersByName(
  asked: string,
  { dishes, choices, services }: NamedThings,
  { listing, snapshot }: { readonly listing: Listing; readonly snapshot: CatalogueSnapshot },
  language: Language,
): string[] {
  const say = availabilitySentences(language);
  const question = withoutName(asked, listing.name);
  const priced = (name: string, price: Money | null | undefined) =>
    price ? [`${shortLine(name, nameLimit) ?? ''}: ${formatMoney(price, language)}`] : [];
  const named = itemsNamed(question, dishes);
  return [
    ...named.map((dish) => dishLine(dish, language)),
    ...(dishes.length === 0 ? [] : dishesMissing(question, dishes).map((dish) => say.notOnMenu(dish))),
    ...(named.length === 0 ? [] : [say.undeclared()]),
    ...roomsNamed(question, choices, language).flatMap(({ name, offeringId }) =>
      priced(
        name,
        offeringId === null ? null : snapshot.bookable(listing.listingId, offeringId)?.offering.price,
      ),
    ),
    ...itemsNamed(question, services).flatMap(({ name, price }) => priced(name, price)),
  ];
}
