import type { Language } from '@merve/contract';
import type { AllergySeverity, AllergyWarning, RestaurantsCard } from '@merve/contract/cards';
import { allergenName } from '@merve/contract/words';
import { allergySentences } from '../allergies/sentences.ts';
import { formatList } from '../language/format.ts';
import { oneLine } from '../language/one-line.ts';
import type { Guarded, GuardedRestaurant } from './allergy-guard.ts';
import type { DiningWish } from './dining-wish.ts';
import { diningSentences } from './sentences.ts';
import { shownIn } from './shown-in.ts';

const signs: Readonly<Record<AllergySeverity, string>> = {
  anaphylactic: '🚨',
  severe: '⚠️',
  moderate: '⚡',
  intolerance: 'ℹ️',
};
/** Of one restaurant, in words: the worst first, then how many more. */
const warningsTold = 2;

/** One warning in words: the verb is as sure as the fact. Pure. */
export function warningWords({ allergen, severity, presence }: AllergyWarning, language: Language): string {
  const what = allergenName(allergen, language);
  const allergy = allergySentences(language);
  const said =
    presence === 'contains'
      ? allergy.contains(what)
      : presence === 'may_contain'
        ? allergy.mayContain(what)
        : diningSentences(language).notKnown(what);
  return `${signs[severity]} ${said}`;
}

/** What a restaurant means for the party's allergies, in one line; empty where nobody told of any. Pure. */
export function allergyLine(
  { shown: { allergens } }: GuardedRestaurant,
  isKnown: boolean,
  language: Language,
): string {
  const say = diningSentences(language);
  if (!isKnown) return '';
  const told = allergens.warnings.slice(0, warningsTold).map((warning) => warningWords(warning, language));
  const more = allergens.warnings.length - told.length;
  const isGuess =
    allergens.declaredOn === null && allergens.warnings.some(({ presence }) => presence !== 'unknown');
  const notes = [
    ...(more > 0 ? [say.more(more)] : []),
    ...(allergens.declaredOn === null ? [] : [say.declared(allergens.declaredOn)]),
    ...(isGuess ? [say.guessed()] : []),
  ];
  return [told.join(', '), ...notes].filter((part) => part !== '').join(' · ');
}

/** `1. Salt and Fig — Kyrenia, $$, ★ 4.2 (120)`, and below it what stands against the allergies. Pure. */
function linesOf(one: GuardedRestaurant, place: number, isKnown: boolean, language: Language): string[] {
  const { shown } = one;
  const facts = [
    shown.area,
    shown.priceTier === null ? null : '$'.repeat(shown.priceTier),
    shown.rating === null ? null : `★ ${shown.rating}${shown.votes === null ? '' : ` (${shown.votes})`}`,
  ].filter((fact) => fact !== null && fact !== '');
  const name = oneLine(shown.name, 80);
  const allergies = allergyLine(one, isKnown, language);
  return [
    `${place}. ${name}${facts.length === 0 ? '' : ` — ${facts.join(', ')}`}`,
    ...(allergies === '' ? [] : [`   ${allergies}`]),
  ];
}

/** What was left out for the party's safety, each with its reasons; empty where nothing was. */
function flaggedLines({ flagged }: Guarded, language: Language): string[] {
  if (flagged.length === 0) return [];
  const told = flagged.map(({ shown }) => {
    const reasons = shown.allergens.warnings
      .filter(({ severity, presence }) => severity === 'anaphylactic' && presence !== 'unknown')
      .map((warning) => warningWords(warning, language));
    return `– ${oneLine(shown.name, 80)}: ${reasons.join(', ')}`;
  });
  return [diningSentences(language).leftOut(flagged.length), ...told];
}

export interface TellingOfRestaurants {
  readonly language: Language;
  /** What else is to be said: how they were compared, what could not be asked. */
  readonly notes: readonly string[];
}

/** All of it in words, as WhatsApp reads it: what must be known of allergies comes before the first restaurant. Pure. */
export function restaurantsInWords(guarded: Guarded, { language, notes }: TellingOfRestaurants): string {
  const say = diningSentences(language);
  const { restaurants, allergiesKnown } = guarded;
  const bookable = restaurants.flatMap(({ shown }) => (shown.listingId === null ? [] : [shown.name]));
  return [
    ...(allergiesKnown ? [`⚠️ ${say.unverified()}`] : []),
    restaurants.length === 0 ? say.allLeftOut() : say.found(restaurants.length),
    ...restaurants.flatMap((one, index) => linesOf(one, index + 1, allergiesKnown, language)),
    ...flaggedLines(guarded, language),
    ...notes,
    ...(bookable.length === 0 ? [] : [say.bookable(formatList(bookable, language))]),
  ].join('\n');
}

/** The card of what was guarded. A map without a single point on it is a list; a comparison without scores is one, too. Pure. */
export function restaurantsCard(
  guarded: Guarded,
  {
    show,
    message,
    language,
  }: { readonly show: DiningWish['show']; readonly message: string; readonly language: Language },
): RestaurantsCard {
  const restaurants = guarded.restaurants.map((one) => shownIn(one, language));
  const canShow =
    show === 'map_view'
      ? restaurants.some(({ location }) => location !== null)
      : show === 'radar_comparison' && restaurants.some(({ scores }) => scores !== null);
  return {
    type: canShow ? show : 'restaurant_list',
    ...{ message, restaurants },
    flagged: guarded.flagged.map((one) => shownIn(one, language)),
    allergiesKnown: guarded.allergiesKnown,
    profileVersion: guarded.profileVersion,
  };
}
