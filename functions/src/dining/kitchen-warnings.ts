import type { Language } from '@merve/contract';
import { defineSentences } from '../language/define-sentences.ts';
import { oneLine } from '../language/one-line.ts';
import type { Guarded, GuardedRestaurant } from './allergy-guard.ts';
import { allergyDetailSentences } from './feed/allergy-detail-sentences.ts';
import { allergyLine } from './restaurants-card.ts';
import { diningSentences } from './sentences.ts';

/** Said where a YES is asked for once more, because of what its person did not know. */
export const kitchenWarningSentences = defineSentences({
  en: { askedAnew: () => 'Nothing is booked yet: you did not know this when I asked you.' },
  tr: { askedAnew: () => 'Henüz hiçbir şey ayırtılmadı: size sorduğumda bunu bilmiyordunuz.' },
  he: { askedAnew: () => 'עדיין לא הוזמן דבר: כששאלתי אתכם לא ידעתם זאת.' },
  ru: { askedAnew: () => 'Пока ничего не забронировано: когда я спрашивала, вы этого не знали.' },
  el: { askedAnew: () => 'Δεν έχει κλειστεί τίποτα ακόμη: όταν σας ρώτησα, δεν το γνωρίζατε αυτό.' },
  de: { askedAnew: () => 'Es ist noch nichts gebucht: Als ich Sie fragte, wussten Sie das nicht.' },
  ar: { askedAnew: () => 'لم يُحجز شيء بعد: لم تكونوا تعلمون هذا عندما سألتكم.' },
  fa: { askedAnew: () => 'هنوز چیزی رزرو نشده است: وقتی از شما پرسیدم، این را نمی‌دانستید.' },
  ko: { askedAnew: () => '아직 아무것도 예약되지 않았습니다. 제가 여쭤봤을 때는 이것을 모르셨습니다.' },
});

/** A warning as it is kept beside what waits for a YES. */
interface Told {
  readonly allergen: string;
  readonly severity: string;
  readonly presence: string;
}

/** The mildest first, of each. */
const severities: readonly string[] = ['intolerance', 'moderate', 'severe', 'anaphylactic'];
const presences: readonly string[] = ['unknown', 'may_contain', 'contains'];

/** True if somebody who was told the first knows the second: as bad an allergy, and as sure a fact. Pure. */
function covers(told: Told, one: Told): boolean {
  return (
    told.allergen === one.allergen &&
    severities.indexOf(told.severity) >= severities.indexOf(one.severity) &&
    presences.indexOf(told.presence) >= presences.indexOf(one.presence)
  );
}

/** What somebody who was told those warnings of a place does not know yet. Pure. */
export function untoldWarnings<One extends Told>(
  { shown: { allergens } }: { readonly shown: { readonly allergens: { readonly warnings: readonly One[] } } },
  told: readonly Told[],
): One[] {
  return allergens.warnings.filter((one) => !told.some((each) => covers(each, one)));
}

const nameOf = ({ shown }: GuardedRestaurant) => oneLine(shown.name, 80);

/** What one place means for the party, as it stands beside a booking there. Empty where nobody told of anything. Pure. */
export function kitchenInWords(one: GuardedRestaurant, isKnown: boolean, language: Language): string {
  const line = allergyLine(one, isKnown, language);
  if (line === '') return '';
  const isDeadly = one.shown.allergens.warnings.some(({ severity }) => severity === 'anaphylactic');
  return [`⚠️ ${nameOf(one)}: ${line}`, ...(isDeadly ? [allergyDetailSentences(language).deadly()] : [])].join(
    '\n',
  );
}

/** What places of a list mean for the party: that nobody checked them, and each of which something is known. Pure. */
export function kitchensInWords(
  { restaurants, flagged, allergiesKnown }: Guarded,
  language: Language,
): string {
  const known = [...flagged, ...restaurants].filter(({ shown: { allergens } }) =>
    allergens.warnings.some(({ presence }) => presence !== 'unknown'),
  );
  return [
    `⚠️ ${diningSentences(language).unverified()}`,
    ...known.map((one) => `– ${nameOf(one)}: ${allergyLine(one, allergiesKnown, language)}`),
  ].join('\n');
}
