import type { Language } from '@merve/contract';
import { isolated, nightsCounted } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';

/** Dates keep their order between right-to-left words. */
const shown = (stays: readonly string[]) => stays.map(isolated).join('\n');

/**
 * What is said of stays alone. `what` is the place; `taken` the dates of the nights that are taken; `free` stays of as many nights, each
 * from a date to a date, as they may be tapped and said back.
 */
export const staySentences = defineSentences({
  en: {
    arrival: (clock: string) => `Arrival about ${clock}`,
    taken: (what: string, taken: string, nights: number, free: readonly string[]) =>
      free.length === 0
        ? `Nothing was booked: at ${what} these nights are taken: ${taken}. No ${nightsCounted(nights, 'en')} together are free in the days around. Please choose other days or another place.`
        : `Nothing was booked: at ${what} these nights are taken: ${taken}. Free instead for ${nightsCounted(nights, 'en')}:\n${free.join('\n')}\nWhich one shall I hold?`,
  },
  tr: {
    arrival: (clock) => `Tahmini varış ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `Rezervasyon yapılmadı: ${what} için şu geceler dolu: ${taken}. Yakın günlerde de art arda ${nightsCounted(nights, 'tr')} boş değil. Lütfen başka günler ya da başka bir yer seçin.`
        : `Rezervasyon yapılmadı: ${what} için şu geceler dolu: ${taken}. Bunun yerine ${nightsCounted(nights, 'tr')} için boş tarihler:\n${free.join('\n')}\nHangisini ayırayım?`,
  },
  de: {
    arrival: (clock) => `Ankunft etwa ${clock} Uhr`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `Es wurde nichts gebucht: ${what} ist in diesen Nächten belegt: ${taken}. Auch in den Tagen darum herum sind keine ${nightsCounted(nights, 'de')} am Stück frei. Wählen Sie bitte andere Tage oder eine andere Unterkunft.`
        : `Es wurde nichts gebucht: ${what} ist in diesen Nächten belegt: ${taken}. Frei wäre für ${nightsCounted(nights, 'de')}:\n${free.join('\n')}\nWas soll ich vormerken?`,
  },
  ru: {
    arrival: (clock) => `Прибытие около ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `Ничего не забронировано: ${what} — эти ночи заняты: ${taken}. В ближайшие дни такой срок подряд тоже не свободен (${nightsCounted(nights, 'ru')}). Выберите другие дни или другое место.`
        : `Ничего не забронировано: ${what} — эти ночи заняты: ${taken}. Свободно вместо этого (${nightsCounted(nights, 'ru')}):\n${free.join('\n')}\nЧто удержать?`,
  },
  el: {
    arrival: (clock) => `Άφιξη περίπου στις ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `Δεν έγινε κράτηση: στο ${what} αυτές οι νύχτες είναι πιασμένες: ${taken}. Ούτε τις γύρω ημέρες υπάρχει συνεχόμενη διαθεσιμότητα (${nightsCounted(nights, 'el')}). Διαλέξτε άλλες ημέρες ή άλλο κατάλυμα.`
        : `Δεν έγινε κράτηση: στο ${what} αυτές οι νύχτες είναι πιασμένες: ${taken}. Διαθέσιμες ημερομηνίες (${nightsCounted(nights, 'el')}):\n${free.join('\n')}\nΠοια να κρατήσω;`,
  },
  he: {
    arrival: (clock) => `הגעה בערך ב-${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `לא בוצעה הזמנה: ב-${isolated(what)} הלילות האלה תפוסים: ${taken}. גם בימים הסמוכים אין ${nightsCounted(nights, 'he')} פנויים ברצף. בחרו ימים אחרים או מקום אחר.`
        : `לא בוצעה הזמנה: ב-${isolated(what)} הלילות האלה תפוסים: ${taken}. תאריכים פנויים במקום זאת ל-${nightsCounted(nights, 'he')}:\n${shown(free)}\nאיזה מהם לשמור?`,
  },
  ar: {
    arrival: (clock) => `الوصول حوالي الساعة ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `لم يُحجز شيء: هذه الليالي محجوزة في ${isolated(what)}: ${taken}. ولا تتوفر في الأيام القريبة إقامة متصلة بهذه المدة (${nightsCounted(nights, 'ar')}). يُرجى اختيار أيام أخرى أو مكان آخر.`
        : `لم يُحجز شيء: هذه الليالي محجوزة في ${isolated(what)}: ${taken}. المواعيد المتاحة بدلًا منها (${nightsCounted(nights, 'ar')}):\n${shown(free)}\nأيها أحجز لك مؤقتًا؟`,
  },
  fa: {
    arrival: (clock) => `ورود حدود ساعت ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `چیزی رزرو نشد: در ${isolated(what)} این شب‌ها پر است: ${taken}. در روزهای نزدیک هم ${nightsCounted(nights, 'fa')} پشت سر هم خالی نیست. لطفاً روزهای دیگر یا جای دیگری را انتخاب کنید.`
        : `چیزی رزرو نشد: در ${isolated(what)} این شب‌ها پر است: ${taken}. تاریخ‌های خالی برای ${nightsCounted(nights, 'fa')}:\n${shown(free)}\nکدام را نگه دارم؟`,
  },
  ko: {
    arrival: (clock) => `도착 예정 ${clock}`,
    taken: (what, taken, nights, free) =>
      free.length === 0
        ? `예약하지 않았습니다. ${what}의 다음 밤은 이미 찼습니다: ${taken}. 앞뒤 며칠 동안에도 연속 ${nightsCounted(nights, 'ko')}이 가능한 날이 없습니다. 다른 날짜나 다른 숙소를 골라 주세요.`
        : `예약하지 않았습니다. ${what}의 다음 밤은 이미 찼습니다: ${taken}. 대신 ${nightsCounted(nights, 'ko')} 가능한 날짜:\n${free.join('\n')}\n어느 것으로 잡아 둘까요?`,
  },
});

/** The note with the time of arrival in it, where one was said; undefined where there is neither. */
export function arrivalNote(
  note: string | null | undefined,
  arrival: string | undefined,
  language: Language,
): string | null {
  const lines = [note ?? '', arrival === undefined ? '' : staySentences(language).arrival(arrival)];
  return lines.filter((line) => line !== '').join('; ') || null;
}
