import type { Language, Safety } from '@merve/contract';
import { heldStatements } from '../allergies/safety.ts';
import { defineSentences } from '../language/define-sentences.ts';

/** What Merve adds where a model's text reassures somebody with an allergy. */
export const cautions = defineSentences({
  en: {
    caution: () =>
      'About your allergy: I cannot say that any dish is safe. What a kitchen has not declared is unknown, and kitchens mix. Please ask them yourself before you eat.',
  },
  tr: {
    caution: () =>
      'Alerjiniz hakkında: hiçbir yemeğin güvenli olduğunu söyleyemem. Mutfağın bildirmediği bilinmiyor demektir ve mutfakta karışabilir. Lütfen yemeden önce kendiniz de sorun.',
  },
  he: {
    caution: () =>
      'לגבי האלרגיה שלכם: אני לא יכולה לומר על שום מנה שהיא בטוחה. מה שהמטבח לא הצהיר עליו אינו ידוע, ובמטבח דברים מתערבבים. שאלו אותם בעצמכם לפני שאתם אוכלים.',
  },
  ru: {
    caution: () =>
      'О вашей аллергии: я не могу сказать ни об одном блюде, что оно безопасно. О чём кухня не сообщила, то неизвестно, и на кухне продукты могут смешиваться. Пожалуйста, спросите у них сами, прежде чем есть.',
  },
  el: {
    caution: () =>
      'Για την αλλεργία σας: δεν μπορώ να πω για κανένα πιάτο ότι είναι ασφαλές. Ό,τι δεν έχει δηλώσει η κουζίνα είναι άγνωστο, και στην κουζίνα τα υλικά ανακατεύονται. Παρακαλώ ρωτήστε τους και εσείς πριν φάτε.',
  },
  de: {
    caution: () =>
      'Zu Ihrer Allergie: Ich kann von keinem Gericht sagen, dass es unbedenklich ist. Was eine Küche nicht angegeben hat, ist unbekannt, und in Küchen vermischt sich manches. Bitte fragen Sie dort selbst nach, bevor Sie essen.',
  },
  ar: {
    caution: () =>
      'بخصوص حساسيتك: لا يمكنني القول إن أي طبق آمن. ما لم يصرّح به المطبخ مجهول، وقد تختلط المكونات فيه. يُرجى سؤالهم مباشرة قبل الأكل.',
  },
  fa: {
    caution: () =>
      'درباره آلرژی شما: درباره هیچ غذایی نمی‌توانم بگویم که بی‌خطر است. آنچه آشپزخانه اعلام نکرده نامعلوم است و در آشپزخانه مواد با هم قاطی می‌شوند. لطفاً پیش از خوردن خودتان هم از آن‌ها بپرسید.',
  },
  ko: {
    caution: () =>
      '알레르기에 관해: 어떤 음식도 안전하다고 말씀드릴 수 없습니다. 주방에서 밝히지 않은 것은 알 수 없으며, 조리 중에 섞일 수도 있습니다. 드시기 전에 직접 문의해 주세요.',
  },
});

/**
 * Words with which a text says that something can be eaten without harm, by language. They err towards finding them: the
 * cost is a sentence. Not only the thread's language is looked for, because a model may answer in another.
 */
const reassurances: readonly RegExp[] = [
  /\bsafe(?:ly)?\b|\b(?:does not|doesn['’]t|do not|don['’]t|without|not) (?:\w+ ){0,3}(?:contain|include)\b|\bfree (?:of|from)\b|\b\w+-free\b|\ballergen[- ]free\b|\byou can (?:\w+ )?(?:eat|have|enjoy)\b|\bsuitable for you\b/iu,
  /güvenli|içerm(?:ez|iyor)|yiyebilirsin|\bsorun olmaz\b|\buygundur\b/iu,
  /בטוח|לא מכיל|אינ[הו] מכיל|ללא|נטול|אפשר לאכול|יכולים? לאכול|מתאימ?ה? (?:לך|לכם)/u,
  /безопас(?!ност)|(?<!\p{L})нет |не содерж|не вход|можете (?:\p{L}+ )?(?:есть|съесть)|можно (?:\p{L}+ )?есть|вам подойд[её]т|(?<!\p{L})без(?!\p{L})/iu,
  /ασφαλ[έή]|δεν περιέχ|χωρίς|μπορείτε να (?:φάτε|απολαύσετε)|κατάλληλ/iu,
  /unbedenklich|\bsicher\b|enth(?:ält|alten) (?:\p{L}+ ){0,3}kein|\bohne\b|(?:gluten|nuss|erdnuss|laktose|milch|ei|allergen)frei|frei von|können sie (?:\p{L}+ ){0,3}(?:essen|genießen)|geeignet für sie/iu,
  /آمن|لا (?:ي|ت)حتوي|خال(?:ٍ|ي|ية)? من|بدون|دون|يمكنك (?:تناول|أكل|الاستمتاع)|مناسب(?:ة)? لك/u,
  /بی[\u200c ]?خطر|ایمن|ندار(?:د|ند)|بدون|فاقد|می[\u200c ]?توانید (?:\p{L}+ )?بخورید|مناسب شما/u,
  /안전|들어\s?있지 않|들어가지 않|포함(?:되어 있)?지 않|없(?:는|이|어|습니)|무(?:글루텐|알레르겐)|드셔도|드실 수 있/u,
];

/**
 * The model's text, with a caution where it reassures somebody who spoke of an allergy: nobody here knows what is safe, and
 * the person might rely on it. Pure.
 * @param safety what the person ever said of allergies
 */
export function withAllergyCaution(text: string, safety: Safety, language: Language): string {
  if (!reassurances.some((pattern) => pattern.test(text)) || heldStatements(safety).length === 0) return text;
  return `${text}\n\n${cautions(language).caution()}`;
}
