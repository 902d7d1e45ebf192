/** Breakfast, lunch and dinner, by the words for them in nine languages and by the hours at which they are eaten. Pure. */
import { anyPhrase, foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';

/** From one hour of the day up to another; after midnight it goes on counting. */
const meals = [
  {
    from: 5,
    until: 12,
    said: `breakfast|brunch
kahvaltı*
ארוחת בוקר|ארוחת הבוקר
завтрак*
πρωινό|πρωινού
frühstück*
فطور|الفطور|إفطار|الإفطار
صبحانه
아침 식사*|아침식사*|조식*|브런치*`,
  },
  {
    from: 11,
    until: 17,
    said: `lunch*
öğle yemeğ*
ארוחת צהריים|ארוחת הצהריים|ארוחת צהרים
обед*
μεσημεριανό*|γεύμα*
mittagessen*
غداء|الغداء|غدا
ناهار|نهار
점심*`,
  },
  {
    from: 17,
    until: 28,
    said: `dinner*|supper
akşam yemeğ*
ארוחת ערב|ארוחת הערב
ужин*
δείπνο*|βραδινό
abendessen*|abendbrot
عشاء|العشاء|عشا
شام
저녁 식사*|저녁식사*|저녁을|저녁 약속*`,
  },
] as const;

/** A meal, whichever it is. */
const meal = `meal
yemek*|yemeğ*
ארוחה|הארוחה
γεύμα*|φαγητό*
essen
وجبة|الوجبة
غذا
식사*`;

const tables = onFirstUse(() => ({
  meals: meals.map(({ said, ...hours }) => ({ ...hours, said: anyPhrase(said) })),
  named: [...meals.map(({ said }) => said), meal].map((said) => new RegExp(anyPhrase(said).source, 'gu')),
}));

/** The hours at which the meal that a text names is eaten; null where it names none, or several. */
export function hoursOfMeal(text: string): { readonly from: number; readonly until: number } | null {
  const said = ` ${foldedWords(text).join(' ')} `;
  const [only, another] = tables().meals.filter((one) => one.said.test(said));
  return only === undefined || another !== undefined ? null : { from: only.from, until: only.until };
}

/** The words for a meal, as global patterns of folded words. */
export const mealPhrases = (): readonly RegExp[] => tables().named;

/** Whether a text is the name of a meal, and no more: "the dinner". */
export function namesOnlyMeal(text: string): boolean {
  const said = ` ${foldedWords(text).join(' ')} `;
  const rest = mealPhrases().reduce((left, pattern) => left.replace(pattern, ' '), said);
  return rest !== said && rest.trim() === '';
}
