import type { FitReason, FitTag, Language } from '@merve/contract';
import { isolated } from '@merve/contract/words';
import { defineSentences } from '../language/define-sentences.ts';
import { diningWord } from './dining-words.ts';

/** The source's five labels (K-94 to K-98). `word` is a cuisine, a vibe or a diet in the person's language where we have it. */
export const fitTagSentences = defineSentences({
  en: {
    cuisine: (word: string) => `Matches your ${word} preference`,
    vibe: (word: string) => `Known for ${word} — your top vibe tag`,
    price: (tier: string) => `Within your ${tier} comfort zone`,
    dietary: (word: string) => `${word}-friendly`,
    allergy_safe: () => 'Safe for your allergy profile',
  },
  tr: {
    cuisine: (word) => `Mutfak tercihinize uygun: ${word}`,
    vibe: (word) => `Öne çıkan özelliği: ${word}, tam sizin tercihiniz`,
    price: (tier) => `Size uygun fiyat aralığında: ${tier}`,
    dietary: (word) => `Beslenmenize uygun: ${word}`,
    allergy_safe: () => 'Alerji profilinize uygun',
  },
  he: {
    cuisine: (word) => `מתאים להעדפת המטבח שלך: ${isolated(word)}`,
    vibe: (word) => `ידוע באווירה שחשובה לך: ${isolated(word)}`,
    price: (tier) => `בטווח המחירים הנוח לך: ${isolated(tier)}`,
    dietary: (word) => `מתאים לתזונה שלך: ${isolated(word)}`,
    allergy_safe: () => 'מתאים לפרופיל האלרגיות שלך',
  },
  ru: {
    cuisine: (word) => `Кухня по вашему вкусу: ${word}`,
    vibe: (word) => `Атмосфера, которую вы цените: ${word}`,
    price: (tier) => `В вашем ценовом диапазоне: ${tier}`,
    dietary: (word) => `Подходит к вашему питанию: ${word}`,
    allergy_safe: () => 'Подходит при ваших аллергиях',
  },
  el: {
    cuisine: (word) => `Ταιριάζει στην κουζίνα που προτιμάτε: ${word}`,
    vibe: (word) => `Με την ατμόσφαιρα που προτιμάτε: ${word}`,
    price: (tier) => `Στις τιμές που σας βολεύουν: ${tier}`,
    dietary: (word) => `Ταιριάζει στη διατροφή σας: ${word}`,
    allergy_safe: () => 'Κατάλληλο για τις αλλεργίες σας',
  },
  de: {
    cuisine: (word) => `Passt zu Ihrer Lieblingsküche: ${word}`,
    vibe: (word) => `Bekannt für Ihre liebste Stimmung: ${word}`,
    price: (tier) => `In Ihrem Preisrahmen: ${tier}`,
    dietary: (word) => `Passt zu Ihrer Ernährung: ${word}`,
    allergy_safe: () => 'Passt zu Ihren Allergien',
  },
  ar: {
    cuisine: (word) => `يناسب المطبخ الذي تفضّله: ${isolated(word)}`,
    vibe: (word) => `معروف بالأجواء التي تفضّلها: ${isolated(word)}`,
    price: (tier) => `ضمن الأسعار المريحة لك: ${isolated(tier)}`,
    dietary: (word) => `يناسب نظامك الغذائي: ${isolated(word)}`,
    allergy_safe: () => 'يناسب ملف الحساسية لديك',
  },
  fa: {
    cuisine: (word) => `مطابق آشپزی دلخواه شما: ${isolated(word)}`,
    vibe: (word) => `با فضایی که دوست دارید: ${isolated(word)}`,
    price: (tier) => `در محدودهٔ قیمت شما: ${isolated(tier)}`,
    dietary: (word) => `سازگار با رژیم شما: ${isolated(word)}`,
    allergy_safe: () => 'سازگار با آلرژی‌های شما',
  },
  ko: {
    cuisine: (word) => `좋아하시는 요리: ${word}`,
    vibe: (word) => `원하시는 분위기: ${word}`,
    price: (tier) => `편하게 여기시는 가격대: ${tier}`,
    dietary: (word) => `식단에 맞는 곳: ${word}`,
    allergy_safe: () => '알레르기 정보에 맞는 곳',
  },
});

/** As the card has room for; the contract takes no longer label. */
const maxLabel = 80;

/** The reasons as they are read, the strongest first; at most four (K-99). Pure. */
export function fitTags(reasons: readonly FitReason[], language: Language): FitTag[] {
  const say = fitTagSentences(language);
  return reasons
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 4)
    .map(({ type, value }) => {
      const word = diningWord(value, language);
      const spoken = type === 'cuisine' || type === 'dietary' ? capitalised(word, language) : word;
      const label = type === 'price' ? say.price('$'.repeat(Number(value))) : say[type](spoken);
      return { type, label: label.length <= maxLabel ? label : `${label.slice(0, maxLabel - 1)}…` };
    });
}

function capitalised(word: string, language: Language): string {
  const [first = '', ...rest] = word;
  return `${first.toLocaleUpperCase(language)}${rest.join('')}`;
}
